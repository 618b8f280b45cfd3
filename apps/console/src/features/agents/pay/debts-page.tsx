import { agentsPayOperator } from '@baize/contract';
import { moneyColumn, timeColumn, titleColumn } from '../../../shared/list/columns.tsx';
import { listPage } from '../../../shared/list/list-page.tsx';
import { Sum } from '../../../shared/parts/sum.tsx';
import { PAGE_SIZE } from '../agent-rows.ts';
import { billBeside, billStateColumn } from './bill-list.tsx';
import { periodText } from './run-parts.tsx';

/** What uplines owe those below them, oldest first: who owes for too long withdraws nothing. */
export const DebtsPage = listPage(agentsPayOperator.openDebts, {
  words: 'console.agents.debts',
  file: 'agent-debts.csv',
  size: PAGE_SIZE,
  note: ({ missing }, { currency }) => <Sum amount={missing} currency={currency} />,
  rowId: ({ id }) => id,
  columns: [
    titleColumn('console.agents.payer', ({ payer, receiver }, { text }) => [
      payer,
      text('console.agents.to', { receiver }),
    ]),
    {
      header: 'console.agents.runOf',
      cell: ({ kind, from, to }, { text }) => (
        <span className="num">
          {text(`console.agents.kind.${kind}`)}, {periodText({ from, to })}
        </span>
      ),
    },
    moneyColumn('console.agents.missing', ({ gross, paid }) => gross - paid),
    timeColumn('console.agents.since', ({ at }) => at, { className: 'md:max-[80rem]:hidden' }),
    billStateColumn,
  ],
  beside: billBeside,
});
