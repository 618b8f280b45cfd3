import { z } from 'zod/mini';
import { amount, call } from '../call.ts';
import { memberId } from '../members/parts.ts';

export const memberTotals = call({
  method: 'GET',
  path: '/ops/members/:memberId/totals',
  audience: 'operator',
  class: 'read',
  right: 'cashier.read',
  summary: 'What a member paid in, took out, staked, won and was given since they came.',
  input: z.object({ memberId }),
  value: z.object({
    deposits: amount,
    depositCount: z.int(),
    firstDepositOn: z.nullable(z.string()),
    withdrawals: amount,
    withdrawalCount: z.int(),
    bets: z.int(),
    stakes: amount,
    validBets: amount,
    payouts: amount,
    bonuses: amount,
    rebates: amount,
    /** Salaries and dividends of an agent. */
    earnings: amount,
  }),
});
