import { type Output, playRecordsOperator } from '@baize/contract';
import { EmptyLine, textLinkClasses } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { CardPanel } from './card-panel.tsx';

type Bet = Output<typeof playRecordsOperator.latestBets.value>['list'][number];

const SHOWN = 6;

export function LatestBets({ memberId }: { memberId: number }) {
  const text = useText();
  const columns = useColumns();
  const bets = useQuery(queryOf(playRecordsOperator.latestBets, { memberId, pageSize: SHOWN }));
  return (
    <CardPanel
      title={text('console.member.card.bets')}
      query={bets}
      onward={{
        to: '/bets',
        search: { member: String(memberId) },
        label: text('console.member.card.allBets'),
      }}
    >
      {({ list }) => (
        <Table
          caption={text('console.member.card.bets')}
          columns={columns}
          rows={list}
          rowId={({ betId }) => betId}
          isSortedByServer
          empty={<EmptyLine>{text('console.member.card.noBets')}</EmptyLine>}
        />
      )}
    </CardPanel>
  );
}

function useColumns(): Column<Bet>[] {
  const text = useText();
  const times = useTimes();
  return [
    {
      id: 'game',
      header: text('console.bets.game'),
      onCard: 'title',
      cell: ({ betId, gameName }) => (
        <Link to="/bets/$betId" params={{ betId }} className={textLinkClasses}>
          {gameName}
        </Link>
      ),
    },
    {
      id: 'placed',
      header: text('console.bets.placed'),
      cell: ({ placedAt }) => <span className="num">{times.dayAndTime(placedAt)}</span>,
    },
    {
      id: 'stake',
      header: text('console.bets.stake'),
      align: 'figure',
      cell: ({ stake, currency }) => <Sum amount={stake} currency={currency} />,
    },
    {
      id: 'payout',
      header: text('console.bets.payout'),
      align: 'figure',
      onCard: 'aside',
      cell: ({ state, payout, stake, currency }) =>
        state === 'settled' ? (
          <Sum amount={payout} currency={currency} tone={payout > stake ? 'win' : 'plain'} />
        ) : (
          text(`console.bets.state.${state}`)
        ),
    },
  ];
}
