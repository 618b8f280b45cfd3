import { z } from 'zod/mini';
import { amount, call, done, instant, payment, text, whole } from '../call.ts';
import { issueStates } from './lottery.ts';

/** What operators see and do about lotteries. */
const gameCode = text(40, 1);
const number = z.string().check(z.regex(/^\d{8}-\d{4}$/));
const reason = text(300, 3);

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

export const listIssues = call({
  method: 'GET',
  path: '/ops/lottery/games/:gameCode/issues',
  audience: 'operator',
  right: 'lottery.read',
  class: 'report',
  summary: 'Issues of one lottery, newest first, each with the money that was in it.',
  input: z.object({
    gameCode,
    before: z.optional(number),
    size: z._default(whole(1, 100), 50),
  }),
  value: z.object({
    list: z.array(
      z.object({
        number: z.string(),
        roundId: z.string(),
        state: z.enum(issueStates),
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
    before: z.nullable(z.string()),
  }),
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
