import { z } from 'zod/mini';
import { amount, call, idText, instant, requestId, stake, text, whole } from '../call.ts';
import { CHAT_WORDS, said } from '../content/chat.ts';
import { chips, proof, round, seatMoves, spotLimit, tile } from './parts.ts';

const tableId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));

export const listTables = call({
  method: 'GET',
  path: '/wps/live/tables',
  audience: 'anyone',
  class: 'read',
  summary: 'The tables of a category as tiles: limits, round, results so far.',
  input: z.object({ category: z._default(z.enum(['LIVE', 'COCKFIGHT', '']), '') }),
  value: z.object({ now: instant, tables: z.array(tile) }),
});

const shownChips = z.object({
  /** What lies on each spot, of everybody, in the house's currency. */
  totals: z.record(z.string(), z.object({ stake: amount, players: z.int() })),
  players: z.int(),
  /** The last that came, newest first, names masked. */
  recent: z.array(z.object({ name: z.string(), spot: z.string(), stake: amount })),
});

const ownChips = z.object({
  betId: z.string(),
  number: z.int(),
  stake: amount,
  chips,
  state: z.enum(['open', 'settled', 'void']),
  payout: amount,
  /** What came back of each spot, once it is paid. */
  back: chips,
});

export const table = call({
  method: 'GET',
  path: '/wps/live/tables/:tableId',
  audience: 'anyone',
  class: 'read',
  summary: 'One table as it stands: the round, what lies on it, the caller’s own chips, the roads.',
  input: z.object({ tableId }),
  value: z.object({
    /** The clock that judges bets. */
    now: instant,
    table: tile,
    spots: z.array(spotLimit),
    maxRound: amount,
    maxPayout: amount,
    round: z.nullable(round),
    proof: z.nullable(proof),
    cardsLeft: z.nullable(z.int()),
    chips: shownChips,
    /** Fights with pools: hundredths that each side would pay now. */
    odds: z.record(z.string(), z.int()),
    mine: z.nullable(ownChips),
  }),
});

export const bet = call({
  method: 'POST',
  path: '/wps/live/tables/:tableId/bet',
  audience: 'session',
  class: 'bet',
  notWhileFrozen: true,
  summary: 'Puts chips on a round of a table, or adds to them. A trial member plays with FUN.',
  input: z.object({
    tableId,
    requestId,
    /** The round that was seen; another one is never taken instead. */
    number: z.int().check(z.gte(1)),
    chips: z
      .record(z.string().check(z.maxLength(40)), stake)
      .check(z.refine((spots) => Object.keys(spots).length <= 60, { error: 'too_big' })),
  }),
  value: z.object({
    betId: z.string(),
    tableId: z.string(),
    number: z.int(),
    /** All that the caller has on the round now. */
    stake: amount,
    chips,
    balance: amount,
    placedAt: instant,
  }),
});

export const decide = call({
  method: 'POST',
  path: '/wps/live/tables/:tableId/decide',
  audience: 'session',
  class: 'bet',
  notWhileFrozen: true,
  summary: 'A decision of the caller’s seat at blackjack. What it costs is taken with it.',
  input: z.object({
    tableId,
    requestId,
    number: z.int().check(z.gte(1)),
    seat: whole(1, 7),
    /** How often this seat has decided in the round: the same decision sent twice is one. */
    decision: whole(0, 60),
    move: z.enum(seatMoves),
  }),
  value: z.object({ balance: amount }),
});

export const chat = call({
  method: 'GET',
  path: '/wps/live/tables/:tableId/chat',
  audience: 'session',
  class: 'read',
  summary: 'What was said at a table last; the rules of the room for all hold there.',
  input: z.object({ tableId, before: z.optional(idText) }),
  value: z.object({ list: z.array(said), hasMore: z.boolean() }),
});

export const sayAtTable = call({
  method: 'POST',
  path: '/wps/live/tables/:tableId/chat',
  audience: 'member',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Says something to those at a table.',
  input: z.object({ tableId, text: text(CHAT_WORDS * 4, 1) }),
  value: said,
});

const pastRound = z.object({
  number: z.int(),
  shoe: z.int(),
  hand: z.int(),
  state: z.enum(['drawn', 'settled', 'void']),
  result: z.unknown(),
  mark: z.nullable(z.string()),
  closesAt: instant,
  endsAt: z.nullable(instant),
  proof,
});

export const rounds = call({
  method: 'GET',
  path: '/wps/live/tables/:tableId/rounds',
  audience: 'anyone',
  class: 'read',
  summary: 'Rounds of a table that are over, newest first, with what they can be checked by.',
  input: z.object({
    tableId,
    before: z.optional(idText),
    size: z._default(whole(1, 200), 50),
  }),
  value: z.object({ list: z.array(pastRound) }),
});

export const findBet = call({
  method: 'GET',
  path: '/wps/live/bets/:betId',
  audience: 'session',
  class: 'read',
  summary: 'A bet of the caller with its round drawn again: chips, story, result and proof.',
  input: z.object({ betId: idText }),
  value: z.object({
    ...ownChips.shape,
    tableId: z.string(),
    game: z.string(),
    currency: z.string(),
    validBet: amount,
    placedAt: instant,
    settledAt: z.nullable(instant),
    round: z.nullable(round),
    proof: z.nullable(proof),
  }),
});

export const gameRules = call({
  method: 'GET',
  path: '/wps/live/rules/:game',
  audience: 'anyone',
  class: 'read',
  summary: 'The rules of a game that is dealt at tables, and the exact return of every spot.',
  input: z.object({ game: text(40, 1) }),
  value: z.object({
    game: z.string(),
    version: z.int(),
    hash: z.string(),
    rules: z.unknown(),
    returns: z.array(
      z.object({
        bet: z.string(),
        returnToPlayer: z.number(),
        hitRate: z.number(),
        proof: z.string(),
      }),
    ),
  }),
});
