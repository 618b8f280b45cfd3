import { cashierTurnoverOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { showTurnover } from './list-turnover.ts';
import { waiveTurnover } from './turnover.ts';

export function turnoverOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listTurnover, ({ memberId }) => showTurnover(house, BigInt(memberId)));
  serve(app, contract.waiveTurnover, async (input, caller) => {
    await waiveTurnover(house, caller, input);
    return null;
  });
}
