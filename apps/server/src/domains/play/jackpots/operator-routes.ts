import { playJackpotsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listPots, listPotWins } from './pot-lists.ts';

export function jackpotOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.showPots, () => listPots(house));
  serve(app, contract.listPotWins, (input) => listPotWins(house, input));
}
