import { z } from 'zod/mini';
import { amount, instant } from '../call.ts';

/** What operators decide about a room. */
export const roomSettings = z.object({
  isOpen: z.boolean(),
  /** Cannons below and above these cannot be chosen. */
  minCost: amount,
  maxCost: amount,
});

/** One fish, told when it enters: where it swims follows from this and the sea's clock. */
export const fish = z.object({
  id: z.int(),
  species: z.string(),
  entersAt: z.int(),
  staysMs: z.int(),
  path: z.array(z.number()),
  swayWidth: z.number(),
  swayMs: z.number(),
});

export const freeze = z.object({ at: instant, forMs: z.int() });

export const seat = z.object({
  seat: z.int(),
  /** Null where nobody sits; a masked name for others. */
  name: z.nullable(z.string()),
  /** What their cannon is set to, as far as it was told. */
  cost: z.nullable(amount),
});

/** A shot that others see. */
export const shotNews = z.object({
  seat: z.int(),
  bullet: z.string(),
  angle: z.number(),
  at: instant,
  weapon: z.enum(['bolt', 'net']),
  cost: amount,
  /** The fish that it is locked on. */
  lockedOn: z.nullable(z.int()),
});

export const caughtNews = z.object({
  seat: z.int(),
  bullet: z.string(),
  fishId: z.int(),
  /** Times the bullet's cost, with all that went with it. */
  worth: z.int(),
  pay: amount,
  /** What a bomb or a chain took with it. */
  takes: z.array(z.int()),
  at: instant,
});

/** One message on the topic `sea:<seaId>`; what did not happen is absent. */
export const seaNews = z.object({
  type: z.literal('sea'),
  fish: z.optional(z.array(fish)),
  shots: z.optional(z.array(shotNews)),
  caught: z.optional(z.array(caughtNews)),
  freezes: z.optional(z.array(freeze)),
  seats: z.optional(z.array(seat)),
});

/** Loaded bullets: one bet. */
export const magazine = z.object({
  /** The bet's id. */
  magazineId: z.string(),
  cost: amount,
  bullets: z.int(),
  /** Bullet n of it is decided by this nonce plus n − 1. */
  firstNonce: z.int(),
  loadedAt: instant,
  state: z.enum(['open', 'closed']),
  /** The numbers, from 1, of those that were fired and of those that hit something. */
  fired: z.array(z.int()),
  hit: z.array(z.int()),
  won: amount,
});

export const visit = z.object({
  visitId: z.string(),
  room: z.string(),
  seaId: z.string(),
  seat: z.int(),
  serverSeedHash: z.string(),
  /** Null until the first magazine is loaded, which may bring it. */
  clientSeed: z.nullable(z.string()),
  /** Shown when the visit is over. */
  serverSeed: z.nullable(z.string()),
  satAt: instant,
  leftAt: z.nullable(instant),
  /** Of bullets that hit, in this visit. */
  stake: amount,
  payout: amount,
});

/** A bullet as the record keeps it, in the detail of its bet. */
export const keptBullet = z.object({
  n: z.int(),
  nonce: z.int(),
  weapon: z.enum(['bolt', 'net']),
  angle: z.number(),
  firedAt: instant,
  lockedOn: z.nullable(z.int()),
  /** Null while it flies, and for good where it hit nothing: it was given back. */
  hit: z.nullable(
    z.object({
      at: instant,
      x: z.number(),
      y: z.number(),
      targets: z.array(
        z.object({
          fishId: z.int(),
          species: z.string(),
          takes: z.array(z.object({ fishId: z.int(), worth: z.int() })),
        }),
      ),
      caught: z.array(z.object({ fishId: z.int(), worth: z.int(), takes: z.array(z.int()) })),
      worth: z.int(),
      pots: z.array(z.string()),
    }),
  ),
});
