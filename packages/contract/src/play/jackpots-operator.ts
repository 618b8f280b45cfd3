import { z } from 'zod/mini';
import { amount, call, idText, instant, whole } from '../call.ts';
import { trailOf } from '../paging.ts';

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
  input: z.object({ after: z.optional(idText), pageSize: z._default(whole(1, 200), 50) }),
  value: trailOf(
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
});
