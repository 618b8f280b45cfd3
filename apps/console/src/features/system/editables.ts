import {
  systemOperator as calls,
  type Output,
  type systemPages as pages,
  type Shape,
} from '@baize/contract';
import { editableOf } from '../../shared/editor/editable.ts';

type ContentOf<Page extends Shape> = Output<Page>;
export type StatusContent = ContentOf<typeof pages.statusPage>;
export type RegionsContent = ContentOf<typeof pages.regionsPage>;
export type ModulesContent = ContentOf<typeof pages.whitelabelPage>;
export type RegisterContent = ContentOf<typeof pages.registerPage>;
export type DomainsContent = ContentOf<typeof pages.domainsPage>;
export type ResourcesContent = ContentOf<typeof pages.resourcesPage>;
export type ServiceContent = ContentOf<typeof pages.customerServicePage>;
export type BrandContent = ContentOf<typeof pages.brandPage>;

export const statusEditable = editableOf({ read: calls.readStatus, save: calls.saveStatus });
export const regionsEditable = editableOf({ read: calls.readRegions, save: calls.saveRegions });
export const modulesEditable = editableOf({
  read: calls.readWhitelabel,
  save: calls.saveWhitelabel,
});
export const registerEditable = editableOf({ read: calls.readRegister, save: calls.saveRegister });
export const domainsEditable = editableOf({ read: calls.readDomains, save: calls.saveDomains });
export const resourcesEditable = editableOf({
  read: calls.readResources,
  save: calls.saveResources,
});
export const serviceEditable = editableOf({
  read: calls.readCustomerService,
  save: calls.saveCustomerService,
});
export const brandEditable = editableOf({ read: calls.readBrand, save: calls.saveBrand });
