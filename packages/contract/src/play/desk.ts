import { z } from 'zod/mini';
import {
  amount,
  call,
  done,
  idNumber,
  idText,
  instant,
  instantInput,
  text,
  whole,
} from '../call.ts';
import { findBet } from '../games/games.ts';

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

export const searchBets = call({
  method: 'GET',
  path: '/ops/play/bets',
  audience: 'operator',
  right: 'play.read',
  class: 'report',
  summary:
    'Bets by number, round, member, game and the time they were made, newest first. Where neither a number, a round nor a member is named, a period of 31 days at most is searched.',
  input: z.object({
    betId: z.optional(idText),
    roundId: z._default(text(64), ''),
    memberId: z.optional(idNumber),
    vendor: z._default(text(40), ''),
    gameCode: z._default(text(64), ''),
    state: z.optional(z.enum(['open', 'settled', 'void'])),
    from: z.optional(instantInput),
    to: z.optional(instantInput),
    /** Goes on after the last row seen. */
    after: z.optional(z.string().check(z.regex(/^\d{1,16}\.\d{1,18}$/))),
    size: z._default(whole(1, 200), 50),
  }),
  value: bets,
});

export const showBet = call({
  method: 'GET',
  path: '/ops/play/bets/:betId',
  audience: 'operator',
  right: 'play.read',
  class: 'read',
  summary:
    'One bet, whole: who made it, rules, draws, steps, the money it moved, what is asked about it.',
  input: z.object({ betId: idText }),
  value: z.extend(findBet.value, {
    memberId: z.int(),
    name: z.string(),
    roundId: z.nullable(z.string()),
    /** How often it was settled: two and more after a correction. */
    settlements: z.int(),
    /** A correction waits for a second person. */
    isAsked: z.boolean(),
  }),
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
        /** None: the house did it by itself. */
        operator: z.nullable(z.string()),
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

/** What a bet may have paid: nothing or more, in whole cents. */
const wonAmount = amount.check(
  z.refine((units) => units >= 0n && units % 100n === 0n, { error: 'amount' }),
);

export const askResettle = call({
  method: 'POST',
  path: '/ops/play/bets/:betId/resettle',
  audience: 'operator',
  right: 'play.correct',
  class: 'write',
  summary: 'Asks for another payout of a bet: a second person decides.',
  input: z.object({ betId: idText, payout: wonAmount, reason }),
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

export const showPots = call({
  method: 'GET',
  path: '/ops/play/jackpots',
  audience: 'operator',
  right: 'play.read',
  class: 'report',
  summary: 'What the pots hold, what was put in and won, and whether the books agree.',
  input: z.object({}),
  value: z.object({
    currency: z.string(),
    list: z.array(
      z.object({
        pot: z.string(),
        amount,
        seed: amount,
        ceiling: amount,
        contribution: z.number(),
        oneIn: z.int(),
        /** What the house began it with, again after each win. */
        seeded: amount,
        /** What stakes added. */
        contributed: amount,
        won: amount,
        wins: z.int(),
        /** What the ledger says that it holds. */
        booked: amount,
        isRight: z.boolean(),
      }),
    ),
  }),
});

export const listPotWins = call({
  method: 'GET',
  path: '/ops/play/jackpots/wins',
  audience: 'operator',
  right: 'play.read',
  class: 'report',
  summary: 'Pots that were won, newest first.',
  input: z.object({ after: z.optional(idText), size: z._default(whole(1, 200), 50) }),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        pot: z.string(),
        amount,
        cause: z.enum(['draw', 'ceiling']),
        betId: z.string(),
        memberId: z.int(),
        name: z.string(),
        gameCode: z.string(),
        at: instant,
      }),
    ),
    after: z.nullable(z.string()),
  }),
});

export const listCrashRounds = call({
  method: 'GET',
  path: '/ops/play/crash-rounds',
  audience: 'operator',
  right: 'play.read',
  class: 'report',
  summary: 'Rounds of crash that are over, with what was staked and paid, newest first.',
  input: z.object({ after: z.optional(idText), size: z._default(whole(1, 200), 50) }),
  value: z.object({
    list: z.array(
      z.object({
        round: z.string(),
        roundId: z.string(),
        chainId: z.string(),
        number: z.int(),
        multiplier: z.number(),
        hash: z.string(),
        startsAt: instant,
        settledAt: z.nullable(instant),
        bets: z.int(),
        stake: amount,
        payout: amount,
      }),
    ),
    after: z.nullable(z.string()),
  }),
});
