import { z } from 'zod/mini';
import { call, done, idText, instant, instantInput, pageNumber, pageSize, text } from '../call.ts';
import { pageOf } from '../paging.ts';
import {
  announcementKinds,
  bannerGroups,
  executions,
  linkageTypes,
  announcements as publicAnnouncements,
} from './announcements.ts';
import {
  BODY_LENGTH,
  edited,
  inEachLanguage,
  language,
  list,
  media,
  operatorCall,
  operatorEdit,
  sort,
  version,
} from './parts.ts';

/** An address that a link may lead to: never a script. */
const link = z
  .string()
  .check(z.maxLength(500), z.regex(/^((https?:\/\/|mailto:|tel:|\/(?!\/))[^\s\p{C}"'<>\\]*)?$/u));

const announcementFields = {
  kind: z.enum(announcementKinds),
  groupName: z.union([z.enum(bannerGroups), z.literal('')]),
  /** The body may be rich text; what could run or reach out is taken out of it. */
  texts: inEachLanguage(z.object({ title: text(200), body: text(BODY_LENGTH) })),
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
