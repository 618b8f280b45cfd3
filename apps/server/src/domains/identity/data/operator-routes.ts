import { membersDataRequestsOperator as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { showDataRequest } from '../../members/index.ts';
import { decideErasure } from './personal-data.ts';

export function dataOperatorRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.decideDataRequest, async (ruling, caller) => {
    await decideErasure(house, caller, ruling);
    return showDataRequest(house, BigInt(ruling.requestId));
  });
}
