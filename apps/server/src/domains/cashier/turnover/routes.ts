import { cashierTurnover as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { showTurnover } from './list-turnover.ts';

export function turnoverRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.turnoverInfo, (_input, { memberId }) => showTurnover(house, memberId));
}
