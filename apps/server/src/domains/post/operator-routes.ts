import { postOutboxOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../platform/house.ts';
import { serve } from '../../platform/serve.ts';
import { listOutbox } from './outbox-list.ts';

export function postOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listOutbox, (wanted, caller) => listOutbox(house, caller, wanted));
}
