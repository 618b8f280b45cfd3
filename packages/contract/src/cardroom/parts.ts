import { z } from 'zod/mini';
import { amount, instant, whole } from '../call.ts';

/** What is played at the tables of the card room. */
export const games = [
  'holdem',
  'niu-niu',
  'thirteen-cards',
  'tien-len',
  'big-two',
  'dou-dizhu',
  'xiangqi',
] as const;

export const levels = ['micro', 'low', 'middle', 'high'] as const;

/** Of the house's keeping: what is kept for the house of pots or of what is won. */
export const rake = z.object({
  /** Hundredths of a per cent: 500 is 5 %. */
  basisPoints: z.int(),
  /** The most of one hand; null where there is no such bound. */
  cap: z.nullable(amount),
});

/** A game at a stake, with what it asks of those who sit down. */
export const stakeLevel = z.object({
  stakeId: z.string(),
  game: z.enum(games),
  level: z.enum(levels),
  /** The big blind of hold’em; what a point, a card or a game costs elsewhere. */
  unit: amount,
  smallBlind: z.nullable(amount),
  /** The chips one sits down with; null where a hand is played from the balance. */
  buyIn: z.nullable(z.object({ min: amount, max: amount })),
  /** The balance that one must have to be dealt in: the most that a hand can cost. */
  needed: amount,
  /** A sit-and-go: everyone pays the unit once, gets these chips and plays for places; null elsewhere. */
  entry: z.nullable(
    z.object({
      chips: amount,
      handsPerLevel: z.int(),
      /** With every chair taken, the winner first. */
      prizes: z.array(amount),
    }),
  ),
  seats: z.int(),
  leastPlayers: z.int(),
  rake,
  turnSeconds: z.int(),
  timeBankSeconds: z.int(),
  isOpen: z.boolean(),
  /** Whether bots take empty chairs. */
  hasBots: z.boolean(),
});

/** The same in the lobby: with the tables that are open now, and the people who sit at them. */
export const lobbyStake = z.object({ ...stakeLevel.shape, tables: z.int(), players: z.int() });

/** A table in a list. */
export const tableTile = z.object({
  tableId: z.string(),
  /** Counted within its stake, from one. */
  number: z.int(),
  stakeId: z.string(),
  seats: z.int(),
  people: z.int(),
  bots: z.int(),
  isPlaying: z.boolean(),
  /** Whether somebody can still sit down: nobody comes late to a sit-and-go. */
  maySit: z.boolean(),
  /** Which chairs are taken, and by whom: names are masked. */
  chairs: z.array(z.object({ seat: z.int(), name: z.string(), isBot: z.boolean() })),
});

/** Why a seat is not dealt in; of `protection` the one who sits there is told more (`whyOut`). */
export const outReasons = ['asked', 'missed', 'balance', 'stack', 'protection', 'blind'] as const;

export const player = z.object({
  seat: z.int(),
  name: z.string(),
  isBot: z.boolean(),
  isMe: z.boolean(),
  /** Hold’em: chips before the hand under way; elsewhere null. */
  stack: z.nullable(amount),
  /** Null: dealt in from the next hand on. */
  out: z.nullable(z.enum(outReasons)),
  isLeaving: z.boolean(),
  /** The hand that is shown is theirs: whoever took a bot's chair in the middle of one waits for the next. */
  isDealt: z.boolean(),
  timeBankMs: z.int(),
});

/** Who may act, and until when; `isOnBank` once the time bank runs. */
export const clock = z.object({ seat: z.int(), dueAt: instant, isOnBank: z.boolean() });

export const clientSeed = z.string().check(z.regex(/^[\w.-]{1,64}$/));

export const roomCode = z.string().check(z.regex(/^[A-Z0-9]{6}$/));

export const phases = ['dealing', 'playing', 'over', 'void'] as const;

/** What a seat came to; amounts are what the hand’s bet was settled with. */
export const outcome = z.object({
  seat: z.int(),
  /** What it put in, what it gets back with its win, and what the house kept of that. */
  putIn: amount,
  won: amount,
  rake: amount,
  net: amount,
});

/** The hand as the one who asks may see it. */
export const hand = z.object({
  handId: z.string(),
  /** Of this table, counted from one. */
  number: z.int(),
  phase: z.enum(phases),
  startedAt: instant,
  /** Committed before the first client seed was fixed. */
  serverSeedHash: z.string(),
  clientSeeds: z.array(z.object({ seat: z.int(), seed: z.string() })),
  /** Who was dealt in. */
  seats: z.array(z.int()),
  /** Who leads, or has the button, where an earlier hand decided it. */
  lead: z.nullable(z.int()),
  clocks: z.array(clock),
  /** Moves so far: what a caller names when they act. */
  moves: z.int(),
  /** The last move, so that a screen can play it: of the game’s own shape. */
  lastMove: z.nullable(
    z.object({ seat: z.int(), move: z.unknown(), by: z.enum(['player', 'clock', 'bot']) }),
  ),
  /** Of the game’s own shape (`view` in `packages/games`): only what this seat, or an onlooker, may know. */
  view: z.unknown(),
  outcomes: z.nullable(z.array(outcome)),
});

export const sitAndGoStates = [
  'registering',
  'running',
  'over',
  'paid',
  'void',
  'refunded',
] as const;

/** How a sit-and-go stands; chips are counted in 1/10,000 like money, and are none. */
export const sitAndGo = z.object({
  state: z.enum(sitAndGoStates),
  buyIn: amount,
  entrants: z.array(
    z.object({
      seat: z.int(),
      name: z.string(),
      isBot: z.boolean(),
      isMe: z.boolean(),
      chips: amount,
      /** Counted from one; null while they play. */
      place: z.nullable(z.int()),
      /** Of money; null until it is over. */
      prize: z.nullable(amount),
    }),
  ),
  /** How many still play. */
  left: z.int(),
  level: z.int(),
  smallBlind: amount,
  bigBlind: amount,
  ante: amount,
  /** The hand under way included. */
  handsToNextLevel: z.int(),
  /** When it is called off, should it not be full; null once it runs. */
  calledOffAt: z.nullable(instant),
});

export const table = z.object({
  /** The clock that judges turns. */
  now: instant,
  tableId: z.string(),
  number: z.int(),
  game: z.enum(games),
  /** Grows with every change: of two pictures the one with the greater version is newer. */
  version: z.int(),
  stake: stakeLevel,
  currency: z.string(),
  isPrivate: z.boolean(),
  /** Told to those who sit here. */
  code: z.nullable(z.string()),
  players: z.array(player),
  /** The hand under way, or the last one until the next begins. */
  hand: z.nullable(hand),
  /** About when the next one begins; null while too few are here. */
  nextHandAt: z.nullable(instant),
  /** When bots take empty chairs. */
  botsAt: z.nullable(instant),
  /** The commitment of the hand that comes next. */
  nextServerSeedHash: z.string(),
  mine: z.nullable(
    z.object({
      seat: z.int(),
      clientSeed: z.string(),
      timeBankMs: z.int(),
      betId: z.nullable(z.string()),
    }),
  ),
  sitAndGo: z.nullable(sitAndGo),
  /** What is said here is heard on `chat:table:<talkRoom>`; null for those whom it is not meant for. */
  talkRoom: z.nullable(z.string()),
});

/** What operators decide about a stake. */
export const stakeSettings = z.object({
  isOpen: z.boolean(),
  hasBots: z.boolean(),
  rakeBasisPoints: whole(0, 1_000),
  /** In units of the stake; 0 means no bound. */
  rakeCapUnits: whole(0, 100),
  turnSeconds: whole(5, 120),
  timeBankSeconds: whole(0, 300),
  maxTables: whole(1, 500),
});
