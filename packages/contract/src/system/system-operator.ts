import { z } from 'zod/mini';
import { call, instant, nothing, type Shape } from '../call.ts';
import * as pages from './pages.ts';

/** A page as the operators see it: with the version that a change must name. */
function page<Page extends Shape>(content: Page) {
  return z.object({
    version: z.int(),
    updatedAt: z.nullable(instant),
    updatedBy: z.nullable(z.string()),
    content,
  });
}

function readPage<Page extends Shape>(name: string, says: string, content: Page) {
  return call({
    method: 'GET',
    path: `/ops/system/${name}`,
    audience: 'operator',
    class: 'read',
    right: 'system.read',
    summary: `Reads ${says}`,
    input: nothing,
    value: page(content),
  });
}

function savePage<Page extends Shape>(name: string, says: string, content: Page) {
  return call({
    method: 'PUT',
    path: `/ops/system/${name}`,
    audience: 'operator',
    class: 'write',
    right: 'system.edit',
    summary: `Changes ${says}, unless someone else did meanwhile`,
    input: z.object({ version: z.int().check(z.gte(0)), content }),
    value: page(content),
  });
}

export const readStatus = readPage('status', 'the maintenance switch', pages.statusPage);

export const saveStatus = savePage('status', 'the maintenance switch', pages.statusPage);

export const readRegions = readPage('regions', 'the region restriction', pages.regionsPage);

export const saveRegions = savePage('regions', 'the region restriction', pages.regionsPage);

export const readWhitelabel = readPage('whitelabel', 'the switches', pages.whitelabelPage);

export const saveWhitelabel = savePage('whitelabel', 'the switches', pages.whitelabelPage);

export const readRegister = readPage('register', 'the registration rules', pages.registerPage);

export const saveRegister = savePage('register', 'the registration rules', pages.registerPage);

export const readDomains = readPage('domains', 'the known domains', pages.domainsPage);

export const saveDomains = savePage('domains', 'the known domains', pages.domainsPage);

export const readResources = readPage('resources', 'the resources', pages.resourcesPage);

export const saveResources = savePage('resources', 'the resources', pages.resourcesPage);

export const readCustomerService = readPage(
  'customer-service',
  'the customer-service entries',
  pages.customerServicePage,
);

export const saveCustomerService = savePage(
  'customer-service',
  'the customer-service entries',
  pages.customerServicePage,
);

export const readBrand = readPage('brand', 'the brand', pages.brandPage);

export const saveBrand = savePage('brand', 'the brand', pages.brandPage);

export const readTheme = readPage('theme', 'the look of the portal', pages.themePage);

export const saveTheme = savePage('theme', 'the look of the portal', pages.themePage);
