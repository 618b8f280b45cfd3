import { lotteryOddsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { askOdds, showOdds } from './change-odds.ts';
import { proveOdds } from './proof.ts';

export function oddsOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.showOdds, ({ gameCode }) => showOdds(house, gameCode));
  serve(app, contract.proveOdds, (input) => proveOdds(house, input));
  serve(app, contract.askOdds, (input, caller) => askOdds(house, caller, input));
}
