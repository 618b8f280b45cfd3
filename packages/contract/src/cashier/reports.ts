import { z } from 'zod/mini';
import { amount, call, instant, instantInput, nothing, requestId } from '../call.ts';
import { statement } from '../wallet/wallet.ts';
import { reportPeriod } from './deposits.ts';

/** What a member gained and lost, his records as files, and the rebate he claims himself. */
const period = { startDate: z.optional(instantInput), endDate: z.optional(instantInput) };

const bets = {
  betCount: z.int(),
  betAmount: amount,
  validBetAmount: amount,
  winAmount: amount,
};

const result = {
  ...bets,
  deposits: amount,
  withdrawals: amount,
  rebate: amount,
  /** Promotions, rewards, referral and deposit bonuses. */
  promotion: amount,
  jackpot: amount,
  salary: amount,
  dividend: amount,
  /** Wins, rebate, promotions, jackpots, salary and dividend, less what was staked. */
  profit: amount,
};

export const personalProfit = call({
  method: 'GET',
  path: '/wps/report/personalProfit',
  audience: 'member',
  class: 'report',
  summary: 'Own profit and loss by day of the platform and by category, at most 31 days.',
  input: z.object(period),
  value: z.object({
    /** Newest first; days without anything are left out. */
    days: z.array(z.object({ day: z.string(), ...result })),
    categories: z.array(z.object({ category: z.string(), ...bets, profit: amount })),
    total: z.object(result),
  }),
});

const file = { method: 'GET', audience: 'member', class: 'report', answer: 'file' } as const;

export const profitFile = call({
  ...file,
  path: '/wps/report/personalProfit.csv',
  summary: 'The same by day, as CSV.',
  input: z.object(period),
  value: z.unknown(),
});

const { codeTypes, startTime, endTime, txTypeIds, excludeTxTypeIds, account } =
  statement.input.shape;

export const statementFile = call({
  ...file,
  path: '/wps/report/transactions.csv',
  summary: 'The account record as CSV, with the filters of the record itself.',
  input: z.object({ codeTypes, startTime, endTime, txTypeIds, excludeTxTypeIds, account }),
  value: z.unknown(),
});

export const depositsFile = call({
  ...file,
  path: '/wps/report/deposits.csv',
  summary: 'Own deposits as CSV.',
  input: z.object(period),
  value: z.unknown(),
});

export const withdrawalsFile = call({
  ...file,
  path: '/wps/report/withdrawals.csv',
  summary: 'Own withdrawals as CSV.',
  input: z.object(period),
  value: z.unknown(),
});

const rebateLine = z.object({
  category: z.string(),
  validBet: amount,
  /** In per cent: "0.8". */
  ratePercent: z.string(),
  amount,
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
