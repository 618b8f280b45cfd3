import { z } from 'zod/mini';
import { amount, idText, instant, text, whole } from '../call.ts';

export const sports = [
  'FOOTBALL',
  'BASKETBALL',
  'TENNIS',
  'TABLE_TENNIS',
  'MOBA',
  'SHOOTER',
] as const;
export const sport = z.enum(sports);

export const leagueId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
/** `HANDICAP.FULL.-3`: a market of a match, as one word. */
export const marketKey = z.string().check(z.regex(/^[A-Z0-9_.-]{1,80}$/));
/** `HOME`, `OVER`, `2:1` … */
export const selectionCode = z.string().check(z.regex(/^[A-Z0-9_:.+/-]{1,40}$/));
/** Decimal odds in hundredths: 192 is 1.92. */
export const odds = z.int().check(z.gte(101), z.lte(10_000_000));

/** How a crest is drawn: a shape and two colours, by name. */
export const crest = z.object({ shape: z.string(), first: z.string(), second: z.string() });
export const side = z.object({ teamId: z.string(), name: z.string(), crest });

export const matchPhases = ['scheduled', 'live', 'ended', 'postponed', 'void'] as const;
export const matchPhase = z.enum(matchPhases);

const pair = z.object({ home: z.int(), away: z.int() });

const ofSide = z.nullable(z.enum(['HOME', 'AWAY']));

/** Where a match stands, as the model of its sport counts it: what only one sport has comes beside the rest. */
export const matchState = z.looseObject({
  sport,
  phase: z.enum(['SCHEDULED', 'PLAYING', 'BREAK', 'FINISHED', 'ABANDONED']),
  /** The last event counted in, and milliseconds from the start. */
  seq: z.int(),
  at: z.number(),
  /** Seconds on the clock of the game. */
  clock: z.number(),
  /** Goals, points, sets or maps. */
  home: z.int(),
  away: z.int(),
  periods: z.array(pair),
  periodsDone: z.int(),
  points: pair,
  serving: ofSide,
  sequence: z.array(z.enum(['HOME', 'AWAY'])),
  corners: z.array(pair),
  cards: z.array(pair),
  reds: pair,
  kills: z.array(pair),
  firstBloods: z.array(ofSide),
  stoppedAt: z.nullable(z.number()),
});

export const matchEvent = z.object({
  seq: z.int(),
  /** Milliseconds from the start. */
  at: z.number(),
  clock: z.number(),
  kind: z.string(),
  side: ofSide,
  value: z.number(),
  /** In thousandths of the pitch, as home attacks to the right. */
  spot: z.nullable(z.object({ x: z.number(), y: z.number() })),
});

export const selection = z.object({ code: z.string(), odds: z.int() });

export const market = z.object({
  key: z.string(),
  code: z.string(),
  period: z.string(),
  /** In quarters: -3 is −0.75; null where the market has no line. */
  line: z.nullable(z.int()),
  subject: z.nullable(z.string()),
  isSuspended: z.boolean(),
  selections: z.array(selection),
});

/** A match as a row of a list: its state, and the markets that lists show. */
export const matchRow = z.object({
  matchId: z.string(),
  sport,
  leagueId: z.string(),
  leagueName: z.string(),
  startsAt: instant,
  phase: matchPhase,
  home: side,
  away: side,
  state: z.nullable(matchState),
  isSuspended: z.boolean(),
  markets: z.array(market),
  marketCount: z.int(),
  /** Grows with every change: an older message is thrown away. */
  version: z.int(),
});

export const league = z.object({
  leagueId: z.string(),
  sport,
  name: z.string(),
  country: z.string(),
  crest,
  /** How many matches are under way, and how many are still to come. */
  live: z.int(),
  upcoming: z.int(),
});

export const outcomes = ['WIN', 'HALF_WIN', 'PUSH', 'HALF_LOSE', 'LOSE', 'VOID'] as const;
export const outcome = z.enum(outcomes);

export const slipKinds = ['SINGLE', 'PARLAY', 'SYSTEM'] as const;
export const oddsPolicies = ['any', 'better', 'none'] as const;

/** A leg as a member asks for it: the odds are those they saw. */
export const askedLeg = z.object({
  matchId: idText,
  market: marketKey,
  selection: selectionCode,
  odds,
});

export const askedLegs = z.array(askedLeg).check(z.minLength(1), z.maxLength(15));

export const deadHeat = z.object({ places: z.int(), tied: z.int() });

/** Where each team of a season came in, by the code under which it is backed. */
export const finishes = z.record(z.string(), z.object({ rank: z.int(), tied: z.int() }));

/** Legs of one match that are priced together: their places among the legs, and their odds. */
export const combination = z.object({ places: z.array(z.int()), odds: z.int() });

/** A leg that was taken. */
export const shownLeg = z.object({
  matchId: z.string(),
  sport,
  leagueId: z.string(),
  leagueName: z.string(),
  home: side,
  away: side,
  startsAt: instant,
  phase: matchPhase,
  /** As the match stands now; for a leg that is decided, as it ended. */
  state: z.nullable(matchState),
  market: z.string(),
  code: z.string(),
  period: z.string(),
  line: z.nullable(z.int()),
  subject: z.nullable(z.string()),
  selection: z.string(),
  odds: z.int(),
  /** Of a handicap that was backed in play: the score that it counts from. */
  scoreAtBet: z.nullable(pair),
  outcome: z.nullable(outcome),
  /** What the selection costs now; null where nobody can back it. */
  oddsNow: z.nullable(z.int()),
  /** Of a bet on a season: the team that is backed. */
  runner: z.nullable(side),
  season: z.nullable(z.int()),
  /** Of the place half of an each-way bet: which part of the win's profit it pays. */
  eachWayPart: z.nullable(z.int()),
  /** Several shared a place for which there was room for fewer. */
  deadHeat: z.nullable(deadHeat),
});

export const shownBet = z.object({
  betId: z.string(),
  kind: z.enum(slipKinds),
  /** Which sizes of parlays it holds: [2] is all doubles, [1, 2, 3] a Patent. */
  sizes: z.array(z.int()),
  combinations: z.int(),
  /** Half of the stake is on the win, half on a place; of its legs the second half are the places. */
  isEachWay: z.boolean(),
  sameMatch: z.array(combination),
  stake: amount,
  /** What the house staked instead, where a free bet was used; and whether it was given back. */
  freeStake: z.nullable(amount),
  isFreeBetBack: z.boolean(),
  currency: z.string(),
  /** Product of the legs as they stand, in hundredths; null for a system. */
  odds: z.nullable(z.int()),
  /** The most that can still come back. */
  maxPayout: amount,
  payout: amount,
  validBet: amount,
  state: z.enum(['open', 'settled', 'void']),
  isCashedOut: z.boolean(),
  /** What was cashed out in parts so far. */
  cashedOut: amount,
  /** The part of the stake that still runs. */
  running: amount,
  autoCashOut: z.nullable(amount),
  /** What a cash-out would pay now, whole; null where there is none to have. */
  cashOut: z.nullable(amount),
  placedAt: instant,
  settledAt: z.nullable(instant),
  legs: z.array(shownLeg),
});

/** What operators decide about betting on a league. */
export const leagueSettings = z.object({
  isOpen: z.boolean(),
  /** The least and the most on one bet, and the most that one bet may win. */
  minStake: amount,
  maxStake: amount,
  maxPayout: amount,
  /** The most that one member may win on one match. */
  maxMember: amount,
  /** The most that the house may lose on one selection of one match. */
  maxLiability: amount,
  /** Overrounds in hundredths of a per cent: 10600 is 106 %. */
  margins: z.object({
    result: whole(10_000, 15_000),
    lines: whole(10_000, 15_000),
    score: whole(10_000, 20_000),
    /** Of winners and places of a season. */
    outright: z._default(whole(10_000, 20_000), 11_500),
    /** Added to each of them in play. */
    live: whole(0, 3_000),
  }),
  delaySeconds: whole(0, 15),
});

export const reason = text(300, 3);
