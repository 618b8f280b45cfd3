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

export const rainPage = call({
  method: 'GET',
  path: '/wps/promotions/rain/:id',
  audience: 'member',
  class: 'report',
  summary:
    'One rain: when it falls next, how often one may catch and by what, and own catches with what each can be checked by.',
  input: z.object({ id: idText }),
  value: z.object({
    /** Null: it does not fall again. */
    fall: z.nullable(z.object({ startsAt: instant, endsAt: instant })),
    chances: z.int(),
    /** What was paid in and played on the day before it falls. */
    deposited: amount,
    played: amount,
    ladder: z.array(z.object({ deposit: amount, validBet: amount, chances: z.int() })),
    amounts: z.array(z.object({ amount, weight: z.int() })),
    caught: z.array(
      z.object({
        caughtAt: instant,
        amount,
        nonce: z.int(),
        clientSeed: z.string(),
        /** Which of the amounts, from 0; -1: none was left. */
        prize: z.int(),
        weights: z.array(z.int()),
      }),
    ),
  }),
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
