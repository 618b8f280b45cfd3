import { dayOf, spanOf } from '@baize/calendar';
import { contribute, pots } from '@baize/games';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { usernamesOf } from '../../members/index.ts';
import { amountCell, column, opens, type Sheet } from '../sheet.ts';
import { piecesOf, spanKinds } from '../sums/spans.ts';
import type { StatementAsked } from './asked.ts';

type Row = { member: bigint; stake: Money; won: Money };

const LONGEST = 200;

/** Whose stakes fed the pots, those first who fed most; what all of them fed is what the ledger says. */
export async function feeders(asked: StatementAsked): Promise<Sheet> {
  const { house } = asked;
  const { rows, others } = await largestFeeders(asked);
  const names = await usernamesOf(
    house.reports,
    rows.map(({ member }) => member),
  );
  const listed = rows.map((row) => cellsOf(names.get(row.member) ?? String(row.member), row));
  return {
    columns: [
      column('member', 'text'),
      ...['stakes that fed', ...pots.map(({ name }) => name), 'fed', 'won'].map((id) =>
        column(id, 'amount'),
      ),
    ],
    rows: others ? [...listed, cellsOf(`${others.count} others`, others)] : listed,
    opens: [
      ...rows.map(({ member }) => opens(`/members/${member}`, { tab: 'story' })),
      ...(others ? [null] : []),
    ],
    total: rows.length > 0 ? await totalOf(asked, others ? [...rows, others] : rows) : null,
  };
}

async function largestFeeders({ house, from, to, offset }: StatementAsked) {
  const pieces = piecesOf({ from, to }, dayOf(house.clock.now(), offset), spanKinds);
  const spans = spanKinds.map(
    (kind) => sql`select member_id, stake, 0::bigint as won from insight_pot_feeds
      where kind = ${kind} and starts_on = any(${pieces[kind]}::date[])`,
  );
  const ends = pieces.days.map(
    (end) => sql`select member_id, stake, 0::bigint from insight_pot_feeds
      where kind = 'day' and starts_on between ${end.from} and ${end.to}`,
  );
  const wins = sql`select member_id, 0::bigint, amount from insight_member_money
    where reason = 'JACKPOT' and day between ${from} and ${to}`;
  const { rows } = await sql<Row & { count: number; place: number }>`
    with fed as (select member_id, sum(stake) as stake, sum(won) as won,
        row_number() over (order by sum(stake) desc, member_id) as place
      from (${sql.join([...spans, ...ends, wins], sql` union all `)}) f group by 1)
    select case when place <= ${LONGEST} then member_id end as member, sum(stake)::bigint as stake,
      sum(won)::bigint as won, count(*)::int as count, min(place)::int as place
    from fed group by 1 order by place`.execute(house.reports);
  const others = rows.find(({ place }) => place > LONGEST);
  return { rows: rows.filter((row) => row !== others), others };
}

/** Of each pot its share, down to the smallest unit: what is left over waits for the next stake. */
function cellsOf(name: string, { stake, won }: Omit<Row, 'member'>): string[] {
  const fed = pots.map((pot) => contribute(pot, stake, 0n).amount);
  return [name, ...[stake, ...fed, sumOf(fed), won].map(amountCell)];
}

async function totalOf(
  { house, from, to, offset }: StatementAsked,
  rows: readonly Omit<Row, 'member'>[],
): Promise<(string | null)[]> {
  const span = spanOf({ from, to }, offset);
  const { rows: grown } = await sql<{ pot: string; amount: Money }>`
    select pot, sum(amount)::bigint as amount from insight_pot_moves
    where at >= ${span.from} and at < ${span.to} and key like '#pot.%.grow.%' group by 1`.execute(
    house.reports,
  );
  const fed = pots.map(({ name }) => grown.find(({ pot }) => pot === name)?.amount ?? 0n);
  const stake = sumOf(rows.map((row) => row.stake));
  return [null, ...[stake, ...fed, sumOf(fed), sumOf(rows.map(({ won }) => won))].map(amountCell)];
}

const sumOf = (amounts: readonly Money[]) => amounts.reduce((sum, one) => sum + one, 0n);
