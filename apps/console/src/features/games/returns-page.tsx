import { minutes } from '@baize/calendar';
import { gamesOperator } from '@baize/contract';
import { Panel, StatePanel } from '@baize/ui';
import { Table } from '@baize/ui/table';
import { useMemo } from 'react';
import { columnsFor, figureColumn, moneyColumn, TwoLines } from '../../shared/list/columns.tsx';
import { choiceFilter } from '../../shared/list/filters.tsx';
import { ListFilters, listOf, rowsOf, useList } from '../../shared/list/list.tsx';
import { useFilters } from '../../shared/list/search.ts';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { useGameName } from '../../shared/play/own-games.ts';
import { spanFilter } from '../../shared/play/span-filter.ts';
import { ReturnChart } from './return-chart.tsx';
import { distanceOf, type GameReturn, percentOf, pointsOf, promiseOf } from './return-look.ts';
import { ReturnTag } from './return-tag.tsx';

const SPANS = ['7', '30', '90', '366'] as const;
const LEVELS = ['0', '1', '2', '3'] as const;

const returns = listOf(gamesOperator.listReturns, {
  words: {
    title: 'console.ownGames.returns',
    lead: 'console.ownGames.returnsLead',
    none: 'console.ownGames.noReturns',
    noneText: 'console.ownGames.noReturnsText',
  },
  everyMs: minutes(1),
  useData: useGameName,
  asked: { days: 30, byLevel: 'no' },
  filters: [
    spanFilter(SPANS, '30'),
    choiceFilter({
      key: 'level',
      label: 'console.ownGames.byLevel',
      any: 'console.ownGames.wholeGame',
      values: ['yes'],
      word: () => 'console.ownGames.byLevel',
      read: (byLevel) => ({ byLevel }),
    }),
  ],
  rowId: ({ gameCode, level }) => `${gameCode} ${level ?? ''}`,
  columns: [
    {
      header: 'console.bets.game',
      onCard: 'title',
      sortBy: ({ gameCode }, { data: nameOf }) => nameOf(gameCode),
      cell: ({ gameCode, level }, { text, data: nameOf }) => (
        <TwoLines
          first={nameOf(gameCode)}
          second={level !== null && text(`console.ownGames.level.${LEVELS[level] ?? '3'}`)}
        />
      ),
    },
    figureColumn('console.ownGames.bets', ({ bets }) => bets, { sortBy: ({ bets }) => bets }),
    moneyColumn('console.ownGames.staked', ({ stake }) => stake, {
      className: 'md:max-[70rem]:hidden',
      sortBy: ({ stake }) => stake,
    }),
    moneyColumn('console.ownGames.paid', ({ payout }) => payout, {
      className: 'md:max-[70rem]:hidden',
      sortBy: ({ payout }) => payout,
    }),
    figureColumn('console.ownGames.promised', (row) => promiseOf(row)),
    {
      header: 'console.ownGames.plainRatio',
      align: 'figure',
      sortBy: ({ ratio }) => ratio,
      cell: ({ ratio, ratioBound }) => (
        <span>
          {percentOf(ratio)} <span className="text-ink-soft">±{(ratioBound * 100).toFixed(2)}</span>
        </span>
      ),
    },
    {
      header: 'console.ownGames.perBet',
      align: 'figure',
      sortBy: ({ mean }) => mean,
      cell: ({ mean }) => <span className="font-semibold">{percentOf(mean)}</span>,
    },
    {
      header: 'console.ownGames.distance',
      align: 'figure',
      sortBy: (row) => Math.abs(distanceOf(row)),
      cell: (row) => (
        <span>
          {pointsOf(distanceOf(row))}{' '}
          <span className="text-ink-soft">±{(row.bound * 100).toFixed(2)}</span>
        </span>
      ),
    },
    {
      header: 'console.ownGames.verdict',
      onCard: 'aside',
      cell: (row) => <ReturnTag row={row} />,
    },
  ],
});

/** What games really return, beside what their rules promise; one of them is drawn day by day. */
export function ReturnsPage() {
  const opened = useList(gamesOperator.listReturns, returns);
  const { query, tools } = opened;
  const { text, data: nameOf } = tools;
  const [search, setSearch] = useFilters();
  const columns = useMemo(() => columnsFor(returns.columns, tools), [tools]);
  if (query.error) return <FailurePage error={query.error} reset={() => void query.refetch()} />;
  const rows = rowsOf<typeof gamesOperator.listReturns.value>(query.data);
  const game = search.game ?? mostPlayed(rows);
  const days = Number(SPANS.find((span) => span === search.days) ?? '30');
  return (
    <PageBody>
      <PageHead
        title={text('console.ownGames.returns')}
        lead={text('console.ownGames.returnsLead')}
      />
      <ListFilters {...opened} />
      {game && (
        <Panel className="mb-5">
          <ReturnChart gameCode={game} name={nameOf(game)} days={days} />
        </Panel>
      )}
      <Table
        caption={text('console.ownGames.returns')}
        columns={columns}
        rows={rows}
        rowId={returns.rowId}
        isLoading={query.isPending}
        openRowId={rows.filter(({ gameCode }) => gameCode === game).map(returns.rowId)[0]}
        onRowOpen={({ gameCode }) => setSearch({ game: gameCode })}
        empty={
          <StatePanel
            picture={<StatePicture name="empty" />}
            title={text('console.ownGames.noReturns')}
            text={text('console.ownGames.noReturnsText')}
          />
        }
      />
    </PageBody>
  );
}

function mostPlayed(rows: readonly GameReturn[]): string | undefined {
  return rows.reduce<GameReturn | undefined>(
    (most, row) => (row.isAlarm || row.bets > (most?.bets ?? 0) ? row : most),
    undefined,
  )?.gameCode;
}
