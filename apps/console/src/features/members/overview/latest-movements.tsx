import { type Output, walletOperator } from '@baize/contract';
import { type ListColumn, moneyColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { cardPart } from './card-part.tsx';
import { CardTable } from './card-table.tsx';

type Movement = Output<typeof walletOperator.memberMovements.value>['list'][number];

const SHOWN = 6;

const currencyOf = ({ currency }: Movement) => currency;

const COLUMNS: readonly ListColumn<Movement>[] = [
  { header: 'console.money.kind', onCard: 'title', cell: ({ name }) => name },
  timeColumn('console.cashier.at', ({ at }) => at),
  moneyColumn('console.cashier.amount', ({ amount }) => amount, {
    currencyOf,
    look: { isSigned: true },
    onCard: 'aside',
  }),
  moneyColumn('console.member.card.after', ({ balanceAfter }) => balanceAfter, {
    currencyOf,
    look: { tone: 'soft' },
  }),
];

/** The last movements of the main wallet. */
export const LatestMovements = cardPart(walletOperator.memberMovements, {
  title: 'console.member.card.movements',
  asked: (memberId) => ({ memberId, group: '' as const, pageSize: SHOWN }),
  onward: () => ({
    to: '.',
    search: { tab: 'movements' },
    label: 'console.member.card.allMovements',
  }),
  show: ({ list }) => (
    <CardTable
      title="console.member.card.movements"
      columns={COLUMNS}
      rows={list}
      rowId={({ id }) => id}
      none="console.money.noneYet"
    />
  ),
});
