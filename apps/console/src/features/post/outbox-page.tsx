import { postOutboxOperator } from '@baize/contract';
import { Button, FilterBar, StatePanel } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { ChooseOne } from '../../shared/list/choose-one.tsx';
import { useFilters } from '../../shared/list/search.ts';
import { Split } from '../../shared/list/split.tsx';
import { TrailPager } from '../../shared/list/trail-pager.tsx';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { queryOf } from '../../shared/queries.ts';
import type { Times } from '../../shared/times.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';
import { MessageCase } from './message-case.tsx';
import { MessageTag } from './message-tag.tsx';
import {
  CHANNELS,
  type Message,
  type OutboxFilters,
  outboxFilters,
  STATES,
} from './outbox-filters.ts';

const PAGE_SIZE = 20;

/** What the house wrote to people, sent or kept. */
export function OutboxPage() {
  const text = useText();
  const times = useTimes();
  const [search, setSearch] = useFilters();
  const filters = useMemo(() => outboxFilters(search), [search]);
  const list = useOutbox(filters);
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  const opened = list.data?.list.find(({ messageId }) => messageId === search.id);
  if (list.error) return <FailurePage error={list.error} reset={() => void list.refetch()} />;
  return (
    <Split
      asideTitle={text('console.outbox.case')}
      isOpen={opened !== undefined}
      onClose={() => setSearch({ id: '' })}
      aside={opened && <MessageCase message={opened} />}
      whenClosed={
        <ChooseOne
          picture="no-messages"
          title={text('console.outbox.choose')}
          text={text('console.outbox.chooseText')}
        />
      }
    >
      <PageBody>
        <PageHead
          title={text('console.outbox.title')}
          lead={text('console.outbox.lead')}
          actions={
            <Button isBusy={list.isFetching} onClick={() => void list.refetch()}>
              <RefreshCw aria-hidden className="size-4" />
              {text('console.outbox.again')}
            </Button>
          }
        />
        <Filters />
        <Table
          caption={text('console.outbox.title')}
          columns={columns}
          rows={list.data?.list ?? []}
          rowId={({ messageId }) => messageId}
          isLoading={list.isPending}
          isSortedByServer
          openRowId={search.id}
          onRowOpen={({ messageId }) => setSearch({ id: messageId })}
          empty={
            <StatePanel
              picture={<StatePicture name="empty" />}
              title={text('console.outbox.none')}
              text={text('console.outbox.noneText')}
            />
          }
        />
        {list.data && <TrailPager className="mt-4" next={list.data.after} />}
      </PageBody>
    </Split>
  );
}

/** Looking is written down for those who see whole addresses, so nothing is read anew unasked. */
function useOutbox(filters: OutboxFilters) {
  return useQuery({
    ...queryOf(postOutboxOperator.listOutbox, { size: PAGE_SIZE, ...filters }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
}

function Filters() {
  const text = useText();
  const [{ channel = '', state = '' }, setSearch] = useFilters();
  return (
    <FilterBar
      className="mb-4"
      filters={[
        {
          key: 'channel',
          label: text('console.outbox.channel'),
          kind: 'choice',
          options: [
            { value: '', label: text('console.outbox.anyChannel') },
            ...CHANNELS.map((value) => ({ value, label: text(`console.outbox.channel.${value}`) })),
          ],
        },
        {
          key: 'state',
          label: text('console.outbox.state'),
          kind: 'choice',
          options: [
            { value: '', label: text('console.outbox.anyState') },
            ...STATES.map((value) => ({ value, label: text(`console.outbox.state.${value}`) })),
          ],
        },
      ]}
      state={{ channel, state }}
      onChange={(next) =>
        setSearch({ channel: next.channel, state: next.state, after: '', id: '' })
      }
    />
  );
}

function columnsOf(text: Text, times: Times): Column<Message>[] {
  return [
    {
      id: 'at',
      header: text('console.outbox.at'),
      cell: ({ at }) => <span className="num">{times.exact(at)}</span>,
    },
    {
      id: 'channel',
      header: text('console.outbox.channel'),
      cell: ({ channel }) => text(`console.outbox.channel.${channel}`),
    },
    {
      id: 'to',
      header: text('console.outbox.to'),
      onCard: 'title',
      cell: ({ to }) => <span className="num font-medium break-all">{to}</span>,
    },
    {
      id: 'subject',
      header: text('console.outbox.subject'),
      cell: ({ subject, text: words }) => (
        <span className="line-clamp-1 max-w-xs break-words text-ink-soft">{subject || words}</span>
      ),
    },
    {
      id: 'state',
      header: text('console.outbox.state'),
      onCard: 'aside',
      cell: ({ state }) => <MessageTag state={state} />,
    },
  ];
}
