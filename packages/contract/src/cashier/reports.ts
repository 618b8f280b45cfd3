import { z } from 'zod/mini';
import { amount, call, text } from '../call.ts';
import { statement } from '../wallet/wallet.ts';
import { period } from './parts.ts';

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

export const transactionTypes = call({
  method: 'GET',
  path: '/wps/relay/GLS2_TxCodeList',
  audience: 'session',
  class: 'read',
  summary: 'Every reason for money to move, with its number and its group.',
  input: z.object({ txType: z._default(text(20), 'ALL') }),
  value: z.array(
    z.object({ txTypeId: z.int(), code: z.string(), codeType: z.string(), txTypeName: z.string() }),
  ),
});

const line = z.object({ group: z.string(), count: z.int(), in: amount, out: amount });

export const creditReport = call({
  method: 'GET',
  path: '/wps/report/creditReport',
  audience: 'member',
  class: 'report',
  summary:
    'Own standing over a period of at most a year: what was held, what came and went, bets, receipts.',
  input: z.object(period),
  value: z.object({
    from: z.int(),
    to: z.int(),
    /** What the main wallet held at the beginning; with the lines it comes to `closing`. */
    opening: amount,
    closing: amount,
    /** By the groups of the account record. */
    lines: z.array(line),
    categories: z.array(
      z.object({
        category: z.string(),
        bets: z.int(),
        stake: amount,
        validBet: amount,
        payout: amount,
      }),
    ),
    /** Withdrawals by what became of them. */
    receipts: z.array(z.object({ state: z.string(), count: z.int(), amount, received: amount })),
    /** What must still be played before money may leave, now. */
    turnoverLeft: amount,
  }),
});

export const creditReportFile = call({
  ...file,
  path: '/wps/report/creditReport.csv',
  summary: 'The same as CSV.',
  input: z.object(period),
  value: z.unknown(),
});
