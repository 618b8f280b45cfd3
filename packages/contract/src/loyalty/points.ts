import { z } from 'zod/mini';
import { amount, call, instant, nothing, requestId, text, whole } from '../call.ts';

/** One category of one day: what was played, what it earned, and what is carried to the next. */
const line = z.object({
  category: z.string(),
  validBet: amount,
  weight: z.int(),
  points: z.int(),
  carried: amount,
});

export const pointBalance = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointBalance',
  also: [{ path: '/wps/relay/MCS2_getPointBalance' }],
  audience: 'member',
  class: 'read',
  summary: 'How many points a member holds.',
  input: nothing,
  value: amount,
});

export const pointConfig = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getPointConfig',
  also: [{ path: '/wps/relay/MCS2_getPointConfig' }],
  audience: 'anyone',
  class: 'read',
  summary: 'The rules of points: what earns them, and what they are worth.',
  input: nothing,
  value: z.object({
    /** Valid bets for one point, and what counts of each category in per cent. */
    validBetPerPoint: amount,
    weights: z.record(z.string(), z.int()),
    convertEnabled: z.boolean(),
    /** So many points are one unit of money. */
    pointsRatio: z.int(),
    turnoverMultiple: z.int(),
    expires: z.literal(false),
  }),
});

export const points = call({
  method: 'GET',
  path: '/wps/loyalty/points',
  audience: 'member',
  class: 'read',
  summary: 'Points held, what today has earned so far, and the days before.',
  input: nothing,
  value: z.object({
    balance: amount,
    /** Credited after midnight. */
    today: z.array(line),
    creditedAt: instant,
    days: z.array(z.object({ day: z.string(), points: z.int(), lines: z.array(line) })),
  }),
});

export const convertPoint = call({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_convertPoint',
  also: [{ path: '/wps/relay/passwordCheck/MCS2_convertPoint' }],
  audience: 'member',
  class: 'money',
  encrypted: true,
  notWhileFrozen: true,
  summary: 'Changes points into money, which must be played as often as the rules say.',
  input: z.object({
    points: whole(1, 1_000_000_000),
    password: z._default(text(100), ''),
    requestId: z.optional(requestId),
  }),
  value: z.object({ points: z.int(), amount, pointBalance: amount, mainWalletBalance: amount }),
});
