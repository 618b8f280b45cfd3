import { playRecordsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { latestBets, listOpen, listWins } from './bet-lists.ts';
import { searchBets } from './bet-search.ts';

export function recordOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listOpen, (input) => listOpen(house, input));
  serve(app, contract.listWins, (input) => listWins(house, input));
  serve(app, contract.latestBets, (input) => latestBets(house, input));
  serve(app, contract.searchBets, (input) => searchBets(house, input));
}
