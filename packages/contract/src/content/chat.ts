import { z } from 'zod/mini';
import { call, done, idText, instant, nothing, text } from '../call.ts';

export const CHAT_WORDS = 500;

/** What was said, as plain text. */
export const said = z.object({
  id: z.string(),
  /** Said by the house. */
  isStaff: z.boolean(),
  /** Said by the one who asks. */
  isMine: z.boolean(),
  name: z.string(),
  text: z.string(),
  at: instant,
});

const words = text(CHAT_WORDS * 4, 1);

const older = z.object({ before: z.optional(idText) });

const conversation = z.object({ list: z.array(said), hasMore: z.boolean() });

export const models = call({
  method: 'GET',
  path: '/wps/relay/CBS_modelList',
  audience: 'anyone',
  class: 'read',
  summary: 'The ways to talk: with support, and in the room.',
  input: nothing,
  value: z.array(
    z.object({
      modelId: z.enum(['support', 'room']),
      name: z.string(),
      topic: z.string(),
      enabled: z.boolean(),
    }),
  ),
});

export const launch = call({
  method: 'GET',
  path: '/wps/relay/CBS_launchChat',
  audience: 'session',
  class: 'read',
  summary: 'Where the chat opens.',
  input: nothing,
  value: z.object({ chatUrl: z.string() }),
});

export const unreadCount = call({
  method: 'GET',
  path: '/wps/relay/CBS_unreadCount',
  audience: 'session',
  class: 'read',
  summary: 'How many answers of support are unread.',
  input: nothing,
  value: z.int(),
});

export const permission = call({
  method: 'GET',
  path: '/wps/relay/CBS_groupPermission',
  audience: 'session',
  class: 'read',
  summary: 'Whether the caller may write in the room, and why not.',
  input: nothing,
  value: z.object({
    maySpeak: z.boolean(),
    silencedUntil: z.nullable(instant),
    isOpen: z.boolean(),
    slowSeconds: z.int(),
  }),
});

export const room = call({
  method: 'GET',
  path: '/wps/chat/room',
  audience: 'session',
  class: 'read',
  summary: 'What was said in the room last.',
  input: older,
  value: conversation,
});

export const sayInRoom = call({
  method: 'POST',
  path: '/wps/chat/room',
  audience: 'member',
  class: 'write',
  notWhileFrozen: true,
  summary: 'Says something in the room.',
  input: z.object({ text: words }),
  value: said,
});

export const support = call({
  method: 'GET',
  path: '/wps/chat/support',
  audience: 'session',
  class: 'read',
  summary: 'The own conversation with support.',
  input: older,
  value: conversation,
});

export const sayToSupport = call({
  method: 'POST',
  path: '/wps/chat/support',
  audience: 'session',
  class: 'write',
  summary: 'Writes to support.',
  input: z.object({ text: words }),
  value: said,
});

export const readSupport = call({
  method: 'POST',
  path: '/wps/chat/support/read',
  audience: 'session',
  class: 'write',
  summary: 'Notes that the answers of support were read.',
  input: nothing,
  value: done,
});

export const socketAddress = call({
  method: 'GET',
  path: '/wps/relay/CSP_ImUrl',
  audience: 'anyone',
  class: 'read',
  summary: 'The address of the socket that messages come by.',
  input: nothing,
  value: z.string(),
});
