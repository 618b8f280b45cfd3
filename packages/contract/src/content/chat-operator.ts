import { z } from 'zod/mini';
import {
  call,
  done,
  idText,
  instant,
  nothing,
  pageNumber,
  pageSize,
  text,
  whole,
} from '../call.ts';
import { languageCodes } from '../languages.ts';
import { pageOf, trailOf } from '../paging.ts';
import { said } from './chat.ts';
import { list, memberId } from './parts.ts';

const chatRead = { audience: 'operator', class: 'read', right: 'chat.read' } as const;

const chatAnswer = { audience: 'operator', class: 'write', right: 'chat.answer' } as const;

/** A member's id, or minus the number of a visitor who has no account. */
const correspondent = whole(-Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

export const listThreads = call({
  method: 'GET',
  path: '/ops/chat/threads',
  ...chatRead,
  summary: 'Conversations with members and visitors, those that wait first',
  input: z.object({ page: pageNumber, pageSize, state: z.optional(z.enum(['open', 'closed'])) }),
  value: pageOf(
    z.object({
      /** Below zero for a visitor. */
      memberId: z.int(),
      /** Empty for a visitor. */
      username: z.string(),
      isVisitor: z.boolean(),
      state: z.enum(['open', 'closed']),
      unread: z.int(),
      /** Who took it over; none while it waits for anyone. */
      takenBy: z.nullable(z.string()),
      lastText: z.string(),
      lastAt: instant,
      /** When the first of what nobody read was written; none where all was read. */
      waitsSince: z.nullable(instant),
    }),
  ),
});

export const readThread = call({
  method: 'GET',
  path: '/ops/chat/threads/:memberId',
  ...chatRead,
  summary: 'One conversation, read back in time with `after`; looking at it marks it as read',
  input: z.object({ memberId: correspondent, after: z.optional(idText) }),
  value: trailOf(said),
});

export const answerThread = call({
  method: 'POST',
  path: '/ops/chat/threads/:memberId',
  ...chatAnswer,
  summary: 'Answers a member or a visitor',
  input: z.object({ memberId: correspondent, text: text(2_000, 1) }),
  value: said,
});

export const takeThread = call({
  method: 'PUT',
  path: '/ops/chat/threads/:memberId/taken',
  ...chatAnswer,
  summary: 'Takes a conversation over, from another operator too, or gives it back',
  input: z.object({ memberId: correspondent, isTaken: z.boolean() }),
  value: done,
});

export const closeThread = call({
  method: 'PUT',
  path: '/ops/chat/threads/:memberId/closed',
  ...chatAnswer,
  summary: 'Closes a conversation; the member opens it again by writing',
  input: z.object({ memberId: correspondent }),
  value: done,
});

/** The table at which words were said; empty: the room for all. */
const room = z._default(z.string().check(z.regex(/^[a-z0-9-]{0,40}$/)), '');

export const listRooms = call({
  method: 'GET',
  path: '/ops/chat/rooms',
  ...chatRead,
  summary: 'Tables at which something was said in the last days, the liveliest first',
  input: nothing,
  value: z.object({
    list: z.array(z.object({ room: z.string(), count: z.int(), lastAt: instant })),
  }),
});

export const readRoom = call({
  method: 'GET',
  path: '/ops/chat/room',
  ...chatRead,
  summary: 'The room as the moderators see it, hidden words too',
  input: z.object({ room, after: z.optional(idText) }),
  value: trailOf(z.object({ ...said.shape, memberId: z.nullable(z.int()), isHidden: z.boolean() })),
});

export const sayInRoom = call({
  method: 'POST',
  path: '/ops/chat/room',
  ...chatAnswer,
  summary: 'Says something in the room as the house, or at a table as its dealer',
  input: z.object({ room, text: text(2_000, 1) }),
  value: said,
});

export const hideWords = call({
  method: 'PUT',
  path: '/ops/chat/room/:id/hidden',
  ...chatAnswer,
  summary: 'Takes words out of the room, or brings them back',
  input: z.object({ id: idText, isHidden: z.boolean() }),
  value: done,
});

export const silence = call({
  method: 'PUT',
  path: '/ops/chat/silences/:memberId',
  ...chatAnswer,
  summary: 'Keeps a member from writing in the room; 0 minutes lets him again',
  input: z.object({ memberId, minutes: whole(0, 525_600), reason: text(200) }),
  value: done,
});

export const chatRules = z.object({
  isOpen: z.boolean(),
  /** A member waits so long between two sentences. */
  slowSeconds: whole(0, 600),
  blockedWords: list(text(40, 2), 500),
  greeting: z.partialRecord(z.enum(languageCodes), text(300)),
});

export const readChatRules = call({
  method: 'GET',
  path: '/ops/chat/rules',
  ...chatRead,
  summary: 'The rules of the room',
  input: nothing,
  value: z.object({ version: z.int(), content: chatRules }),
});

export const saveChatRules = call({
  method: 'PUT',
  path: '/ops/chat/rules',
  ...chatAnswer,
  summary: 'Changes the rules of the room',
  input: z.object({ version: z.int().check(z.gte(0)), content: chatRules }),
  value: z.object({ version: z.int(), content: chatRules }),
});
