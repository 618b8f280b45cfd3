import { z } from 'zod/mini';
import { amount, call, instant, nothing, requestId, whole } from '../call.ts';
import { blockReasons, friendStates, paymentKinds, rankingPeriods } from './kinds.ts';

const own = { method: 'GET', audience: 'member', class: 'read' } as const;

export const ruleShape = z.object({
  /** Parts of a million of the friends' valid bets, nearest level first. */
  rates: z.array(z.int()),
  firstDeposit: amount,
  validBet: amount,
  days: z.int(),
  needsPhone: z.boolean(),
  referrerBonus: amount,
  friendBonus: amount,
  multiple: z.int(),
});

const step = z.object({
  /** How many friends who qualified it takes. */
  friends: z.int(),
  bonus: amount,
  state: z.enum(['PROCESS', 'CLAIM', 'CLAIMED']),
});

export const overview = call({
  ...own,
  path: '/wps/referral',
  summary: 'The own code and what came of it: friends by level, earnings, steps, rules.',
  input: nothing,
  value: z.object({
    /** Null until it is asked for. */
    code: z.nullable(z.string()),
    /** Agents invite by the links of their own centre. */
    isAgent: z.boolean(),
    /** Domains at which the code is good too. */
    domains: z.array(z.string()),
    visits: z.int(),
    levels: z.array(z.object({ level: z.int(), friends: z.int(), earned: amount })),
    /** Of the first level. */
    qualified: z.int(),
    waiting: z.int(),
    earned: z.object({ total: amount, bonus: amount, lastDay: amount, month: amount }),
    nextPaymentAt: instant,
    steps: z.array(step),
    rules: ruleShape,
  }),
});

export const rules = call({
  ...own,
  audience: 'anyone',
  path: '/wps/referral/rules',
  summary: 'What friends bring, for everyone to read.',
  input: nothing,
  value: ruleShape,
});

export const createCode = call({
  method: 'POST',
  path: '/wps/referral/code',
  audience: 'member',
  class: 'write',
  notWhileFrozen: true,
  summary: 'The own code, made when it is first asked for; it never changes.',
  input: nothing,
  value: z.object({ code: z.string() }),
});

const page = { page: z._default(whole(1, 100_000), 1), size: z._default(whole(1, 100), 20) };

export const friends = call({
  ...own,
  path: '/wps/referral/friends',
  class: 'report',
  summary: 'The own friends of a level, newest first: how far each is, and what they brought.',
  input: z.object({ level: z._default(whole(1, 3), 1), ...page }),
  value: z.object({
    list: z.array(
      z.object({
        name: z.string(),
        joinedAt: instant,
        state: z.enum(friendStates),
        reason: z.nullable(z.enum(blockReasons)),
        /** Until when they can qualify. */
        until: instant,
        hasPhone: z.boolean(),
        hasDeposit: z.boolean(),
        /** Of the play that is asked for. */
        playedPercent: z.int(),
        brought: amount,
      }),
    ),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
});

export const incomes = call({
  ...own,
  path: '/wps/referral/incomes',
  class: 'report',
  summary: 'What friends brought by day and level, newest first.',
  input: z.object(page),
  value: z.object({
    list: z.array(
      z.object({
        day: z.string(),
        level: z.int(),
        friends: z.int(),
        validBet: amount,
        rate: z.int(),
        amount,
        state: z.enum(['OPEN', 'PAID', 'REFUSED']),
      }),
    ),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
});

export const payments = call({
  ...own,
  path: '/wps/referral/payments',
  class: 'report',
  summary: 'What was credited, newest first; each is a line of the account record.',
  input: z.object(page),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        kind: z.enum(paymentKinds),
        amount,
        /** Masked; of a bonus only. */
        friend: z.nullable(z.string()),
        reference: z.string(),
        at: instant,
      }),
    ),
    totalPages: z.int(),
    totalCount: z.int(),
  }),
});

export const ranking = call({
  ...own,
  audience: 'anyone',
  path: '/wps/referral/ranking',
  summary: 'Who earned most by their friends: masked names, and the own place.',
  input: z.object({ period: z._default(z.enum(rankingPeriods), 'MONTH') }),
  value: z.object({
    list: z.array(
      z.object({
        rank: z.int(),
        name: z.string(),
        amount,
        friends: z.int(),
        isOwn: z.boolean(),
      }),
    ),
    own: z.nullable(z.object({ rank: z.int(), amount })),
  }),
});

export const claimStep = call({
  method: 'POST',
  path: '/wps/referral/steps/:friends/claim',
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Claims the bonus for so many friends who qualified, once.',
  input: z.object({ friends: whole(1, 100_000), requestId: z.optional(requestId) }),
  value: z.object({ amount }),
});
