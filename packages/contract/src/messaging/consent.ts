import { z } from 'zod/mini';
import { call, done } from '../call.ts';

const wishes = { inbox: z.boolean(), mail: z.boolean(), sms: z.boolean() };

export const readWishes = call({
  method: 'GET',
  path: '/wps/messaging/wishes',
  audience: 'member',
  class: 'read',
  summary: 'By which ways the caller wants news and offers.',
  input: z.object({}),
  value: z.object({
    ...wishes,
    /** Without a proved address or number nothing can be sent there. */
    hasMail: z.boolean(),
    hasMobile: z.boolean(),
    /** How many browsers of theirs are told by push. */
    pushDevices: z.int(),
  }),
});

export const saveWishes = call({
  method: 'PUT',
  path: '/wps/messaging/wishes',
  audience: 'member',
  class: 'write',
  summary: 'Says by which ways the caller wants news and offers.',
  input: z.object({
    inbox: z.optional(z.boolean()),
    mail: z.optional(z.boolean()),
    sms: z.optional(z.boolean()),
  }),
  value: done,
});

export const readPushKey = call({
  method: 'GET',
  path: '/wps/messaging/push-key',
  audience: 'member',
  class: 'read',
  summary: 'The key by which a browser knows that a push is from this house.',
  input: z.object({}),
  value: z.object({ key: z.string() }),
});

/** Where a browser's own push service takes messages for it. */
const endpoint = z.url({ protocol: /^https?$/ }).check(z.maxLength(1_000));
const bytes = (length: number) => z.string().check(z.regex(/^[\w-]+$/), z.length(length));

export const addPushDevice = call({
  method: 'POST',
  path: '/wps/messaging/push-devices',
  audience: 'member',
  class: 'write',
  summary: 'News and offers may reach the caller in this browser by push, up to ten browsers.',
  input: z.object({
    endpoint,
    /** The browser's keys: 65 and 16 bytes, as base64url. */
    p256dh: bytes(87),
    auth: bytes(22),
  }),
  value: done,
});

export const dropPushDevices = call({
  method: 'POST',
  path: '/wps/messaging/push-devices/drop',
  audience: 'member',
  class: 'write',
  summary: "Ends pushes to one browser of the caller's, or to all of them.",
  input: z.object({ endpoint: z.optional(endpoint) }),
  value: done,
});

const token = z.string().check(z.regex(/^[\w.-]{20,120}$/));

export const unsubscribe = call({
  method: 'POST',
  path: '/wps/messaging/unsubscribe/:token',
  audience: 'anyone',
  class: 'write',
  whileClosed: true,
  summary: 'Ends news and offers by one way, by the link of a message and without signing in.',
  input: z.object({ token }),
  value: z.object({ channel: z.enum(['MAIL', 'SMS']) }),
});

export const followLink = call({
  method: 'GET',
  path: '/wps/go/:code',
  audience: 'anyone',
  class: 'read',
  answer: 'redirect',
  whileViewed: 'closed',
  summary: 'The link of a message: counts that it was followed, and leads to a page of ours.',
  input: z.object({ code: z.string().check(z.regex(/^[\w-]{1,40}$/)) }),
  value: z.string(),
});
