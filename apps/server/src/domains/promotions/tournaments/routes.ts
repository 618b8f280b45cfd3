import { promotionsTournaments as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { showRanking } from './ranking.ts';

export function tournamentRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.ranking, ({ id }, caller) => showRanking(house, caller, id));
}
