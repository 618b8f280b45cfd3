import { type Output, playRecordsOperator } from '@baize/contract';
import { type ListColumn, moneyColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { linkColumn } from '../../../shared/list/named-columns.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { cardPart } from './card-part.tsx';
import { CardTable } from './card-table.tsx';

type Bet = Output<typeof playRecordsOperator.latestBets.value>['list'][number];

const SHOWN = 6;

const COLUMNS: readonly ListColumn<Bet>[] = [
  linkColumn('console.bets.game', ({ betId, gameName }) => ({
    name: gameName,
    link: { to: '/bets/$betId', params: { betId } },
  })),
  timeColumn('console.bets.placed', ({ placedAt }) => placedAt),
  moneyColumn('console.bets.stake', ({ stake }) => stake, {
    currencyOf: ({ currency }) => currency,
  }),
  {
    header: 'console.bets.payout',
    align: 'figure',
    onCard: 'aside',
    cell: ({ state, payout, stake, currency }, { text }) =>
      state === 'settled' ? (
        <Sum amount={payout} currency={currency} tone={payout > stake ? 'win' : 'plain'} />
      ) : (
        text(`console.bets.state.${state}`)
      ),
  },
];

export const LatestBets = cardPart(playRecordsOperator.latestBets, {
  title: 'console.member.card.bets',
  asked: (memberId) => ({ memberId, pageSize: SHOWN }),
  onward: (memberId) => ({
    to: '/bets',
    search: { member: String(memberId) },
    label: 'console.member.card.allBets',
  }),
  show: ({ list }) => (
    <CardTable
      title="console.member.card.bets"
      columns={COLUMNS}
      rows={list}
      rowId={({ betId }) => betId}
      none="console.member.card.noBets"
    />
  ),
});
