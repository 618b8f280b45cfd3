import { walletOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listReconciliations } from './reconciliation.ts';

export function reconciliationOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listReconciliations, ({ pageSize }) => listReconciliations(house, pageSize));
}
