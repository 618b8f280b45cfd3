import { cashierRebates as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { claimRebate } from './claim-rebate.ts';
import { listRebates } from './list-rebates.ts';
import { showRebate } from './open-rebate.ts';

export function rebateRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.rebate, (_input, { memberId }) => showRebate(house, memberId));
  serve(app, contract.claimRebate, ({ requestId }, { memberId }, { request }) =>
    claimRebate(house, { memberId, requestId: keyOf(request, requestId) }),
  );
  serve(app, contract.rebates, (input, { memberId }) => listRebates(house, memberId, input));
}
