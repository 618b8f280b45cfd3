import { z } from 'zod/mini';
import { call, done, instant, text } from '../call.ts';
import { firstView } from '../first-view.ts';
import { pageKinds } from './pages.ts';
import { loose } from './parts.ts';

/** B banners, PL notices for players, PU popups, PR promotions, H headlines, A for agents. */
export const announcementKinds = ['B', 'PL', 'PU', 'PR', 'H', 'A'] as const;

export type AnnouncementKind = (typeof announcementKinds)[number];

/** Where a banner is shown. */
export const bannerGroups = ['w_home', 'w_promotion', 'w_login', 'w_forget'] as const;

export const linkageTypes = ['NONE', 'INTERNAL', 'EXTERNAL', 'GAME', 'PROMOTION'] as const;

/** Before login, after it, or both. */
export const executions = ['B', 'AFTER_LOGIN', 'ALL'] as const;

export const banner = z.object({
  id: z.string(),
  /** The video, where there is one, else the picture. */
  url: z.string(),
  imageUrl: z.string(),
  imageUrlTall: z.string(),
  videoUrl: z.string(),
  linkage: z.string(),
  linkageType: z.enum(linkageTypes),
  groupName: z.string(),
  title: z.string(),
  content: z.string(),
});

/** The content is safe HTML; the title is plain text. */
const noticeFields = {
  id: z.string(),
  title: z.string(),
  content: z.string(),
  time: instant,
  isRead: z.boolean(),
};

export const notice = z.object(noticeFields);

const popup = z.object({
  ...noticeFields,
  execution: z.enum(executions),
  imageUrl: z.string(),
  linkage: z.string(),
  linkageType: z.enum(linkageTypes),
});

const promotion = z.object({
  ...noticeFields,
  category: z.string(),
  startTime: z.nullable(instant),
  endTime: z.nullable(instant),
  linkage: z.string(),
  linkageType: z.enum(linkageTypes),
  announcementImages: z.array(
    z.object({ sequence: z.int(), url: z.string(), imageUrl: z.string() }),
  ),
});

export const announcements = call({
  method: 'GET',
  path: firstView.announcements,
  also: [{ path: '/wps/relay/CCSFE_getListAnnouncements' }],
  audience: 'anyone',
  class: 'read',
  summary: 'Banners, notices, popups and promotions that are shown now.',
  input: z.object({
    types: z._default(text(60), 'B,PL,PU,PR'),
    platform: loose(8),
    execution: loose(20),
    language: loose(20),
  }),
  value: z.object({
    banners: z.array(banner),
    player: z.array(notice),
    popup: z.array(popup),
    promotion: z.array(promotion),
    headline: z.array(notice),
    agent: z.array(notice),
    /** The kinds of pages that have one in force. */
    pages: z.array(z.enum(pageKinds)),
    /** Whether any campaign runs: the activity centre has something in it. */
    hasActivities: z.boolean(),
  }),
});

const oneId = z.coerce.string().check(z.regex(/^\d{1,18}$/));

const idList = z.array(oneId).check(z.maxLength(999));

export const markRead = call({
  method: 'POST',
  path: '/wps/relay/MCSFE_markAnnouncementAsRead',
  also: [{ path: '/wps/relay/CCSFE_markAnnouncementAsRead' }],
  audience: 'session',
  class: 'write',
  summary: 'Notes that announcements were read.',
  input: z.object({
    id: z.optional(oneId),
    announcementId: z.optional(oneId),
    ids: z.optional(idList),
  }),
  value: done,
});

export const lobbyAnnouncements = call({
  method: 'GET',
  path: '/wps/system/announcements',
  audience: 'anyone',
  class: 'read',
  summary: 'The notices as the oldest clients read them.',
  input: z.object({ language: loose(20) }),
  value: z.object({
    contentLobby: z.array(z.object({ id: z.string(), title: z.string(), content: z.string() })),
  }),
});

export const advancedAnnouncements = call({
  method: 'GET',
  path: '/wps/system/announcements/advanced',
  audience: 'anyone',
  class: 'read',
  summary:
    'Announcements of one category: S banners of the home page, P news, U promotions and mobile banners.',
  input: z.object({
    type: loose(8),
    category: loose(8),
    platform: loose(8),
    language: loose(20),
  }),
  value: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      content: z.string(),
      /** Times are text in the platform's zone: `2026-11-16 09:05:00`. */
      createtime: z.string(),
      createdBy: z.string(),
      startDate: z.string(),
      endDate: z.string(),
      /** What it shows on the home page and on the page of promotions: its picture, else where it leads. */
      mainPageUrl: z.string(),
      promoPageUrl: z.string(),
    }),
  ),
});

export const agentAnnouncements = call({
  method: 'GET',
  path: '/wps/agent/announcements',
  audience: 'anyone',
  class: 'read',
  summary: 'Announcements for agents; everyone else gets those for all.',
  input: z.object({
    language: loose(20),
    merchantCode: loose(40),
    type: loose(8),
    category: loose(8),
  }),
  value: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      content: z.string(),
      category: z.string(),
      time: instant,
      isRead: z.boolean(),
    }),
  ),
});
