import { z } from 'zod/mini';
import { amount, call, instant, nothing } from '../call.ts';

export const spins = call({
  method: 'GET',
  path: '/wps/promotions/spins',
  audience: 'member',
  class: 'read',
  summary: 'Free spins in hand: played by a bet on their slot that names them.',
  input: nothing,
  value: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      gameCode: z.string(),
      stake: amount,
      left: z.int(),
      total: z.int(),
      /** What they won so far, and how often it must be played. */
      won: amount,
      multiple: z.int(),
      expiresAt: z.nullable(instant),
    }),
  ),
});
