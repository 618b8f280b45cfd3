import { z } from 'zod/mini';
import { amount, call, done, instant, instantInput, payment, text, whole } from '../call.ts';
import { trailOf } from '../paging.ts';
import { issueStates } from './issues.ts';
import { gameCode, reason } from './parts.ts';

const number = z.string().check(z.regex(/^\d{8}-\d{4}$/));

const settings = {
  isOpen: z.boolean(),
  closeBeforeSeconds: z.int(),
  min: amount,
  max: amount,
};

export const listLotteries = call({
  method: 'GET',
  path: '/ops/lottery/games',
  audience: 'operator',
  right: 'lottery.read',
  class: 'read',
  summary: 'Every lottery: its clock, its limits, its prizes’ version and its running issue.',
  input: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        gameCode: z.string(),
        name: z.string(),
        kind: z.string(),
        category: z.string(),
        vendor: z.string(),
        everyMinutes: z.nullable(z.int()),
        /** Whether two people enter what was drawn. */
        isDrawnElsewhere: z.boolean(),
        drawsAt: z.nullable(z.string()),
        ...settings,
        /** When operators last changed it; 0 where it is as shipped. */
        version: instant,
        oddsVersion: z.int(),
        issue: z.nullable(z.string()),
        nextDrawAt: z.nullable(instant),
        waiting: z.int(),
      }),
    ),
  }),
});

export const saveLottery = call({
  method: 'PUT',
  path: '/ops/lottery/games/:gameCode',
  audience: 'operator',
  right: 'lottery.edit',
  class: 'write',
  summary: 'Opens or closes a lottery, and sets when it closes and what may be staked.',
  input: z.object({
    gameCode,
    isOpen: z.boolean(),
    closeBeforeSeconds: whole(3, 86_400),
    min: payment,
    max: payment,
    version: z.optional(instant),
  }),
  value: done,
});

/** What an issue is looked for by; one that waits was due and is not paid yet. */
export const issueSearchStates = [...issueStates, 'waiting'] as const;

export const listIssues = call({
  method: 'GET',
  path: '/ops/lottery/issues',
  audience: 'operator',
  right: 'lottery.read',
  class: 'report',
  summary:
    'Issues of one lottery or of all, newest first, each with the money that was in it; by number, time and state.',
  input: z.object({
    gameCode: z.optional(gameCode),
    /** The number of an issue, or how it begins. */
    number: z.optional(z.string().check(z.regex(/^\d{4,8}(-\d{0,4})?$/))),
    state: z.optional(z.enum(issueSearchStates)),
    /** Drawn between these. */
    from: z.optional(instantInput),
    to: z.optional(instantInput),
    after: z.optional(text(80, 1)),
    pageSize: z._default(whole(1, 100), 50),
  }),
  value: trailOf(
    z.object({
      gameCode: z.string(),
      name: z.string(),
      vendor: z.string(),
      isDrawnElsewhere: z.boolean(),
      number: z.string(),
      roundId: z.string(),
      state: z.enum(issueStates),
      /** How often a result was taken; the second is a correction. */
      revision: z.int(),
      printed: z.string(),
      hash: z.nullable(z.string()),
      closesAt: instant,
      drawsAt: instant,
      settledAt: z.nullable(instant),
      bets: z.int(),
      stake: amount,
      payout: amount,
    }),
  ),
});

export const askVoid = call({
  method: 'POST',
  path: '/ops/lottery/games/:gameCode/issues/:number/void',
  audience: 'operator',
  right: 'lottery.void',
  class: 'write',
  summary: 'Asks a second person to call an issue off: every stake goes back.',
  input: z.object({ gameCode, number, reason }),
  value: z.object({ approvalId: z.string() }),
});
