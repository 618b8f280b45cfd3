import { membersStoryOperator, type Right } from '@baize/contract';
import { SkeletonText, StatePanel } from '@baize/ui';
import { EyeOff } from 'lucide-react';
import { daysFilter, namedChoice } from '../../../shared/list/filters.tsx';
import { ListFilters, ListPager, listOf, useList } from '../../../shared/list/list.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { useRightName } from '../../../shared/session/use-right-name.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { MemberCard } from '../use-members.ts';
import { StoryRow } from './story-row.tsx';
import type { StoryEvent } from './story-words.ts';

const PAGE = 50;

const events = listOf(membersStoryOperator.memberStory, {
  words: 'console.member.tab.story',
  size: PAGE,
  rowId: ({ id }) => id,
  columns: [],
  filters: [
    namedChoice('kind', 'console.story.kind', membersStoryOperator.storyKinds, {
      any: 'console.story.anyKind',
    }),
    daysFilter('console.story.days', 'console.story.anyDay', ({ from, to }) => ({
      from,
      to: to + 1,
    })),
  ],
});

/** Everything that happened to a member, day by day, the newest first. */
export function StoryTab({ card }: { card: MemberCard }) {
  const text = useText();
  const opened = useList(membersStoryOperator.memberStory, events, { memberId: card.member.id });
  const { query } = opened;
  if (query.error) return <FailurePage error={query.error} reset={() => void query.refetch()} />;
  return (
    <>
      <ListFilters {...opened} />
      {query.data && <Hidden rights={query.data.hiddenBy} />}
      {!query.data && <SkeletonText lines={8} />}
      {query.data?.list.length === 0 && (
        <StatePanel
          picture={<StatePicture name="empty" />}
          title={text('console.member.tab.story.none')}
          text={text('console.member.tab.story.noneText')}
        />
      )}
      {query.data && <Days list={query.data.list} memberId={String(card.member.id)} />}
      <ListPager {...opened} />
    </>
  );
}

function Hidden({ rights }: { rights: readonly Right[] }) {
  const text = useText();
  const rightName = useRightName();
  if (rights.length === 0) return null;
  return (
    <p className="mb-4 flex gap-2.5 text-[0.8125rem] text-ink-soft">
      <EyeOff aria-hidden className="mt-0.5 size-4 shrink-0" />
      {text('console.story.hidden', { rights: rights.map(rightName).join(', ') })}
    </p>
  );
}

function Days({ list, memberId }: { list: readonly StoryEvent[]; memberId: string }) {
  const times = useTimes();
  const days = new Map<string, StoryEvent[]>();
  for (const event of list) {
    const day = times.today(event.at);
    days.set(day, [...(days.get(day) ?? []), event]);
  }
  return (
    <div className="flex flex-col gap-6">
      {[...days].map(([day, ofDay]) => (
        <section key={day} aria-label={times.day(ofDay[0]!.at)}>
          <h3 className="mb-1 font-semibold">{times.day(ofDay[0]!.at)}</h3>
          <ol className="divide-y rounded-card border bg-table">
            {ofDay.map((event) => (
              <StoryRow key={event.id} event={event} memberId={memberId} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
