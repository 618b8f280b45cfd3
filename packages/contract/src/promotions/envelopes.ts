import { z } from 'zod/mini';
import { amount, call, idText, instant, nothing, requestId } from '../call.ts';

export const rain = call({
  method: 'GET',
  path: '/wps/promotions/rain',
  audience: 'member',
  class: 'read',
  summary: 'The rain of red envelopes that falls now or next, and how many one may still catch.',
  input: nothing,
  value: z.nullable(
    z.object({
      id: z.string(),
      title: z.string(),
      startsAt: instant,
      endsAt: instant,
      isFalling: z.boolean(),
      chances: z.int(),
      used: z.int(),
      caught: amount,
    }),
  ),
});

export const catchEnvelope = call({
  method: 'POST',
  path: '/wps/promotions/rain/:id/catch',
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Catches one envelope of the rain; an empty one is better luck next time.',
  input: z.object({ id: idText, requestId: z.optional(requestId) }),
  value: z.object({ money: amount, chancesLeft: z.int() }),
});
