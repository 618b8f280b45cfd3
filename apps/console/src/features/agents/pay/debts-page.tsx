import { agentsPayOperator } from '@baize/contract';
import type { Column } from '@baize/ui/table';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { ListPage } from '../../../shared/list/list-frame.tsx';
import { pageOf, useFilters } from '../../../shared/list/search.ts';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useBrand } from '../../../shared/session/use-status.ts';
import type { Times } from '../../../shared/times.ts';
import { type Text, useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { type Bill, PAGE_SIZE } from '../agent-rows.ts';
import { BillCase } from './bill-case.tsx';
import { BillTag, periodText } from './run-parts.tsx';

/** What uplines owe those below them, oldest first: who owes for too long withdraws nothing. */
export function DebtsPage() {
  const text = useText();
  const times = useTimes();
  const { currency } = useBrand();
  const [search] = useFilters();
  const page = pageOf(search);
  const debts = useQuery({
    ...queryOf(agentsPayOperator.openDebts, { page, size: PAGE_SIZE }),
    placeholderData: keepPreviousData,
  });
  const columns = useMemo(() => columnsOf(text, times, currency), [text, times, currency]);
  return (
    <ListPage
      title={text('console.agents.debts')}
      lead={text('console.agents.debtsLead')}
      note={debts.data && <Sum amount={debts.data.missing} currency={currency} />}
      query={debts}
      columns={columns}
      rowId={({ id }) => id}
      none={{ title: text('console.agents.noDebts'), text: text('console.agents.noDebtsText') }}
      beside={{
        title: text('console.agents.billCase'),
        choose: {
          picture: 'members-only',
          title: text('console.agents.billChoose'),
          text: text('console.agents.billChooseText'),
        },
        show: (id, row) => row && <BillCase key={id} bill={row} />,
      }}
    />
  );
}

function columnsOf(text: Text, times: Times, currency: string): Column<Bill>[] {
  return [
    {
      id: 'payer',
      header: text('console.agents.payer'),
      onCard: 'title',
      cell: ({ payer, receiver }) => (
        <span className="block py-1.5 leading-tight">
          <span className="block font-semibold">{payer}</span>
          <span className="text-[0.8125rem] font-normal text-ink-soft">
            {text('console.agents.to', { receiver })}
          </span>
        </span>
      ),
    },
    {
      id: 'what',
      header: text('console.agents.runOf'),
      cell: ({ kind, from, to }) => (
        <span className="num">
          {text(`console.agents.kind.${kind}`)}, {periodText({ from, to })}
        </span>
      ),
    },
    {
      id: 'missing',
      header: text('console.agents.missing'),
      align: 'figure',
      cell: ({ gross, paid }) => <Sum amount={gross - paid} currency={currency} />,
    },
    {
      id: 'since',
      header: text('console.agents.since'),
      className: 'md:max-[80rem]:hidden',
      cell: ({ at }) => <span className="num">{times.dayAndTime(at)}</span>,
    },
    {
      id: 'state',
      header: text('console.agents.stateLabel'),
      onCard: 'aside',
      cell: (bill) => <BillTag bill={bill} />,
    },
  ];
}
