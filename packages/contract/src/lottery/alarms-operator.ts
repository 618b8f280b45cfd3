import { z } from 'zod/mini';
import { call, done, idText, instant, pageNumber, text, whole } from '../call.ts';
import { pageOf } from '../paging.ts';

/**
 * LATE: the draw was held and no result stands. DIFFERS: two sources told two results, so two people
 * must say which. CONTRADICTED: a source tells another result than the one that stands.
 */
export const alarmKinds = ['LATE', 'DIFFERS', 'CONTRADICTED'] as const;

export const listAlarms = call({
  method: 'GET',
  path: '/ops/lottery/alarms',
  audience: 'operator',
  right: 'lottery.read',
  class: 'read',
  summary: 'Results of draws held elsewhere that a person should look at, newest first.',
  input: z.object({
    isOpen: z._default(z.enum(['yes', 'no', 'any']), 'yes'),
    page: pageNumber,
    pageSize: z._default(whole(1, 200), 50),
  }),
  value: pageOf(
    z.object({
      id: z.string(),
      kind: z.enum(alarmKinds),
      gameCode: z.string(),
      name: z.string(),
      number: z.string(),
      /** How often a result was taken already. */
      revision: z.int(),
      source: z.nullable(z.string()),
      drawsAt: instant,
      raisedAt: instant,
      endedAt: z.nullable(instant),
      seenBy: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
});

export const endAlarm = call({
  method: 'POST',
  path: '/ops/lottery/alarms/:id/seen',
  audience: 'operator',
  right: 'lottery.results',
  class: 'write',
  summary: 'Somebody has looked at an alarm, and says what they found.',
  input: z.object({ id: idText, note: text(300, 3) }),
  value: done,
});
