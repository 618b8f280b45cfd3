import { z } from 'zod/mini';
import { amount, call, done, idText, instant, pageNumber, text, whole } from '../call.ts';
import { pageOf } from '../paging.ts';

/**
 * STEAM: several members back one selection at once, and its price falls or its weight grows.
 * ONE_SIDED: nearly all of a market's money lies on one selection. LATE: bets that were placed when
 * what they won by had happened already, or time and again just before it. SAME_PERSON: accounts that
 * back the same things in the same moments.
 */
export const alertKinds = ['STEAM', 'ONE_SIDED', 'LATE', 'SAME_PERSON'] as const;

const alert = z.object({
  id: z.string(),
  kind: z.enum(alertKinds),
  matchId: z.nullable(z.string()),
  /** `Home – Away`. */
  match: z.nullable(z.string()),
  market: z.nullable(z.string()),
  selection: z.nullable(z.string()),
  members: z.array(z.int()),
  bets: z.int(),
  stake: amount,
  percent: z.nullable(z.int()),
  oddsFrom: z.nullable(z.int()),
  oddsTo: z.nullable(z.int()),
  seconds: z.nullable(z.int()),
  firstAt: instant,
  lastAt: instant,
  seenBy: z.nullable(z.string()),
  seenAt: z.nullable(instant),
  note: z.nullable(z.string()),
});

export const listAlerts = call({
  method: 'GET',
  path: '/ops/sportsbook/alerts',
  audience: 'operator',
  right: 'sports.read',
  class: 'read',
  summary: 'What traders should look at, newest first.',
  input: z.object({
    kind: z.optional(z.enum(alertKinds)),
    isSeen: z._default(z.enum(['yes', 'no', 'any']), 'no'),
    page: pageNumber,
    pageSize: z._default(whole(1, 200), 50),
  }),
  value: pageOf(alert),
});

export const markAlert = call({
  method: 'POST',
  path: '/ops/sportsbook/alerts/:id/seen',
  audience: 'operator',
  right: 'sports.trade',
  class: 'write',
  summary: 'Somebody has looked at an alert, and says what they found.',
  input: z.object({ id: idText, note: text(300, 3) }),
  value: done,
});
