import { contentMessagesOperator, type Output } from '@baize/contract';
import { Pager, StatePanel } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { pageOf, useFilters } from '../../../shared/list/search.ts';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { StatePicture } from '../../../shared/parts/state-picture.tsx';
import { queryOf } from '../../../shared/queries.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import type { Audience } from './audience.ts';
import { MessageModal } from './message-modal.tsx';

type Dispatch = Output<typeof contentMessagesOperator.listSent.value>['list'][number];

/** What the house sent, the newest first. */
export function Sent() {
  const text = useText();
  const times = useTimes();
  const [search, setSearch] = useFilters();
  const wanted = { page: pageOf(search), pageSize: 20 };
  const list = useQuery({
    ...queryOf(contentMessagesOperator.listSent, wanted),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  const opened = list.data?.list.find(({ id }) => id === search.id);
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  return (
    <>
      <Table
        caption={text('console.messages.sent')}
        columns={columns}
        rows={list.data?.list ?? []}
        rowId={({ id }) => id}
        isLoading={list.isPending}
        isSortedByServer
        onRowOpen={({ id }) => setSearch({ id })}
        empty={
          <StatePanel
            picture={<StatePicture name="no-messages" />}
            title={text('console.messages.noneSent')}
            text={text('console.messages.lead')}
          />
        }
      />
      <Pager
        className="mt-4"
        page={wanted.page}
        pageCount={list.data?.totalPages ?? 1}
        onPage={(page) => setSearch({ page: String(page) })}
      />
      <MessageModal
        title={opened?.title}
        html={opened?.content ?? ''}
        note={opened && `${audienceText(text, opened.to as Audience)} · ${times.exact(opened.at)}`}
        onClose={() => setSearch({ id: '' })}
      />
    </>
  );
}

function audienceText(text: Text, to: Audience): string {
  if ('usernames' in to) return to.usernames.join(', ');
  const kind = text(`console.messages.kind.${to.kind}`);
  return to.teamOf ? text('console.messages.ofTeam', { kind, leader: to.teamOf }) : kind;
}

function columnsOf(text: Text, times: Times): Column<Dispatch>[] {
  return [
    {
      id: 'title',
      header: text('console.messages.subject'),
      onCard: 'title',
      cell: ({ title }) => <span className="block max-w-96 truncate font-semibold">{title}</span>,
    },
    {
      id: 'to',
      header: text('console.messages.to'),
      cell: ({ to }) => (
        <span className="block max-w-64 truncate">{audienceText(text, to as Audience)}</span>
      ),
    },
    {
      id: 'count',
      header: text('console.messages.recipients'),
      align: 'figure',
      cell: ({ recipients }) => (
        <span className="num">{recipients ?? text('console.messages.everyone')}</span>
      ),
    },
    {
      id: 'by',
      header: text('console.messages.by'),
      cell: ({ sentBy }) => sentBy ?? text('console.form.house'),
    },
    {
      id: 'at',
      header: text('console.feedback.at'),
      cell: ({ at }) => <span className="num">{times.dayAndTime(at)}</span>,
    },
  ];
}
