import { z } from 'zod/mini';
import { amount, call, idText, instant, whole } from '../call.ts';
import { reason } from './parts.ts';

export const unfinishedBets = call({
  method: 'GET',
  path: '/ops/play/unfinished',
  audience: 'operator',
  right: 'ledger.read',
  class: 'read',
  summary: 'Open bets that should have ended; those handed over wait for a decision.',
  input: z.object({ pageSize: z._default(whole(1, 200), 50) }),
  value: z.object({
    list: z.array(
      z.object({
        betId: z.string(),
        memberId: z.int(),
        vendor: z.string(),
        gameCode: z.string(),
        stake: amount,
        placedAt: instant,
        tries: z.int(),
        problem: z.string(),
        handedAt: z.nullable(instant),
      }),
    ),
  }),
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
