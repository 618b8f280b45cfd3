import { UNIT } from '@baize/money';
import { z } from 'zod/mini';
import { amount, whole } from '../call.ts';
import { type BaseCategory, baseCategories } from '../catalogue/kinds.ts';

const notNegative = amount.check(z.refine((units) => units >= 0n, { error: 'amount' }));
const sum = z._default(notNegative, 0n);

/** What a level asks for, and what it brings. */
export const level = z.object({
  /** Lifetime sums, both of them. */
  deposit: sum,
  validBet: sum,
  /** Valid bets of a calendar month that keep it. */
  keep: sum,
  upgrade: sum,
  weekly: sum,
  monthly: sum,
  birthday: sum,
  /** Null: as the cashier's rules say; a number never takes away what those allow. */
  withdrawalsPerDay: z._default(z.nullable(whole(1, 1_000)), null),
  withdrawPerDay: z._default(z.nullable(notNegative), null),
  /** Rebate by category in parts per million; the cashier's rates where none is named. */
  rates: z._default(z.partialRecord(z.enum(baseCategories), whole(0, 100_000)), {}),
});

/** What a category earns beside slots, in quarters of their rate. */
const QUARTERS: Readonly<Record<BaseCategory, number>> = {
  RNG: 4,
  FISH: 4,
  ELOTT: 4,
  LIVE: 3,
  PVP: 3,
  SPORTS: 2,
  ESPORTS: 2,
  COCKFIGHT: 2,
  LOTT: 2,
};

const ratesFrom = (slots: number) =>
  Object.fromEntries(
    baseCategories.map((category) => [category, (slots * QUARTERS[category]) / 4]),
  ) as Record<BaseCategory, number>;

/** Deposit, valid bet, keep, upgrade, weekly, monthly, birthday, withdrawals, daily limit, slots. */
const SHIPPED = [
  [0, 0, 0, 0, 0, 0, 0, null, null, null],
  [500, 5_000, 0, 8, 0, 0, 18, null, null, 4_500],
  [5_000, 50_000, 5_000, 28, 3, 8, 28, null, 80_000, 5_000],
  [20_000, 200_000, 20_000, 58, 8, 18, 58, 6, 100_000, 5_500],
  [60_000, 600_000, 50_000, 128, 18, 38, 128, 6, 150_000, 6_000],
  [150_000, 1_500_000, 100_000, 288, 38, 88, 288, 8, 200_000, 6_500],
  [400_000, 4_000_000, 300_000, 588, 88, 188, 588, 8, 300_000, 7_000],
  [1_000_000, 10_000_000, 800_000, 1_288, 188, 388, 888, 10, 500_000, 7_500],
  [3_000_000, 30_000_000, 2_000_000, 2_888, 388, 888, 1_888, 10, 800_000, 8_000],
  [8_000_000, 80_000_000, 5_000_000, 5_888, 888, 1_888, 3_888, 15, 1_000_000, 9_000],
  [20_000_000, 200_000_000, 10_000_000, 12_888, 1_888, 3_888, 8_888, 20, 2_000_000, 10_000],
] as const;

const units = (whole: number) => BigInt(whole) * UNIT;

const shippedLevels = SHIPPED.map((row) => ({
  deposit: units(row[0]),
  validBet: units(row[1]),
  keep: units(row[2]),
  upgrade: units(row[3]),
  weekly: units(row[4]),
  monthly: units(row[5]),
  birthday: units(row[6]),
  withdrawalsPerDay: row[7],
  withdrawPerDay: row[8] === null ? null : units(row[8]),
  rates: row[9] === null ? {} : ratesFrom(row[9]),
}));

/** The club's rules. The first level is everyone's and asks for nothing. */
export const clubRules = z.object({
  levels: z._default(z.array(level).check(z.minLength(2), z.maxLength(21)), shippedLevels),
  /** Valid bets of a week without which it brings no gift. */
  weeklyValidBet: z._default(notNegative, units(1_000)),
  /** How long a gift waits in the reward centre, and how often its money must be played. */
  giftDays: z._default(whole(1, 365), 7),
  multiple: z._default(whole(0, 100), 1),
  /** A birthday counts when it was known for so many days before, and at so many years of age. */
  birthdayNoticeDays: z._default(whole(0, 365), 30),
  birthdayAge: z._default(whole(18, 99), 21),
});

/** How points are earned, and what they are worth. */
export const pointRules = z.object({
  /** Valid bets for one point. */
  perPoint: z._default(
    amount.check(z.refine((money) => money > 0n, { error: 'amount' })),
    units(100),
  ),
  /** What counts of each category, in per cent; all of it where none is named. */
  weights: z._default(z.partialRecord(z.enum(baseCategories), whole(0, 1_000)), {}),
  convertOpen: z._default(z.boolean(), true),
  /** So many points are one unit of money; they are changed in whole such steps. */
  convertPoints: z._default(whole(1, 1_000_000), 100),
  convertMultiple: z._default(whole(0, 100), 1),
});
