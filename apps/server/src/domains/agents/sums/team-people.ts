import {
  addDays,
  type Day,
  dayOf,
  minutes,
  type Period,
  type PeriodKind,
  periodKinds,
  periodOf,
} from '@baize/calendar';
import type { Money } from '@baize/money';
import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import type { Member } from '../../members/index.ts';
import { brandOf } from '../../system/index.ts';
import { agentSettings } from '../settings.ts';
import { teamPattern } from '../tree/team-path.ts';
import { type HeadsOf, thresholdOf } from './team-heads.ts';

type Leader = Pick<Member, 'id' | 'path'>;
export type Heads = { active: number; depositors: number };

/** How many of a team were active in a period, and how many paid in: each person once. */
export async function headsOf(house: House, leader: Leader, period: Period): Promise<Heads> {
  const kept = await keptHeads(house, leader, period);
  if (kept.active !== undefined && kept.depositors !== undefined) return kept as Heads;
  const counted = await countAnew(house, leader, period);
  return {
    active: kept.active ?? counted.active,
    depositors: kept.depositors ?? counted.depositors,
  };
}

/** A span so far is the whole span: nothing has happened after today. */
function spanOf(house: House, { from, to }: Period): PeriodKind | undefined {
  const today = dayOf(house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
  return periodKinds.find((kind) => {
    const span = periodOf(kind, from);
    return span.from === from && (span.to === to || (to >= today && to <= span.to));
  });
}

async function keptHeads(
  house: House,
  { id }: Leader,
  period: Period,
): Promise<{ active?: number; depositors?: number }> {
  const span = spanOf(house, period);
  if (!span) return {};
  const settings = await agentSettings(house.db);
  const { rows } = await sql<{ what: HeadsOf; threshold: bigint; heads: bigint | null }>`
    select what, threshold, heads from team_heads
    where member_id = ${id} and span = ${span} and day_from = ${period.from}`.execute(
    house.reports,
  );
  const of = (what: HeadsOf) => {
    const row = rows.find((one) => one.what === what);
    if (!row) return 0;
    const isGood = row.heads !== null && row.threshold === thresholdOf(what, span, settings);
    return isGood ? Number(row.heads) : undefined;
  };
  const [active, depositors] = [of('ACTIVE'), of('DEPOSIT')];
  return {
    ...(active !== undefined && { active }),
    ...(depositors !== undefined && { depositors }),
  };
}

const LARGE_TEAM = 1_000;
const FRESH_MS = minutes(5);

/**
 * Over any other days people have to be looked at one by one. For a large team that is kept: for good
 * where the days are over, for five minutes where they are not.
 */
async function countAnew(house: House, leader: Leader, period: Period): Promise<Heads> {
  const { activePerDay, activePerPeriod } = await agentSettings(house.db);
  const threshold = period.from === period.to ? activePerDay : activePerPeriod;
  const now = house.clock.now();
  const yesterday = addDays(dayOf(now, brandOf(house).timeZoneOffsetMinutes), -1);
  const key = { member_id: leader.id, day_from: period.from, day_to: period.to, threshold };
  const since = period.to < yesterday ? new Date(0) : new Date(now.getTime() - FRESH_MS);
  const { rows: kept } = await sql<{ active: bigint; depositors: bigint }>`
    select active, depositors from counted_heads where member_id = ${leader.id}
      and day_from = ${period.from} and day_to = ${period.to} and threshold = ${threshold}
      and at > ${since} and at <= ${now}`.execute(house.reports);
  if (kept[0]) return { active: Number(kept[0].active), depositors: Number(kept[0].depositors) };
  const counted = await scan(house, leader, period, threshold);
  if (counted.size >= LARGE_TEAM) {
    const row = { active: BigInt(counted.active), depositors: BigInt(counted.depositors), at: now };
    await house.db
      .insertInto('counted_heads')
      .values({ ...key, ...row })
      .onConflict((conflict) =>
        conflict.columns(['member_id', 'day_from', 'day_to', 'threshold']).doUpdateSet(row),
      )
      .execute();
  }
  return counted;
}

/** News of a day that is over: what was counted with it is counted anew. */
export async function forgetCounted(
  house: House,
  tx: Transaction,
  changed: readonly { day: Day }[],
): Promise<void> {
  const today = dayOf(house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
  const late = changed.map(({ day }) => day).filter((day) => day < today);
  if (late.length === 0) return;
  late.sort();
  await sql`delete from counted_heads
    where day_to >= ${late[0]} and day_from <= ${late.at(-1)}`.execute(tx);
}

async function scan(
  { reports }: House,
  leader: Leader,
  { from, to }: Period,
  threshold: Money,
): Promise<Heads & { size: number }> {
  const team = await placesOf(reports, leader);
  const { rows } = await sql<{ active: number; bettors: number; depositors: number }>`select
      count(*) filter (where valid_bet >= ${threshold})::int as active, count(*)::int as bettors,
      (select count(distinct member_id)::int from member_money
       where reason = 'DEPOSIT' and (${team}) and day between ${from} and ${to}) as depositors
    from (select member_id, sum(valid_bet) as valid_bet from member_bets
      where (${team}) and day between ${from} and ${to} group by 1) sums`.execute(reports);
  const { active, bettors, depositors } = rows[0]!;
  return { active, depositors, size: bettors };
}

/** Where a team stands, and where it stood before it was moved. */
async function placesOf(
  db: Database | Transaction,
  { id, path }: Leader,
): Promise<RawBuilder<unknown>> {
  const former = await db
    .selectFrom('former_paths')
    .select('path')
    .where('member_id', '=', id)
    .execute();
  const all = [path, ...former.map((one) => one.path)];
  return sql.join(
    all.map((place) => sql`path like ${teamPattern(place)}`),
    sql` or `,
  );
}

export type TeamFacts = { teamCount: number; teamBalance: Money };

/** How many stand in each of some teams, and what they hold together. */
export async function factsOfTeams(
  db: Database | Transaction,
  leaders: readonly Leader[],
  manyPeople = MANY_PEOPLE,
): Promise<Map<bigint, TeamFacts>> {
  const counts = await sizesOfTeams(db, leaders);
  const people = [...counts.values()].reduce((sum, count) => sum + count, 0);
  // Few people are looked up team by team; many are read once, and then told apart.
  const parted = leaders.length > 1 && people > manyPeople;
  const balances = parted
    ? await balancesAtOnce(db, leaders)
    : await eachTeam<bigint>(db, leaders, (team) => {
        return sql`(select coalesce(sum(b.balance), 0)::bigint from spendable_balances b
          join team_members m on m.id = b.member_id where m.path like ${team})`;
      });
  return new Map(
    leaders.map(({ id }) => [
      id,
      { teamCount: counts.get(id) ?? 0, teamBalance: balances.get(id) ?? 0n },
    ]),
  );
}

const MANY_PEOPLE = 10_000;

export function sizesOfTeams(
  db: Database | Transaction,
  leaders: readonly Leader[],
): Promise<Map<bigint, number>> {
  return eachTeam<number>(db, leaders, (team) => {
    return sql`(select count(*)::int from team_members where path like ${team})`;
  });
}

/** One statement with a part for each team: its pattern is known when it is planned. */
async function eachTeam<Value>(
  db: Database | Transaction,
  leaders: readonly Leader[],
  part: (team: string) => RawBuilder<unknown>,
): Promise<Map<bigint, Value>> {
  if (leaders.length === 0) return new Map();
  const parts = leaders.map(({ id, path }) => {
    return sql`select ${String(id)}::bigint as id, ${part(teamPattern(path))} as value`;
  });
  const { rows } = await sql<{
    id: bigint;
    value: Value;
  }>`${sql.join(parts, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ id, value }) => [id, value]));
}

/** Paths are digits and slashes: a team lies between its own path and the same with a colon behind. */
async function balancesAtOnce(
  db: Database | Transaction,
  leaders: readonly Leader[],
): Promise<Map<bigint, Money>> {
  const paths = leaders.map(({ path }) => path);
  const { rows } = await sql<{ id: bigint; value: bigint }>`with people as materialized (
      select m.path, sum(b.balance) as balance
      from team_members m join spendable_balances b on b.member_id = m.id
      where m.path ~>=~ ${paths.reduce((low, path) => (path < low ? path : low))}
        and m.path ~<~ ${`${paths.reduce((high, path) => (path > high ? path : high))}:`}
      group by 1)
    select w.id, sum(p.balance)::bigint as value
    from unnest(${leaders.map(({ id }) => String(id))}::bigint[], ${paths}::text[]) w (id, path)
    join people p on p.path ~>=~ w.path and p.path ~<~ (w.path || ':')
    group by 1`.execute(db);
  return new Map(rows.map(({ id, value }) => [id, value]));
}
