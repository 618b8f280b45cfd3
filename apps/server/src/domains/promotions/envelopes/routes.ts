import { promotionsEnvelopes as contract } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { keyOf } from '../../../platform/edge/request-key.ts';
import type { House } from '../../../platform/house.ts';
import { serve } from '../../../platform/serve.ts';
import { openCatching } from './catch-envelope.ts';
import { showRain, showRainPage } from './show-rain.ts';

export function envelopeRoutes(app: FastifyInstance, house: House): void {
  const catchEnvelope = openCatching(house);
  serve(app, contract.rain, (_input, { memberId, language }) =>
    showRain(house, memberId, language),
  );
  serve(app, contract.rainPage, ({ id }, { memberId }) => showRainPage(house, memberId, id));
  serve(app, contract.catchEnvelope, ({ id, requestId }, { memberId }, { request }) =>
    catchEnvelope({ memberId, id, requestId: keyOf(request, requestId) }),
  );
}
