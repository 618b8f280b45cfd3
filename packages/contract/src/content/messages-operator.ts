import { z } from 'zod/mini';
import { call, idText, instant, pageNumber, pageSize, text } from '../call.ts';
import { pageOf } from '../paging.ts';
import { BODY_LENGTH, list } from './parts.ts';

/** Named members, everyone of a kind, or one team. */
export const messageAudience = z.union([
  z.strictObject({ usernames: list(text(80, 1), 500).check(z.minLength(1)) }),
  z.strictObject({
    kind: z.enum(['all', 'member', 'agent']),
    teamOf: z.optional(text(80, 1)),
  }),
]);

const messageWords = { title: text(100, 1), content: text(BODY_LENGTH, 1) };

export const sendMessage = call({
  method: 'POST',
  path: '/ops/messages',
  audience: 'operator',
  class: 'write',
  right: 'messages.send',
  summary: 'Writes to one member, to many, to a team, or to all',
  input: z.object({ to: messageAudience, ...messageWords }),
  value: z.object({ id: z.string(), recipients: z.nullable(z.int()) }),
});

export const countRecipients = call({
  method: 'POST',
  path: '/ops/messages/count',
  audience: 'operator',
  class: 'read',
  right: 'messages.send',
  summary: 'How many a message would reach, before it is sent',
  input: z.object({ to: messageAudience }),
  value: z.object({ count: z.int(), unknown: z.array(z.string()) }),
});

export const listSent = call({
  method: 'GET',
  path: '/ops/messages',
  audience: 'operator',
  class: 'read',
  right: 'messages.send',
  summary: 'What the house has sent, newest first',
  input: z.object({ page: pageNumber, pageSize }),
  value: pageOf(
    z.object({
      id: z.string(),
      to: messageAudience,
      title: z.string(),
      content: z.string(),
      recipients: z.nullable(z.int()),
      sentBy: z.nullable(z.string()),
      at: instant,
    }),
  ),
});

export const listReceived = call({
  method: 'GET',
  path: '/ops/messages/received',
  audience: 'operator',
  class: 'read',
  right: 'messages.send',
  summary: 'What members wrote to the house, newest first',
  input: z.object({ page: pageNumber, pageSize }),
  value: pageOf(
    z.object({
      id: z.string(),
      sender: z.string(),
      title: z.string(),
      content: z.string(),
      isAnswered: z.boolean(),
      at: instant,
    }),
  ),
});

export const replyMessage = call({
  method: 'POST',
  path: '/ops/messages/received/:id/reply',
  audience: 'operator',
  class: 'write',
  right: 'messages.send',
  summary: 'Answers a message of a member',
  input: z.object({ id: idText, content: messageWords.content }),
  value: z.object({ id: z.string() }),
});
