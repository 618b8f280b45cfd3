import { textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { type ListColumn, moneyColumn } from '../list/columns.tsx';
import type { Tools } from '../list/tools.ts';

type Round = { roundId: string; bets: number; stake: bigint; payout: bigint };

/** What was in a round that many shared: its bets, as a link to them, its stakes and its payouts. */
export function roundColumns<Row extends Round, Data>(
  vendorOf: (tools: Tools<Data>, row: Row) => string,
): ListColumn<Row, Data>[] {
  return [
    {
      header: 'console.ownGames.bets',
      align: 'figure',
      cell: (row, tools) =>
        row.bets === 0 ? (
          <span className="text-ink-soft">0</span>
        ) : (
          <Link
            to="/bets"
            search={{ round: row.roundId, vendor: vendorOf(tools, row) }}
            className={textLinkClasses}
          >
            {row.bets.toLocaleString('en')}
          </Link>
        ),
    },
    moneyColumn('console.ownGames.staked', ({ stake }) => stake),
    moneyColumn('console.ownGames.paid', ({ payout }) => payout),
  ];
}
