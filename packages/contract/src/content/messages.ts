import { z } from 'zod/mini';
import { call, done, instant, type Json, pageNumber, pageSize, text } from '../call.ts';

/** Older ids carry a letter in front. */
const messageId = z.coerce.string().check(z.regex(/^([NL]-)?\d{1,18}$/));

/** A key of a query that was given once is a text, given again it is a list. */
const idList = z.union([messageId, z.array(messageId).check(z.maxLength(999))]);

/** Each client has its own name for the same list. */
const namedIds = {
  id: z.optional(idList),
  ids: z.optional(idList),
  inboxIds: z.optional(idList),
  outboxIds: z.optional(idList),
  messageIds: z.optional(idList),
};

/** What a message offers, as it is kept: the reward pages read it. */
export type StoredMetadata = Record<string, Json>;

/** To whom one may write. */
export const recipientTypes = [
  'platform',
  'upline',
  'member_downline',
  'agent_downline',
  'all_downline',
] as const;

const recipientType = z.enum(recipientTypes);

const message = z.object({
  id: z.string(),
  title: z.string(),
  /** Safe HTML. */
  content: z.string(),
  /** The platform, someone above, or someone below. */
  senderType: z.enum(['platform', 'upline', 'downline']),
  sender: z.string(),
  sendTime: instant,
  isRead: z.boolean(),
  /** JSON text: what the message offers, where it offers something. */
  metadata: z.nullable(z.string()),
  recordSource: z.string(),
});

const listInput = z.object({ page: pageNumber, size: pageSize });

const pageOf = <Row extends z.core.$ZodType>(row: Row) =>
  z.object({ list: z.array(row), page: z.int(), totalPages: z.int(), totalCount: z.int() });

export const unreadCount = call({
  method: 'GET',
  path: '/wps/relay/CSP_unreadCount',
  also: [{ path: '/wps/relay/EMFE_getInboxUnreadCount' }, { path: '/wps/message/unreadCount' }],
  audience: 'member',
  class: 'read',
  summary: 'How many messages are unread.',
  input: z.object({}),
  value: z.int(),
});

export const inbox = call({
  method: 'GET',
  path: '/wps/relay/EMFE_getInbox',
  also: [{ path: '/wps/relay/CSP_getInbox' }, { path: '/wps/message/inbox' }],
  audience: 'member',
  class: 'read',
  summary: 'Received messages, newest first.',
  input: listInput,
  value: pageOf(message),
});

export const readInbox = call({
  method: 'PUT',
  path: '/wps/relay/EMFE_updateInboxRead',
  also: [{ method: 'POST', path: '/wps/message/read' }],
  audience: 'member',
  class: 'write',
  summary: 'Marks received messages as read.',
  input: z.object(namedIds),
  value: done,
});

export const deleteInbox = call({
  method: 'DELETE',
  path: '/wps/relay/EMFE_deleteInbox',
  also: [{ path: '/wps/message/inbox' }],
  audience: 'member',
  class: 'write',
  summary: 'Deletes received messages.',
  input: z.object(namedIds),
  value: done,
});

export const outbox = call({
  method: 'GET',
  path: '/wps/relay/EMFE_getOutbox',
  also: [{ path: '/wps/message/outbox' }],
  audience: 'member',
  class: 'read',
  summary: 'Sent messages, newest first.',
  input: listInput,
  value: pageOf(
    z.object({
      id: z.string(),
      title: z.string(),
      content: z.string(),
      recipientType,
      recipient: z.string(),
      sendTime: instant,
      recordSource: z.string(),
    }),
  ),
});

export const deleteOutbox = call({
  method: 'DELETE',
  path: '/wps/relay/EMFE_deleteOutbox',
  also: [{ path: '/wps/message/outbox' }],
  audience: 'member',
  class: 'write',
  summary: 'Takes sent messages out of the own list; who received them keeps them.',
  input: z.object(namedIds),
  value: done,
});

export const recipients = call({
  method: 'GET',
  path: '/wps/relay/EMFE_getAvailableRecipientTypes',
  also: [{ path: '/wps/message/recipients' }],
  audience: 'member',
  class: 'read',
  summary: 'To whom the caller may write.',
  input: z.object({}),
  value: z.array(recipientType),
});

const words = { title: text(100), content: text(2_000) };

const username = text(80, 1);

export const send = call({
  method: 'POST',
  path: '/wps/relay/EMFE_submitOutbox',
  also: [{ method: 'PUT', path: '/wps/message/send' }],
  audience: 'member',
  class: 'write',
  summary: 'Writes to the platform, the upline, or members of the own team.',
  input: z.object({
    recipientType,
    /** Names of the team; without any, everyone of that kind directly below. */
    recipients: z.optional(z.union([username, z.array(username).check(z.maxLength(50))])),
    ...words,
  }),
  value: z.object({ sent: z.int() }),
});

export const reply = call({
  method: 'POST',
  path: '/wps/relay/EMFE_submitOutboxReply',
  audience: 'member',
  class: 'write',
  summary: 'Answers a received message.',
  input: z.object({ id: messageId, content: words.content }),
  value: z.object({ sent: z.int() }),
});
