import { spanOf } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { amountCell, column, countCell, opens, type Sheet } from '../sheet.ts';
import type { StatementAsked } from './asked.ts';

type Row = {
  pot: string;
  opening: Money;
  seeds: Money;
  grown: Money;
  paid: Money;
  wins: bigint;
  closing: Money;
};

/** Each pot from its opening to its closing balance, from the ledger itself. */
export async function jackpots({ house, from, to, offset }: StatementAsked): Promise<Sheet> {
  const span = spanOf({ from, to }, offset);
  const within = sql`at >= ${span.from}`;
  const { rows } = await sql<Row>`
    select pot, coalesce(sum(amount) filter (where at < ${span.from}), 0)::bigint as opening,
      coalesce(sum(amount) filter (where ${within} and key like '#pot.%.seed.%'), 0)::bigint as seeds,
      coalesce(sum(amount) filter (where ${within} and key not like '#pot.%.seed.%' and amount > 0), 0)::bigint as grown,
      coalesce(-sum(amount) filter (where ${within} and amount < 0), 0)::bigint as paid,
      count(*) filter (where ${within} and amount < 0) as wins,
      sum(amount)::bigint as closing
    from insight_pot_moves where at < ${span.to} group by 1 order by closing desc, pot`.execute(
    house.reports,
  );
  const sum = rows.reduce(added, NONE);
  return {
    columns: [
      column('jackpot', 'text'),
      ...['opening balance', 'seeds', 'contributions', 'paid out'].map((id) =>
        column(id, 'amount'),
      ),
      column('wins', 'count'),
      column('closing balance', 'amount'),
    ],
    rows: rows.map(cellsOf),
    opens: rows.map(() => opens('/statements', { kind: 'feeders', from, to })),
    total: rows.length > 0 ? cellsOf(sum) : null,
  };
}

const NONE: Row = {
  pot: '',
  opening: 0n,
  seeds: 0n,
  grown: 0n,
  paid: 0n,
  wins: 0n,
  closing: 0n,
};

const added = (one: Row, other: Row): Row => ({
  pot: '',
  opening: one.opening + other.opening,
  seeds: one.seeds + other.seeds,
  grown: one.grown + other.grown,
  paid: one.paid + other.paid,
  wins: one.wins + other.wins,
  closing: one.closing + other.closing,
});

function cellsOf({ pot, opening, seeds, grown, paid, wins, closing }: Row) {
  return [
    pot,
    ...[opening, seeds, grown, paid].map(amountCell),
    countCell(wins),
    amountCell(closing),
  ];
}
