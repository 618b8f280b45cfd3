import { EmptyLine, ProgressBar } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { Sum } from '../../../shared/parts/sum.tsx';
import { useBrand } from '../../../shared/session/use-status.ts';
import { useText } from '../../../shared/use-text.ts';
import type { Results } from './results.ts';

type Day = Results['days'][number];

/** What was given on each day of the brand, the newest first. */
export function DaysTable({ days }: { days: Results['days'] }) {
  const text = useText();
  const { currency } = useBrand();
  const most = days.reduce((max, { spent }) => (spent > max ? spent : max), 0n);
  const columns: Column<Day>[] = [
    {
      id: 'day',
      header: text('console.promo.dayOf'),
      onCard: 'title',
      cell: ({ day }) => <span className="num">{day}</span>,
    },
    {
      id: 'spent',
      header: text('console.promo.cost'),
      align: 'figure',
      cell: ({ spent }) => <Sum amount={spent} currency={currency} />,
    },
    {
      id: 'share',
      header: <span className="sr-only">{text('console.promo.dayShare')}</span>,
      cell: ({ spent }) => (
        <ProgressBar
          className="w-40 max-w-full"
          label={text('console.promo.dayShare')}
          value={most === 0n ? 0 : Number((spent * 100n) / most)}
        />
      ),
    },
    {
      id: 'gifts',
      header: text('console.promo.gifts'),
      align: 'figure',
      cell: ({ gifts }) => gifts.toLocaleString('en'),
    },
    {
      id: 'members',
      header: text('console.promo.takers'),
      align: 'figure',
      cell: ({ members }) => members.toLocaleString('en'),
    },
  ];
  return (
    <Table
      isSortedByServer
      caption={text('console.promo.byDay')}
      columns={columns}
      rows={days.toReversed()}
      rowId={({ day }) => day}
      empty={<EmptyLine>{text('console.promo.noDays')}</EmptyLine>}
    />
  );
}
