import { loyaltyPoints as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { convertPoints } from './convert.ts';
import { pointsHeld, showPointConfig, showPoints } from './show-points.ts';

export function pointRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.pointBalance, (_input, { memberId }) => pointsHeld(house, memberId));
  serve(app, contract.pointConfig, () => showPointConfig(house));
  serve(app, contract.points, (_input, { memberId }) => showPoints(house, memberId));
  serve(app, contract.convertPoint, ({ requestId, ...order }, { memberId }, { request }) =>
    convertPoints(house, { ...order, memberId, requestId: keyOf(request, requestId) }),
  );
}
