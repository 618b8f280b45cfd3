import { days } from '@baize/calendar';
import { sportsbookTradingOperator } from '@baize/contract';
import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Sum } from '../../shared/parts/sum.tsx';
import { queryOf } from '../../shared/queries.ts';
import { useBrand } from '../../shared/session/use-status.ts';
import { useText } from '../../shared/use-text.ts';

/** What the book kept in the last seven days, by league and market. */
export function KeptMargins() {
  const text = useText();
  const { currency } = useBrand();
  const [span] = useState(() => ({ from: Date.now() - days(7), to: Date.now() }));
  const { data, isPending } = useQuery(queryOf(sportsbookTradingOperator.marginReport, span));
  const sum = (amount: bigint) => <Sum amount={amount} currency={currency} />;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="type-card">{text('console.sports.kept')}</h2>
      <Table
        caption={text('console.sports.kept')}
        rows={data?.rows ?? []}
        rowId={({ leagueId, market }) => `${leagueId}/${market}`}
        isLoading={isPending}
        isSortedByServer
        empty={text('console.sports.noKept')}
        columns={[
          {
            id: 'league',
            header: text('console.sports.league'),
            onCard: 'title',
            cell: ({ leagueId }) => <span className="code">{leagueId}</span>,
          },
          {
            id: 'market',
            header: text('console.sports.market'),
            cell: ({ market }) => market.replaceAll('_', ' ').toLowerCase(),
          },
          {
            id: 'bets',
            header: text('console.sports.bets'),
            align: 'figure',
            cell: ({ bets }) => bets,
          },
          {
            id: 'stake',
            header: text('console.sports.stake'),
            align: 'figure',
            cell: ({ stake }) => sum(stake),
          },
          {
            id: 'paid',
            header: text('console.sports.paid'),
            align: 'figure',
            cell: ({ payout }) => sum(payout),
          },
          {
            id: 'profit',
            header: text('console.sports.keptSum'),
            align: 'figure',
            cell: ({ profit, stake }) => (
              <>
                {sum(profit)}{' '}
                {stake > 0n && (
                  <span className="num text-ink-soft">
                    {(Number((profit * 10_000n) / stake) / 100).toFixed(2)} %
                  </span>
                )}
              </>
            ),
          },
        ]}
      />
    </section>
  );
}
