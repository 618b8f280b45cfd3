import { addDays, type Day, dayOf, hourOf, minutes, spanOf } from '@baize/calendar';
import type { insightDashboardOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { TRIAL } from '../../members/index.ts';
import { brandOf } from '../../system/index.ts';
import {
  ggrOf,
  MONEY_SUMS,
  type MoneyFigures,
  ngrOf,
  noMoney,
  noPlay,
  PLAY_SUMS,
  type PlayFigures,
} from '../figures.ts';
import { countFaultyDays } from '../sums/checks.ts';
import { countMoney } from '../sums/money-sums.ts';

type Shown = Output<typeof contract.today.value>;
type Sums = Shown['sums'];

const DAYS_OF_WEEK = 7;
const HOURS = 24;
/** Whoever looks waits no longer than this for the last transfers to be counted. */
const PATIENCE_MS = 200;
const HERE_MS = minutes(15);

/** Today hour by hour, beside the same day of last week; complete hours are compared with the same. */
export async function showToday(house: House): Promise<Shown> {
  await countMoney(house, PATIENCE_MS);
  const now = house.clock.now();
  const offset = brandOf(house).timeZoneOffsetMinutes;
  const day = dayOf(now, offset);
  const hour = hourOf(now, offset);
  const dayBefore = addDays(day, -DAYS_OF_WEEK);
  const [today, before, active, activeNow, faultyDays] = await Promise.all([
    hoursOf(house, day),
    hoursOf(house, dayBefore),
    countActive(house, day),
    countHere(house, now),
    countFaultyDays(house),
  ]);
  const whole = (parts: readonly Part[]) => sumsOf(parts.slice(0, hour));
  return {
    at: now.getTime(),
    day,
    dayBefore,
    hour,
    sums: sumsOf(today),
    wholeHours: whole(today),
    wholeHoursBefore: whole(before),
    hours: today.map((part, n) => ({
      hour: n,
      now: pointOf(part),
      before: pointOf(before[n]!),
    })),
    active,
    activeNow,
    faultyDays,
  };
}

type Part = {
  play: PlayFigures;
  money: MoneyFigures;
  registrations: number;
  firstDeposits: number;
};

async function hoursOf(house: House, day: Day): Promise<Part[]> {
  const offset = brandOf(house).timeZoneOffsetMinutes;
  const { from, to } = spanOf({ from: day, to: day }, offset);
  const db = house.reports;
  const [play, money, firsts, came] = await Promise.all([
    sql<PlayFigures & { hour: number }>`select hour, ${PLAY_SUMS} from insight_game_hours
      where day = ${day} group by hour`.execute(db),
    sql<MoneyFigures & { hour: number }>`select hour, ${MONEY_SUMS} from insight_money_hours
      where day = ${day} group by hour`.execute(db),
    sql<{ hour: number; count: number }>`select hour, count(*)::int as count
      from insight_first_deposits where day = ${day} group by hour`.execute(db),
    sql<{ registered_at: Date }>`select registered_at from insight_members
      where registered_at >= ${from} and registered_at < ${to} and type <> ${TRIAL}`.execute(db),
  ]);
  return Array.from({ length: HOURS }, (_, hour) => ({
    play: play.rows.find((row) => row.hour === hour) ?? noPlay,
    money: money.rows.find((row) => row.hour === hour) ?? noMoney,
    firstDeposits: firsts.rows.find((row) => row.hour === hour)?.count ?? 0,
    registrations: came.rows.filter((row) => hourOf(row.registered_at, offset) === hour).length,
  }));
}

function sumsOf(parts: readonly Part[]): Sums {
  const add = (read: (part: Part) => bigint) => parts.reduce((sum, part) => sum + read(part), 0n);
  const count = (read: (part: Part) => bigint | number) =>
    parts.reduce((sum, part) => sum + Number(read(part)), 0);
  return {
    bets: count(({ play }) => play.bets),
    stake: add(({ play }) => play.stake),
    payout: add(({ play }) => play.payout),
    ggr: add(({ play }) => ggrOf(play)),
    ngr: add(({ play, money }) => ngrOf(play, money)),
    bonuses: add(({ money }) => money.bonuses),
    rebates: add(({ money }) => money.rebates),
    agentPay: add(({ money }) => money.agentPay),
    jackpots: add(({ money }) => money.jackpots),
    fees: add(({ money }) => money.fees),
    deposits: add(({ money }) => money.deposits),
    depositCount: count(({ money }) => money.depositCount),
    withdrawals: add(({ money }) => money.withdrawals),
    withdrawalCount: count(({ money }) => money.withdrawalCount),
    registrations: count((part) => part.registrations),
    firstDeposits: count((part) => part.firstDeposits),
  };
}

function pointOf({ play, money, registrations }: Part): Shown['hours'][number]['now'] {
  const { deposits, withdrawals } = money;
  const { bets } = play;
  const sums = { ggr: ggrOf(play), ngr: ngrOf(play, money), deposits, withdrawals };
  return { ...sums, bets: Number(bets), registrations };
}

async function countActive(house: House, day: Day): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(bit_count(members)), 0)::int as count
    from (select bit_or(members) as members from insight_active_days where day = ${day} group by block) b`.execute(
    house.reports,
  );
  return rows[0]!.count;
}

/** Who is signed in and was seen a moment ago. */
async function countHere(house: House, now: Date): Promise<number> {
  const since = new Date(now.getTime() - HERE_MS);
  const { rows } = await sql<{ count: number }>`select count(distinct member_id)::int as count
    from living_sessions where last_seen_at >= ${since}`.execute(house.reports);
  return rows[0]!.count;
}
