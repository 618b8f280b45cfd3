import { z } from 'zod/mini';
import { amount, call, idText, instant, payment, requestId, stake, text, whole } from '../call.ts';
import {
  askedLegs,
  combination,
  odds,
  oddsPolicies,
  shownBet,
  shownLeg,
  slipKinds,
} from './parts.ts';

const sizes = z.array(whole(1, 15)).check(z.minLength(1), z.maxLength(15));

/** One slip is one bet: a single, a parlay of all its legs, or a system of parlays of some sizes. */
const slip = {
  kind: z.enum(slipKinds),
  legs: askedLegs,
  /** Only of a system: [2] of three legs are three doubles, [1, 2, 3] a Patent. */
  sizes: z.optional(sizes),
  /** Of bets on the winners of seasons: every line twice, once on the win and once on a place. */
  isEachWay: z.optional(z.boolean()),
};

const quotedLeg = z.object({
  matchId: z.string(),
  market: z.string(),
  selection: z.string(),
  /** Now; null where it cannot be backed. */
  odds: z.nullable(z.int()),
  isSuspended: z.boolean(),
  isLive: z.boolean(),
  hasMoved: z.enum(['up', 'down', 'same']),
  /** What the place half of an each-way bet pays; null where there is none to have. */
  placeOdds: z.nullable(z.int()),
  /** The code of the refusal, where this leg alone would be refused. */
  refusal: z.nullable(z.string()),
});

export const quote = call({
  method: 'POST',
  path: '/wps/sports/quote',
  audience: 'anyone',
  class: 'read',
  summary: 'What a slip costs now: odds, limits, what can come back; takes nothing.',
  input: z.object({ ...slip, stake: z.optional(stake), freeBet: z.optional(idText) }),
  value: z.object({
    now: instant,
    legs: z.array(quotedLeg),
    combinations: z.int(),
    /** Product of all legs in hundredths; null for a system. */
    odds: z.nullable(z.int()),
    /** Per bet, of the whole slip: what the caller may stake now. */
    minStake: amount,
    maxStake: amount,
    /** What comes back if all legs win, capped; null without a stake. */
    maxPayout: z.nullable(amount),
    isCapped: z.boolean(),
    delaySeconds: z.int(),
    isSameMatch: z.boolean(),
    /** Legs of one match, priced together by the match's own model. */
    sameMatch: z.array(combination),
    /** The code of the refusal that placing it would meet, and nothing where it would be taken. */
    refusal: z.nullable(z.string()),
  }),
});

export const place = call({
  method: 'POST',
  path: '/wps/sports/bets',
  audience: 'session',
  class: 'bet',
  notWhileFrozen: true,
  summary:
    'Places a slip at the odds that were seen; in play it waits its delay and is looked at again.',
  input: z.object({
    requestId,
    ...slip,
    /** Of the whole slip: a system shares it among its combinations. Beside a free bet it counts for nothing. */
    stake,
    /** A free bet of the member's: the house stakes, and only what is won beyond the stake is paid. */
    freeBet: z.optional(idText),
    /** What to do where odds moved meanwhile: take any, only the same or better, or only the same. */
    policy: z._default(z.enum(oddsPolicies), 'better'),
    /** The odds of the whole slip that were seen, where legs of one match are priced together. */
    odds: z.optional(odds),
  }),
  value: z.object({ bet: shownBet, balance: amount }),
});

export const bets = call({
  method: 'GET',
  path: '/wps/sports/bets',
  audience: 'session',
  class: 'read',
  summary: 'Own slips, newest first, with where their legs stand.',
  input: z.object({
    state: z._default(z.enum(['open', 'settled', '']), ''),
    matchId: z.optional(idText),
    after: z.optional(idText),
    size: z._default(whole(1, 100), 20),
  }),
  value: z.object({ now: instant, list: z.array(shownBet), after: z.nullable(z.string()) }),
});

export const bet = call({
  method: 'GET',
  path: '/wps/sports/bets/:betId',
  audience: 'session',
  class: 'read',
  summary: 'One slip of the caller.',
  input: z.object({ betId: idText }),
  value: z.object({ now: instant, bet: shownBet }),
});

export const cashOutQuote = call({
  method: 'GET',
  path: '/wps/sports/bets/:betId/cash-out',
  audience: 'session',
  class: 'read',
  summary: 'What a cash-out pays now, of the whole slip and of a part of its stake.',
  input: z.object({ betId: idText, part: z.optional(whole(1, 100)) }),
  value: z.object({
    now: instant,
    /** Null where there is none to have now, with the code of the reason. */
    amount: z.nullable(amount),
    part: z.int(),
    stake: amount,
    refusal: z.nullable(z.string()),
  }),
});

export const cashOut = call({
  method: 'POST',
  path: '/wps/sports/bets/:betId/cash-out',
  audience: 'session',
  class: 'bet',
  summary:
    'Cashes out: all that still runs, or a part of it in per cent. Pays what was seen, or more.',
  input: z.object({
    betId: idText,
    requestId,
    part: z._default(whole(1, 100), 100),
    /** What was seen: less is never paid. */
    amount: payment,
  }),
  value: z.object({ bet: shownBet, paid: amount, balance: amount }),
});

export const setAutoCashOut = call({
  method: 'PUT',
  path: '/wps/sports/bets/:betId/auto-cash-out',
  audience: 'session',
  class: 'write',
  summary: 'Cashes the slip out by itself once it pays so much; null takes the wish back.',
  input: z.object({ betId: idText, amount: z.nullable(payment) }),
  value: z.object({ bet: shownBet }),
});

const slipCode = z.string().check(z.regex(/^[A-Za-z0-9]{4,12}$/));

export const shareSlip = call({
  method: 'POST',
  path: '/wps/sports/slips',
  audience: 'session',
  class: 'write',
  summary: 'Keeps a slip under a short code, for others to load.',
  input: z.object(slip),
  value: z.object({ code: z.string(), expiresAt: instant }),
});

export const loadSlip = call({
  method: 'GET',
  path: '/wps/sports/slips/:code',
  audience: 'anyone',
  class: 'read',
  summary: 'A shared slip, at the odds of now; what cannot be backed any more says so.',
  input: z.object({ code: slipCode }),
  value: z.object({
    kind: z.enum(slipKinds),
    sizes: z.array(z.int()),
    isEachWay: z.boolean(),
    legs: z.array(shownLeg),
    expiresAt: instant,
  }),
});

const favouriteKinds = ['league', 'team', 'match'] as const;
const favouriteId = text(60, 1);

export const favourites = call({
  method: 'GET',
  path: '/wps/sports/favourites',
  audience: 'session',
  class: 'read',
  summary: 'Leagues, teams and matches that the caller keeps.',
  input: z.object({}),
  value: z.object({
    list: z.array(z.object({ kind: z.enum(favouriteKinds), id: z.string() })),
  }),
});

export const setFavourite = call({
  method: 'PUT',
  path: '/wps/sports/favourites',
  audience: 'session',
  class: 'write',
  summary: 'Keeps a league, a team or a match, or no longer.',
  input: z.object({ kind: z.enum(favouriteKinds), id: favouriteId, isKept: z.boolean() }),
  value: z.null(),
});
