import { z } from 'zod/mini';
import { call, nothing } from '../call.ts';

const fairnessState = {
  serverSeedHash: z.string(),
  nextServerSeedHash: z.string(),
  clientSeed: z.string(),
  nonce: z.int(),
};

/** Any text of one line, in any script, without the colon that separates it from the nonce. */
const clientSeed = z.string().check(z.regex(/^[^\p{C}\p{Zl}\p{Zp}:]{1,64}$/u));

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
