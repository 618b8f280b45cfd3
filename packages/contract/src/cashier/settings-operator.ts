import { z } from 'zod/mini';
import { amount, call, text, whole } from '../call.ts';
import { baseCategories } from '../catalogue/kinds.ts';

/** What operators decide about money that comes in, goes out and moves between members. */
const sum = (shipped: bigint) =>
  z._default(amount.check(z.refine((units) => units >= 0n, { error: 'amount' })), shipped);

const count = (shipped: number, most: number) => z._default(whole(0, most), shipped);

/** Parts per million. */
const rate = (shipped: number) => count(shipped, 1_000_000);

const flag = (shipped: boolean) => z._default(z.boolean(), shipped);

const byCategory = (most: number) =>
  z.partialRecord(z.enum(baseCategories), z.int().check(z.gte(0), z.lte(most)));

const UNIT = 10_000n;

/** How often a credit must be played before money may leave; 0 asks for nothing. */
const multiples = z.object({
  deposit: count(1, 100),
  transfer: count(1, 100),
  rebate: count(1, 100),
  adjustment: count(0, 100),
});

/** When the desk against money laundering is called. */
const watch = z.object({
  /** One deposit or withdrawal of so much. */
  threshold: sum(10_000n * UNIT),
  /** So many deposits below it within a day that reach it together. */
  structuredCount: z._default(whole(2, 100), 3),
  /** Paid in and asked out again, with less than this share of it played, in per cent. */
  passThroughFrom: sum(500n * UNIT),
  passThroughPlayed: z._default(whole(0, 100), 20),
  /** So many members behind one device, or one payout account. */
  sharedBy: z._default(whole(2, 100), 2),
  /** Sent by one member to another within a day, hardly played by the sender. */
  dumpedFrom: sum(2_000n * UNIT),
});

/** Small withdrawals that the house approves by itself, when every check is good. */
const autoApprove = z.object({
  /** At most so much each; 0 leaves all to people. */
  upTo: sum(0n),
  /** So many of one member a day. */
  perMember: count(1, 100),
  /** So much a day for all members together. */
  perDay: sum(10_000n * UNIT),
});

/** Before there are levels everyone stands on the lowest: slots in full, tables three quarters, odds half. */
const shippedRebates = {
  RNG: 4_000,
  FISH: 4_000,
  ELOTT: 4_000,
  LIVE: 3_000,
  PVP: 3_000,
  SPORTS: 2_000,
  ESPORTS: 2_000,
  COCKFIGHT: 2_000,
  LOTT: 2_000,
} satisfies Record<(typeof baseCategories)[number], number>;

export const settings = z.object({
  depositsOpen: flag(true),
  withdrawalsOpen: flag(true),
  /** Minutes of the platform's day in which withdrawals are taken; equal: all day. */
  hoursFrom: count(0, 1_439),
  hoursTo: count(0, 1_439),
  withdrawLeast: sum(100n * UNIT),
  withdrawMost: sum(50_000n * UNIT),
  withdrawalsPerDay: count(5, 1_000),
  withdrawPerDay: sum(50_000n * UNIT),
  /** So many a day cost nothing; the others a share, up to a limit. */
  freePerDay: count(3, 1_000),
  feeRate: rate(10_000),
  feeMost: sum(50n * UNIT),
  /** Above it, and the first of a member, the desk looks at it twice. */
  byHandAbove: sum(30_000n * UNIT),
  /** From here on two people let a withdrawal go. */
  twoPeopleFrom: sum(10_000n * UNIT),
  autoApprove: z.prefault(autoApprove, {}),
  minutesToConfirm: z._default(whole(1, 43_200), 30),
  minutesToRemind: z._default(whole(1, 43_200), 20),
  /** Whether a code sent to the proved mobile or mail is asked for: never, always, or from a sum on. */
  withdrawCode: z._default(z.enum(['NEVER', 'EVERY_WITHDRAWAL', 'WITHDRAW_AMOUNT']), 'NEVER'),
  withdrawCodeFrom: sum(10_000n * UNIT),
  /** Provinces of bank branches, for clients that ask for one beside a new bank account. */
  provinces: z._default(z.array(text(60, 1)).check(z.maxLength(200)), []),
  transfersOpen: flag(true),
  transferLeast: sum(UNIT),
  transferMost: sum(100_000n * UNIT),
  transfersPerDay: count(20, 10_000),
  /** Downlines of any depth may be sent money, not only direct ones. */
  anyDescendant: flag(false),
  /** An upline may take back what they sent and the downline still has. */
  collectOpen: flag(true),
  multiples: z.prefault(multiples, {}),
  /** What counts of each category for deposits and transfers, in per cent; all of it where none is named. */
  weights: z._default(byCategory(100), {}),
  /** Whoever holds less than this starts anew with the next deposit. */
  bustBelow: sum(5n * UNIT),
  /** Cashback on valid bets by category, in parts per million. */
  rebateRates: z._default(byCategory(100_000), shippedRebates),
  watch: z.prefault(watch, {}),
});

export const readSettings = call({
  method: 'GET',
  path: '/ops/cashier/settings',
  audience: 'operator',
  right: 'cashier.read',
  class: 'read',
  summary: "The cashier's rules as they stand.",
  input: z.object({}),
  value: z.extend(settings, { version: z.int() }),
});

export const saveSettings = call({
  method: 'PUT',
  path: '/ops/cashier/settings',
  audience: 'operator',
  right: 'cashier.settings',
  class: 'write',
  summary:
    "Changes the cashier's rules, unless someone else did meanwhile; what lets more go by fewer people waits for a second one.",
  input: z.extend(settings, { version: whole(0, 1_000_000_000), reason: text(300, 3) }),
  /** Where a second person was asked; all else holds at once. */
  value: z.object({ approvalId: z.nullable(z.string()) }),
});
