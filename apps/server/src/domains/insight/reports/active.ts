import { dayOf } from '@baize/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../platform/database.ts';
import { activeWithin, BITS, BLOCK, BLOCK_OF } from '../sums/active.ts';
import { piecesOf, withinAny } from '../sums/spans.ts';
import { isOfPeople, keyOf } from './dimensions.ts';
import {
  type Asked,
  dimensionsOf,
  type Group,
  grouped,
  groupOf,
  inParentheses,
  isByDays,
  rowsOf,
  setsOf,
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

/** Bits put together by group: whoever is in several is counted once. */
async function ofBits(db: Database, asked: Asked, hasGame: boolean): Promise<Group<Active>[]> {
  const { rows, at } = asked;
  const dimensions = dimensionsOf(asked);
  const names = dimensions.map((_, n) => sql.ref(`k${n}`));
  const keys = dimensions.map((one, n) => sql`${keyOf(one, at, 'play')} as ${names[n]!}`);
  const table = hasGame ? gameMonths(asked) : activeSpans(asked);
  const sets = setsOf(rows.length, names).map((set) => inParentheses([sql`block`, ...set]));
  const named = names.length > 0 ? sql`${sql.join(names)}, ` : sql``;
  const { rows: found } = await sql<Active & { at_keys: (string | null)[]; missing: number }>`
    select ${names.length > 0 ? sql`array[${sql.join(names)}]` : sql`array[]::text[]`} as at_keys,
      missing, sum(bit_count(members))::int as active
    from (select ${named} ${names.length > 0 ? sql`grouping(${sql.join(names)})` : sql`0`} as missing,
        bit_or(members) as members
      from (select ${sql.join([...keys, sql`s.block, s.members`])} from ${rowsOf(asked, 'play', table)}) g
      group by grouping sets (${sql.join(sets)})) b
    group by ${named} missing`.execute(db);
  const groups = found.map(({ at_keys, missing, active }) => ({
    ...groupOf(asked, at_keys, missing),
    active,
  }));
  return groups.length > 0 ? groups : [{ keys: [], column: null, active: 0 }];
}

/** Bits of whole months and of the days at the ends, or of all days where those are asked for. */
function activeSpans(asked: Asked): RawBuilder<unknown> {
  if (isByDays(asked)) return sql`insight_active_days`;
  return activeWithin(asked.period, dayOf(asked.at, asked.offset));
}

/** Bits of games are kept by the month: the days at the ends of a period are made into bits here. */
function gameMonths(asked: Asked): RawBuilder<unknown> {
  const { month, days } = piecesOf(asked.period, dayOf(asked.at, asked.offset), ['month']);
  return sql`(select starts_on as day, vendor, game_code, category, block, members
    from insight_active_months where starts_on = any(${month}::date[])
    union all select day, vendor, game_code, category, ${BLOCK_OF}, ${BITS}
    from insight_member_days where bets > 0 and ${withinAny(days)} group by 1, 2, 3, 4, 5)`;
}

/** Everyone who was active, one row each, beside what is known of them. */
function ofPeople(db: Database, asked: Asked): Promise<Group<Active>[]> {
  const { category, vendor } = asked.filters;
  const { from, to } = asked.period;
  const table = sql`(select ${from}::date as day, block * ${BLOCK}::bigint + n as member_id
    from (select block, bit_or(members) as members
      from ${activeWithin(asked.period, dayOf(asked.at, asked.offset))} a where day between ${from} and ${to}
        and ${category} in ('', category) and ${vendor} in ('', vendor) group by 1) b,
      generate_series(0, ${BLOCK}::int - 1) n where get_bit(members, n) <> 0)`;
  return grouped<Active>(db, asked, {
    source: 'people',
    table,
    sums: sql`count(*)::int as active`,
  });
}
