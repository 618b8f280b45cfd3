import { z } from 'zod/mini';
import { amount, call, idText, instant, pageNumber, pageSize, requestId, stake } from '../call.ts';
import { caughtNews, fish, freeze, keptBullet, magazine, seat, visit } from './parts.ts';

const room = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/));
const angle = z.number().check(z.gte(-7), z.lte(7));
const place = z.number().check(z.gte(-400), z.lte(2_400));
const bulletNumber = z.int().check(z.gte(1), z.lte(40));

const roomTile = z.object({
  room: z.string(),
  name: z.string(),
  look: z.string(),
  costs: z.array(amount),
  isOpen: z.boolean(),
  /** How many people sit in all its seas now. */
  players: z.int(),
  seas: z.int(),
  /** Some of them by their masked names, those who came last first. */
  here: z.array(z.string()),
});

export const listRooms = call({
  method: 'GET',
  path: '/wps/fish/rooms',
  audience: 'anyone',
  class: 'read',
  summary: 'The fish rooms: what a bullet may cost, and how many people shoot there now.',
  input: z.object({}),
  value: z.object({ rooms: z.array(roomTile) }),
});

export const roomRules = call({
  method: 'GET',
  path: '/wps/fish/rooms/:room',
  audience: 'anyone',
  class: 'read',
  summary: 'A room with its rules: every species, what it pays and the chance of a hit.',
  input: z.object({ room }),
  value: z.object({
    room: roomTile,
    version: z.int(),
    hash: z.string(),
    /** What comes back in the long run, however one shoots. */
    returnToPlayer: z.number(),
    species: z.array(
      z.object({
        species: z.string(),
        worth: z.int(),
        gift: z.nullable(z.enum(['random', 'bomb', 'chain', 'freeze', 'jackpot'])),
        isBoss: z.boolean(),
        /** For a bullet that hits it alone; a bomb's and a chain's falls with what they take. */
        chance: z.number(),
      }),
    ),
  }),
});

/** A sea as it stands: listen to the topic `sea:<seaId>` first, then read this, and nothing is missed. */
const sea = z.object({
  seaId: z.string(),
  room: z.string(),
  now: instant,
  openedAt: instant,
  freezes: z.array(freeze),
  /** All that swim now, those that were caught left out. */
  fish: z.array(fish),
  seats: z.array(seat),
  /** The hash of the seed that decides what swims here; the seed is shown once the sea is closed. */
  seedHash: z.string(),
});

export const sit = call({
  method: 'POST',
  path: '/wps/fish/rooms/:room/sit',
  audience: 'session',
  class: 'write',
  bySocket: true,
  notWhileFrozen: true,
  summary:
    'Takes a free seat at a sea of the room; who sits there already is shown their own visit again.',
  input: z.object({ room }),
  value: z.object({ visit, sea, magazines: z.array(magazine), balance: amount }),
});

export const findSea = call({
  method: 'GET',
  path: '/wps/fish/seas/:seaId',
  audience: 'session',
  class: 'read',
  summary: 'A sea as it stands now.',
  input: z.object({ seaId: idText }),
  value: sea,
});

export const load = call({
  method: 'POST',
  path: '/wps/fish/visits/:visitId/load',
  audience: 'session',
  class: 'bet',
  bySocket: true,
  notWhileFrozen: true,
  summary: 'Pays for bullets, at most once a second. What hits nothing is given back.',
  input: z.object({
    visitId: idText,
    requestId,
    cost: stake,
    bullets: bulletNumber,
    /** The member's own part of chance: the first magazine of a visit names it, or none does. */
    clientSeed: z.optional(z.string().check(z.regex(/^[\x21-\x7e]{1,64}$/))),
    /** Magazines from which nothing more will be fired, because another cannon was chosen. */
    spent: z._default(z.array(idText).check(z.maxLength(10)), []),
  }),
  value: z.object({ magazine, balance: amount }),
});

const shot = z.object({
  magazineId: idText,
  n: bulletNumber,
  /** When it was fired, by the clock of the sea's `now`; at most two seconds ago. */
  at: instant,
  angle,
  weapon: z.enum(['bolt', 'net']),
  lockedOn: z._default(z.nullable(z.int()), null),
});

const hit = z.object({
  magazineId: idText,
  n: bulletNumber,
  at: instant,
  x: place,
  y: place,
  /** One for a bolt, those in the net for a net. */
  fish: z.array(z.int().check(z.gte(0))).check(z.minLength(1), z.maxLength(5)),
});

/** `flies`: what it is said to have hit was not there, and it flies on. */
const outcomes = ['missed', 'caught', 'flies', 'unknown'] as const;

export const shoot = call({
  method: 'POST',
  path: '/wps/fish/visits/:visitId/shoot',
  audience: 'session',
  class: 'bet',
  bySocket: true,
  summary: 'Says what was fired and what it hit since the last time, two to four times a second.',
  input: z.object({
    visitId: idText,
    shots: z._default(z.array(shot).check(z.maxLength(40)), []),
    hits: z._default(z.array(hit).check(z.maxLength(40)), []),
    /** Magazines that the caller takes for open: of those that ended, only these are told again. */
    open: z.optional(z.array(idText).check(z.maxLength(40))),
  }),
  value: z.object({
    now: instant,
    /** One for every hit, in their order; a repeat is answered as it was. */
    results: z.array(
      z.object({
        magazineId: z.string(),
        n: z.int(),
        outcome: z.enum(outcomes),
        caught: z.array(caughtNews),
        pots: z.array(z.string()),
      }),
    ),
    /** Shots that are not taken: not loaded, fired before, or too fast. */
    refused: z.array(z.object({ magazineId: z.string(), n: z.int() })),
    /** Magazines that ended in the last seconds; their wins are in the balance. */
    closed: z.array(magazine),
    /** What open magazines have won so far. */
    pending: amount,
    balance: amount,
    /** When the next should be said at the earliest: a full house asks for more at once. */
    againInMs: z.int(),
  }),
});

export const leave = call({
  method: 'POST',
  path: '/wps/fish/visits/:visitId/leave',
  audience: 'session',
  class: 'write',
  summary: 'Leaves the seat: bullets that hit nothing are given back, and the seed is shown.',
  input: z.object({ visitId: idText }),
  value: z.object({ visit, balance: amount }),
});

export const ownVisit = call({
  method: 'GET',
  path: '/wps/fish/visit',
  audience: 'session',
  class: 'read',
  summary: 'Where the caller sits now, and what is loaded; nothing where they sit nowhere.',
  input: z.object({}),
  value: z.object({ visit: z.nullable(visit), magazines: z.array(magazine) }),
});

export const listVisits = call({
  method: 'GET',
  path: '/wps/fish/visits',
  audience: 'session',
  class: 'read',
  summary: 'The caller’s visits, newest first.',
  input: z.object({ page: pageNumber, size: pageSize }),
  value: z.object({ list: z.array(visit), total: z.int() }),
});

export const proveVisit = call({
  method: 'GET',
  path: '/wps/fish/visits/:visitId/proof',
  audience: 'session',
  class: 'read',
  summary: 'A visit with every bullet of it, to be worked out again from its seeds.',
  input: z.object({ visitId: idText, after: z.optional(idText) }),
  value: z.object({
    visit,
    /** Where a long visit is read on; null when this is all. */
    after: z.nullable(z.string()),
    seedHashOfSea: z.string(),
    seedOfSea: z.nullable(z.string()),
    magazines: z.array(
      z.object({
        magazineId: z.string(),
        cost: amount,
        bullets: z.int(),
        firstNonce: z.int(),
        stake: amount,
        payout: amount,
        kept: z.array(keptBullet),
      }),
    ),
  }),
});
