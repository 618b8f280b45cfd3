import { z } from 'zod/mini';
import { amount, call, payment, text } from '../call.ts';
import { gameCode, reason } from './parts.ts';

/** Prizes by play and prize, where they are not those of the rules; as stored: decimals as text. */
export type StoredOdds = Record<string, Record<string, string>>;

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
    versions: z.array(z.object({ version: z.int(), hash: z.string(), changes: z.int() })),
    isAsked: z.boolean(),
  }),
});

export const askOdds = call({
  method: 'POST',
  path: '/ops/lottery/games/:gameCode/odds',
  audience: 'operator',
  right: 'lottery.edit',
  class: 'write',
  summary: 'Asks a second person for other odds: a new version, for bets made from then on.',
  input: z.object({
    gameCode,
    version: z.int(),
    odds: z
      .array(z.object({ play: text(40, 1), prize: text(40, 1), odds: payment }))
      .check(z.maxLength(200)),
    reason,
  }),
  value: z.object({ approvalId: z.string() }),
});
