import { operatorsSearch as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { type Finder, searchEverything } from './search.ts';

declare module '../../../platform/domain.ts' {
  interface Contributions {
    /** What the one search for everything finds: each domain looks among its own. */
    finders: Finder;
  }
}

export function searchOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.searchEverything, ({ words }, caller) =>
    searchEverything(house, caller, words),
  );
}
