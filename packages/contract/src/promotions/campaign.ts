import { z } from 'zod/mini';
import { amount, idText, instant, stake, text, whole } from '../call.ts';
import { baseCategories } from '../catalogue/kinds.ts';
import { languageCodes } from '../languages.ts';
import { slipKinds, sports } from '../sportsbook/parts.ts';

/** What a campaign is called on screens; it decides which parts beside goals and steps are read. */
export const campaignKinds = [
  'DEPOSIT',
  'CASHBACK',
  'RESCUE',
  'CODE',
  'TASK',
  'MISSION',
  'GIFT',
  'APPLICATION',
  'SIGN_IN',
  'TICKETS',
  'RAIN',
  'TOURNAMENT',
] as const;

/** What other rooms of the house give through the reward centre, beside campaigns. */
export const grantKinds = ['VIP_UPGRADE', 'VIP_WEEKLY', 'VIP_MONTHLY', 'VIP_BIRTHDAY'] as const;

/** How a member stands with a campaign in one cycle; shown as the word on its button. */
export const activityStates = [
  'COMING_SOON',
  'JOIN',
  'JOINED',
  'PROCESS',
  'CLAIM',
  'APPLYING',
  'ISSUED',
  'REJECTED',
  'CLAIMED',
  'CLOSE',
] as const;

/**
 * What can be counted. Sums are amounts; counts are whole units; a multiple is a payout in stakes.
 * ONE_DEPOSIT is the first deposit of the cycle that reaches the first step's target; FRIENDS are those
 * who came by the member's code and paid in for the first time.
 */
export const metrics = [
  'ONE_DEPOSIT',
  'DEPOSIT_SUM',
  'DEPOSIT_COUNT',
  'VALID_BET',
  'BET_COUNT',
  'WIN_SUM',
  'WIN_MULTIPLE',
  'LOSS',
  'LOGIN_DAYS',
  'MISSION_POINTS',
  'FRIENDS',
  'PHONE_PROVED',
  'CARD_BOUND',
  'CLUB_LEVEL',
] as const;

/** What a member is rather than does: read as it stands when it is asked for, in every cycle alike. */
export const standingMetrics: readonly (typeof metrics)[number][] = [
  'PHONE_PROVED',
  'CARD_BOUND',
  'CLUB_LEVEL',
];

/** What can be raced for: it grows bet by bet, so that the instant of reaching it is known. */
export const raceMetrics: readonly (typeof metrics)[number][] = [
  'VALID_BET',
  'BET_COUNT',
  'WIN_SUM',
];

export const cycles = ['ONCE', 'DAILY', 'WEEKLY', 'MONTHLY'] as const;

const notNegative = amount.check(z.refine((units) => units >= 0n, { error: 'amount' }));
const sum = z._default(notNegative, 0n);
const nullableSum = z._default(z.nullable(notNegative), null);
const code = text(60, 1);
const codes = z._default(z.array(code).check(z.maxLength(200)), []);
const categories = z._default(z.array(z.enum(baseCategories)).check(z.maxLength(9)), []);

export const freeSpins = z.object({ gameCode: code, count: whole(1, 500), stake });

/** What a free bet may be used on; a list that is empty asks nothing. */
export const freeBetTerms = z.object({
  sports: z._default(z.array(z.enum(sports)).check(z.maxLength(6)), []),
  leagues: codes,
  kinds: z._default(z.array(z.enum(slipKinds)).check(z.maxLength(3)), []),
  /** Every selection stands at these odds at least, in hundredths; null asks nothing. */
  minOdds: z._default(z.nullable(whole(101, 100_000)), null),
});

/** A stake of the house's for one slip of the book. */
export const freeBet = z.object({
  stake,
  /** It can be used for so long after it was given. */
  hoursValid: z._default(whole(1, 8_760), 168),
  terms: z.prefault(freeBetTerms, {}),
});

/** What is given at once; what is zero is not given. */
export const gift = z.object({
  money: sum,
  /** A share of what a goal counted, in parts per million, rounded down to cents. */
  percent: z._default(
    z.nullable(
      z.object({
        goal: z._default(whole(0, 3), 0),
        rate: whole(1, 10_000_000),
        cap: nullableSum,
      }),
    ),
    null,
  ),
  points: sum,
  tickets: z._default(z.nullable(z.object({ campaignId: z.string(), count: whole(1, 100) })), null),
  /** Spins on a slot of the house, each at a stake that the house pays. */
  spins: z._default(z.nullable(freeSpins), null),
  freeBet: z._default(z.nullable(freeBet), null),
  /** Things of the mall that are sent: they come out of its stock. */
  goods: z._default(z.nullable(z.object({ goodId: idText, count: whole(1, 10) })), null),
});

/** One thing that is counted; no category, vendor or game named means all of them. */
export const goal = z.object({ metric: z.enum(metrics), categories, vendors: codes, games: codes });

export const step = z.object({
  /** One target for each goal; all must be reached. */
  targets: z.array(notNegative).check(z.minLength(1), z.maxLength(4)),
  gives: z.prefault(gift, {}),
  /** What it counts in the table of missions. */
  missionPoints: z._default(whole(0, 100_000), 0),
});

/** Who is meant. What is empty or null asks nothing. */
export const audience = z.object({
  segments: z._default(z.array(z.string()).check(z.maxLength(20)), []),
  kinds: z._default(z.array(z.enum(['member', 'agent'])).check(z.maxLength(2)), []),
  languages: z._default(z.array(z.enum(languageCodes)).check(z.maxLength(40)), []),
  registeredFrom: z._default(z.nullable(instant), null),
  registeredTo: z._default(z.nullable(instant), null),
  /** At most so many days since they registered; null: no matter. */
  newForDays: z._default(z.nullable(whole(1, 3_650)), null),
  /** Away for at least so many days. */
  awayForDays: z._default(z.nullable(whole(1, 3_650)), null),
  deposited: z._default(z.enum(['ANY', 'NEVER', 'ONCE_AT_LEAST']), 'ANY'),
  isPhoneProved: z._default(z.boolean(), false),
  hasPayoutAccount: z._default(z.boolean(), false),
  /** Valid bets ever made, at least. */
  validBetFrom: nullableSum,
  /** Levels of the club, both included; null: no bound. */
  levelFrom: z._default(z.nullable(whole(0, 20)), null),
  levelTo: z._default(z.nullable(whole(0, 20)), null),
  /** In the team of this agent. */
  teamOf: z._default(z.nullable(text(60, 1)), null),
  /** Only these members, by user name. */
  members: z._default(z.array(text(60, 1)).check(z.maxLength(5_000)), []),
});

/** One gift in a cycle for all accounts that share one of these. */
export const onePerThings = ['DEVICE', 'ADDRESS', 'BANK', 'NAME'] as const;

export const terms = z.object({
  /** How often money given must be played. */
  multiple: z._default(whole(0, 100), 1),
  /** What counts of each category, in per cent; all of it where none is named. */
  weights: z._default(
    z.partialRecord(z.enum(baseCategories), z.int().check(z.gte(0), z.lte(100))),
    {},
  ),
  /** Hours in which the turnover must be done; what is left then is forfeited. Null: no limit. */
  hoursToPlay: z._default(z.nullable(whole(1, 8_760)), null),
  /** The greatest stake while it runs. */
  maxStake: nullableSum,
  /** Vendors and games (`vendor` or `vendor/game`) that cannot be played while it runs. */
  excluded: codes,
  /** The most that is kept of what is won while it runs, in times the gift. */
  winningsCap: z._default(z.nullable(whole(1, 1_000)), null),
  /** Claimed only by who holds less than this. */
  balanceBelow: nullableSum,
  onePer: z._default(z.array(z.enum(onePerThings)).check(z.maxLength(4)), []),
});

/** Null: no limit. A campaign that gives money has a budget. */
export const costs = z.object({
  budget: nullableSum,
  perDay: nullableSum,
  perMember: nullableSum,
  /** How many gifts there are. */
  stock: z._default(z.nullable(whole(1, 10_000_000)), null),
});

const prize = z.object({
  name: text(60, 1),
  weight: whole(0, 1_000_000),
  stock: z._default(z.nullable(whole(0, 1_000_000)), null),
  gives: z.prefault(gift, {}),
});

export const ticketStyles = [
  'PRIZE_WHEEL',
  'GOLDEN_EGG',
  'TREASURE_CHEST',
  'LUCKY_RED_PACKET',
  'RAFFLE',
] as const;

export const words = z.object({
  title: text(80, 1),
  summary: z._default(text(300), ''),
  terms: z._default(text(6_000), ''),
});

/** A campaign as it is composed of parts, and as it is kept. */
export const content = z.object({
  kind: z.enum(campaignKinds),
  words: z.partialRecord(z.enum(languageCodes), words),
  picture: z._default(text(300), ''),
  sort: z._default(whole(0, 10_000), 100),
  who: z.prefault(audience, {}),
  startsAt: instant,
  endsAt: z._default(z.nullable(instant), null),
  cycle: z._default(z.enum(cycles), 'ONCE'),
  /** How long after its cycle a gift can still be claimed. */
  graceHours: z._default(whole(0, 2_160), 72),
  needsJoin: z._default(z.boolean(), false),
  goals: z._default(z.array(goal).check(z.maxLength(4)), []),
  steps: z._default(z.array(step).check(z.maxLength(20)), []),
  /** A gift is due as soon as its step is reached, or when its cycle has ended. */
  readyAt: z._default(z.enum(['MET', 'CYCLE_END']), 'MET'),
  how: z._default(z.enum(['AUTO', 'CLAIM', 'REVIEW', 'APPLICATION', 'CODE']), 'CLAIM'),
  code: z._default(text(40), ''),
  mayReapply: z._default(z.boolean(), false),
  terms: z.prefault(terms, {}),
  costs: z.prefault(costs, {}),
  /** Of a sign-in strip: what each day gives, and what making up for a missed one costs. */
  strip: z._default(z.array(gift).check(z.maxLength(31)), []),
  makeUpsPerMonth: z._default(whole(0, 31), 2),
  makeUpPoints: z._default(notNegative, 500_000n),
  /** Of tickets: how they look, and what can be drawn. */
  style: z._default(z.enum(ticketStyles), 'PRIZE_WHEEL'),
  prizes: z._default(z.array(prize).check(z.maxLength(24)), []),
  /** Of a rain: minutes of the day at which it falls, how long, chances by yesterday's play, amounts. */
  rainMinutes: z._default(z.array(whole(0, 1_439)).check(z.maxLength(24)), []),
  rainSeconds: z._default(whole(10, 600), 60),
  rainChances: z._default(
    z
      .array(z.object({ deposit: sum, validBet: sum, chances: whole(1, 100) }))
      .check(z.maxLength(20)),
    [],
  ),
  rainAmounts: z._default(
    z.array(z.object({ amount: notNegative, weight: whole(1, 1_000_000) })).check(z.maxLength(50)),
    [],
  ),
  /** Of a tournament: whoever reaches this first stands first; null: whoever has most. */
  firstTo: nullableSum,
  /** Of a tournament: what the ranks get when its cycle ends. */
  bands: z._default(
    z
      .array(
        z.object({ from: whole(1, 10_000), to: whole(1, 10_000), gives: z.prefault(gift, {}) }),
      )
      .check(z.maxLength(50)),
    [],
  ),
});
