import { z } from 'zod/mini';
import { amount, call, done, idNumber, idText, instant, text, whole } from './call.ts';

/** What operators see and do about bets and games. */
const reason = text(300, 3);
const limits = z.object({ min: amount, max: amount, maxPayout: amount });

const bet = z.object({
  betId: z.string(),
  memberId: z.int(),
  name: z.string(),
  vendor: z.string(),
  gameCode: z.string(),
  roundId: z.nullable(z.string()),
  state: z.enum(['open', 'settled', 'void']),
  currency: z.string(),
  stake: amount,
  payout: amount,
  placedAt: instant,
  settledAt: z.nullable(instant),
});
const bets = z.object({ list: z.array(bet), after: z.nullable(z.string()) });

export const listOpen = call({
  method: 'GET',
  path: '/ops/play/open',
  audience: 'operator',
  right: 'play.read',
  class: 'report',
  summary: 'Bets that are under way, newest first.',
  input: z.object({
    gameCode: z._default(text(64), ''),
    memberId: z.optional(idNumber),
    after: z.optional(idText),
    size: z._default(whole(1, 200), 50),
  }),
  value: bets,
});

export const listWins = call({
  method: 'GET',
  path: '/ops/play/wins',
  audience: 'operator',
  right: 'play.read',
  class: 'report',
  summary: 'The largest wins of the last days.',
  input: z.object({
    days: z._default(whole(1, 31), 7),
    least: z._default(amount, 1_000_000n),
    size: z._default(whole(1, 200), 50),
  }),
  value: bets,
});

const scope = z.enum(['all', 'vendor', 'game', 'member']);

export const listStops = call({
  method: 'GET',
  path: '/ops/play/stops',
  audience: 'operator',
  right: 'play.read',
  class: 'read',
  summary: 'What is stopped now, by whom and why.',
  input: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        scope,
        subject: z.string(),
        reason: z.string(),
        operatorId: z.int(),
        at: instant,
      }),
    ),
  }),
});

export const setStop = call({
  method: 'PUT',
  path: '/ops/play/stops',
  audience: 'operator',
  right: 'play.stop',
  class: 'write',
  summary: 'Stops new bets on everything, a vendor, a game (vendor:code) or a member, or frees it.',
  input: z.object({ scope, subject: z._default(text(80), ''), isStopped: z.boolean(), reason }),
  value: done,
});

const asked = z.object({ approvalId: z.string() });

export const askVoid = call({
  method: 'POST',
  path: '/ops/play/bets/:betId/void',
  audience: 'operator',
  right: 'play.correct',
  class: 'write',
  summary: 'Asks for a bet to be made void: a second person decides.',
  input: z.object({ betId: idText, reason }),
  value: asked,
});

export const askResettle = call({
  method: 'POST',
  path: '/ops/play/bets/:betId/resettle',
  audience: 'operator',
  right: 'play.correct',
  class: 'write',
  summary: 'Asks for another payout of a bet: a second person decides.',
  input: z.object({ betId: idText, payout: amount, reason }),
  value: asked,
});

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
        isOpen: z.boolean(),
        limits,
        rulesLimits: limits,
        ...theory,
      }),
    ),
  }),
});

export const setLimits = call({
  method: 'PUT',
  path: '/ops/play/games/:gameCode/limits',
  audience: 'operator',
  right: 'play.limits',
  class: 'write',
  summary: 'Narrows what may be staked on a game and paid by it.',
  input: z.object({ gameCode: text(40, 1), min: amount, max: amount, maxPayout: amount }),
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
        ...theory,
        isAlarm: z.boolean(),
      }),
    ),
  }),
});
