import { loyaltyMallOperator } from '@baize/contract';
import { codeColumn, moneyColumn, timeColumn } from '../../../shared/list/columns.tsx';
import { chipsFilter, memberFilter } from '../../../shared/list/filters.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { memberTitle, stateColumn } from '../../../shared/list/named-columns.tsx';
import { ORDER_TONES, OrderCase } from './order-case.tsx';
import { ShippingListButton } from './shipping-list-button.tsx';

const { listOrders } = loyaltyMallOperator;

/** Orders of the mall: those that wait first. */
export const OrdersPage = listPage(listOrders, {
  words: 'console.loyalty.orders',
  filters: [
    chipsFilter({
      key: 'state',
      label: 'console.loyalty.state',
      values: ['IN_PROCESS', 'TO_SHIP', 'APPROVED', 'REJECTED'] as const,
      unasked: 'IN_PROCESS',
      word: (state) => `console.loyalty.state.${state}`,
      read: (state) => (state === 'TO_SHIP' ? { toShip: 'true' as const } : { state }),
    }),
    memberFilter('console.loyalty.member'),
  ],
  columns: [
    codeColumn('console.loyalty.order', ({ id }) => id),
    memberTitle('console.loyalty.member'),
    {
      header: 'console.loyalty.what',
      cell: ({ name, quantity }) => (quantity > 1 ? `${quantity} × ${name}` : name),
    },
    { header: 'console.loyalty.points', cell: ({ points }) => String(points / 10_000n) },
    moneyColumn('console.loyalty.paid', ({ amount }) => amount),
    timeColumn('console.loyalty.orderedAt', ({ orderedAt }) => orderedAt),
    stateColumn('console.loyalty.state', 'console.loyalty.state', 'state', ORDER_TONES),
  ],
  rowId: ({ id }) => id,
  file: 'mall-orders.csv',
  Actions: ShippingListButton,
  beside: {
    words: 'console.loyalty.orders',
    picture: 'empty',
    show: (id, row) => row && <OrderCase key={id} order={row} />,
  },
});
