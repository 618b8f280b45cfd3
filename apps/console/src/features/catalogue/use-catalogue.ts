import { catalogueEditingOperator, type Output } from '@baize/contract';
import { queryOf } from '../../shared/queries.ts';

/** The names of the house itself, among the vendors. */
const OWN_VENDORS = ['BAIZE', 'TCG_LOTTO_VN', 'TCG_SEA'];

export const isOwnVendor = (code: string) => OWN_VENDORS.includes(code);

export type Vendor = Output<typeof catalogueEditingOperator.vendor>;

export const vendorsQuery = queryOf(catalogueEditingOperator.listVendors, {});

/** The name that operators read: the English one, else any. */
export function englishName(names: Partial<Record<string, string>>, otherwise: string): string {
  return names.EN ?? Object.values(names)[0] ?? otherwise;
}
