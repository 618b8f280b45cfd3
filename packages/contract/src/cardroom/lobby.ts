import { z } from 'zod/mini';
import { amount, call, idText, instant, text, whole } from '../call.ts';
import { CHAT_WORDS, said } from '../content/chat.ts';
import { games, lobbyStake, outcome, roomCode, table, tableTile } from './parts.ts';

export const lobby = call({
  method: 'GET',
  path: '/wps/cardroom/lobby',
  audience: 'anyone',
  class: 'read',
  summary: 'The games of the card room by stake: limits, rake, tables and people.',
  input: z.object({ game: z._default(z.enum([...games, '']), '') }),
  value: z.object({
    now: instant,
    currency: z.string(),
    games: z.array(
      z.object({ game: z.enum(games), name: z.string(), stakes: z.array(lobbyStake) }),
    ),
  }),
});

export const listTables = call({
  method: 'GET',
  path: '/wps/cardroom/stakes/:stakeId/tables',
  audience: 'anyone',
  class: 'read',
  summary: 'The public tables of a stake with their chairs.',
  input: z.object({ stakeId: z.string().check(z.regex(/^[a-z0-9-]{1,40}$/)) }),
  value: z.object({ now: instant, stake: lobbyStake, tables: z.array(tableTile) }),
});

export const showTable = call({
  method: 'GET',
  path: '/wps/cardroom/tables/:tableId',
  audience: 'anyone',
  class: 'read',
  summary: 'One table as the caller may see it: chairs, the hand under way, whose turn it is.',
  /** A private room is shown to those who sit there, and to who knows its code. */
  input: z.object({ tableId: idText, code: z.optional(roomCode) }),
  value: table,
});

export const mine = call({
  method: 'GET',
  path: '/wps/cardroom/mine',
  audience: 'session',
  class: 'read',
  summary: 'Where the caller sits: the way back into a hand after a break.',
  input: z.object({}),
  value: z.object({
    tables: z.array(
      z.object({
        tableId: z.string(),
        game: z.enum(games),
        stakeId: z.string(),
        seat: z.int(),
        isInHand: z.boolean(),
        isMyTurn: z.boolean(),
      }),
    ),
  }),
});

export const listHands = call({
  method: 'GET',
  path: '/wps/cardroom/hands',
  audience: 'session',
  class: 'read',
  summary: 'Hands of the caller that are over, newest first.',
  input: z.object({
    game: z._default(z.enum([...games, '']), ''),
    /** Of one table only: the hands of a sit-and-go. */
    tableId: z.optional(idText),
    before: z.optional(idText),
    size: z._default(whole(1, 100), 20),
  }),
  value: z.object({
    list: z.array(
      z.object({
        handId: z.string(),
        /** Played with chips that are no money: what it came to is nothing by itself. */
        isSitAndGo: z.boolean(),
        betId: z.string(),
        tableId: z.string(),
        game: z.enum(games),
        stakeId: z.string(),
        number: z.int(),
        state: z.enum(['over', 'void']),
        seat: z.int(),
        putIn: amount,
        won: amount,
        rake: amount,
        net: amount,
        currency: z.string(),
        startedAt: instant,
        endedAt: instant,
      }),
    ),
  }),
});

export const findHand = call({
  method: 'GET',
  path: '/wps/cardroom/hands/:handId',
  audience: 'session',
  class: 'read',
  summary:
    'A hand that the caller played, once it is over: every move, and the seeds that it is dealt again from.',
  input: z.object({ handId: idText }),
  value: z.object({
    handId: z.string(),
    /** Amounts are chips. */
    isSitAndGo: z.boolean(),
    number: z.int(),
    tableId: z.string(),
    game: z.enum(games),
    stakeId: z.string(),
    currency: z.string(),
    state: z.enum(['over', 'void']),
    startedAt: instant,
    endedAt: instant,
    /** What `deal` of the game is called with, of the game’s own shape. */
    rules: z.unknown(),
    seats: z.array(
      z.object({
        seat: z.int(),
        name: z.string(),
        isBot: z.boolean(),
        isMe: z.boolean(),
        /** What it had at risk. */
        atRisk: amount,
      }),
    ),
    lead: z.nullable(z.int()),
    proof: z.object({
      serverSeedHash: z.string(),
      serverSeed: z.string(),
      /** Sorted by seat and joined: what the deck is made of with the hand’s number. */
      clientSeeds: z.array(z.object({ seat: z.int(), seed: z.string() })),
    }),
    moves: z.array(
      z.object({
        seat: z.int(),
        move: z.unknown(),
        by: z.enum(['player', 'clock', 'bot']),
        at: instant,
        /** The hand after this move as the caller saw it then. */
        view: z.unknown(),
      }),
    ),
    /** As the caller saw it before the first move and after the last. */
    first: z.unknown(),
    last: z.unknown(),
    outcomes: z.array(outcome),
  }),
});

export const readTalk = call({
  method: 'GET',
  path: '/wps/cardroom/tables/:tableId/talk',
  audience: 'session',
  class: 'read',
  summary: 'What was said at a table last.',
  input: z.object({ tableId: idText, before: z.optional(idText) }),
  value: z.object({ list: z.array(said), hasMore: z.boolean() }),
});

export const sayAtTable = call({
  method: 'POST',
  path: '/wps/cardroom/tables/:tableId/talk',
  audience: 'member',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Says something to those at the table; the rules of the room for all hold here.',
  input: z.object({ tableId: idText, text: text(CHAT_WORDS * 4, 1) }),
  value: said,
});

/** What is said on `cards:<tableId>`, and on `cards:me` about the tables where the caller sits. */
export const tableMessage = z.object({
  kind: z.enum(['table', 'closed']),
  tableId: z.string(),
  /** Whole, so that a missed message is made good by the next; null when the table closed, or the caller got up. */
  table: z.nullable(table),
});

/** What is said on `cards:lobby`. */
export const lobbyMessage = z.object({
  kind: z.enum(['tile', 'gone']),
  tableId: z.string(),
  stakeId: z.string(),
  currency: z.string(),
  tile: z.nullable(tableTile),
});
