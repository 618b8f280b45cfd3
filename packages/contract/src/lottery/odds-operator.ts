import { z } from 'zod/mini';
import { amount, call, payment, text, whole } from '../call.ts';
import { gameCode, reason } from './parts.ts';

/** Prizes by play and prize, where they are not those of the rules; as stored: decimals as text. */
export type StoredOdds = Record<string, Record<string, string>>;

/** Between which prize groups bets are taken. */
const groups = z.object({ lowest: z.int(), highest: z.int() });

/** A thing that can be bet on alone, and its exact return now and as it is asked for. */
const proof = z.object({
  play: z.string(),
  mode: z.string(),
  /** What can be marked; `hit` where the play has one return for all. */
  bet: z.string(),
  hitRate: z.number(),
  /** By group: at the lowest and at the highest that is sold; else the same twice. */
  now: z.object({ lowest: z.number(), highest: z.number() }),
  wanted: z.object({ lowest: z.number(), highest: z.number() }),
  isChanged: z.boolean(),
  /** Whether it would give back more than it takes: then it is refused. */
  isTooHigh: z.boolean(),
});

const prize = z.object({
  play: z.string(),
  mode: z.string(),
  prize: z.string(),
  /** As the rules have it, and as it is now; per 1.00. */
  shipped: amount,
  odds: amount,
  /** Of the line that it belongs to, at these odds. */
  returnToPlayer: z.number(),
});

export const showOdds = call({
  method: 'GET',
  path: '/ops/lottery/games/:gameCode/odds',
  audience: 'operator',
  right: 'lottery.read',
  class: 'read',
  summary: 'The fixed odds of a lottery now, and the versions before them.',
  input: z.object({ gameCode }),
  value: z.object({
    version: z.int(),
    prizes: z.array(prize),
    /** Null where no play goes by group. */
    groups: z.nullable(groups),
    /** What groups there are. */
    allGroups: z.object({ lowest: z.int(), highest: z.int(), step: z.int() }),
    versions: z.array(z.object({ version: z.int(), hash: z.string(), changes: z.int() })),
    isAsked: z.boolean(),
  }),
});

const wanted = {
  odds: z
    .array(z.object({ play: text(40, 1), prize: text(40, 1), odds: payment }))
    .check(z.maxLength(200)),
  /** Left out: as they are. */
  groups: z.optional(z.object({ lowest: whole(1000, 2000), highest: whole(1000, 2000) })),
};

export const proveOdds = call({
  method: 'POST',
  path: '/ops/lottery/games/:gameCode/odds/proof',
  audience: 'operator',
  right: 'lottery.read',
  class: 'read',
  summary: 'The exact return of every bet, now and by other odds or groups; nothing is changed.',
  input: z.object({ gameCode, ...wanted }),
  value: z.object({ list: z.array(proof) }),
});

export const askOdds = call({
  method: 'POST',
  path: '/ops/lottery/games/:gameCode/odds',
  audience: 'operator',
  right: 'lottery.edit',
  class: 'write',
  summary:
    'Asks a second person for other odds or prize groups: a new version, for bets made from then on.',
  input: z.object({ gameCode, version: z.int(), ...wanted, reason }),
  value: z.object({ approvalId: z.string() }),
});
