import { cashierTurnoverOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { showTurnover } from './list-turnover.ts';
import { askWaiver } from './waive.ts';

export function turnoverOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listTurnover, ({ memberId }) => showTurnover(house, BigInt(memberId)));
  serve(app, contract.waiveTurnover, (input, caller) => askWaiver(house, caller, input));
}
