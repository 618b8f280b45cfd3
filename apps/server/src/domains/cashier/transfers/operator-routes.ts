import { cashierTransfersOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { askAdjustment } from './adjustments.ts';
import { listAdjustments } from './list-adjustments.ts';

export function transferOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.askAdjustment, (input, caller) => askAdjustment(house, caller, input));
  serve(app, contract.listAdjustments, (input) => listAdjustments(house, input));
}
