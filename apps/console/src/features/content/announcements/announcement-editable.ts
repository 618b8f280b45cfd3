import {
  contentAnnouncementsOperator as calls,
  type contentAnnouncements,
  type Output,
} from '@baize/contract';
import { ask } from '../../../shared/api.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';
import { contentEditable } from '../content-editable.ts';

export type Announcement = Output<typeof calls.announcement>;
export type AnnouncementContent = Output<typeof calls.createAnnouncement.input>;
export type AnnouncementForm = SettingsForm<AnnouncementContent>;
type Kind = contentAnnouncements.AnnouncementKind;

const blank = (kind: Kind): AnnouncementContent => ({
  kind,
  groupName: kind === 'B' ? 'w_home' : '',
  texts: { EN: { title: '', body: '' } },
  languages: [],
  platforms: ['W', 'M'],
  execution: 'ALL',
  picture: null,
  pictureTall: null,
  video: null,
  images: [],
  linkage: '',
  linkageType: 'NONE',
  category: '',
  sort: 100,
  isEnabled: true,
  startsAt: null,
  endsAt: null,
});

/** One announcement to be changed; without an id, one of a kind to be added. */
export function announcementEditable(id: string, kind: Kind, onMade: (id: string) => void) {
  return contentEditable<AnnouncementContent, Announcement>({
    name: `announcement:${id || kind}`,
    id,
    onMade,
    blank: () => blank(kind),
    contentOf: ({ id: _, version, state, createdAt, updatedAt, updatedBy, ...content }) => content,
    read: (signal) => ask(calls.readAnnouncement, { id }, signal),
    create: calls.createAnnouncement,
    change: calls.changeAnnouncement,
  });
}
