import { textLinkClasses } from '@baize/ui';
import { Link } from '@tanstack/react-router';
import { type ListColumn, moneyColumn } from '../list/columns.tsx';
import type { Tools } from '../list/tools.ts';

type Round = { roundId: string; bets: number; stake: bigint; payout: bigint };

/** What was in a round that many shared: its bets, as a link to them, its stakes and its payouts. */
export function roundColumns<Row extends Round, Data>(
  vendorOf: (tools: Tools<Data>) => string,
): ListColumn<Row, Data>[] {
  return [
    {
      header: 'console.ownGames.bets',
      align: 'figure',
      cell: ({ bets, roundId }, tools) =>
        bets === 0 ? (
          <span className="text-ink-soft">0</span>
        ) : (
          <Link
            to="/bets"
            search={{ round: roundId, vendor: vendorOf(tools) }}
            className={textLinkClasses}
          >
            {bets.toLocaleString('en')}
          </Link>
        ),
    },
    moneyColumn('console.ownGames.staked', ({ stake }) => stake),
    moneyColumn('console.ownGames.paid', ({ payout }) => payout),
  ];
}
