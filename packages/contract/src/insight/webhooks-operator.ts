import { z } from 'zod/mini';
import { call, done, idText, instant, nothing, pageNumber, text, whole } from '../call.ts';
import { pageOf } from '../paging.ts';

/** What outside systems can be told of. */
export const feedEvents = [
  'bet.settled',
  'bet.voided',
  'jackpot.hit',
  'member.registered',
  'member.signed-in',
  'member.frozen',
  'member.unfrozen',
  'cashier.changed',
  'protection.barred',
  'operator.emergency',
] as const;

const address = z.string().check(
  z.maxLength(300),
  z.refine((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol), {
    error: 'url',
  }),
);

const webhook = z.object({
  id: z.string(),
  name: z.string(),
  url: z.string(),
  events: z.array(z.string()),
  isOpen: z.boolean(),
  /** The number up to which everything was taken. */
  reached: z.int(),
  /** How many numbers it is behind the newest. */
  behind: z.int(),
  /** Failed deliveries in a row, and when the next is tried. */
  attempts: z.int(),
  nextAt: z.nullable(instant),
  lastAt: z.nullable(instant),
  /** Until when the former secret signs too. */
  oldSecretUntil: z.nullable(instant),
});

export const listWebhooks = call({
  method: 'GET',
  path: '/ops/insight/webhooks',
  audience: 'operator',
  right: 'insight.read',
  class: 'read',
  summary: 'Outside systems that are told of events, and how far each of them is.',
  input: nothing,
  value: z.object({ list: z.array(webhook), newest: z.int() }),
});

const content = {
  name: text(60, 1),
  url: address,
  events: z.array(z.enum(feedEvents)).check(z.minLength(1), z.maxLength(feedEvents.length)),
  isOpen: z.boolean(),
};

export const addWebhook = call({
  method: 'POST',
  path: '/ops/insight/webhooks',
  audience: 'operator',
  right: 'insight.edit',
  class: 'write',
  summary:
    'Adds an outside system; it is told of what happens from now on. Its secret is shown once.',
  input: z.object(content),
  value: z.object({ id: z.string(), secret: z.string() }),
});

export const saveWebhook = call({
  method: 'PUT',
  path: '/ops/insight/webhooks/:id',
  audience: 'operator',
  right: 'insight.edit',
  class: 'write',
  summary: 'Changes where an outside system is told, of what, and whether at all.',
  input: z.object({ id: idText, ...content }),
  value: done,
});

export const removeWebhook = call({
  method: 'DELETE',
  path: '/ops/insight/webhooks/:id',
  audience: 'operator',
  right: 'insight.edit',
  class: 'write',
  summary: 'Takes an outside system out, with what was noted of its deliveries.',
  input: z.object({ id: idText }),
  value: done,
});

export const rotateSecret = call({
  method: 'POST',
  path: '/ops/insight/webhooks/:id/secret',
  audience: 'operator',
  right: 'insight.edit',
  class: 'write',
  summary: 'Draws a new secret, shown once; for a day the former one signs beside it.',
  input: z.object({ id: idText }),
  value: z.object({ secret: z.string() }),
});

export const replayEvents = call({
  method: 'POST',
  path: '/ops/insight/webhooks/:id/replay',
  audience: 'operator',
  right: 'insight.edit',
  class: 'write',
  summary: 'Tells everything from a number on once more, under the same numbers.',
  input: z.object({
    id: idText,
    fromNumber: whole(1, Number.MAX_SAFE_INTEGER),
    reason: text(200, 3),
  }),
  value: z.object({ events: z.int() }),
});

export const listDeliveries = call({
  method: 'GET',
  path: '/ops/insight/webhooks/:id/deliveries',
  audience: 'operator',
  right: 'insight.read',
  class: 'report',
  summary: 'What was sent to an outside system and how it answered, newest first.',
  input: z.object({ id: idText, page: pageNumber, pageSize: z._default(whole(1, 100), 20) }),
  value: pageOf(
    z.object({
      id: z.string(),
      fromNumber: z.int(),
      toNumber: z.int(),
      events: z.int(),
      at: instant,
      status: z.nullable(z.int()),
      error: z.nullable(z.string()),
    }),
  ),
});
