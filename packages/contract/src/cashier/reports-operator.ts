import { z } from 'zod/mini';
import { amount, call, instant, nothing } from '../call.ts';
import { depositStates } from './deposits.ts';
import { withdrawalState } from './withdrawals.ts';

const waiting = { count: z.int(), sum: amount, oldestAt: z.nullable(instant) };

export const queueCounts = call({
  method: 'GET',
  path: '/ops/cashier/counts',
  audience: 'operator',
  right: 'cashier.read',
  class: 'read',
  summary: 'How much waits in each open state of deposits and withdrawals, and since when.',
  input: nothing,
  value: z.object({
    deposits: z.array(z.object({ state: z.enum(depositStates), ...waiting })),
    withdrawals: z.array(z.object({ state: withdrawalState, ...waiting })),
    /** Money that arrived and was credited to nobody yet. */
    payments: z.object(waiting),
    cases: z.int(),
    oldestCaseAt: z.nullable(instant),
  }),
});

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const sums = {
  deposits: amount,
  depositCount: z.int(),
  depositFees: amount,
  depositBonuses: amount,
  /** What members have in hand. */
  withdrawals: amount,
  withdrawalCount: z.int(),
  withdrawalFees: amount,
  adjustmentsAdded: amount,
  adjustmentsTaken: amount,
  /** Deposits less withdrawals: how the house's bank account moved. */
  bankNet: amount,
  /** The same by the ledger's own account of the bank; anything but bankNet is a fault. */
  bankLedger: amount,
};

export const dailyCash = call({
  method: 'GET',
  path: '/ops/cashier/reports/daily-cash',
  audience: 'operator',
  right: 'cashier.read',
  class: 'report',
  summary: "What came in and went out by day of the platform, equal to the ledger's own account.",
  input: z.object({ from: day, to: day }),
  value: z.object({
    list: z.array(z.object({ day, ...sums })),
    footer: z.object(sums),
    /** Held for withdrawals under way, now. */
    held: amount,
  }),
});
