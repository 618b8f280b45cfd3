import { dayOf } from '@baize/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import type { Family } from '../people/crowds.ts';
import { activeWithin, BITS, BLOCK, BLOCK_OF } from '../sums/active.ts';
import { piecesOf } from '../sums/spans.ts';
import { isOfPeople, keyOf } from './dimensions.ts';
import {
  type Asked,
  crowdFamily,
  dimensionsOf,
  type Group,
  grouped,
  groupOf,
  inParentheses,
  isByDays,
  missingOf,
  rowsOf,
  setsOf,
  textsOf,
  withoutWorkers,
} from './sources.ts';

type Active = { active: number };

/** Who had a bet that was not taken out again. Bits answer without reading a member's days wherever they can. */
export function readActive(db: Database, asked: Asked, isAboutPeople: boolean) {
  const { filters } = asked;
  const dimensions = dimensionsOf(asked);
  const hasGame = dimensions.includes('game') || Boolean(filters.game);
  const isPlainPeople = dimensions.every((one) => isOfPeople(one) || one === 'currency');
  if (isAboutPeople && isPlainPeople && !hasGame && !filters.member) return ofPeople(db, asked);
  if (!isAboutPeople && !(hasGame && isByDays(asked))) return ofBits(db, asked, hasGame);
  return grouped<Active>(db, asked, {
    source: 'member',
    table: sql`insight_member_days`,
    sums: sql`(count(distinct member_id) filter (where bets > 0))::int as active`,
  });
}

/**
 * Every other block is counted by itself, at the same time: nobody stands in two. Games have many rows of
 * bits, so sums over all of them are told by what is kept of providers.
 */
async function ofBits(db: Database, asked: Asked, hasGame: boolean): Promise<Group<Active>[]> {
  const halves = [0, 1].map((half) => halfOfBits(db, asked, hasGame, half));
  const overGames = hasGame && !asked.filters.game ? ofBits(db, withoutGame(asked), false) : [];
  const sums = new Map<string, Group<Active>>();
  for (const group of (await Promise.all([...halves, overGames])).flat()) {
    const key = JSON.stringify([group.keys, group.column]);
    sums.set(key, { ...group, active: group.active + (sums.get(key)?.active ?? 0) });
  }
  return sums.size > 0 ? [...sums.values()] : [{ keys: [], column: null, active: 0 }];
}

/** What is asked for as far as no game is told. */
function withoutGame(asked: Asked): Asked {
  const depth = asked.rows.indexOf('game');
  const isColumn = asked.column === 'game';
  return {
    ...asked,
    rows: depth < 0 ? asked.rows : asked.rows.slice(0, depth),
    column: isColumn ? undefined : asked.column,
  };
}

/** Bits put together by group: whoever is in several is counted once. */
async function halfOfBits(
  db: Database,
  asked: Asked,
  hasGame: boolean,
  half: number,
): Promise<Group<Active>[]> {
  const dimensions = dimensionsOf(asked);
  const names = dimensions.map((_, n) => sql.ref(`k${n}`));
  const game = names[dimensions.indexOf('game')];
  const sets = setsOf(asked.rows.length, names)
    .filter((set) => !hasGame || !game || asked.filters.game || set.includes(game))
    .map((set) => inParentheses([sql`block`, ...set]));
  const named = names.length > 0 ? sql`${sql.join(names)}, ` : sql``;
  const read = sql<Active & { at_keys: (string | null)[]; missing: number }>`
    select ${textsOf(dimensions, names)} as at_keys, missing, sum(bit_count(members))::int as active
    from (select ${named} ${missingOf(names)} as missing, bit_or(members) as members
      from (${bitsByKey(asked, hasGame, half)}) g
      group by grouping sets (${sql.join(sets)})) b
    group by ${named} missing`;
  const { rows } = await withoutWorkers(db, (tx) => read.execute(tx));
  return rows.map(({ at_keys, missing, active }) => ({
    ...groupOf(asked, at_keys, missing),
    active,
  }));
}

/** Rows of bits under their keys. Where several have the same they become one, before the sums over keys. */
function bitsByKey(asked: Asked, hasGame: boolean, half: number): RawBuilder<unknown> {
  const dimensions = dimensionsOf(asked);
  const keys = dimensions.map(
    (one, n) => sql`${keyOf(one, asked.at, 'play')} as ${sql.ref(`k${n}`)}`,
  );
  const table = hasGame ? gameMonths(asked) : activeSpans(asked);
  // Told by what it is not: of an equation PostgreSQL expects two hundred times as few rows, and sorts them.
  const rows = sql`${rowsOf(asked, 'play', table)} and s.block % 2 <> ${1 - half}`;
  const isEachItsOwn = dimensions.includes('game') && dimensions.includes('month');
  if (isEachItsOwn) return sql`select ${sql.join([...keys, sql`s.block, s.members`])} from ${rows}`;
  const places = [...keys.map((_, n) => sql.lit(n + 1)), sql`block`];
  return sql`select ${sql.join([...keys, sql`s.block, bit_or(s.members) as members`])}
    from ${rows} group by ${sql.join(places)}`;
}

/** Bits of whole months and of the days at the ends, or of all days where those are asked for. */
function activeSpans(asked: Asked): RawBuilder<unknown> {
  if (isByDays(asked)) return sql`insight_active_days`;
  return activeWithin(asked.period, dayOf(asked.at, asked.offset));
}

/** Bits of games are kept by the month: the days at the ends of a period are made into bits here. */
function gameMonths(asked: Asked): RawBuilder<unknown> {
  const { month, days } = piecesOf(asked.period, dayOf(asked.at, asked.offset), ['month']);
  const months = sql`select starts_on as day, vendor, game_code, category, block, members
    from insight_active_months where starts_on = any(${month}::date[])`;
  const ends = days.map(
    ({ from, to }) => sql`select ${from}::date, vendor, game_code, category, ${BLOCK_OF}, ${BITS}
      from insight_member_days where bets > 0 and day between ${from} and ${to} group by 2, 3, 4, 5`,
  );
  return sql`(${sql.join([months, ...ends], sql` union all `)})`;
}

/** Everyone who was active, one by one beside what is known of them, or counted by crowd. */
function ofPeople(db: Database, asked: Asked): Promise<Group<Active>[]> {
  const family = crowdFamily(asked);
  if (!family) {
    const table = asked.only ? activeAmong(asked, asked.only) : activeMembers(asked);
    const sums = sql`count(*)::int as active`;
    return grouped<Active>(db, asked, { source: 'people', table, sums });
  }
  const sums = sql`coalesce(sum(active), 0)::int as active`;
  const table = activeCrowds(asked, family);
  return grouped<Active>(db, withoutGames(asked), { source: 'crowd', table, sums });
}

/** Whoever stands in a crowd is looked up by their bit: nobody's bit is made a row first. */
const activeCrowds = (asked: Asked, family: Family) =>
  sql`(select ${asked.period.from}::date as day, crowd_id, count(*) as active
    from insight_crowd_members k join ${activeBlocks(asked)} b on b.block = k.member_id / ${BLOCK}::int
    where family = ${family} and get_bit(b.members, (k.member_id % ${BLOCK}::int)::int) <> 0 group by 2)`;

/** The bits were narrowed already, and a crowd knows no games. */
const withoutGames = (asked: Asked): Asked => ({
  ...asked,
  filters: { ...asked.filters, category: '', vendor: '', game: '' },
});

function activeMembers(asked: Asked): RawBuilder<unknown> {
  return sql`(select ${asked.period.from}::date as day, block * ${BLOCK}::bigint + n as member_id
    from ${activeBlocks(asked)} b, generate_series(0, ${BLOCK}::int - 1) n
    where get_bit(members, n) <> 0)`;
}

/** Of some, each is looked up by their bit. */
function activeAmong(asked: Asked, ids: readonly bigint[]): RawBuilder<unknown> {
  return sql`(select ${asked.period.from}::date as day, u.member_id
    from unnest(${ids}::bigint[]) u (member_id)
    join ${activeBlocks(asked)} b on b.block = u.member_id / ${BLOCK}::int
    where get_bit(b.members, (u.member_id % ${BLOCK}::int)::int) <> 0)`;
}

function activeBlocks({ filters, period, at, offset }: Asked): RawBuilder<unknown> {
  const { category, vendor } = filters;
  return sql`(select block, bit_or(members) as members from ${activeWithin(period, dayOf(at, offset))} a
    where day between ${period.from} and ${period.to}
      and ${category} in ('', category) and ${vendor} in ('', vendor) group by 1)`;
}
