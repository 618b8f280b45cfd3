import { liveOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { saveTable } from './save-table.ts';

export function tableOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.saveTable, (input, caller) => saveTable(house, caller, input));
}
