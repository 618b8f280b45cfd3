import type { Day, Period } from '@baize/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { piecesOf, withinAny } from './spans.ts';

const MONTH = sql`date_trunc('month', day)::date`;

/** Adds results of games, rows of `day, vendor, game_code, category` and their sums, to their months. */
export async function addGameMonths(tx: Transaction, rows: RawBuilder<unknown>): Promise<void> {
  await sql`insert into insight_game_months as k
      (starts_on, vendor, game_code, category, bets, stake, valid_bet, payout)
    select ${MONTH}, vendor, game_code, category, sum(bets), sum(stake), sum(valid_bet), sum(payout)
    from ${rows} group by 1, 2, 3, 4
    on conflict (starts_on, vendor, game_code, category) do update set bets = k.bets + excluded.bets,
      stake = k.stake + excluded.stake, valid_bet = k.valid_bet + excluded.valid_bet,
      payout = k.payout + excluded.payout`.execute(tx);
}

/** The same for money, rows of `day, reason, times, amount`. */
export async function addMoneyMonths(tx: Transaction, rows: RawBuilder<unknown>): Promise<void> {
  await sql`insert into insight_money_months as k (starts_on, reason, times, amount)
    select ${MONTH}, reason, sum(times), sum(amount) from ${rows} r group by 1, 2
    on conflict (starts_on, reason) do update
    set times = k.times + excluded.times, amount = k.amount + excluded.amount`.execute(tx);
}

/** Writes a month of games and money anew, from its days. */
export async function rebuildMonths(tx: Transaction, { from, to }: Period): Promise<void> {
  await sql`delete from insight_game_months where starts_on = ${from}`.execute(tx);
  await sql`delete from insight_money_months where starts_on = ${from}`.execute(tx);
  const isMeant = sql`where day between ${from} and ${to}`;
  await addGameMonths(tx, sql`(select * from insight_game_days ${isMeant}) d`);
  await addMoneyMonths(tx, sql`(select * from insight_money_hours ${isMeant})`);
}

/** Results of games within a period as rows with `day`: of its months, and of the days at its ends. */
export function gamesWithin(period: Period, today: Day): RawBuilder<unknown> {
  const { month, days } = piecesOf(period, today, ['month']);
  const columns = sql`vendor, game_code, category, bets, stake, valid_bet, payout`;
  return sql`(select starts_on as day, ${columns} from insight_game_months
    where starts_on = any(${month}::date[])
    union all select day, ${columns} from insight_game_days where ${withinAny(days)})`;
}

/** The same for money. */
export function moneyWithin(period: Period, today: Day): RawBuilder<unknown> {
  const { month, days } = piecesOf(period, today, ['month']);
  return sql`(select starts_on as day, reason, times, amount from insight_money_months
    where starts_on = any(${month}::date[])
    union all select day, reason, times, amount from insight_money_hours where ${withinAny(days)})`;
}
