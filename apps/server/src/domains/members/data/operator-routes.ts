import { membersDataRequestsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { listDataRequests } from './data-requests.ts';

/** Which requests wait. Deciding one touches sessions and locks, so identity serves it. */
export function dataOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.listDataRequests, (wanted) => listDataRequests(house, wanted));
}
