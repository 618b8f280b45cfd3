import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { usernamesOf } from '../../members/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { amountCell, column, opens, type Sheet } from '../sheet.ts';
import type { StatementAsked } from './asked.ts';

/** The accounts of a member, as their columns are called. */
const purposes = [
  ['cash', 'cash'],
  ['bonus', 'bonus'],
  ['stakes', 'in open bets'],
  ['payouts', 'in withdrawals'],
  ['transit', 'in transit'],
  ['debt', 'owed to the house'],
] as const;

type Purpose = (typeof purposes)[number][0];
type Row = Record<Purpose | 'whole', Money> & { member: bigint | null; count: number };

const LONGEST = 200;

/** What the house holds for its members at this moment, those first who have most. */
export async function balances({ house }: StatementAsked): Promise<Sheet> {
  const sums = purposes.map(
    ([purpose]) => sql`coalesce(sum(balance) filter (where purpose = ${purpose}), 0)::bigint
      as ${sql.ref(purpose)}`,
  );
  const added = ['whole', ...purposes.map(([purpose]) => purpose)].map(
    (name) => sql`coalesce(sum(${sql.ref(name)}), 0)::bigint as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Row & { isAll: boolean }>`
    with held as (select member_id, sum(balance)::bigint as whole, ${sql.join(sums)},
        row_number() over (order by sum(balance) desc, member_id) as place
      from insight_balances where currency = ${BRAND_CURRENCY} group by 1),
    shown as (select *, case when place <= ${LONGEST} then member_id end as member from held)
    select member, grouping(member) = 1 as "isAll", count(*)::int as count, ${sql.join(added)}
    from shown group by grouping sets ((member), ()) order by min(place)`.execute(house.reports);
  const all = rows.find(({ isAll }) => isAll);
  const listed = rows.filter(({ isAll }) => !isAll);
  const ids = listed.flatMap(({ member }) => (member === null ? [] : [member]));
  const names = await usernamesOf(house.reports, ids);
  const nameOf = ({ member, count }: Row) =>
    member === null ? `${count} others` : (names.get(member) ?? String(member));
  return {
    columns: [
      column('member', 'text'),
      column('held for them', 'amount'),
      ...purposes.map(([, name]) => column(name, 'amount')),
    ],
    rows: listed.map((row) => cellsOf(nameOf(row), row)),
    opens: listed.map(({ member }) =>
      member === null ? null : opens(`/members/${member}`, { tab: 'accounts' }),
    ),
    total: all && listed.length > 0 ? cellsOf(null, all) : null,
  };
}

function cellsOf(name: string | null, row: Row): (string | null)[] {
  const amounts = [row.whole, ...purposes.map(([purpose]) => row[purpose])];
  return [name, ...amounts.map(amountCell)];
}
