import { z } from 'zod/mini';
import { amount, call, instant } from '../call.ts';
import { firstView } from '../first-view.ts';

export const jackpots = call({
  method: 'GET',
  path: firstView.jackpots,
  also: [{ path: '/wps/relay/VIS_getJackpot' }, { path: '/wps/game/jackpot' }],
  audience: 'anyone',
  class: 'read',
  summary: 'What the pots hold now, how they are won, and who won them last.',
  input: z.object({}),
  value: z.object({
    currency: z.string(),
    pots: z.array(
      z.object({
        pot: z.string(),
        amount,
        /** What it begins with after each win. */
        seed: amount,
        /** The bet that fills it up to here wins it. */
        ceiling: amount,
        /** The part of each stake that it grows by. */
        contribution: z.number(),
        /** A stake of 1.00 wins it once in so many times. */
        oneIn: z.int(),
        lastWin: z.nullable(
          z.object({ name: z.string(), amount, gameCode: z.string(), at: instant }),
        ),
      }),
    ),
  }),
});
