import { minutes } from '@baize/calendar';
import { gamesOperator } from '@baize/contract';
import { FilterBar, Panel, StatePanel, Tag } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useFilters } from '../../shared/list/search.ts';
import { FailurePage } from '../../shared/parts/failure-page.tsx';
import { PageBody, PageHead } from '../../shared/parts/page-head.tsx';
import { StatePicture } from '../../shared/parts/state-picture.tsx';
import { Sum } from '../../shared/parts/sum.tsx';
import { useGameName } from '../../shared/play/own-games.ts';
import { queryOf } from '../../shared/queries.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import { type Text, useText } from '../../shared/use-text.ts';
import { ReturnChart } from './return-chart.tsx';
import { distanceOf, type GameReturn, percentOf, pointsOf, promiseOf } from './return-look.ts';

const SPANS = ['7', '30', '90', '366'] as const;

/** What games really return, beside what their rules promise. */
export function ReturnsPage() {
  const text = useText();
  const nameOf = useGameName();
  const { currency } = useBrand();
  const [search, setSearch] = useFilters();
  const days = Number(SPANS.find((span) => span === search.days) ?? '30');
  const byLevel = search.level === 'yes' ? 'yes' : 'no';
  const returns = useQuery({
    ...queryOf(gamesOperator.listReturns, { days, byLevel }),
    placeholderData: keepPreviousData,
    refetchInterval: minutes(1),
  });
  const rows = returns.data?.list ?? [];
  const columns = useMemo(() => columnsOf(text, nameOf, currency), [text, nameOf, currency]);
  if (returns.error) {
    return <FailurePage error={returns.error} reset={() => void returns.refetch()} />;
  }
  const game = search.game ?? mostPlayed(rows);
  return (
    <PageBody>
      <PageHead
        title={text('console.ownGames.returns')}
        lead={text('console.ownGames.returnsLead')}
      />
      <Filters />
      {game && (
        <Panel className="mb-5">
          <ReturnChart gameCode={game} name={nameOf(game)} days={days} />
        </Panel>
      )}
      <Table
        caption={text('console.ownGames.returns')}
        columns={columns}
        rows={rows}
        rowId={rowId}
        isLoading={returns.isPending}
        openRowId={rows.filter(({ gameCode }) => gameCode === game).map(rowId)[0]}
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

const rowId = ({ gameCode, level }: GameReturn) => `${gameCode} ${level ?? ''}`;

function mostPlayed(rows: readonly GameReturn[]): string | undefined {
  return rows.reduce<GameReturn | undefined>(
    (most, row) => (row.isAlarm || row.bets > (most?.bets ?? 0) ? row : most),
    undefined,
  )?.gameCode;
}

function Filters() {
  const text = useText();
  const [search, setSearch] = useFilters();
  return (
    <FilterBar
      className="mb-4"
      filters={[
        {
          key: 'days',
          label: text('console.bets.span'),
          kind: 'chips',
          options: SPANS.map((value) => ({
            value: value === '30' ? '' : value,
            label: text('console.bets.spanDays', { count: Number(value) }),
          })),
        },
        {
          key: 'level',
          label: text('console.ownGames.byLevel'),
          kind: 'choice',
          options: [
            { value: '', label: text('console.ownGames.wholeGame') },
            { value: 'yes', label: text('console.ownGames.byLevel') },
          ],
        },
      ]}
      state={{ days: search.days ?? '', level: search.level ?? '' }}
      onChange={({ days, level }) => setSearch({ days, level })}
    />
  );
}

const LEVELS = ['0', '1', '2', '3'] as const;

function columnsOf(
  text: Text,
  nameOf: (code: string) => string,
  currency: string,
): Column<GameReturn>[] {
  return [
    {
      id: 'game',
      header: text('console.bets.game'),
      onCard: 'title',
      sortBy: ({ gameCode }) => nameOf(gameCode),
      cell: ({ gameCode, level }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block font-semibold">{nameOf(gameCode)}</span>
          {level !== null && (
            <span className="text-[0.8125rem] text-ink-soft">
              {text(`console.ownGames.level.${LEVELS[level] ?? '3'}`)}
            </span>
          )}
        </span>
      ),
    },
    {
      id: 'bets',
      header: text('console.ownGames.bets'),
      align: 'figure',
      sortBy: ({ bets }) => bets,
      cell: ({ bets }) => bets.toLocaleString('en'),
    },
    {
      id: 'stake',
      header: text('console.ownGames.staked'),
      align: 'figure',
      className: 'md:max-[70rem]:hidden',
      sortBy: ({ stake }) => stake,
      cell: ({ stake }) => <Sum amount={stake} currency={currency} />,
    },
    {
      id: 'payout',
      header: text('console.ownGames.paid'),
      align: 'figure',
      className: 'md:max-[70rem]:hidden',
      sortBy: ({ payout }) => payout,
      cell: ({ payout }) => <Sum amount={payout} currency={currency} />,
    },
    {
      id: 'promise',
      header: text('console.ownGames.promised'),
      align: 'figure',
      cell: (row) => promiseOf(row),
    },
    {
      id: 'mean',
      header: text('console.ownGames.measured'),
      align: 'figure',
      sortBy: ({ mean }) => mean,
      cell: ({ mean }) => <span className="font-semibold">{percentOf(mean)}</span>,
    },
    {
      id: 'distance',
      header: text('console.ownGames.distance'),
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
      id: 'state',
      header: text('console.ownGames.verdict'),
      onCard: 'aside',
      cell: (row) => <ReturnTag row={row} />,
    },
  ];
}

/** Fewer bets than this say nothing yet. */
const LEAST_BETS = 1_000;

export function ReturnTag({ row }: { row: GameReturn }) {
  const text = useText();
  if (row.isAlarm) return <Tag tone="bad">{text('console.ownGames.alarm')}</Tag>;
  if (row.bets < LEAST_BETS) return <Tag>{text('console.ownGames.tooFew')}</Tag>;
  return <Tag tone="good">{text('console.ownGames.inBounds')}</Tag>;
}
