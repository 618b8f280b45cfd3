import { sportsbookLeaguesOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { createLeague, saveLeague } from './save-league.ts';

export function leagueOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.createLeague, (input, caller) => createLeague(house, caller, input));
  serve(app, contract.saveLeague, (input, caller) => saveLeague(house, caller, input));
}
