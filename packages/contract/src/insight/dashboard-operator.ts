import { z } from 'zod/mini';
import { amount, call, instant, nothing } from '../call.ts';
import { day } from './parts.ts';

const sums = z.object({
  bets: z.int(),
  stake: amount,
  payout: amount,
  /** Stakes less payouts. */
  ggr: amount,
  /** GGR less bonuses, rebates, agents' pay and jackpots, plus fees. */
  ngr: amount,
  bonuses: amount,
  rebates: amount,
  agentPay: amount,
  jackpots: amount,
  fees: amount,
  deposits: amount,
  depositCount: z.int(),
  withdrawals: amount,
  withdrawalCount: z.int(),
  registrations: z.int(),
  firstDeposits: z.int(),
});

const point = z.object({
  ggr: amount,
  ngr: amount,
  deposits: amount,
  withdrawals: amount,
  bets: z.int(),
  registrations: z.int(),
});

export const today = call({
  method: 'GET',
  path: '/ops/insight/today',
  audience: 'operator',
  right: 'insight.read',
  class: 'report',
  summary: 'The brand’s day so far, hour by hour, beside the same day of last week.',
  input: nothing,
  value: z.object({
    at: instant,
    day,
    dayBefore: day,
    /** The hour under way: those before it are complete. */
    hour: z.int(),
    sums,
    /** Complete hours of today, and the same hours a week ago: these two are compared. */
    wholeHours: sums,
    wholeHoursBefore: sums,
    hours: z.array(z.object({ hour: z.int(), now: point, before: point })),
    /** Members who had a bet booked today. */
    active: z.int(),
    /** Members who are signed in and were seen in the last quarter of an hour. */
    activeNow: z.int(),
    /** Days on which the book of sums differs from what it counts. */
    faultyDays: z.int(),
  }),
});

export const health = call({
  method: 'GET',
  path: '/ops/insight/health',
  audience: 'operator',
  right: 'system.read',
  class: 'report',
  summary: 'What the house leans on, over the last day: vendors, ways of paying in, timed work.',
  input: nothing,
  value: z.object({
    vendors: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        isOpen: z.boolean(),
        calls: z.int(),
        /** Calls that were answered with a refusal. */
        refused: z.int(),
        lastAt: z.nullable(instant),
      }),
    ),
    gateways: z.array(
      z.object({
        code: z.string(),
        name: z.string(),
        isOpen: z.boolean(),
        orders: z.int(),
        paid: z.int(),
        /** Orders that wait for the desk. */
        waiting: z.int(),
        lastAt: z.nullable(instant),
      }),
    ),
    jobs: z.array(
      z.object({ name: z.string(), lastDueAt: z.nullable(instant), failures: z.int() }),
    ),
    parkedEvents: z.int(),
  }),
});
