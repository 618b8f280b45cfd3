import { textLinkClasses } from '@baize/ui';
import type { Column } from '@baize/ui/table';
import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { Sum } from '../parts/sum.tsx';
import type { Text } from '../use-text.ts';

type Amount = ComponentProps<typeof Sum>['amount'];
type Round = { roundId: string; bets: number; stake: Amount; payout: Amount };

/** What was in a round that many shared: its bets, as a link to them, its stakes and its payouts. */
export function roundColumns<Row extends Round>(
  text: Text,
  { currency, vendor }: { currency: string; vendor: string },
): Column<Row>[] {
  return [
    {
      id: 'bets',
      header: text('console.ownGames.bets'),
      align: 'figure',
      cell: ({ bets, roundId }) =>
        bets === 0 ? (
          <span className="text-ink-soft">0</span>
        ) : (
          <Link to="/bets" search={{ round: roundId, vendor }} className={textLinkClasses}>
            {bets.toLocaleString('en')}
          </Link>
        ),
    },
    {
      id: 'stake',
      header: text('console.ownGames.staked'),
      align: 'figure',
      cell: ({ stake }) => <Sum amount={stake} currency={currency} />,
    },
    {
      id: 'payout',
      header: text('console.ownGames.paid'),
      align: 'figure',
      cell: ({ payout }) => <Sum amount={payout} currency={currency} />,
    },
  ];
}
