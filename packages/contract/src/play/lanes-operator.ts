import { z } from 'zod/mini';
import { call, done, instant, text } from '../call.ts';
import { reason } from './parts.ts';

const scope = z.enum(['all', 'vendor', 'game', 'member']);

export const listStops = call({
  method: 'GET',
  path: '/ops/play/stops',
  audience: 'operator',
  right: 'play.read',
  class: 'read',
  summary: 'What is stopped now, by whom and why.',
  input: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        scope,
        subject: z.string(),
        reason: z.string(),
        operatorId: z.int(),
        /** None: the house did it by itself. */
        operator: z.nullable(z.string()),
        at: instant,
      }),
    ),
  }),
});

export const setStop = call({
  method: 'PUT',
  path: '/ops/play/stops',
  audience: 'operator',
  right: 'play.stop',
  class: 'write',
  summary: 'Stops new bets on everything, a vendor, a game (vendor:code) or a member, or frees it.',
  input: z.object({ scope, subject: z._default(text(80), ''), isStopped: z.boolean(), reason }),
  value: done,
});
