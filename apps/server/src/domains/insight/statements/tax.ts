import { dayOf, type Period, periodOf } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { ggrOf, PLAY_SUMS, type PlayFigures } from '../figures.ts';
import { amountCell, column, countCell, opens, type Sheet } from '../sheet.ts';
import { gamesWithin } from '../sums/months.ts';
import type { StatementAsked } from './asked.ts';

type Row = PlayFigures & { month: string; category: string };

/** Hundredths of a per cent in the whole. */
const WHOLE = 10_000n;

/** What was staked, paid and kept in each month and category, and the tax on it at a rate that is given. */
export async function tax({ house, from, to, offset, rate }: StatementAsked): Promise<Sheet> {
  const days = gamesWithin({ from, to }, dayOf(house.clock.now(), offset));
  const { rows } = await sql<Row>`
    select to_char(day, 'YYYY-MM') as month, category, ${PLAY_SUMS} from ${days} d
    where day between ${from} and ${to} group by 1, 2 order by 1, 2`.execute(house.reports);
  const months = new Map<string, Row[]>();
  for (const row of rows) months.set(row.month, [...(months.get(row.month) ?? []), row]);
  const dues = [...months.values()].map((some) =>
    taxOf(
      some.reduce((sum, row) => sum + ggrOf(row), 0n),
      rate,
    ),
  );
  return {
    columns: [
      column('month', 'month'),
      column('category', 'text'),
      column('bets', 'count'),
      ...['stakes', 'payouts', 'ggr', 'tax'].map((id) => column(id, 'amount')),
    ],
    rows: [...months].flatMap(([month, some], n) => [
      ...some.map((row) => [
        month,
        row.category,
        countCell(row.bets),
        ...[row.stake, row.payout, ggrOf(row)].map(amountCell),
        null,
      ]),
      [month, 'all', ...sumsOf(some), amountCell(dues[n]!)],
    ]),
    opens: [...months].flatMap(([month, some]) => {
      const days = { rows: 'game', ...daysIn(month, { from, to }) };
      const ofCategory = some.map(({ category }) => opens('/reports', { ...days, category }));
      return [...ofCategory, opens('/reports', days)];
    }),
    total:
      rows.length === 0
        ? null
        : [null, 'all', ...sumsOf(rows), amountCell(dues.reduce((sum, due) => sum + due, 0n))],
  };
}

/** Those of a month that were asked for. */
function daysIn(month: string, asked: Period): Period {
  const { from, to } = periodOf('MONTHLY', `${month}-01`);
  return { from: from < asked.from ? asked.from : from, to: to > asked.to ? asked.to : to };
}

function sumsOf(rows: readonly Row[]): string[] {
  const add = (read: (row: Row) => bigint) => rows.reduce((sum, row) => sum + read(row), 0n);
  const sums = [add(({ stake }) => stake), add(({ payout }) => payout), add(ggrOf)];
  return [countCell(add(({ bets }) => bets)), ...sums.map(amountCell)];
}

const CENT = 100n;

/** On what a month kept as a whole, up to the next cent; a month that lost owes nothing. */
export function taxOf(ggr: Money, rate: string): Money {
  const [whole = '0', part = ''] = rate.split('.');
  const hundredths = BigInt(whole) * 100n + BigInt(part.padEnd(2, '0'));
  if (ggr <= 0n) return 0n;
  const due = ggr * hundredths;
  const inCents = WHOLE * CENT;
  return ((due + inCents - 1n) / inCents) * CENT;
}
