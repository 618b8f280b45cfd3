import { insightStatementsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { showStatement } from './statement.ts';

export function statementsOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.showStatement, (input) => showStatement(house, input));
}
