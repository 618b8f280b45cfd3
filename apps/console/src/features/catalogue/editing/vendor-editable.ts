import { catalogueEditingOperator, type Output } from '@baize/contract';
import { z } from 'zod/mini';
import { ask } from '../../../shared/api.ts';
import { type Editable, type Stored, undated } from '../../../shared/editor/editable.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import type { Vendor } from '../use-catalogue.ts';

export type VendorContent = Omit<
  Output<typeof catalogueEditingOperator.saveVendor.input>,
  'version'
>;
export type VendorForm = SettingsForm<VendorContent>;

const BLANK: VendorContent = {
  code: '',
  names: {},
  adapter: 'sample',
  picture: null,
  sort: 1_000,
  isHot: false,
  isEnabled: true,
  maintenanceFrom: null,
  maintenanceUntil: null,
};

/** One vendor to be changed; without a code, one to be added. */
export function vendorEditable(
  code: string,
  onMade: (code: string) => void,
): Editable<VendorContent> {
  return {
    name: `vendor:${code}`,
    shape: z.omit(catalogueEditingOperator.saveVendor.input, { version: true }),
    right: 'catalogue.edit',
    touches: ['catalogue'],
    isNew: code === '',
    read: async (signal) => {
      if (code === '') return undated(0, BLANK);
      const { list } = await ask(catalogueEditingOperator.listVendors, {}, signal);
      return stored(list.find((vendor) => vendor.code === code) ?? missing(code));
    },
    save: async ({ version, content }) => {
      const saved = await ask(catalogueEditingOperator.saveVendor, { ...content, version });
      if (code === '') onMade(saved.code);
      return stored(saved);
    },
  };
}

function missing(code: string): never {
  throw new Error(`No vendor ${code}`);
}

function stored(vendor: Vendor): Stored<VendorContent> {
  const { version, isOpenable, gameCount, ...content } = vendor;
  return undated(version, content);
}
