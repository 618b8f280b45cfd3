import { z } from 'zod/mini';
import { call, instant, text, whole } from '../call.ts';
import { gameCode } from './parts.ts';

const sourceCode = z.string().check(z.regex(/^[a-z0-9-]{2,20}$/));
const addressRange = z.string().check(z.maxLength(50), z.regex(/^[0-9a-fA-F.:]+(\/\d{1,3})?$/));

const fields = {
  name: text(60, 1),
  /** The lotteries it may tell of; none: all that are held elsewhere. */
  games: z.array(gameCode).check(z.maxLength(50)),
  /** From where it may call; none: from anywhere. */
  addresses: z.array(addressRange).check(z.maxLength(50)),
  isEnabled: z.boolean(),
};

export const listSources = call({
  method: 'GET',
  path: '/ops/lottery/sources',
  audience: 'operator',
  right: 'lottery.read',
  class: 'read',
  summary: 'Outside sources of results: how they are connected, and when they were last heard.',
  input: z.object({}),
  value: z.object({
    list: z.array(
      z.object({
        code: z.string(),
        ...fields,
        secretTail: z.string(),
        previousSecretUntil: z.nullable(instant),
        version: z.int(),
        changedAt: instant,
        heardAt: z.nullable(instant),
        taken: z.int(),
        refused: z.int(),
      }),
    ),
  }),
});

export const saveSource = call({
  method: 'PUT',
  path: '/ops/lottery/sources/:code',
  audience: 'operator',
  right: 'lottery.edit',
  class: 'write',
  summary:
    'Connects a source (version 0: the secret is shown this once) or changes how. What it may tell of, from where, and opening it wait for a second person: `approvalId`.',
  input: z.object({ code: sourceCode, version: whole(0, 1_000_000_000), ...fields }),
  value: z.object({
    version: z.int(),
    secret: z.nullable(z.string()),
    approvalId: z.nullable(z.string()),
  }),
});

export const rotateSourceSecret = call({
  method: 'POST',
  path: '/ops/lottery/sources/:code/secret',
  audience: 'operator',
  right: 'lottery.edit',
  class: 'write',
  summary: 'Asks for a new secret, shown this once; good once a second person agrees.',
  input: z.object({ code: sourceCode, hours: z._default(whole(0, 168), 24) }),
  value: z.object({ secret: z.string(), approvalId: z.string() }),
});
