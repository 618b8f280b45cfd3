import { days } from '@baize/calendar';
import { type Output, sportsbookTradingOperator } from '@baize/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ListColumn, moneyColumn } from '../../shared/list/columns.tsx';
import { Sum } from '../../shared/parts/sum.tsx';
import { queryOf } from '../../shared/queries.ts';
import { codeText } from './match-rows.ts';
import { betsColumn, stakeColumn, TitledTable } from './titled-table.tsx';

type Kept = Output<typeof sportsbookTradingOperator.marginReport.value>['rows'][number];

/** What the book kept in the last seven days, by league and market. */
export function KeptMargins() {
  const [span] = useState(() => ({ from: Date.now() - days(7), to: Date.now() }));
  const { data, isPending } = useQuery(queryOf(sportsbookTradingOperator.marginReport, span));
  return (
    <TitledTable
      title="console.sports.kept"
      empty="console.sports.noKept"
      rows={data?.rows ?? []}
      rowId={({ leagueId, market }) => `${leagueId}/${market}`}
      columns={columns}
      isLoading={isPending}
    />
  );
}

const columns: readonly ListColumn<Kept>[] = [
  { header: 'console.sports.league', onCard: 'title', cell: ({ leagueName }) => leagueName },
  { header: 'console.sports.market', cell: ({ market }) => codeText(market) },
  betsColumn,
  stakeColumn,
  moneyColumn('console.sports.paid', ({ payout }) => payout),
  {
    header: 'console.sports.keptSum',
    align: 'figure',
    cell: ({ profit, stake }, { currency }) => (
      <>
        <Sum amount={profit} currency={currency} />{' '}
        {stake > 0n && (
          <span className="num text-ink-soft">
            {(Number((profit * 10_000n) / stake) / 100).toFixed(2)} %
          </span>
        )}
      </>
    ),
  },
];
