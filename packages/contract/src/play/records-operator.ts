import { z } from 'zod/mini';
import { amount, call, idNumber, idText, instant, instantInput, text, whole } from '../call.ts';
import { findBet } from '../games/games.ts';
import { trailOf } from '../paging.ts';

const names = {
  gameName: z.string(),
  /** What it was on, where plays have names: the kind of lottery and the play, `ssc.five-direct`. */
  plays: z.array(z.string()),
};

const bet = z.object({
  betId: z.string(),
  memberId: z.int(),
  name: z.string(),
  vendor: z.string(),
  gameCode: z.string(),
  ...names,
  roundId: z.nullable(z.string()),
  state: z.enum(['open', 'settled', 'void']),
  currency: z.string(),
  stake: amount,
  /** What the house staked instead, of a free spin or a free bet; null where nobody did. */
  freeStake: z.nullable(amount),
  payout: amount,
  placedAt: instant,
  settledAt: z.nullable(instant),
});

const bets = trailOf(bet);

/** Goes on after the last row seen: when it was placed or what it paid, and the bet's number. */
const placed = z.string().check(z.regex(/^\d{1,15}\.\d{1,18}$/));
const paid = z.string().check(z.regex(/^\d{1,18}\.\d{1,18}$/));

export const listOpen = call({
  method: 'GET',
  path: '/ops/play/open',
  audience: 'operator',
  right: 'play.read',
  class: 'report',
  summary: 'Bets that are under way, newest first.',
  input: z.object({
    gameCode: z._default(text(64), ''),
    memberId: z.optional(idNumber),
    after: z.optional(idText),
    pageSize: z._default(whole(1, 200), 50),
  }),
  value: bets,
});

export const listWins = call({
  method: 'GET',
  path: '/ops/play/wins',
  audience: 'operator',
  right: 'play.read',
  class: 'report',
  summary: 'The largest wins of the last days.',
  input: z.object({
    days: z._default(whole(1, 31), 7),
    least: z._default(amount, 1_000_000n),
    after: z.optional(paid),
    pageSize: z._default(whole(1, 200), 50),
  }),
  value: bets,
});

export const searchBets = call({
  method: 'GET',
  path: '/ops/play/bets',
  audience: 'operator',
  right: 'play.read',
  class: 'report',
  summary:
    'Bets by number, round, member, game and the time they were made, newest first. Where neither a number, a round nor a member is named, a period of 31 days at most is searched.',
  input: z.object({
    betId: z.optional(idText),
    roundId: z._default(text(64), ''),
    memberId: z.optional(idNumber),
    vendor: z._default(text(40), ''),
    gameCode: z._default(text(64), ''),
    state: z.optional(z.enum(['open', 'settled', 'void'])),
    from: z.optional(instantInput),
    to: z.optional(instantInput),
    after: z.optional(placed),
    pageSize: z._default(whole(1, 200), 50),
  }),
  value: bets,
});

export const latestBets = call({
  method: 'GET',
  path: '/ops/play/members/:memberId/latest',
  audience: 'operator',
  right: 'play.read',
  class: 'read',
  summary: "A member's bets under way and those settled last, newest first.",
  input: z.object({ memberId: idNumber, pageSize: z._default(whole(1, 20), 6) }),
  value: z.object({ list: z.array(bet) }),
});

export const showBet = call({
  method: 'GET',
  path: '/ops/play/bets/:betId',
  audience: 'operator',
  right: 'play.read',
  class: 'read',
  summary:
    'One bet, whole: who made it, rules, draws, steps, the money it moved, what is asked about it.',
  input: z.object({ betId: idText }),
  value: z.extend(findBet.value, {
    memberId: z.int(),
    name: z.string(),
    ...names,
    roundId: z.nullable(z.string()),
    /** How often it was settled: two and more after a correction. */
    settlements: z.int(),
    /** A correction waits for a second person. */
    isAsked: z.boolean(),
  }),
});
