import { type Output, type Shape, system, systemPages } from '@baize/contract';
import { ask } from '../../shared/api.ts';
import type { Door } from '../../shared/editor/door.ts';

type ContentOf<Page extends Shape> = Output<Page>;
export type StatusContent = ContentOf<typeof systemPages.statusPage>;
export type RegionsContent = ContentOf<typeof systemPages.regionsPage>;
export type ModulesContent = ContentOf<typeof systemPages.whitelabelPage>;
export type RegisterContent = ContentOf<typeof systemPages.registerPage>;
export type DomainsContent = ContentOf<typeof systemPages.domainsPage>;
export type ResourcesContent = ContentOf<typeof systemPages.resourcesPage>;
export type ServiceContent = ContentOf<typeof systemPages.customerServicePage>;
export type BrandContent = ContentOf<typeof systemPages.brandPage>;

export const statusDoor: Door<StatusContent> = {
  name: 'status',
  shape: systemPages.statusPage,
  read: (signal) => ask(system.readStatus, {}, signal),
  save: (change) => ask(system.saveStatus, change),
};

export const regionsDoor: Door<RegionsContent> = {
  name: 'regions',
  shape: systemPages.regionsPage,
  read: (signal) => ask(system.readRegions, {}, signal),
  save: (change) => ask(system.saveRegions, change),
};

export const modulesDoor: Door<ModulesContent> = {
  name: 'whitelabel',
  shape: systemPages.whitelabelPage,
  read: (signal) => ask(system.readWhitelabel, {}, signal),
  save: (change) => ask(system.saveWhitelabel, change),
};

export const registerDoor: Door<RegisterContent> = {
  name: 'register',
  shape: systemPages.registerPage,
  read: (signal) => ask(system.readRegister, {}, signal),
  save: (change) => ask(system.saveRegister, change),
};

export const domainsDoor: Door<DomainsContent> = {
  name: 'domains',
  shape: systemPages.domainsPage,
  read: (signal) => ask(system.readDomains, {}, signal),
  save: (change) => ask(system.saveDomains, change),
};

export const resourcesDoor: Door<ResourcesContent> = {
  name: 'resources',
  shape: systemPages.resourcesPage,
  read: (signal) => ask(system.readResources, {}, signal),
  save: (change) => ask(system.saveResources, change),
};

export const serviceDoor: Door<ServiceContent> = {
  name: 'customer-service',
  shape: systemPages.customerServicePage,
  read: (signal) => ask(system.readCustomerService, {}, signal),
  save: (change) => ask(system.saveCustomerService, change),
};

export const brandDoor: Door<BrandContent> = {
  name: 'brand',
  shape: systemPages.brandPage,
  read: (signal) => ask(system.readBrand, {}, signal),
  save: (change) => ask(system.saveBrand, change),
};
