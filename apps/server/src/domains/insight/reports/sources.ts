import { type Period, spanOf } from '@baize/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { TRIAL } from '../../members/index.ts';
import { MONEY_SUMS, type MoneyFigures, PLAY_SUMS, type PlayFigures } from '../figures.ts';
import { type Dimension, keptOf, keyOf, LINE, levelAt, type Source } from './dimensions.ts';

export type Asked = {
  rows: readonly Dimension[];
  column: Dimension | undefined;
  filters: Filters;
  period: Period;
  at: Date;
  offset: number;
};

export type Filters = {
  category: string;
  vendor: string;
  game: string;
  line?: string | undefined;
  level?: string | undefined;
  member?: string | undefined;
  country: string;
  device: string;
  source: string;
  campaign: string;
};

/** A group, or a sum over groups: the keys of its rows from the outside in, and its column. */
export type Group<Sums> = Sums & { keys: string[]; column: string | null };

export const readPlay = (db: Database, asked: Asked, source: 'play' | 'member') =>
  grouped<PlayFigures>(db, asked, { source, sums: PLAY_SUMS });

/** Who had a bet that was not taken out again. */
export const readActive = (db: Database, asked: Asked) =>
  grouped<{ active: number }>(db, asked, {
    source: 'member',
    sums: sql`(count(distinct member_id) filter (where bets > 0))::int as active`,
  });

export const readMoney = (db: Database, asked: Asked, source: 'money' | 'memberMoney') =>
  grouped<MoneyFigures>(db, asked, { source, sums: MONEY_SUMS });

export const readFirstDeposits = (db: Database, asked: Asked) =>
  grouped<{ count: number }>(db, asked, {
    source: 'people',
    table: sql`(select member_id, day, hour from insight_first_deposits
      where day between ${asked.period.from} and ${asked.period.to})`,
    sums: sql`count(*)::int as count`,
  });

export function readRegistrations(db: Database, asked: Asked) {
  const { from, to } = spanOf(asked.period, asked.offset);
  const local = sql`(registered_at at time zone 'UTC' + make_interval(mins => ${asked.offset}::int))`;
  return grouped<{ count: number }>(db, asked, {
    source: 'people',
    table: sql`(select id as member_id, ${local}::date as day, extract(hour from ${local})::int as hour
      from insight_members
      where registered_at >= ${from} and registered_at < ${to} and type <> ${TRIAL})`,
    sums: sql`count(*)::int as count`,
  });
}

const TABLES: Record<Exclude<Source, 'people'>, RawBuilder<unknown>> = {
  play: sql`insight_game_hours`,
  member: sql`insight_member_days`,
  money: sql`insight_money_hours`,
  memberMoney: sql`insight_member_money`,
};

type Reading = { source: Source; table?: RawBuilder<unknown>; sums: RawBuilder<unknown> };

/** One table of the book, by the groups that are asked for and every sum over them. */
async function grouped<Sums>(
  db: Database,
  { rows, column, filters, period, at }: Asked,
  { source, table, sums }: Reading,
): Promise<Group<Sums>[]> {
  const dimensions = column ? [...rows, column] : [...rows];
  const names = dimensions.map((_, n) => sql.ref(`k${n}`));
  const keys = dimensions.map((one, n) => sql`${keyOf(one, at)} as ${names[n]!}`);
  const from = table ?? TABLES[source as Exclude<Source, 'people'>];
  const isOfPeople = source !== 'play' && source !== 'money';
  const people = isOfPeople
    ? sql`left join insight_members m on m.id = s.member_id
        left join insight_levels l on l.member_id = s.member_id
        left join insight_people p on p.member_id = s.member_id`
    : sql``;
  const { rows: found } = await sql<Sums & { at_keys: (string | null)[]; missing: number }>`
    select ${names.length > 0 ? sql`array[${sql.join(names)}]` : sql`array[]::text[]`} as at_keys,
      ${names.length > 0 ? sql`grouping(${sql.join(names)})` : sql`0`} as missing, ${sums}
    from (select ${sql.join([...keys, sql`s.*`])} from ${from} s ${people}
      where s.day between ${period.from} and ${period.to} ${where(filters, source, at)}) g
    group by grouping sets (${sql.join(setsOf(rows.length, names))})`.execute(db);
  return found.map(({ at_keys, missing, ...rest }) => {
    const isThere = (n: number) => ((missing >> (names.length - 1 - n)) & 1) === 0;
    const present = rows.flatMap((_, n) => (isThere(n) ? [at_keys[n] ?? ''] : []));
    const ofColumn = column && isThere(rows.length) ? (at_keys[rows.length] ?? '') : null;
    return { ...(rest as Sums), keys: present, column: ofColumn };
  });
}

/** Every row from the outside in, whole and by column; the empty one is the sum of all. */
function setsOf(depth: number, names: readonly RawBuilder<unknown>[]): RawBuilder<unknown>[] {
  const column = names[depth];
  return Array.from({ length: depth + 1 }, (_, n) => names.slice(0, n)).flatMap((prefix) => [
    sql`(${prefix.length > 0 ? sql.join(prefix) : sql``})`,
    ...(column ? [sql`(${sql.join([...prefix, column])})`] : []),
  ]);
}

function where(filters: Filters, source: Source, at: Date): RawBuilder<unknown> {
  const { category, vendor, game, line, level, member } = filters;
  const ofGames = [
    category && sql`s.category = ${category}`,
    vendor && sql`s.vendor = ${vendor}`,
    game && sql`s.game_code = ${game}`,
  ];
  const ofPeople = [
    line !== undefined && sql`${LINE} = ${line}::bigint`,
    level !== undefined && sql`${levelAt(at)} = ${level}::bigint`,
    member !== undefined && sql`s.member_id = ${member}::bigint`,
    ...(['country', 'device', 'source', 'campaign'] as const).map(
      (one) => filters[one] && sql`${keptOf(one)} = ${filters[one]}`,
    ),
  ];
  const conditions = [
    ...(source === 'play' || source === 'member' ? ofGames : []),
    ...(source === 'play' || source === 'money' ? [] : ofPeople),
  ].filter((one) => typeof one === 'object');
  return conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``;
}
