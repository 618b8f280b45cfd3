import { system as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { serveShared } from '../../platform/serve-shared.ts';
import { publicBrand } from './brand.ts';
import { countriesIn } from './countries.ts';
import { routeOf } from './domain-route.ts';
import { locate } from './location.ts';
import { olderSystemRoutes } from './older-clients.ts';
import { publicStatus } from './public-status.ts';
import { registerRules } from './register-settings.ts';
import { settingsOf } from './settings.ts';
import { moduleTree } from './whitelabel.ts';

export function systemRoutes(app: FastifyInstance, house: House): void {
  serveShared(app, house, contract.status, {
    handle: (_, { address }) => publicStatus(house, address),
    // It tells visitors where they come from, and whether they are let in.
    sharedWith: ({ address }) => address,
  });
  serve(app, contract.whitelabel, () => moduleTree(house));
  serveShared(app, house, contract.register, {
    handle: () => registerRules(house),
    sharedWith: () => 'all',
  });
  serve(app, contract.domainRoute, ({ domain }, _, { request }) =>
    routeOf(house, domain ?? request.hostname),
  );
  serve(app, contract.country, (_, { language }) => countriesIn(language));
  serve(app, contract.locate, (_, { address }) => locate(address));
  serve(app, contract.consolidated, () => ({
    brand: publicBrand(house),
    whitelabel: moduleTree(house),
    register: registerRules(house),
    resources: settingsOf(house, 'resources').resources,
  }));
  serve(app, contract.collect, () => undefined);
  olderSystemRoutes(app, house);
}
