import { promotionsActivities as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { applyFor } from './apply.ts';

export function applicationRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.apply, (input, { memberId }) => applyFor(house, { ...input, memberId }));
}
