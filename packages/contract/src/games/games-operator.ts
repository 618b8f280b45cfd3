import { z } from 'zod/mini';
import { amount, call, done, idText, instant, text, whole } from '../call.ts';
import { trailOf } from '../paging.ts';

const limits = z.object({ min: amount, max: amount, maxPayout: amount });

const theory = { lowest: z.number(), highest: z.number() };

export const listGames = call({
  method: 'GET',
  path: '/ops/play/games',
  audience: 'operator',
  right: 'play.read',
  class: 'read',
  summary:
    'Our own games: open or not, limits, promised returns. They are opened in the catalogue.',
  input: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        gameCode: z.string(),
        name: z.string(),
        version: z.int(),
        hash: z.string(),
        /** At the last check, what is played, what was published and its fingerprint agreed. */
        isIntact: z.boolean(),
        /** Every version that was ever published, newest first. */
        published: z.array(z.object({ version: z.int(), hash: z.string(), at: instant })),
        isOpen: z.boolean(),
        limits,
        /** When they were last changed; 0: never. */
        limitsVersion: z.int(),
        rulesLimits: limits,
        ...theory,
      }),
    ),
  }),
});

export const checkRules = call({
  method: 'POST',
  path: '/ops/play/rules/check',
  audience: 'operator',
  right: 'play.stop',
  class: 'write',
  summary:
    'Compares the rules of every game with what was published; a game that differs is stopped.',
  input: z.object({}),
  value: z.object({ games: z.int(), wrong: z.array(z.string()) }),
});

export const setLimits = call({
  method: 'PUT',
  path: '/ops/play/games/:gameCode/limits',
  audience: 'operator',
  right: 'play.limits',
  class: 'write',
  summary: 'Narrows what may be staked on a game and paid by it.',
  input: z.object({
    gameCode: text(40, 1),
    /** Of the limits that were seen; where it is given, others made meanwhile are not overwritten. */
    version: z.optional(z.int()),
    min: amount,
    max: amount,
    maxPayout: amount,
  }),
  value: done,
});

export const listReturns = call({
  method: 'GET',
  path: '/ops/play/returns',
  audience: 'operator',
  right: 'play.read',
  class: 'report',
  summary: 'What games really returned beside what their rules promise, and who is out of bounds.',
  input: z.object({
    days: z._default(whole(1, 366), 30),
    byLevel: z._default(z.enum(['yes', 'no']), 'no'),
  }),
  value: z.object({
    list: z.array(
      z.object({
        vendor: z.string(),
        gameCode: z.string(),
        /** The size of stakes: 0 below 1.00, 1 below 10, 2 below 100, 3 above. */
        level: z.nullable(z.int()),
        bets: z.int(),
        stake: amount,
        payout: amount,
        mean: z.number(),
        sigma: z.number(),
        bound: z.number(),
        /** All paid over all staked, and 2.58 standard errors of it. */
        ratio: z.number(),
        ratioBound: z.number(),
        ...theory,
        isAlarm: z.boolean(),
      }),
    ),
  }),
});

export const showReturn = call({
  method: 'GET',
  path: '/ops/play/returns/:gameCode',
  audience: 'operator',
  right: 'play.read',
  class: 'report',
  summary: 'What one game returned day by day: each day counts all bets since the first one shown.',
  input: z.object({ gameCode: text(40, 1), days: z._default(whole(1, 366), 30) }),
  value: z.object({
    gameCode: z.string(),
    ...theory,
    list: z.array(
      z.object({
        day: z.string(),
        /** Of this day alone. */
        bets: z.int(),
        stake: amount,
        payout: amount,
        /** Since the first day: bets, mean of payout over stake, and 2.58 standard errors. */
        betsSoFar: z.int(),
        mean: z.number(),
        bound: z.number(),
      }),
    ),
  }),
});

export const listCrashRounds = call({
  method: 'GET',
  path: '/ops/play/crash-rounds',
  audience: 'operator',
  right: 'play.read',
  class: 'report',
  summary: 'Rounds of crash that are over, with what was staked and paid, newest first.',
  input: z.object({ after: z.optional(idText), pageSize: z._default(whole(1, 200), 50) }),
  value: trailOf(
    z.object({
      round: z.string(),
      roundId: z.string(),
      chainId: z.string(),
      number: z.int(),
      multiplier: z.number(),
      hash: z.string(),
      startsAt: instant,
      /** Called off by two operators: its stakes went back. */
      isVoid: z.boolean(),
      settledAt: z.nullable(instant),
      bets: z.int(),
      stake: amount,
      payout: amount,
    }),
  ),
});

export const askVoidCrash = call({
  method: 'POST',
  path: '/ops/play/crash-rounds/:round/void',
  audience: 'operator',
  right: 'play.correct',
  class: 'write',
  summary:
    'Asks a second person to call a round of crash off: every stake goes back, every win is taken back.',
  input: z.object({ round: idText, reason: text(300, 3) }),
  value: z.object({ approvalId: z.string() }),
});
