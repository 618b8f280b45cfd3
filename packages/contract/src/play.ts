import { z } from 'zod/mini';
import { amount, call, instant, nothing, whole } from './call.ts';

const fairnessState = {
  serverSeedHash: z.string(),
  nextServerSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
};

/** Printable, and without the colon that separates it from the nonce. */
const clientSeed = z.string().check(z.regex(/^[\x21-\x39\x3b-\x7e]{1,64}$/));

export const fairness = call({
  method: 'GET',
  path: '/wps/game/fairness',
  audience: 'session',
  class: 'read',
  summary: 'The committed seeds of the caller, and the nonce that the next bet will use.',
  input: nothing,
  value: z.object(fairnessState),
});

export const rotateFairness = call({
  method: 'POST',
  path: '/wps/game/fairness/rotate',
  audience: 'session',
  class: 'write',
  summary: 'Reveals the server seed in use and starts the next one with the given client seed.',
  input: z.object({ clientSeed }),
  value: z.object({
    revealed: z.object({
      serverSeed: z.string(),
      serverSeedHash: z.string(),
      clientSeed: z.string(),
      lastNonce: z.int(),
    }),
    next: z.object(fairnessState),
  }),
});

export const unfinishedBets = call({
  method: 'GET',
  path: '/ops/play/unfinished',
  audience: 'operator',
  right: 'ledger.read',
  class: 'read',
  summary: 'Open bets that should have ended; those handed over wait for a decision.',
  input: z.object({ size: z._default(whole(1, 200), 50) }),
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
