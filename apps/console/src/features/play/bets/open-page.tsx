import { type Output, playOrdersOperator, playRecordsOperator } from '@baize/contract';
import { Button, FilterBar, SectionHead, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import { useMemo } from 'react';
import { FilterText } from '../../../shared/list/filter-text.tsx';
import { useFilters } from '../../../shared/list/search.ts';
import { trailOf } from '../../../shared/list/trail.ts';
import { TrailPager } from '../../../shared/list/trail-pager.tsx';
import { FailurePage } from '../../../shared/parts/failure-page.tsx';
import { MemberLink } from '../../../shared/parts/member-link.tsx';
import { PageBody, PageHead } from '../../../shared/parts/page-head.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useMay } from '../../../shared/session/use-me.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { BetsTable } from './bets-table.tsx';

type Unfinished = Output<typeof playOrdersOperator.unfinishedBets.value>['list'][number];

/** What is under way, and what should have ended and did not. */
export function OpenPage() {
  const text = useText();
  const [search, setSearch] = useFilters();
  const mayLedger = useMay('ledger.read');
  const open = useOpen();
  if (open.error) return <FailurePage error={open.error} reset={() => void open.refetch()} />;
  return (
    <PageBody>
      <PageHead
        title={text('console.bets.open')}
        lead={text('console.bets.openLead')}
        actions={
          <Button isBusy={open.isFetching} onClick={() => void open.refetch()}>
            <RefreshCw aria-hidden className="size-4" />
            {text('console.play.again')}
          </Button>
        }
      />
      {mayLedger && <UnfinishedPart />}
      <FilterBar
        className="mb-4"
        filters={(['member', 'game'] as const).map((key) => ({
          key,
          label: text(`console.bets.filter.${key}`),
          kind: 'custom',
          render: (value, onChange) => (
            <FilterText
              label={text(`console.bets.filter.${key}`)}
              value={value}
              onChange={onChange}
            />
          ),
        }))}
        state={{ member: search.member ?? '', game: search.game ?? '' }}
        onChange={({ member, game }) => setSearch({ member, game, after: '' })}
      />
      <BetsTable
        caption={text('console.bets.open')}
        rows={open.data?.list ?? []}
        isLoading={open.isPending}
        none={{ title: text('console.bets.noOpen'), text: text('console.bets.noOpenText') }}
      />
      {open.data && <TrailPager className="mt-4" next={open.data.after} />}
    </PageBody>
  );
}

function useOpen() {
  const [search] = useFilters();
  const memberId = Number(search.member?.trim());
  const after = trailOf(search).at(-1);
  const wish = {
    gameCode: search.game?.trim().slice(0, 64) ?? '',
    size: 25,
    ...(Number.isSafeInteger(memberId) && memberId > 0 && { memberId }),
    ...(after && { after }),
  };
  return useQuery({
    ...queryOf(playRecordsOperator.listOpen, wish),
    placeholderData: keepPreviousData,
    refetchInterval: 10_000,
  });
}

/** Nothing is shown while nothing waits. */
function UnfinishedPart() {
  const text = useText();
  const times = useTimes();
  const navigate = useNavigate();
  const late = useQuery({
    ...queryOf(playOrdersOperator.unfinishedBets, { size: 50 }),
    refetchInterval: 30_000,
  });
  const columns = useMemo(() => columnsOf(text, times), [text, times]);
  if (!late.data || late.data.list.length === 0) return null;
  return (
    <section className="mb-7">
      <SectionHead title={text('console.bets.late')} />
      <p className="mb-3 max-w-prose text-ink-soft">{text('console.bets.lateText')}</p>
      <Table
        caption={text('console.bets.late')}
        columns={columns}
        rows={late.data.list}
        rowId={({ betId }) => betId}
        isSortedByServer
        onRowOpen={({ betId }) => void navigate({ to: '/bets/$betId', params: { betId } })}
      />
    </section>
  );
}

function columnsOf(text: Text, times: Times): Column<Unfinished>[] {
  return [
    {
      id: 'bet',
      header: text('console.bets.number'),
      onCard: 'title',
      cell: ({ betId }) => <span className="num font-semibold">{betId}</span>,
    },
    { id: 'game', header: text('console.bets.game'), cell: ({ gameCode }) => gameCode },
    {
      id: 'member',
      header: text('console.bets.member'),
      cell: ({ memberId }) => <MemberLink memberId={memberId} />,
    },
    {
      id: 'placed',
      header: text('console.bets.placed'),
      cell: ({ placedAt }) => <span className="num">{times.dayAndTime(placedAt)}</span>,
    },
    {
      id: 'tries',
      header: text('console.bets.tries'),
      align: 'figure',
      cell: ({ tries }) => tries,
    },
    {
      id: 'problem',
      header: text('console.bets.problem'),
      cell: ({ problem }) => <span className="text-ink-soft break-words">{problem}</span>,
    },
    {
      id: 'handed',
      header: text('console.bets.state'),
      onCard: 'aside',
      cell: ({ handedAt }) => (
        <Tag tone={handedAt ? 'bad' : 'warn'}>
          {text(handedAt ? 'console.bets.handed' : 'console.bets.asking')}
        </Tag>
      ),
    },
  ];
}
