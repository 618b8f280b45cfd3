import { z } from 'zod/mini';
import { call, done, instant, text, whole } from '../call.ts';
import { reason } from './parts.ts';

export const feedCode = z.string().check(z.regex(/^[a-z0-9-]{2,20}$/));
const addressRange = z.string().check(z.maxLength(50), z.regex(/^[0-9a-fA-F.:]+(\/\d{1,3})?$/));

const fields = {
  name: text(60, 1),
  /** From where it may call; none: from anywhere. */
  addresses: z.array(addressRange).check(z.maxLength(50)),
  /** After so long without a word nothing of it is sold. */
  silentSeconds: whole(5, 600),
  isEnabled: z.boolean(),
};

export const feedStates = ['off', 'waiting', 'alive', 'gaps', 'silent'] as const;

const feed = z.object({
  code: z.string(),
  ...fields,
  silentSeconds: z.int(),
  secretTail: z.string(),
  previousSecretUntil: z.nullable(instant),
  version: z.int(),
  changedAt: instant,
  state: z.enum(feedStates),
  /** The highest number heard, and when anything new was. */
  reached: z.int(),
  heardAt: z.nullable(instant),
  /** How long the last message was on its way. */
  lagMs: z.int(),
  taken: z.int(),
  repeated: z.int(),
  refused: z.int(),
  /** Came after a message with a higher number. */
  late: z.int(),
  missing: z.array(z.object({ from: z.int(), to: z.int(), since: instant })),
  live: z.int(),
  upcoming: z.int(),
});

export const listFeeds = call({
  method: 'GET',
  path: '/ops/sportsbook/feeds',
  audience: 'operator',
  right: 'sports.read',
  class: 'read',
  summary: 'Outside feeds: how they are connected, and how well they are.',
  input: z.object({}),
  value: z.object({ list: z.array(feed) }),
});

export const saveFeed = call({
  method: 'PUT',
  path: '/ops/sportsbook/feeds/:code',
  audience: 'operator',
  right: 'sports.edit',
  class: 'write',
  summary:
    'Connects a feed (version 0: the secret is shown this once) or changes how. Addresses and opening it wait for a second person: `approvalId`.',
  input: z.object({ code: feedCode, version: whole(0, 1_000_000_000), ...fields }),
  value: z.object({
    version: z.int(),
    secret: z.nullable(z.string()),
    approvalId: z.nullable(z.string()),
  }),
});

export const rotateFeedSecret = call({
  method: 'POST',
  path: '/ops/sportsbook/feeds/:code/secret',
  audience: 'operator',
  right: 'sports.edit',
  class: 'write',
  summary: 'Asks for a new secret, shown this once; good once a second person agrees.',
  input: z.object({ code: feedCode, hours: z._default(whole(0, 168), 24) }),
  value: z.object({ secret: z.string(), approvalId: z.string() }),
});

export const closeGaps = call({
  method: 'POST',
  path: '/ops/sportsbook/feeds/:code/gaps',
  audience: 'operator',
  right: 'sports.trade',
  class: 'write',
  summary: 'Waits no longer for messages that are missing: what they told is lost.',
  input: z.object({ code: feedCode, reason }),
  value: done,
});
