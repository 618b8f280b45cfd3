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
