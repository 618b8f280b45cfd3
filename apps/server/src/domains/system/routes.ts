import { system as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { publicBrand } from './brand.ts';
import { countriesIn } from './countries.ts';
import { routeOf } from './domain-route.ts';
import { locate } from './location.ts';
import { publicStatus } from './public-status.ts';
import { registerRules } from './register-settings.ts';
import { settingsOf } from './settings.ts';
import { moduleTree } from './whitelabel.ts';

export function systemRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.status, (_, { address }) => publicStatus(house, address));
  serve(app, contract.whitelabel, () => moduleTree(house));
  serve(app, contract.register, () => registerRules(house));
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
}
