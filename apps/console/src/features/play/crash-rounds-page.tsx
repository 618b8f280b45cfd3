import { gamesOperator, type Output } from '@baize/contract';
import { CopyButton, StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFilters } from '../../shared/list/search.ts';
import { trailOf } from '../../shared/list/trail.ts';
import { TrailPager } from '../../shared/list/trail-pager.tsx';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { OWN_VENDOR } from '../../shared/play/own-games.ts';
import { roundColumns } from '../../shared/play/round-columns.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import type { Times } from '../../shared/times.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { useTimes } from '../../shared/use-times.ts';

type Round = Output<typeof gamesOperator.listCrashRounds.value>['list'][number];

/** Rounds of crash that are over, with the money that was in them. */
export function CrashRoundsPage() {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const [search] = useFilters();
  const after = trailOf(search).at(-1);
  const rounds = useQuery({
    ...queryOf(gamesOperator.listCrashRounds, { size: 25, ...(after && { after }) }),
    placeholderData: keepPreviousData,
    refetchInterval: 15_000,
  });
  const columns = useMemo(() => columnsOf(text, times, currency), [text, times, currency]);
  if (rounds.error) return <FailurePage error={rounds.error} reset={() => void rounds.refetch()} />;
  return (
    <PageBody>
      <PageHead title={text('console.crash.title')} lead={text('console.crash.lead')} />
      <Table
        caption={text('console.crash.title')}
        columns={columns}
        rows={rounds.data?.list ?? []}
        rowId={({ round }) => round}
        isLoading={rounds.isPending}
        isSortedByServer
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text('console.crash.none')}
            text={text('console.crash.noneText')}
          />
        }
      />
      {rounds.data && (after || rounds.data.after) && (
        <TrailPager className="mt-4" next={rounds.data.after} />
      )}
    </PageBody>
  );
}

function columnsOf(text: Text, times: Times, currency: string): Column<Round>[] {
  return [
    {
      id: 'round',
      header: text('console.crash.round'),
      onCard: 'title',
      cell: ({ round }) => <span className="num font-semibold">{round}</span>,
    },
    {
      id: 'at',
      header: text('console.crash.started'),
      cell: ({ startsAt }) => <span className="num">{times.exact(startsAt)}</span>,
    },
    {
      id: 'point',
      header: text('console.crash.point'),
      align: 'figure',
      cell: ({ multiplier }) => <span className="font-semibold">{multiplier.toFixed(2)}×</span>,
    },
    ...roundColumns<Round>(text, { currency, vendor: OWN_VENDOR }),
    {
      id: 'hash',
      header: text('console.crash.hash'),
      className: 'md:max-[80rem]:hidden',
      cell: ({ hash, chainId, number }) => (
        <span className="inline-flex items-center gap-1 whitespace-nowrap">
          <span className="code text-ink-soft">
            {chainId}/{number} {hash.slice(0, 10)}…
          </span>
          <CopyButton text={hash} />
        </span>
      ),
    },
    {
      id: 'state',
      header: text('console.bets.state'),
      onCard: 'aside',
      cell: ({ settledAt }) => (
        <Tag tone={settledAt === null ? 'warn' : 'plain'}>
          {text(settledAt === null ? 'console.crash.paying' : 'console.bets.state.settled')}
        </Tag>
      ),
    },
  ];
}
