import { type Call, systemOperator as contract, type Shape } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { operatorNames } from '../operators/index.ts';
import { savePage, storedPage } from './settings.ts';
import type { PageName, Pages } from './shipped.ts';
import { assertSound } from './sound-pages.ts';

/** Every page is read and saved alike; only its shape and its rules differ. */
export function systemOperatorRoutes(app: FastifyInstance, house: House): void {
  servePage(app, house, 'status', contract.readStatus, contract.saveStatus);
  servePage(app, house, 'regions', contract.readRegions, contract.saveRegions);
  servePage(app, house, 'whitelabel', contract.readWhitelabel, contract.saveWhitelabel);
  servePage(app, house, 'register', contract.readRegister, contract.saveRegister);
  servePage(app, house, 'domains', contract.readDomains, contract.saveDomains);
  servePage(app, house, 'resources', contract.readResources, contract.saveResources);
  servePage(
    app,
    house,
    'customer-service',
    contract.readCustomerService,
    contract.saveCustomerService,
  );
  servePage(app, house, 'brand', contract.readBrand, contract.saveBrand);
  servePage(app, house, 'theme', contract.readTheme, contract.saveTheme);
}

function servePage<Name extends PageName>(
  app: FastifyInstance,
  house: House,
  page: Name,
  read: Call<Shape, Shape>,
  save: Call<Shape, Shape>,
): void {
  serve(app, read, () => showPage(house, page));
  serve(app, save, async (input, caller) => {
    const change = input as { version: number; content: Pages[Name] };
    assertSound(page, change.content);
    await savePage(house, caller, page, change);
    return showPage(house, page);
  });
}

async function showPage(house: House, page: PageName) {
  const { content, version, updatedAt, updatedBy } = storedPage(house, page);
  const names = updatedBy ? await operatorNames(house, [updatedBy]) : new Map<bigint, string>();
  return {
    version,
    updatedAt: updatedAt?.getTime() ?? null,
    updatedBy: updatedBy === null ? null : (names.get(updatedBy) ?? null),
    content,
  };
}
