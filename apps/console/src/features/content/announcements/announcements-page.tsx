import { contentAnnouncementsOperator } from '@baize/contract';
import type { ListColumn } from '../../../shared/list/columns.tsx';
import { choiceFilter } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { announcementColumns, Thumbnail } from './announcement-columns.tsx';
import type { Announcement } from './announcement-editable.ts';

const { listAnnouncements } = contentAnnouncementsOperator;
const NOTICES = ['PL', 'PU', 'PR', 'H', 'A'] as const;

const stateFilter = choiceFilter({
  key: 'state',
  label: 'console.announcements.state',
  any: 'console.announcements.anyState',
  values: ['shown', 'waiting', 'over', 'off'],
  word: (state) => `console.announcements.state.${state}`,
  read: (state) => ({ state }),
});

const kindColumn: ListColumn<Announcement> = {
  header: 'console.announcements.kind',
  cell: ({ kind }, { text }) => text(`console.announcements.kind.${kind}`),
};

export const AnnouncementsPage = listPage(listAnnouncements, {
  ...placeOf('console.announcements', '/announcements'),
  filters: [
    choiceFilter({
      key: 'kind',
      label: 'console.announcements.kind',
      any: 'console.announcements.anyKind',
      values: NOTICES,
      word: (kind) => `console.announcements.kind.${kind}`,
      read: (kind) => ({ kind }),
    }),
    stateFilter,
  ],
  rows: (list) => list.filter(({ kind }) => kind !== 'B'),
  columns: announcementColumns(kindColumn),
});

const groupColumn: ListColumn<Announcement> = {
  header: 'console.banners.group',
  cell: ({ groupName }, { text }) => groupName && text(`console.banners.group.${groupName}`),
};

/** Banners are announcements with a place of their own: their list is the same, with pictures. */
export const BannersPage = listPage(listAnnouncements, {
  ...placeOf('console.banners', '/banners'),
  asked: { kind: 'B' },
  filters: [stateFilter],
  columns: announcementColumns(groupColumn, (one) => <Thumbnail one={one} />),
});

/** What both lists have at their own places. */
function placeOf(
  words: 'console.announcements' | 'console.banners',
  place: '/announcements' | '/banners',
) {
  return {
    words: {
      title: `${words}.title`,
      lead: `${words}.lead`,
      none: `${words}.none`,
      noneText: `${words}.lead`,
    },
    add: { to: `${place}/new`, label: `${words}.new`, right: 'content.edit' },
    size: 20,
    rowId: ({ id }: Announcement) => id,
    open: ({ id }: Announcement) => ({ to: `${place}/$id` as const, params: { id } }),
  } as const;
}
