import { walletOperator } from '@baize/contract';
import { EmptyLine } from '@baize/ui';
import { Table } from '@baize/ui/table';
import { useQuery } from '@tanstack/react-query';
import { Sum } from '../../../shared/parts/sum.tsx';
import { queryOf } from '../../../shared/queries.ts';
import { useText } from '../../../shared/use-text.ts';
import { useTimes } from '../../../shared/use-times.ts';
import { CardPanel } from './card-panel.tsx';

const SHOWN = 6;

/** The last movements of the main wallet. */
export function LatestMovements({ memberId }: { memberId: number }) {
  const text = useText();
  const times = useTimes();
  const moved = useQuery(
    queryOf(walletOperator.memberMovements, { memberId, group: '', pageSize: SHOWN }),
  );
  return (
    <CardPanel
      title={text('console.member.card.movements')}
      query={moved}
      onward={{
        to: '.',
        search: { tab: 'movements' },
        label: text('console.member.card.allMovements'),
      }}
    >
      {({ list }) => (
        <Table
          caption={text('console.member.card.movements')}
          rows={list}
          rowId={({ id }) => id}
          isSortedByServer
          empty={<EmptyLine>{text('console.money.noneYet')}</EmptyLine>}
          columns={[
            {
              id: 'name',
              header: text('console.money.kind'),
              onCard: 'title',
              cell: ({ name }) => name,
            },
            {
              id: 'at',
              header: text('console.cashier.at'),
              cell: ({ at }) => <span className="num">{times.dayAndTime(at)}</span>,
            },
            {
              id: 'amount',
              header: text('console.cashier.amount'),
              align: 'figure',
              onCard: 'aside',
              cell: ({ amount, currency }) => <Sum amount={amount} currency={currency} isSigned />,
            },
            {
              id: 'after',
              header: text('console.member.card.after'),
              align: 'figure',
              cell: ({ balanceAfter, currency }) => (
                <Sum amount={balanceAfter} currency={currency} tone="soft" />
              ),
            },
          ]}
        />
      )}
    </CardPanel>
  );
}
