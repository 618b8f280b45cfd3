import { z } from 'zod/mini';
import { amount, call, instant, nothing, requestId } from '../call.ts';
import { reportPeriod } from './parts.ts';

const rebateLine = z.object({
  category: z.string(),
  validBet: amount,
  /** In per cent: "0.8". */
  ratePercent: z.string(),
  amount,
});

/** As it is kept with a claim: sums as text in the smallest parts, the rate in parts per million. */
export const storedRebateLine = z.object({
  category: z.string(),
  validBet: z.string(),
  rate: z.int(),
  amount: z.string(),
});

export const rebate = call({
  method: 'GET',
  path: '/wps/relay/ODSFE2_getRebate',
  audience: 'member',
  class: 'read',
  summary: 'Valid bets not rebated yet, by category, and what they bring.',
  input: nothing,
  value: z.object({
    list: z.array(rebateLine),
    total: amount,
    /** Before then nothing can be claimed: at most once a minute. */
    nextClaimAt: z.nullable(instant),
    /** When what is left of yesterday and before is credited by itself. */
    creditedAt: instant,
    turnoverMultiple: z.int(),
  }),
});

export const claimRebate = call({
  method: 'POST',
  path: '/wps/relay/ODSFE2_rebateDisburse',
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Credits the rebate of all bets not rebated yet.',
  input: z.object({ requestId: z.optional(requestId) }),
  value: z.object({ amount, list: z.array(rebateLine), mainWalletBalance: amount }),
});

export const rebates = call({
  method: 'GET',
  path: '/wps/report/rebates',
  audience: 'member',
  class: 'report',
  summary: 'Own rebates, claimed and credited by themselves, newest first.',
  input: z.object(reportPeriod),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        at: instant,
        kind: z.enum(['MANUAL', 'AUTO']),
        amount,
        list: z.array(rebateLine),
      }),
    ),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
});
