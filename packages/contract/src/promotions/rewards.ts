import { z } from 'zod/mini';
import { amount, call, idText, instant, nothing, requestId, whole } from '../call.ts';
import { campaignKinds, grantKinds } from './campaign.ts';

const kind = z.enum([...campaignKinds, ...grantKinds]);

const reward = z.object({
  /** `0` where no campaign gives it: its cycle key names it alone. */
  campaignId: z.string(),
  kind,
  title: z.string(),
  cycleKey: z.string(),
  step: z.int(),
  money: amount,
  points: amount,
  tickets: z.int(),
  spins: z.int(),
  /** The stake of the free bets among it. */
  freeBet: amount,
  /** How many things of the mall. */
  goods: z.int(),
  multiple: z.int(),
  expiresAt: z.nullable(instant),
});

export const rewards = call({
  method: 'GET',
  path: '/wps/promotions/rewards',
  audience: 'member',
  class: 'read',
  summary: 'What can be claimed now.',
  input: nothing,
  value: z.object({ list: z.array(reward), money: amount, points: amount }),
});

export const claimAll = call({
  method: 'POST',
  path: '/wps/promotions/rewards/claimAll',
  audience: 'member',
  class: 'money',
  notWhileFrozen: true,
  summary: 'Claims everything that can be claimed; what cannot be given is named and stays.',
  input: z.object({ requestId: z.optional(requestId) }),
  value: z.object({
    money: amount,
    points: amount,
    tickets: z.int(),
    spins: z.int(),
    /** The stake of the free bets among it. */
    freeBet: amount,
    goods: z.int(),
    claimed: z.int(),
    failed: z.array(z.object({ title: z.string(), message: z.string() })),
  }),
});

export const gifts = call({
  method: 'GET',
  path: '/wps/promotions/gifts',
  audience: 'member',
  class: 'report',
  summary: 'Everything that was ever given, newest first.',
  input: z.object({ page: z._default(whole(1, 100_000), 1), size: z._default(whole(1, 100), 20) }),
  value: z.object({
    list: z.array(
      z.object({
        id: z.string(),
        kind,
        title: z.string(),
        money: amount,
        points: amount,
        tickets: z.int(),
        spins: z.int(),
        /** The stake of the free bets among it. */
        freeBet: amount,
        goods: z.int(),
        multiple: z.int(),
        at: instant,
      }),
    ),
    totalPages: z.int(),
    totalCount: z.int(),
    money: amount,
    points: amount,
  }),
});

export const bonusStates = ['RUNNING', 'DONE', 'EXPIRED', 'FORFEITED'] as const;

export const bonuses = call({
  method: 'GET',
  path: '/wps/promotions/bonuses',
  audience: 'member',
  class: 'read',
  summary: 'Money given that must be played, how far it is, and the rules while it runs.',
  input: nothing,
  value: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      state: z.enum(bonusStates),
      amount,
      required: amount,
      filled: amount,
      weights: z.record(z.string(), z.int()),
      maxStake: z.nullable(amount),
      excluded: z.array(z.string()),
      /** The most that is kept of what is won while it runs. */
      winningsCap: z.nullable(amount),
      openedAt: instant,
      expiresAt: z.nullable(instant),
      closedAt: z.nullable(instant),
      takenBack: amount,
      /** What would go back if it were given up now; nothing of one that runs no more. */
      forfeit: amount,
    }),
  ),
});

export const forfeitBonus = call({
  method: 'POST',
  path: '/wps/promotions/bonuses/:id/forfeit',
  audience: 'member',
  class: 'money',
  summary:
    'Gives a bonus back with what was won by it, so that nothing more must be played for it.',
  input: z.object({ id: idText, requestId: z.optional(requestId) }),
  value: z.object({ takenBack: amount, mainWalletBalance: amount }),
});

export const badges = call({
  method: 'GET',
  path: '/wps/promotions/badges',
  audience: 'member',
  class: 'read',
  summary: 'How many things wait: claimable rewards, those of missions among them, and tickets.',
  input: nothing,
  value: z.object({ rewards: z.int(), missions: z.int(), tickets: z.int(), signIn: z.int() }),
});
