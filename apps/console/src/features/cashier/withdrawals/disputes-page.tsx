import { cashierWithdrawalsOperator } from '@baize/contract';
import { moneyColumn } from '../../../shared/list/columns.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { Age } from '../age.tsx';
import { WithdrawalTag } from '../state-tags.tsx';
import { ownerColumn } from './owner-column.ts';

/** Payouts of which members say that not all of it arrived, the longest wait first. */
export const DisputesPage = listPage(cashierWithdrawalsOperator.listWithdrawals, {
  words: 'console.dispute',
  isLive: true,
  asked: { queue: 'disputed' },
  rowId: ({ withdrawId }) => withdrawId,
  columns: [
    ownerColumn,
    moneyColumn('console.dispute.paid', ({ amount }) => amount),
    moneyColumn('console.wd.received', ({ receivedAmount }) => receivedAmount, {
      look: { tone: 'soft' },
    }),
    moneyColumn('console.dispute.missing', ({ remainingAmount }) => remainingAmount, {
      look: { className: 'text-danger' },
    }),
    {
      header: 'console.cashier.waiting',
      align: 'figure',
      cell: ({ timeline, appliedAt }) => <Age since={timeline.at(-1)?.at ?? appliedAt} />,
    },
    {
      header: 'console.cashier.state',
      onCard: 'aside',
      cell: ({ state }) => <WithdrawalTag state={state} />,
    },
  ],
  open: ({ withdrawId }) => ({ to: '/disputes/$withdrawId', params: { withdrawId } }),
});
