import { z } from 'zod/mini';
import { amount, call, done, text, whole } from '../call.ts';
import { period, periods } from './contracts.ts';
import { PERCENT, percentage, rebateCeilings, rebateRates, sum } from './parts.ts';

const count = (shipped: number, most: number) => z._default(whole(0, most), shipped);

const atMost = (most: bigint) =>
  percentage.check(z.refine((parts) => parts <= most, { error: 'percent' }));

const rate = (shipped: bigint) => z._default(percentage, shipped);

const strictRate = (shipped: bigint) => z._default(atMost(100n * PERCENT), shipped);

/** What operators decide about the agents' business. */
export const settings = z.object({
  /** How rebates are paid: differences up the chain, or three fixed levels once a day. */
  rebatePlan: z._default(z.enum(['DIFFERENCE', 'FIXED3']), 'DIFFERENCE'),
  /** A downline may be given the same rate as one's own. */
  equalRates: z._default(z.boolean(), true),
  /** Who bet so much in a day counts as active for salaries; in a period, for dividends. */
  activePerDay: z._default(amount, 5_000_000n),
  activePerPeriod: z._default(amount, 10_000_000n),
  /** Sales are floored to whole multiples of this before a daily salary is counted. */
  salesUnit: count(1, 1_000_000),
  daysToAnswer: z._default(whole(1, 90), 7),
  /** The upline pays each bill of the kind by hand; otherwise it is taken at the run. */
  manualDividends: z._default(z.boolean(), true),
  manualDaily: z._default(z.boolean(), false),
  manualHourly: z._default(z.boolean(), false),
  /** A run waits for an operator before anything is paid. */
  approveDaily: z._default(z.boolean(), false),
  approveDividends: z._default(z.boolean(), false),
  /** The highest rate of each kind of contract. */
  ceilingDaily: rate(2n * PERCENT),
  ceilingHourly: rate(PERCENT),
  ceilingRealtime: rate(21_000n),
  ceilingDividend: rate(30n * PERCENT),
  /** The highest rebate of a category, where it differs from the shipped one. */
  rebateCeilings: z._default(rebateRates, {}),
  /** The periods a dividend may be settled by, and what a form begins with. */
  dividendPeriods: z._default(z.array(period).check(z.minLength(1)), [...periods]),
  topPeriod: z._default(period, 'MONTHLY'),
  otherPeriod: z._default(period, 'HALF_MONTH'),
  /** What the company pays of a team's money to others, taken off before a dividend. */
  depositFee: rate(0n),
  withdrawalFee: rate(0n),
  vendorFee: rate(0n),
  /** Who owes downlines for longer than this withdraws nothing; 0: never stopped. */
  debtDays: z._default(whole(0, 365), 3),
  /** How many links an agent may have at once; 0: as many as they like. */
  linksPerAgent: count(0, 10_000),
  /** How many accounts of a prize group or above an agent may open; none named: no limit. */
  quotas: z._default(
    z
      .array(z.object({ prizeGroup: whole(1_800, 2_000), count: whole(0, 1_000_000) }))
      .check(z.maxLength(20)),
    [],
  ),
});

/** What is saved keeps to stricter rules than what was once saved. */
const newSettings = z.extend(settings, {
  activePerDay: z._default(sum, 5_000_000n),
  activePerPeriod: z._default(sum, 10_000_000n),
  ceilingDaily: strictRate(2n * PERCENT),
  ceilingHourly: strictRate(PERCENT),
  ceilingRealtime: strictRate(21_000n),
  ceilingDividend: strictRate(30n * PERCENT),
  rebateCeilings: z._default(rebateCeilings, {}),
  depositFee: strictRate(0n),
  withdrawalFee: strictRate(0n),
  vendorFee: strictRate(0n),
});

export const readSettings = call({
  method: 'GET',
  path: '/ops/agents/settings',
  audience: 'operator',
  right: 'agents.read',
  class: 'read',
  summary: "What is decided about the agents' business.",
  input: z.object({}),
  value: z.extend(settings, { version: z.int() }),
});

export const saveSettings = call({
  method: 'PUT',
  path: '/ops/agents/settings',
  audience: 'operator',
  right: 'agents.edit',
  class: 'write',
  summary: "Decides about the agents' business, unless someone else did meanwhile.",
  input: z.extend(newSettings, { version: whole(0, 1_000_000_000), reason: text(300, 1) }),
  value: done,
});
