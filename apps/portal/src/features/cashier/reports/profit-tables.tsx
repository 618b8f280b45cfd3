import type { Money as Amount } from '@baize/money';
import { Money } from '@baize/ui';
import { type Column, Table } from '@baize/ui/table';
import { useIntl } from '@baize/web/intl.tsx';
import { useMemo } from 'react';
import { useMoneyParts } from '../../../shared/money/use-money.ts';
import { useText } from '../../../shared/words/use-text.ts';
import type { Profit } from './profit.ts';

type Day = Profit['days'][number];
type Category = Profit['categories'][number];

const KINDS = [
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'LOTT',
  'ELOTT',
] as const;

/** What a category is called; one that is new to us stands under its own code. */
export function useCategoryName(): (code: string) => string {
  const text = useText();
  return (code) => {
    const known = KINDS.find((one) => one === code);
    return known ? text(`catalogue.category.${known}`) : code;
  };
}

export function CategoryTable({ rows }: { rows: readonly Category[] }) {
  const text = useText();
  const nameOf = useCategoryName();
  const { figure, net } = useFigures();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures follow the language, as text does
  const columns = useMemo(
    (): readonly Column<Category>[] => [
      {
        id: 'category',
        header: text('cashier.profit.category'),
        onCard: 'title',
        cell: ({ category }) => nameOf(category),
      },
      figure('bets', text('cashier.profit.staked'), ({ betAmount }) => betAmount),
      figure('valid', text('cashier.profit.valid'), ({ validBetAmount }) => validBetAmount),
      figure('wins', text('cashier.profit.won'), ({ winAmount }) => winAmount),
      net(text('cashier.profit.net'), ({ profit }) => profit),
    ],
    [text],
  );
  return (
    <Table
      caption={text('cashier.profit.byCategory')}
      columns={columns}
      rows={rows}
      rowId={({ category }) => category}
    />
  );
}

type DayProps = { rows: readonly Day[]; total: Profit['total'] };

export function DayTable({ rows, total }: DayProps) {
  const text = useText();
  const { locale } = useIntl();
  const { figure, net } = useFigures();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the figures follow the language, as text does
  const columns = useMemo((): readonly Column<Day>[] => {
    const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
    const rewards = (one: Omit<Day, 'day'>) =>
      one.rebate + one.promotion + one.jackpot + one.salary + one.dividend;
    return [
      {
        id: 'day',
        header: text('cashier.profit.day'),
        onCard: 'title',
        cell: (row) => day.format(Date.parse(`${row.day}T00:00:00Z`)),
      },
      figure('bets', text('cashier.profit.staked'), (row) => row.betAmount, total.betAmount),
      figure('wins', text('cashier.profit.won'), (row) => row.winAmount, total.winAmount),
      figure('rewards', text('cashier.profit.rewards'), rewards, rewards(total)),
      net(text('cashier.profit.net'), (row) => row.profit, total.profit),
    ];
  }, [text, locale, total]);
  return (
    <Table
      caption={text('cashier.profit.byDay')}
      columns={columns}
      rows={rows}
      rowId={({ day }) => day}
      totalsLabel={text('cashier.rebate.total')}
    />
  );
}

/** Columns of amounts; a gain stands in brass, a loss is plain. */
function useFigures() {
  const parts = useMoneyParts();
  return {
    figure: <Row,>(
      id: string,
      header: string,
      of: (row: Row) => Amount,
      total?: Amount,
    ): Column<Row> => ({
      id,
      header,
      align: 'figure',
      sortBy: of,
      cell: (row) => <Money parts={parts(of(row))} />,
      ...(total !== undefined && { total: <Money parts={parts(total)} /> }),
    }),
    net: <Row,>(header: string, of: (row: Row) => Amount, total?: Amount): Column<Row> => ({
      id: 'net',
      header,
      align: 'figure',
      sortBy: of,
      onCard: 'aside',
      cell: (row) => (
        <Money parts={parts(of(row), { signed: true })} tone={of(row) > 0n ? 'win' : 'plain'} />
      ),
      ...(total !== undefined && { total: <Money parts={parts(total, { signed: true })} /> }),
    }),
  };
}
