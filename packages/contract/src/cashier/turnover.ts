import { z } from 'zod/mini';
import { amount, call, instant, nothing } from '../call.ts';

/** What kinds of credit ask to be played: each has a word in every language. */
export const turnoverKinds = [
  'DEPOSIT',
  'TRANSFER_IN',
  'PROMO',
  'RED_PACKET',
  'REBATE',
  'REFERRAL',
  'ADJUST',
] as const;

export const turnoverInfo = call({
  method: 'GET',
  path: '/wps/relay/MCSFE_getTurnoverInfo',
  audience: 'member',
  class: 'read',
  summary: 'What must still be played before money may leave, credit by credit.',
  input: nothing,
  value: z.object({
    left: amount,
    list: z.array(
      z.object({
        id: z.string(),
        kind: z.string(),
        amount,
        multiple: z.int(),
        required: amount,
        filled: amount,
        openedAt: instant,
        closedAt: z.nullable(instant),
        closedFor: z.nullable(z.string()),
      }),
    ),
  }),
});
