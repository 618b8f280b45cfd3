import { walletOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listMovements } from './movements.ts';

export function statementOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.memberMovements, (input) => listMovements(house, input));
}
