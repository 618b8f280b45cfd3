import { dayOf, type Period, spanOf } from '@baize/calendar';
import { type RawBuilder, sql } from 'kysely';
import { begin, type Database, type Transaction } from '../../../platform/database.ts';
import { TRIAL } from '../../members/index.ts';
import { MONEY_SUMS, type MoneyFigures, PLAY_SUMS, type PlayFigures } from '../figures.ts';
import type { Family } from '../people/crowds.ts';
import { gamesWithin, moneyWithin } from '../sums/months.ts';
import {
  MEMBER_DAYS,
  type Pieces,
  piecesOf,
  type SpanKind,
  spanKinds,
  withinAny,
} from '../sums/spans.ts';
import {
  type Dimension,
  familyOf,
  isOfCrowds,
  isOfGames,
  isOfPeople,
  keptOf,
  keyOf,
  levelAt,
  lineOf,
  type Source,
  textOf,
} from './dimensions.ts';

export type Asked = {
  rows: readonly Dimension[];
  column: Dimension | undefined;
  filters: Filters;
  period: Period;
  at: Date;
  offset: number;
  /** No other money is meant, and no play. */
  reasons?: readonly string[] | undefined;
  /** Nobody else's figures are wanted. */
  only?: readonly bigint[];
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

const PLAY_COLUMNS = ['bets', 'stake', 'valid_bet', 'payout'] as const;
const MONEY_COLUMNS = ['times', 'amount'] as const;

export function readPlay(db: Database, asked: Asked, isAboutPeople: boolean) {
  const gathered = { columns: PLAY_COLUMNS.map(sumOf) };
  const read = (source: Source, table: RawBuilder<unknown>) =>
    grouped<PlayFigures>(db, asked, { source, table, gathered, sums: PLAY_SUMS });
  if (!isAboutPeople) return read('play', gamePlay(asked));
  const crowds = crowdsFor(asked);
  return crowds ? read('crowd', crowdPlay(crowds)) : read('member', memberPlay(asked));
}

export function readMoney(db: Database, asked: Asked, isAboutPeople: boolean) {
  const gathered = { by: 'reason', columns: MONEY_COLUMNS.map(sumOf) };
  const read = (source: Source, table: RawBuilder<unknown>) =>
    grouped<MoneyFigures>(db, asked, { source, table, gathered, sums: MONEY_SUMS });
  if (!isAboutPeople) return read('money', moneyOf(asked));
  const crowds = crowdsFor(asked);
  return crowds ? read('crowdMoney', crowdMoney(crowds)) : read('memberMoney', memberMoney(asked));
}

const sumOf = (column: string): RawBuilder<unknown> =>
  sql`sum(${sql.ref(column)})::bigint as ${sql.ref(column)}`;

/** Rows that are counted, group by group and then over groups. */
const COUNTED = { columns: [sql`count(*) as count`] };
const SUM_OF_COUNTS = sql`coalesce(sum(count), 0)::int as count`;

export const readFirstDeposits = (db: Database, asked: Asked) =>
  grouped<{ count: number }>(db, asked, {
    source: 'people',
    table: sql`(select member_id, day, hour from insight_first_deposits
      where day between ${asked.period.from} and ${asked.period.to})`,
    gathered: COUNTED,
    sums: SUM_OF_COUNTS,
  });

export function readRegistrations(db: Database, asked: Asked) {
  const { from, to } = spanOf(asked.period, asked.offset);
  const local = sql`(registered_at at time zone 'UTC' + make_interval(mins => ${asked.offset}::int))`;
  return grouped<{ count: number }>(db, asked, {
    source: 'people',
    table: sql`(select id as member_id, ${local}::date as day, extract(hour from ${local})::int as hour
      from insight_members
      where registered_at >= ${from} and registered_at < ${to} and type <> ${TRIAL})`,
    gathered: COUNTED,
    sums: SUM_OF_COUNTS,
  });
}

export const dimensionsOf = ({ rows, column }: Asked): Dimension[] =>
  column ? [...rows, column] : [...rows];

/** Whether days must be told apart. */
export const isByDays = (asked: Asked) =>
  dimensionsOf(asked).some((one) => one === 'day' || one === 'week' || one === 'weekday');

/** Results of games by day, or by hour: of whole months where no day is asked for, and of the days at the ends. */
function gamePlay(asked: Asked): RawBuilder<unknown> {
  const hasHours = dimensionsOf(asked).includes('hour');
  if (isByDays(asked)) return hasHours ? sql`insight_game_hours` : sql`insight_game_days`;
  const today = dayOf(asked.at, asked.offset);
  if (!hasHours) return gamesWithin(asked.period, today);
  const { month, days } = piecesOf(asked.period, today, ['month']);
  const columns = sql`hour, vendor, game_code, category, bets, stake, valid_bet, payout`;
  return sql`(select starts_on as day, ${columns} from insight_hour_months
    where starts_on = any(${month}::date[])
    union all select day, ${columns} from insight_game_hours where ${withinAny(days)})`;
}

/** Money in the same way; its hours are kept by the day alone. */
function moneyOf(asked: Asked): RawBuilder<unknown> {
  const hasHours = dimensionsOf(asked).includes('hour');
  if (hasHours || isByDays(asked)) return sql`insight_money_hours`;
  return moneyWithin(asked.period, dayOf(asked.at, asked.offset));
}

/** Results of members: of days where games or days are asked for, else of the longest spans that fit. */
export function memberPlay(asked: Asked): RawBuilder<unknown> {
  const { category, vendor, game } = asked.filters;
  const isByGame = dimensionsOf(asked).some(isOfGames) || [category, vendor, game].some(Boolean);
  const pieces = isByGame ? undefined : spansFor(asked);
  if (!pieces) return sql`insight_member_days`;
  const places = {
    sums: sql`member_id, bets, stake, valid_bet, payout`,
    spans: sql`insight_member_spans`,
    days: sql`insight_member_days`,
  };
  if (!asked.only) return piecesFrom(pieces, places);
  return ofEach(asked, piecesFrom(pieces, places, true), sql`member_id`, PLAY_COLUMNS);
}

/** Of some members each is one row, before anything is looked up of them. */
function ofEach(
  asked: Asked,
  pieces: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
  columns: readonly string[],
): RawBuilder<unknown> {
  if (dimensionsOf(asked).includes('month')) return pieces;
  return sql`(select min(day) as day, ${key}, ${sql.join(columns.map(sumOf))}
    from ${pieces} k group by ${key})`;
}

/** Everything of members in one: what they played, and what they were given for it where money is wanted. */
export function memberSums(hasMoney: boolean, pieces: Pieces | undefined): RawBuilder<unknown> {
  const days = hasMoney
    ? MEMBER_DAYS
    : sql`(select *, 0::bigint as costs from insight_member_days)`;
  if (!pieces) return days;
  return piecesFrom(pieces, {
    sums: sql`member_id, bets, stake, valid_bet, payout, costs`,
    spans: sql`insight_member_spans`,
    days,
  });
}

/** Members' money, in the same way. */
export function memberMoney(asked: Asked): RawBuilder<unknown> {
  const pieces = spansFor(asked);
  if (!pieces) return sql`insight_member_money`;
  const places = {
    sums: sql`member_id, reason, times, amount`,
    spans: sql`insight_money_spans`,
    days: sql`insight_member_money`,
  };
  if (!asked.only) return piecesFrom(pieces, places);
  return ofEach(asked, piecesFrom(pieces, places, true), sql`member_id, reason`, MONEY_COLUMNS);
}

type Crowds = { family: Family; pieces: Pieces };

/** Crowds answer where nobody is asked for by name, and no day or game. */
function crowdsFor(asked: Asked): Crowds | undefined {
  const { category, vendor, game } = asked.filters;
  if (dimensionsOf(asked).some(isOfGames) || [category, vendor, game].some(Boolean)) return;
  const family = crowdFamily(asked);
  const pieces = spansFor(asked);
  return family && pieces && { family, pieces };
}

/** Which crowds tell apart all that is asked of members. */
export function crowdFamily(asked: Asked): Family | undefined {
  const { category: _, vendor: __, game: ___, member, ...narrowed } = asked.filters;
  if (asked.only || member !== undefined) return;
  const filtered = Object.entries(narrowed).filter(([, one]) => one !== undefined && one !== '');
  return familyOf([
    ...dimensionsOf(asked).filter(isOfPeople),
    ...filtered.map(([dimension]) => dimension as Dimension),
  ]);
}

const crowdPlay = ({ family, pieces }: Crowds) =>
  piecesFrom(pieces, {
    sums: sql`crowd_id, bets, stake, valid_bet, payout`,
    spans: sql`(select * from insight_crowd_spans where family = ${family})`,
    days: sql`(select * from insight_member_days ${standingIn(family)})`,
  });

const crowdMoney = ({ family, pieces }: Crowds) =>
  piecesFrom(pieces, {
    sums: sql`crowd_id, reason, times, amount`,
    spans: sql`(select * from insight_crowd_money where family = ${family})`,
    days: sql`(select * from insight_member_money ${standingIn(family)})`,
  });

/** Days are kept of members only: whoever has some is looked up. */
const standingIn = (family: Family) =>
  sql`join insight_crowd_members using (member_id) where family = ${family}`;

type Places = Record<'sums' | 'spans' | 'days', RawBuilder<unknown>>;

/**
 * Each kind of span by itself: together they would be looked for in the whole table. So would the ends
 * of a period where only some members are wanted.
 */
function piecesFrom(
  pieces: Pieces,
  { sums, spans, days }: Places,
  isOfSome = false,
): RawBuilder<unknown> {
  const parts = spanKinds
    .filter((kind) => pieces[kind].length > 0)
    .map(
      (kind) => sql`select starts_on as day, ${sums} from ${spans} k
        where kind = ${kind} and starts_on = any(${pieces[kind]}::date[])`,
    );
  const isApart = isOfSome && pieces.days.length > 0;
  const ends = (isApart ? pieces.days.map((one) => [one]) : [pieces.days]).map(
    (end) => sql`select day, ${sums} from ${days} d where ${withinAny(end)}`,
  );
  return sql`(${sql.join([...parts, ...ends], sql` union all `)})`;
}

export function spansFor(asked: Asked, holdingToday: SpanKind = 'year'): Pieces | undefined {
  if (isByDays(asked)) return;
  const kinds = dimensionsOf(asked).includes('month') ? (['month'] as const) : spanKinds;
  return piecesOf(asked.period, dayOf(asked.at, asked.offset), kinds, holdingToday);
}

type Reading = {
  source: Source;
  table: RawBuilder<unknown>;
  /** Columns that are added up by group before the sums over groups: many rows become few at once. */
  gathered?: { by?: string; columns: readonly RawBuilder<unknown>[] };
  sums: RawBuilder<unknown>;
};

/** One table of the book, by the groups that are asked for and every sum over them. */
export async function grouped<Sums>(
  db: Database,
  asked: Asked,
  { source, table, gathered, sums }: Reading,
): Promise<Group<Sums>[]> {
  const { rows, at } = asked;
  const dimensions = dimensionsOf(asked);
  const names = dimensions.map((_, n) => sql.ref(`k${n}`));
  const keys = dimensions.map((one, n) => sql`${keyOf(one, at, source)} as ${names[n]!}`);
  const by = gathered?.by ? [sql.ref(gathered.by)] : [];
  const columns = gathered ? [...by, ...gathered.columns] : [sql`s.*`];
  const places = [...keys, ...by].map((_, n) => sql.lit(n + 1));
  const groups = gathered && places.length > 0 ? sql`group by ${sql.join(places)}` : sql``;
  const read = sql<Sums & { at_keys: (string | null)[]; missing: number }>`
    select ${textsOf(dimensions, names)} as at_keys, ${missingOf(names)} as missing, ${sums}
    from (select ${sql.join([...keys, ...columns])} from ${rowsOf(asked, source, table)} ${groups}) g
    group by grouping sets (${sql.join(setsOf(rows.length, names).map(inParentheses))})`;
  const readBy = gathered && isOfCrowds(source) ? inOnePass : withoutWorkers;
  const { rows: found } = await readBy(db, (tx) => read.execute(tx));
  return found.map((row) => Object.assign(row, groupOf(asked, row.at_keys, row.missing)));
}

/** The keys of a line, as they are written. */
export function textsOf(dimensions: readonly Dimension[], names: readonly RawBuilder<unknown>[]) {
  const texts = dimensions.map((one, n) => textOf(one, names[n]!));
  return texts.length > 0 ? sql`array[${sql.join(texts)}]` : sql`array[]::text[]`;
}

/** Which of its keys a line sums over. */
export const missingOf = (names: readonly RawBuilder<unknown>[]) =>
  names.length > 0 ? sql`grouping(${sql.join(names)})` : sql`0`;

/** The tables of a report are read side by side: workers of each would only stand in the others' way. */
export function withoutWorkers<Answer>(db: Database, read: (tx: Transaction) => Promise<Answer>) {
  return begin(db, async (tx) => {
    await sql`set local max_parallel_workers_per_gather = 0`.execute(tx);
    return read(tx);
  });
}

/**
 * For what reads all rows of some spans, which lie together: each page once and in its order is half the
 * time of row by row through an index, and of what several workers would have to put together again.
 */
export function inOnePass<Answer>(db: Database, read: (tx: Transaction) => Promise<Answer>) {
  return withoutWorkers(db, async (tx) => {
    await sql`set local enable_indexscan = off`.execute(tx);
    return read(tx);
  });
}

/** Which group a line stands for: a bit of `missing` for each key that it sums over. */
export function groupOf(
  { rows, column }: Asked,
  keys: readonly (string | null)[],
  missing: number,
) {
  const isThere = (n: number) => ((missing >> (keys.length - 1 - n)) & 1) === 0;
  return {
    keys: rows.flatMap((_, n) => (isThere(n) ? [keys[n] ?? ''] : [])),
    column: column && isThere(rows.length) ? (keys[rows.length] ?? '') : null,
  };
}

/** The rows that are meant, as `s`, with what is known of their members beside them. */
export function rowsOf(
  { filters, period, at, only, reasons }: Asked,
  source: Source,
  table: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const isOfMembers = source === 'member' || source === 'memberMoney' || source === 'people';
  const crowds = isOfCrowds(source) ? sql`join insight_crowds c on c.id = s.crowd_id` : sql``;
  const people = isOfMembers
    ? sql`left join insight_members m on m.id = s.member_id
        left join insight_levels l on l.member_id = s.member_id
        left join insight_people p on p.member_id = s.member_id`
    : crowds;
  const isMeant = only && isOfMembers ? sql`and s.member_id = any(${only}::bigint[])` : sql``;
  const isOfMoney = source === 'money' || source === 'memberMoney' || source === 'crowdMoney';
  const ofReasons = reasons && isOfMoney ? sql`and s.reason = any(${reasons}::text[])` : sql``;
  return sql`${table} s ${people} where s.day between ${period.from} and ${period.to}
    ${where(filters, source, at)} ${isMeant} ${ofReasons}`;
}

/** Every row from the outside in, whole and by column; the empty one is the sum of all. */
export function setsOf<Name>(depth: number, names: readonly Name[]): Name[][] {
  const column = names[depth];
  return Array.from({ length: depth + 1 }, (_, n) => names.slice(0, n)).flatMap((prefix) => [
    prefix,
    ...(column ? [[...prefix, column]] : []),
  ]);
}

export const inParentheses = (names: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql`(${names.length > 0 ? sql.join(names) : sql``})`;

function where(filters: Filters, source: Source, at: Date): RawBuilder<unknown> {
  const { category, vendor, game, line, level, member } = filters;
  const ofGames = [
    category && sql`s.category = ${category}`,
    vendor && sql`s.vendor = ${vendor}`,
    game && sql`s.game_code = ${game}`,
  ];
  const ofPeople = [
    line !== undefined && sql`${lineOf(source)} = ${line}::bigint`,
    level !== undefined && sql`${levelAt(at, source)} = ${level}::bigint`,
    member !== undefined && sql`s.member_id = ${member}::bigint`,
    ...(['country', 'device', 'source', 'campaign'] as const).map(
      (one) => filters[one] && sql`${keptOf(one, source)} = ${filters[one]}`,
    ),
  ];
  const conditions = [
    ...(source === 'play' || source === 'member' ? ofGames : []),
    ...(source === 'play' || source === 'money' ? [] : ofPeople),
  ].filter((one) => typeof one === 'object');
  return conditions.length > 0 ? sql`and ${sql.join(conditions, sql` and `)}` : sql``;
}
