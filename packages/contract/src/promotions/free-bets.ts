import { z } from 'zod/mini';
import { amount, call, instant, nothing } from '../call.ts';
import { freeBetTerms } from './campaign.ts';

export const freeBets = call({
  method: 'GET',
  path: '/wps/promotions/free-bets',
  audience: 'member',
  class: 'read',
  summary: 'Free bets in hand: used by a slip of the book that names one instead of a stake.',
  input: nothing,
  value: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      stake: amount,
      terms: freeBetTerms,
      /** How often what it wins must be played. */
      multiple: z.int(),
      expiresAt: instant,
    }),
  ),
});
