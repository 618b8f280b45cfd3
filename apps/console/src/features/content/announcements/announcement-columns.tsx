import type { Tone } from '@baize/ui';
import { type ReactNode, useState } from 'react';
import { codeColumn, type ListColumn, tagColumn } from '../../../shared/list/columns.tsx';
import type { Tools } from '../../../shared/list/tools.ts';
import type { Announcement } from './announcement-editable.ts';

const TONES: Record<Announcement['state'], Tone> = {
  shown: 'good',
  waiting: 'info',
  over: 'plain',
  off: 'bad',
};

/** The columns of both lists; `beside` stands before the title, `second` after it. */
export function announcementColumns(
  second: ListColumn<Announcement>,
  beside?: (one: Announcement) => ReactNode,
): ListColumn<Announcement>[] {
  return [
    {
      header: 'console.announcements.titleOf',
      onCard: 'title',
      cell: (one) => (
        <span className="flex items-center gap-3 py-1.5">
          {beside?.(one)}
          <span className="min-w-0 leading-tight">
            <span className="block max-w-80 truncate font-semibold">{titleOf(one.texts)}</span>
            <span className="text-[0.8125rem] text-ink-soft">
              {Object.keys(one.texts).join(' · ')}
            </span>
          </span>
        </span>
      ),
    },
    second,
    codeColumn('console.announcements.when', whenShown, { look: 'num' }),
    {
      header: 'console.announcements.sort',
      align: 'figure',
      cell: ({ sort }) => <span className="num text-ink-soft">{sort}</span>,
    },
    tagColumn('console.announcements.state', ({ state }, { text }) => [
      TONES[state],
      text(`console.announcements.state.${state}`),
    ]),
  ];
}

function whenShown({ startsAt, endsAt }: Announcement, { text, times }: Tools): string {
  if (startsAt === null && endsAt === null) return text('console.announcements.always');
  return [startsAt, endsAt].map((at) => (at === null ? '…' : times.dayAndTime(at))).join(' – ');
}

export function Thumbnail({ one }: { one: Announcement }) {
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
