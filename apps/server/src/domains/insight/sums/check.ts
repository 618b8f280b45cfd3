import { addDays, type Day, dayOf, type Period, spanOf } from '@baize/calendar';
import type { insightSumsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { readDays } from '../../../platform/lists/report-period.ts';
import { brandOf } from '../../system/index.ts';
import { gatheredFaults } from './check-gathered.ts';
import { firstDepositFaults, peopleFaults } from './check-people.ts';
import { countedBets, countedMoney, dayIn, hourIn } from './counted.ts';
import { countMoney } from './money-sums.ts';

export type SumFault = Output<typeof contract.sumFault>;
export type DayCheck = { day: Day; faults: SumFault[] };

/** How many faults of a day are told: one is enough to ask why. */
const MAX_TOLD = 20;
export const MAX_CHECKED_DAYS = 31;

/** The night looks at the last week: what is corrected later stands on its own day. */
const NIGHTLY_DAYS = 7;

export function checkNight(house: House): Promise<DayCheck[]> {
  const today = dayOf(house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
  return checkDays(house, { from: addDays(today, -NIGHTLY_DAYS), to: addDays(today, -1) });
}

/** A house that was never looked at does not wait for its first night. */
export async function checkFirst(house: House): Promise<void> {
  const any = await house.db.selectFrom('insight_checks').select('id').limit(1).executeTakeFirst();
  if (!any) await checkNight(house);
}

/** Counts days anew from bets and transfers, compares them with the book and keeps what was found. */
export async function checkDays(house: House, period: Period): Promise<DayCheck[]> {
  const days = readDays(period, { maxDays: MAX_CHECKED_DAYS });
  await countMoney(house);
  const found = await begin(house.reports, async (tx) => {
    await sql`set transaction isolation level repeatable read, read only`.execute(tx);
    // Before the snapshot, so that nothing goes into the archive between the two that are compared.
    await sql`lock table plays, insight_transfers in access share mode`.execute(tx);
    return findFaults(tx, period, brandOf(house).timeZoneOffsetMinutes);
  });
  const checks = days.map((day) => ({
    day,
    faults: found
      .filter((fault) => fault.day === day)
      .slice(0, MAX_TOLD)
      .map(toldOf),
  }));
  await keepChecks(house, checks);
  const wrong = checks.filter(({ faults }) => faults.length > 0);
  if (wrong.length > 0) house.log.error({ wrong }, 'the book of sums differs from what it counts');
  return checks;
}

type Found = SumFault & { day: Day };

const toldOf = ({ day: _, ...fault }: Found): SumFault => fault;

async function findFaults(tx: Transaction, period: Period, offset: number): Promise<Found[]> {
  const { from, to } = period;
  const span = spanOf(period, offset);
  const at = sql`at`;
  const bets = sql`sum(sign * bets)::bigint as bets, sum(sign * stake)::bigint as stake,
    sum(sign * valid_bet)::bigint as valid_bet, sum(sign * payout)::bigint as payout`;
  const written = (side: 'k' | 'c') => {
    const row = sql.ref(side);
    return sql`concat_ws(' / ', coalesce(${row}.bets, 0), coalesce(${row}.stake, 0),
      coalesce(${row}.valid_bet, 0), coalesce(${row}.payout, 0))`;
  };
  const differ = sql`(coalesce(k.bets, 0), coalesce(k.stake, 0), coalesce(k.valid_bet, 0), coalesce(k.payout, 0))
    <> (coalesce(c.bets, 0), coalesce(c.stake, 0), coalesce(c.valid_bet, 0), coalesce(c.payout, 0))`;
  const { rows } = await sql<Found>`
    with results as materialized (select * from ${countedBets(span)} b),
      moved as materialized (select * from ${countedMoney(span)} m)
    select 'games' as what, day::text as day,
      concat_ws(' ', lpad(hour::text, 2, '0'), vendor, game_code) as place,
      ${written('k')} as kept, ${written('c')} as counted
    from (select * from insight_game_hours where day between ${from} and ${to}) k
    full join (select ${dayIn(at, offset)} as day, ${hourIn(at, offset)} as hour, vendor, game_code,
        category, ${bets} from results group by 1, 2, 3, 4, 5) c
      using (day, hour, vendor, game_code, category) where ${differ}
    union all
    select 'members', day::text, concat_ws(' ', member_id, vendor, game_code),
      ${written('k')}, ${written('c')}
    from (select * from insight_member_days where day between ${from} and ${to}) k
    full join (select ${dayIn(at, offset)} as day, member_id, vendor, game_code, category, ${bets}
        from results group by 1, 2, 3, 4, 5) c
      using (day, member_id, vendor, game_code, category) where ${differ}
    union all
    select 'money', day::text, concat_ws(' ', lpad(hour::text, 2, '0'), reason),
      concat_ws(' / ', coalesce(k.times, 0), coalesce(k.amount, 0)),
      concat_ws(' / ', coalesce(c.times, 0), coalesce(c.amount, 0))
    from (select * from insight_money_hours where day between ${from} and ${to}) k
    full join (select ${dayIn(at, offset)} as day, ${hourIn(at, offset)} as hour, reason,
        count(*) as times, sum(amount)::bigint as amount from moved group by 1, 2, 3) c
      using (day, hour, reason)
    where (coalesce(k.times, 0), coalesce(k.amount, 0)) <> (coalesce(c.times, 0), coalesce(c.amount, 0))
    union all
    select 'memberMoney', day::text, concat_ws(' ', member_id, reason),
      concat_ws(' / ', coalesce(k.times, 0), coalesce(k.amount, 0)),
      concat_ws(' / ', coalesce(c.times, 0), coalesce(c.amount, 0))
    from (select * from insight_member_money where day between ${from} and ${to}) k
    full join (select ${dayIn(at, offset)} as day, member_id, reason,
        count(*) as times, sum(amount)::bigint as amount from moved group by 1, 2, 3) c
      using (day, member_id, reason)
    where (coalesce(k.times, 0), coalesce(k.amount, 0)) <> (coalesce(c.times, 0), coalesce(c.amount, 0))
    union all ${firstDepositFaults(period, offset)}
    union all ${peopleFaults(period)}
    union all ${gatheredFaults(period)}`.execute(tx);
  return rows;
}

async function keepChecks(house: House, checks: readonly DayCheck[]): Promise<void> {
  const checked_at = house.clock.now();
  await house.db
    .insertInto('insight_checks')
    .values(checks.map(({ day, faults }) => ({ day, checked_at, faults: JSON.stringify(faults) })))
    .execute();
}
