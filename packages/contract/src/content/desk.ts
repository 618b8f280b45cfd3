import { z } from 'zod/mini';
import {
  call,
  done,
  idText,
  instant,
  instantInput,
  nothing,
  pageNumber,
  pageSize,
  text,
  whole,
} from '../call.ts';
import { languageCodes } from '../languages.ts';
import { said } from './chat.ts';
import {
  announcementKinds,
  bannerGroups,
  executions,
  feedbackTypes,
  linkageTypes,
  pageKinds,
  announcements as publicAnnouncements,
} from './content.ts';

const list = <Item extends z.core.$ZodType>(item: Item, max: number) =>
  z.array(item).check(z.maxLength(max));
const pageOf = <Row extends z.core.$ZodType>(row: Row) =>
  z.object({ list: z.array(row), page: z.int(), totalPages: z.int(), totalCount: z.int() });
const inEachLanguage = <Words extends z.core.$ZodType>(words: Words) =>
  z
    .partialRecord(z.enum(languageCodes), words)
    .check(z.refine((given) => Object.keys(given).length > 0, { error: 'texts' }));

const BODY = 60_000;
const language = z.enum(languageCodes);
/** An address that a link may lead to: never a script. */
const link = z
  .string()
  .check(z.maxLength(500), z.regex(/^((https?:\/\/|mailto:|tel:|\/(?!\/))[^\s\p{C}"'<>\\]*)?$/u));
const media = z.nullable(
  z.string().check(z.maxLength(300), z.regex(/^(https:\/\/|\/(?!\/))[^\s\p{C}"'<>\\]*$/u)),
);
const sort = whole(0, 1_000_000);
const version = z.int().check(z.gte(1));
const edited = { updatedAt: instant, updatedBy: z.nullable(z.string()), version: z.int() };

const operatorCall = { audience: 'operator', class: 'read', right: 'content.read' } as const;
const operatorEdit = { audience: 'operator', class: 'write', right: 'content.edit' } as const;

const announcementFields = {
  kind: z.enum(announcementKinds),
  groupName: z.union([z.enum(bannerGroups), z.literal('')]),
  /** The body may be rich text; what could run or reach out is taken out of it. */
  texts: inEachLanguage(z.object({ title: text(200), body: text(BODY) })),
  languages: list(language, 40),
  platforms: list(z.enum(['W', 'M']), 2).check(z.minLength(1)),
  execution: z.enum(executions),
  picture: media,
  pictureTall: media,
  video: media,
  images: list(
    z.string().check(z.maxLength(300), z.regex(/^(https:\/\/|\/(?!\/))[^\s\p{C}"'<>\\]*$/u)),
    20,
  ),
  linkage: link,
  linkageType: z.enum(linkageTypes),
  category: text(40),
  sort,
  isEnabled: z.boolean(),
};
const schedule = { startsAt: z.nullable(instant), endsAt: z.nullable(instant) };
const scheduleInput = { startsAt: z.nullable(instantInput), endsAt: z.nullable(instantInput) };

export const announcement = z.object({
  id: z.string(),
  ...announcementFields,
  ...schedule,
  /** Whether it is shown now, waits, or is over. */
  state: z.enum(['shown', 'waiting', 'over', 'off']),
  createdAt: instant,
  ...edited,
});

export const listAnnouncements = call({
  method: 'GET',
  path: '/ops/content/announcements',
  ...operatorCall,
  summary: 'Announcements of all kinds, shown or not',
  input: z.object({
    page: pageNumber,
    pageSize,
    kind: z.optional(z.enum(announcementKinds)),
    state: z.optional(z.enum(['shown', 'waiting', 'over', 'off'])),
  }),
  value: pageOf(announcement),
});

export const readAnnouncement = call({
  method: 'GET',
  path: '/ops/content/announcements/:id',
  ...operatorCall,
  summary: 'One announcement in every language',
  input: z.object({ id: idText }),
  value: announcement,
});

export const createAnnouncement = call({
  method: 'POST',
  path: '/ops/content/announcements',
  ...operatorEdit,
  summary: 'Adds an announcement',
  input: z.object({ ...announcementFields, ...scheduleInput }),
  value: announcement,
});

export const changeAnnouncement = call({
  method: 'PUT',
  path: '/ops/content/announcements/:id',
  ...operatorEdit,
  summary: 'Changes an announcement, unless someone else did meanwhile',
  input: z.object({ id: idText, version, ...announcementFields, ...scheduleInput }),
  value: announcement,
});

export const removeAnnouncement = call({
  method: 'DELETE',
  path: '/ops/content/announcements/:id',
  ...operatorEdit,
  summary: 'Removes an announcement',
  input: z.object({ id: idText }),
  value: done,
});

export const previewAnnouncement = call({
  method: 'POST',
  path: '/ops/content/preview',
  ...operatorEdit,
  summary: 'Shows a draft as people would get it in one language, and keeps nothing',
  input: z.object({ language, ...announcementFields, ...scheduleInput }),
  value: publicAnnouncements.value,
});

const helpFields = {
  parentId: z.nullable(idText),
  tag: z.string().check(z.regex(/^[a-zA-Z0-9-]{1,40}$/)),
  texts: inEachLanguage(z.object({ title: text(200), body: text(BODY) })),
  colour: z.string().check(z.regex(/^(#[0-9a-fA-F]{6})?$/)),
  devices: list(z.enum(['WEB', 'MOBILE']), 2).check(z.minLength(1)),
  sort,
  isShown: z.boolean(),
};
export const helpArticle = z.object({ id: z.string(), ...helpFields, ...edited });

export const listHelp = call({
  method: 'GET',
  path: '/ops/content/help',
  ...operatorCall,
  summary: 'Every article of the help centre in every language',
  input: nothing,
  value: z.object({ list: z.array(helpArticle) }),
});

export const createHelp = call({
  method: 'POST',
  path: '/ops/content/help',
  ...operatorEdit,
  summary: 'Adds an article',
  input: z.object(helpFields),
  value: helpArticle,
});

export const changeHelp = call({
  method: 'PUT',
  path: '/ops/content/help/:id',
  ...operatorEdit,
  summary: 'Changes an article, unless someone else did meanwhile',
  input: z.object({ id: idText, version, ...helpFields }),
  value: helpArticle,
});

export const removeHelp = call({
  method: 'DELETE',
  path: '/ops/content/help/:id',
  ...operatorEdit,
  summary: 'Removes an article and what stands under it',
  input: z.object({ id: idText }),
  value: done,
});

const pageFields = {
  kind: z.enum(pageKinds),
  slug: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)),
  texts: inEachLanguage(z.object({ title: text(200), summary: text(500), body: text(BODY) })),
  picture: media,
  isPublished: z.boolean(),
};
export const page = z.object({ id: z.string(), ...pageFields, publishedAt: instant, ...edited });

export const listPages = call({
  method: 'GET',
  path: '/ops/content/pages',
  ...operatorCall,
  summary: 'Blog, news, licences, terms, privacy: published or not',
  input: z.object({ page: pageNumber, pageSize, kind: z.optional(z.enum(pageKinds)) }),
  value: pageOf(page),
});

export const readPage = call({
  method: 'GET',
  path: '/ops/content/pages/:id',
  ...operatorCall,
  summary: 'One page in every language',
  input: z.object({ id: idText }),
  value: page,
});

export const createPage = call({
  method: 'POST',
  path: '/ops/content/pages',
  ...operatorEdit,
  summary: 'Adds a page; one published in the future appears by itself',
  input: z.object({ ...pageFields, publishedAt: instantInput }),
  value: page,
});

export const changePage = call({
  method: 'PUT',
  path: '/ops/content/pages/:id',
  ...operatorEdit,
  summary: 'Changes a page, unless someone else did meanwhile',
  input: z.object({ id: idText, version, ...pageFields, publishedAt: instantInput }),
  value: page,
});

export const removePage = call({
  method: 'DELETE',
  path: '/ops/content/pages/:id',
  ...operatorEdit,
  summary: 'Removes a page',
  input: z.object({ id: idText }),
  value: done,
});

export const uploadPicture = call({
  method: 'POST',
  path: '/ops/content/pictures',
  audience: 'operator',
  class: 'upload',
  right: 'content.edit',
  summary: 'Takes one picture (png or jpg, at most 5 MB) for all to see, and says where it lies',
  input: nothing,
  value: z.object({ url: z.string() }),
});

export const uploadVideo = call({
  method: 'POST',
  path: '/ops/content/videos',
  audience: 'operator',
  class: 'upload',
  right: 'content.edit',
  summary: 'Takes one video (mp4 or webm, at most 20 MB) for all to see, and says where it lies',
  input: nothing,
  value: z.object({ url: z.string() }),
});

const feedbackState = z.enum(['new', 'working', 'answered', 'closed']);
export const feedback = z.object({
  id: z.string(),
  memberId: z.nullable(z.int()),
  sender: z.string(),
  type: z.union(feedbackTypes.map((type) => z.literal(type))),
  /** Plain text, as it was written. */
  content: z.string(),
  language: z.string(),
  state: feedbackState,
  answer: z.string(),
  handledBy: z.nullable(z.string()),
  handledAt: z.nullable(instant),
  at: instant,
  version: z.int(),
});

export const listFeedback = call({
  method: 'GET',
  path: '/ops/feedback',
  audience: 'operator',
  class: 'read',
  right: 'feedback.read',
  summary: 'Feedback, newest first',
  input: z.object({
    page: pageNumber,
    pageSize,
    state: z.optional(feedbackState),
    type: z.optional(whole(0, 6)),
  }),
  value: pageOf(feedback),
});

export const answerFeedback = call({
  method: 'POST',
  path: '/ops/feedback/:id/answer',
  audience: 'operator',
  class: 'write',
  right: 'feedback.decide',
  summary: 'Answers feedback; a member gets the answer as a message',
  input: z.object({ id: idText, version, answer: text(2_000, 1) }),
  value: feedback,
});

export const setFeedbackState = call({
  method: 'PUT',
  path: '/ops/feedback/:id/state',
  audience: 'operator',
  class: 'write',
  right: 'feedback.decide',
  summary: 'Takes feedback up, or closes it',
  input: z.object({ id: idText, version, state: z.enum(['new', 'working', 'closed']) }),
  value: feedback,
});

/** Named members, everyone of a kind, or one team. */
export const messageAudience = z.union([
  z.strictObject({ usernames: list(text(80, 1), 500).check(z.minLength(1)) }),
  z.strictObject({
    kind: z.enum(['all', 'member', 'agent']),
    teamOf: z.optional(text(80, 1)),
  }),
]);

const messageWords = { title: text(100, 1), content: text(BODY, 1) };

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
      to: z.json(),
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

const chatRead = { audience: 'operator', class: 'read', right: 'chat.read' } as const;
const chatAnswer = { audience: 'operator', class: 'write', right: 'chat.answer' } as const;

export const listThreads = call({
  method: 'GET',
  path: '/ops/chat/threads',
  ...chatRead,
  summary: 'Conversations with members, those that wait first',
  input: z.object({ page: pageNumber, pageSize, state: z.optional(z.enum(['open', 'closed'])) }),
  value: pageOf(
    z.object({
      memberId: z.int(),
      username: z.string(),
      state: z.enum(['open', 'closed']),
      unread: z.int(),
      /** Who took it over; none while it waits for anyone. */
      takenBy: z.nullable(z.string()),
      lastText: z.string(),
      lastAt: instant,
    }),
  ),
});

const memberId = whole(1, Number.MAX_SAFE_INTEGER);

export const readThread = call({
  method: 'GET',
  path: '/ops/chat/threads/:memberId',
  ...chatRead,
  summary: 'One conversation; looking at it marks it as read',
  input: z.object({ memberId, before: z.optional(idText) }),
  value: z.object({ list: z.array(said), hasMore: z.boolean() }),
});

export const answerThread = call({
  method: 'POST',
  path: '/ops/chat/threads/:memberId',
  ...chatAnswer,
  summary: 'Answers a member',
  input: z.object({ memberId, text: text(2_000, 1) }),
  value: said,
});

export const takeThread = call({
  method: 'PUT',
  path: '/ops/chat/threads/:memberId/taken',
  ...chatAnswer,
  summary: 'Takes a conversation over, from another operator too, or gives it back',
  input: z.object({ memberId, isTaken: z.boolean() }),
  value: done,
});

export const closeThread = call({
  method: 'PUT',
  path: '/ops/chat/threads/:memberId/closed',
  ...chatAnswer,
  summary: 'Closes a conversation; the member opens it again by writing',
  input: z.object({ memberId }),
  value: done,
});

export const readRoom = call({
  method: 'GET',
  path: '/ops/chat/room',
  ...chatRead,
  summary: 'The room as the moderators see it, hidden words too',
  input: z.object({ before: z.optional(idText) }),
  value: z.object({
    list: z.array(
      z.object({ ...said.shape, memberId: z.nullable(z.int()), isHidden: z.boolean() }),
    ),
    hasMore: z.boolean(),
  }),
});

export const sayInRoom = call({
  method: 'POST',
  path: '/ops/chat/room',
  ...chatAnswer,
  summary: 'Says something in the room as the house',
  input: z.object({ text: text(2_000, 1) }),
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
