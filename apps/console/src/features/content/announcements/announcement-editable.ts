import {
  contentAnnouncementsOperator,
  type contentAnnouncements as contract,
  type Output,
} from '@baize/contract';
import { ask } from '../../../shared/api.ts';
import type { Editable, Stored } from '../../../shared/editor/editable.ts';
import type { SettingsForm } from '../../../shared/editor/use-settings.ts';

export type Announcement = Output<typeof contentAnnouncementsOperator.announcement>;
export type AnnouncementContent = Output<
  typeof contentAnnouncementsOperator.createAnnouncement.input
>;
export type AnnouncementForm = SettingsForm<AnnouncementContent>;
type Kind = contract.AnnouncementKind;

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
export function announcementEditable(
  id: string,
  kind: Kind,
  onMade: (id: string) => void,
): Editable<AnnouncementContent> {
  return {
    name: `announcement:${id || kind}`,
    shape: contentAnnouncementsOperator.createAnnouncement.input,
    right: 'content.edit',
    touches: ['content'],
    isNew: id === '',
    read: async (signal) => {
      if (id)
        return stored(await ask(contentAnnouncementsOperator.readAnnouncement, { id }, signal));
      return { version: 0, updatedAt: null, updatedBy: null, content: blank(kind) };
    },
    save: async ({ version, content }) => {
      if (id)
        return stored(
          await ask(contentAnnouncementsOperator.changeAnnouncement, { id, version, ...content }),
        );
      const made = await ask(contentAnnouncementsOperator.createAnnouncement, content);
      onMade(made.id);
      return stored(made);
    },
  };
}

function stored(one: Announcement): Stored<AnnouncementContent> {
  const { id, version, state, createdAt, updatedAt, updatedBy, ...content } = one;
  return { version, updatedAt, updatedBy, content };
}
