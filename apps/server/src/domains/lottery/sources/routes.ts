import { lotterySources as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { admitSources } from './admit.ts';
import { hearSource } from './hear.ts';

/** What outside sources say was drawn: signed, each word once. */
export function sourcesRoutes(app: FastifyInstance, house: House): void {
  admitSources(app, house);
  serve(app, contract.tellResults, ({ results }, _caller, { request }) =>
    hearSource(house, request.lotterySource!, results),
  );
}
