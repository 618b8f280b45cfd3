import { promotionsEnvelopes as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { catchEnvelope } from './catch-envelope.ts';
import { showRain, showRainPage } from './show-rain.ts';

export function envelopeRoutes(app: FastifyInstance, house: House): void {
  serve(app, contract.rain, (_input, { memberId, language }) =>
    showRain(house, memberId, language),
  );
  serve(app, contract.rainPage, ({ id }, { memberId }) => showRainPage(house, memberId, id));
  serve(app, contract.catchEnvelope, ({ id, requestId }, { memberId }, { request }) =>
    catchEnvelope(house, { memberId, id, requestId: keyOf(request, requestId) }),
  );
}
