import { z } from 'zod/mini';
import { amount, instant, whole } from '../call.ts';

/** Chips by spot. */
export const chips = z.record(z.string(), amount);

const money = z.object({ min: amount, max: amount });

/** What operators decide about a table. */
export const tableSettings = z.object({
  isOpen: z.boolean(),
  /** The round under way ends; no other begins. */
  isPaused: z.boolean(),
  /** The smallest chip, and the most on a main spot; others take a share of it. */
  min: amount,
  max: amount,
  /** The most that one member may have on one round. */
  maxRound: amount,
  betSeconds: whole(5, 120),
});

/** How a story steps on: milliseconds from its start. */
export const storyStep = z.looseObject({ step: z.string(), atMs: z.number() });

/** What a seat may do at a table where seats decide. */
export const seatMoves = ['hit', 'stand', 'double', 'split', 'insure', 'decline'] as const;

export const phases = ['betting', 'closed', 'dealing', 'result', 'void'] as const;

export const round = z.object({
  /** Of this table, counted from one. */
  number: z.int(),
  /** Which shoe and which hand of it; every round is a shoe of its own where there are no cards. */
  shoe: z.int(),
  hand: z.int(),
  phase: z.enum(phases),
  opensAt: instant,
  /** Bets that the server has strictly before this count. */
  closesAt: instant,
  /** The story begins here; null until the outcome is known. */
  storyAt: z.nullable(instant),
  /** The story is over and the bets are paid. */
  endsAt: z.nullable(instant),
  /** The next round opens about here. */
  nextAt: z.nullable(instant),
  story: z.nullable(z.object({ steps: z.array(storyStep), lengthMs: z.number() })),
  /** Of the game's own shape. */
  result: z.unknown(),
  mark: z.nullable(z.string()),
  /** What is known before the first bet: the card of a fight. */
  open: z.unknown(),
  /** Where seats decide: who sits, by masked names, how many follow, how often they have decided. */
  seats: z.array(
    z.object({ seat: z.int(), name: z.string(), behind: z.int(), decisions: z.int() }),
  ),
  /** Who is asked now, for which hand, what they may do, and until when. */
  turn: z.nullable(
    z.object({
      seats: z.array(z.int()),
      hand: z.int(),
      moves: z.array(z.enum(seatMoves)),
      endsAt: instant,
    }),
  ),
});

/** What a round can be checked by. */
export const proof = z.object({
  chainId: z.string(),
  commitment: z.string(),
  salt: z.string(),
  link: z.int(),
  /** The link before: public, and the hash of the one that decides. */
  previousHash: z.string(),
  /** The link itself, once the round, or the shoe, is over. */
  hash: z.nullable(z.string()),
});

export const spotLimit = z.object({
  id: z.string(),
  kind: z.string(),
  min: amount,
  max: amount,
});

export const tile = z.object({
  tableId: z.string(),
  /** Which game is dealt here: baccarat, live-roulette … */
  game: z.string(),
  category: z.enum(['LIVE', 'COCKFIGHT']),
  name: z.string(),
  /** How it looks: a felt or a light, by name. */
  look: z.string(),
  /** Its picture in the catalogue. */
  picture: z.string(),
  limits: money,
  betSeconds: z.int(),
  isOpen: z.boolean(),
  isPaused: z.boolean(),
  /** How many may sit there and decide; null where nobody does. */
  seats: z.nullable(z.int()),
  /** Whether play money may take a seat. */
  guestsSit: z.boolean(),
  /** How many people have chips on the round under way. */
  players: z.int(),
  round: z.nullable(
    z.object({
      number: z.int(),
      phase: z.enum(phases),
      closesAt: instant,
      nextAt: z.nullable(instant),
    }),
  ),
  /** Results so far, oldest first: of the shoe, or the last hundred. */
  marks: z.array(z.string()),
});
