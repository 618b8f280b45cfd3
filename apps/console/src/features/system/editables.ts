import { type Output, type Shape, systemOperator, systemPages } from '@baize/contract';
import { ask } from '../../shared/api.ts';
import type { Editable } from '../../shared/editor/editable.ts';

type ContentOf<Page extends Shape> = Output<Page>;
export type StatusContent = ContentOf<typeof systemPages.statusPage>;
export type RegionsContent = ContentOf<typeof systemPages.regionsPage>;
export type ModulesContent = ContentOf<typeof systemPages.whitelabelPage>;
export type RegisterContent = ContentOf<typeof systemPages.registerPage>;
export type DomainsContent = ContentOf<typeof systemPages.domainsPage>;
export type ResourcesContent = ContentOf<typeof systemPages.resourcesPage>;
export type ServiceContent = ContentOf<typeof systemPages.customerServicePage>;
export type BrandContent = ContentOf<typeof systemPages.brandPage>;

export const statusEditable: Editable<StatusContent> = {
  name: 'status',
  shape: systemPages.statusPage,
  read: (signal) => ask(systemOperator.readStatus, {}, signal),
  save: (change) => ask(systemOperator.saveStatus, change),
};

export const regionsEditable: Editable<RegionsContent> = {
  name: 'regions',
  shape: systemPages.regionsPage,
  read: (signal) => ask(systemOperator.readRegions, {}, signal),
  save: (change) => ask(systemOperator.saveRegions, change),
};

export const modulesEditable: Editable<ModulesContent> = {
  name: 'whitelabel',
  shape: systemPages.whitelabelPage,
  read: (signal) => ask(systemOperator.readWhitelabel, {}, signal),
  save: (change) => ask(systemOperator.saveWhitelabel, change),
};

export const registerEditable: Editable<RegisterContent> = {
  name: 'register',
  shape: systemPages.registerPage,
  read: (signal) => ask(systemOperator.readRegister, {}, signal),
  save: (change) => ask(systemOperator.saveRegister, change),
};

export const domainsEditable: Editable<DomainsContent> = {
  name: 'domains',
  shape: systemPages.domainsPage,
  read: (signal) => ask(systemOperator.readDomains, {}, signal),
  save: (change) => ask(systemOperator.saveDomains, change),
};

export const resourcesEditable: Editable<ResourcesContent> = {
  name: 'resources',
  shape: systemPages.resourcesPage,
  read: (signal) => ask(systemOperator.readResources, {}, signal),
  save: (change) => ask(systemOperator.saveResources, change),
};

export const serviceEditable: Editable<ServiceContent> = {
  name: 'customer-service',
  shape: systemPages.customerServicePage,
  read: (signal) => ask(systemOperator.readCustomerService, {}, signal),
  save: (change) => ask(systemOperator.saveCustomerService, change),
};

export const brandEditable: Editable<BrandContent> = {
  name: 'brand',
  shape: systemPages.brandPage,
  read: (signal) => ask(systemOperator.readBrand, {}, signal),
  save: (change) => ask(systemOperator.saveBrand, change),
};
