import { Tag, type Tone } from '@baize/ui';
import type { Column } from '@baize/ui/table';
import { useState } from 'react';
import type { Times } from '../../../shared/times.ts';
import type { Text } from '../../../shared/use-text.ts';
import type { Announcement } from './announcement-editable.ts';

const TONES: Record<Announcement['state'], Tone> = {
  shown: 'good',
  waiting: 'info',
  over: 'plain',
  off: 'bad',
};

export function announcementColumns(
  text: Text,
  times: Times,
  isBanners: boolean,
): Column<Announcement>[] {
  return [
    {
      id: 'title',
      header: text('console.announcements.titleOf'),
      onCard: 'title',
      cell: (one) => (
        <span className="flex items-center gap-3 py-1.5">
          {isBanners && <Thumbnail one={one} />}
          <span className="min-w-0 leading-tight">
            <span className="block max-w-80 truncate font-semibold">{titleOf(one.texts)}</span>
            <span className="text-[0.8125rem] text-ink-soft">
              {Object.keys(one.texts).join(' · ')}
            </span>
          </span>
        </span>
      ),
    },
    isBanners
      ? {
          id: 'group',
          header: text('console.banners.group'),
          cell: ({ groupName }) => groupName && text(`console.banners.group.${groupName}`),
        }
      : {
          id: 'kind',
          header: text('console.announcements.kind'),
          cell: ({ kind }) => text(`console.announcements.kind.${kind}`),
        },
    {
      id: 'when',
      header: text('console.announcements.when'),
      cell: ({ startsAt, endsAt }) => (
        <span className="num">
          {startsAt === null && endsAt === null
            ? text('console.announcements.always')
            : [startsAt, endsAt]
                .map((at) => (at === null ? '…' : times.dayAndTime(at)))
                .join(' – ')}
        </span>
      ),
    },
    {
      id: 'sort',
      header: text('console.announcements.sort'),
      align: 'figure',
      cell: ({ sort }) => <span className="num text-ink-soft">{sort}</span>,
    },
    {
      id: 'state',
      header: text('console.announcements.state'),
      onCard: 'aside',
      cell: ({ state }) => (
        <Tag tone={TONES[state]}>{text(`console.announcements.state.${state}`)}</Tag>
      ),
    },
  ];
}

function Thumbnail({ one }: { one: Announcement }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span className="block h-9 w-20 shrink-0 overflow-hidden rounded-[6px] bg-rail">
      {one.picture && !isBroken && (
        <img
          src={one.picture}
          alt=""
          className="size-full object-cover"
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}

/** The English title, else any. */
export function titleOf(texts: Partial<Record<string, { title: string }>>): string {
  return texts.EN?.title ?? Object.values(texts)[0]?.title ?? '';
}
