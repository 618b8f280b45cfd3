import { contentFeedbackOperator } from '@baize/contract';
import { FilterBar, Pager, StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ChooseOne } from '../../../shared/list/choose-one.tsx';
import { pageOf, useFilters } from '../../../shared/list/search.ts';
import { Split } from '../../../shared/list/split.tsx';
import { LiveTag } from '../../../shared/live/live-tag.tsx';
import { useLiveTouch } from '../../../shared/live/use-live-touch.ts';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { queryOf } from '../../../shared/queries.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { FEEDBACK_TONES, type Feedback } from './feedback.ts';
import { FeedbackCase } from './feedback-case.tsx';

const PAGE_SIZE = 20;
const STATES = ['new', 'working', 'answered', 'closed'] as const;
/** What people told the house, the newest first; new words appear by themselves. */
export function FeedbackPage() {
  const text = useText();
  const times = useTimes();
  const [search, setSearch] = useFilters();
  const state = STATES.find((known) => known === search.state);
  const wanted = { page: pageOf(search), pageSize: PAGE_SIZE, ...(state && { state }) };
  const list = useQuery({
    ...queryOf(contentFeedbackOperator.listFeedback, wanted),
    placeholderData: keepPreviousData,
  });
  useLiveTouch('ops:feedback', ['feedback']);
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  const opened = list.data?.list.find(({ id }) => id === search.id);
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  return (
    <Split
      asideTitle={text('console.feedback.one')}
      isOpen={opened !== undefined}
      onClose={() => setSearch({ id: '' })}
      aside={opened && <FeedbackCase key={`${opened.id} ${opened.version}`} feedback={opened} />}
      whenClosed={
        <ChooseOne
          picture="no-messages"
          title={text('console.feedback.choose')}
          text={text('console.feedback.chooseText')}
        />
      }
    >
      <PageBody>
        <PageHead
          title={text('console.feedback.title')}
          note={text('console.feedback.count', { count: list.data?.totalCount ?? 0 })}
          actions={<LiveTag />}
        />
        <FilterBar
          className="mb-4"
          filters={[
            {
              key: 'state',
              label: text('console.announcements.state'),
              kind: 'chips',
              options: [
                { value: '', label: text('console.feedback.all') },
                ...STATES.map((value) => ({
                  value,
                  label: text(`console.feedback.state.${value}`),
                })),
              ],
            },
          ]}
          state={{ state: state ?? '' }}
          onChange={(next) => setSearch({ state: next.state ?? '', page: '', id: '' })}
        />
        <Table
          caption={text('console.feedback.title')}
          columns={columns}
          rows={list.data?.list ?? []}
          rowId={({ id }) => id}
          isLoading={list.isPending}
          isSortedByServer
          openRowId={search.id}
          onRowOpen={({ id }) => setSearch({ id })}
          empty={
            <StatePanel
              picture={<StatePicture name="empty" />}
              title={text('console.feedback.none')}
              text={text('console.feedback.noneText')}
            />
          }
        />
        <Pager
          className="mt-4"
          page={wanted.page}
          pageCount={list.data?.totalPages ?? 1}
          onPage={(page) => setSearch({ page: String(page), id: '' })}
        />
      </PageBody>
    </Split>
  );
}

function columnsOf(text: Text, times: Times): Column<Feedback>[] {
  return [
    {
      id: 'words',
      header: text('console.feedback.words'),
      onCard: 'title',
      className: 'w-full max-w-0',
      cell: ({ content, sender }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block truncate font-semibold max-md:whitespace-normal">{content}</span>
          <span className="text-[0.8125rem] text-ink-soft">
            {sender || text('console.feedback.visitor')}
          </span>
        </span>
      ),
    },
    {
      id: 'type',
      header: text('console.feedback.type'),
      cell: ({ type }) => text(`console.feedback.type.${type}`),
    },
    {
      id: 'at',
      header: text('console.feedback.at'),
      cell: ({ at }) => <span className="num">{times.dayAndTime(at)}</span>,
    },
    {
      id: 'state',
      header: text('console.announcements.state'),
      onCard: 'aside',
      cell: ({ state }) => (
        <Tag tone={FEEDBACK_TONES[state]}>{text(`console.feedback.state.${state}`)}</Tag>
      ),
    },
  ];
}
