import { addDays, type Day, dayOf, type Period, periodOf, spanOf } from '@baize/calendar';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import { lockCursor } from '../../../platform/events/cursor.ts';
import type { House } from '../../../platform/house.ts';
import { readDays } from '../../../platform/lists/report-period.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { lockCrowds, placeEverybody, rebuildCrowds } from '../people/crowds.ts';
import { PEOPLE_NOW } from '../people/people.ts';
import { rebuildActive } from './active.ts';
import { addHourMonths, BET_SUMS } from './bet-sums.ts';
import { countedBets, countedMoney, dayIn, hourIn } from './counted.ts';
import { rebuildMonths } from './months.ts';
import { rebuildSpans, spanAt, spanKinds } from './spans.ts';

export const MAX_REBUILT_DAYS = 366;

/** An operator has days counted anew; who did it, and which, is in the log. */
export async function rebuildDays(
  house: House,
  caller: Caller,
  { reason, ...period }: Period & { reason: string },
): Promise<void> {
  readDays(period, { maxDays: MAX_REBUILT_DAYS });
  await rebuild(house, period, (tx, part) =>
    recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'insight.book.rebuilt',
      subject: 'insight:book',
      after: { ...part, reason },
      address: caller.address,
    }),
  );
}

/** A house that is older than the book has its past counted once. */
export async function rebuildPast(house: House): Promise<void> {
  const { has_past: hasPast } = await house.work
    .selectFrom('insight_book')
    .select('has_past')
    .executeTakeFirstOrThrow();
  if (hasPast) return;
  const { rows } = await sql<{ first: Date | null }>`
    select min(settled_at) as first from plays`.execute(house.reports);
  const offset = brandOf(house).timeZoneOffsetMinutes;
  const today = dayOf(house.clock.now(), offset);
  if (rows[0]?.first) await rebuild(house, { from: dayOf(rows[0].first, offset), to: today });
  await house.work.updateTable('insight_book').set({ has_past: true }).execute();
}

/** Month by month, so that nobody waits long; each is exact by itself, whatever is told meanwhile. */
async function rebuild(
  house: House,
  { from, to }: Period,
  note?: (tx: Transaction, part: Period) => Promise<void>,
): Promise<void> {
  const offset = brandOf(house).timeZoneOffsetMinutes;
  for (let day: Day = from; day <= to; ) {
    const month = periodOf('MONTHLY', day);
    const last = month.to < to ? month.to : to;
    const part = { from: day, to: last };
    await begin(house.reports, async (tx) => {
      await rebuildSpan(tx, part, offset);
      await note?.(tx, part);
    });
    day = addDays(last, 1);
  }
}

/** Days of one month. While it is at it, nobody else counts: what they were told of is part of it. */
async function rebuildSpan(tx: Transaction, period: Period, offset: number): Promise<void> {
  await lockCursor(tx, BET_SUMS, true);
  await tx.selectFrom('insight_book').select('transfer_id').forUpdate().execute();
  const span = spanOf(period, offset);
  const at = sql`at`;
  const isMeant = sql`day between ${period.from} and ${period.to}`;
  const results = sql`sum(sign * bets), sum(sign * stake), sum(sign * valid_bet), sum(sign * payout)
    from ${countedBets(span)} b`;
  await sql`delete from insight_game_hours where ${isMeant}`.execute(tx);
  await sql`insert into insight_game_hours (day, hour, vendor, game_code, category, bets, stake, valid_bet, payout)
    select ${dayIn(at, offset)}, ${hourIn(at, offset)}, vendor, game_code, category, ${results}
    group by 1, 2, 3, 4, 5`.execute(tx);
  await sql`delete from insight_member_days where ${isMeant}`.execute(tx);
  await sql`insert into insight_member_days (day, member_id, vendor, game_code, category, bets, stake, valid_bet, payout)
    select ${dayIn(at, offset)}, member_id, vendor, game_code, category, ${results}
    group by 1, 2, 3, 4, 5`.execute(tx);
  await sql`delete from insight_money_hours where ${isMeant}`.execute(tx);
  await sql`insert into insight_money_hours (day, hour, reason, times, amount)
    select ${dayIn(at, offset)}, ${hourIn(at, offset)}, reason, count(*), sum(amount)
    from ${countedMoney(span)} m group by 1, 2, 3`.execute(tx);
  await sql`delete from insight_member_money where ${isMeant}`.execute(tx);
  await sql`insert into insight_member_money (day, member_id, reason, times, amount)
    select ${dayIn(at, offset)}, member_id, reason, count(*), sum(amount)
    from ${countedMoney(span)} m group by 1, 2, 3`.execute(tx);
  await rebuildGathered(tx, period);
  await rebuildPeople(tx, period, offset);
  await lockCrowds(tx);
  await placeEverybody(tx);
  for (const kind of spanKinds) {
    await rebuildCrowds(tx, { kind, startsOn: spanAt(kind, period.from).from });
  }
}

/** What follows from the days: sums of months and longer spans, and who was active. */
async function rebuildGathered(tx: Transaction, period: Period): Promise<void> {
  const { from, to } = period;
  await sql`delete from insight_game_days where day between ${from} and ${to}`.execute(tx);
  await sql`insert into insight_game_days (day, vendor, game_code, category, bets, stake, valid_bet, payout)
    select day, vendor, game_code, category, sum(bets), sum(stake), sum(valid_bet), sum(payout)
    from insight_game_hours where day between ${from} and ${to} group by 1, 2, 3, 4`.execute(tx);
  const month = spanAt('month', from);
  await sql`delete from insight_hour_months where starts_on = ${month.from}`.execute(tx);
  await addHourMonths(
    tx,
    sql`(select * from insight_game_hours where day between ${month.from} and ${month.to}) h`,
  );
  await rebuildMonths(tx, month);
  await rebuildSpans(tx, from);
  await rebuildActive(tx, period);
}

/** First deposits of these days, and what is kept of those who registered or signed in since ever. */
async function rebuildPeople(tx: Transaction, { from, to }: Period, offset: number): Promise<void> {
  await sql`delete from insight_first_deposits where day between ${from} and ${to}`.execute(tx);
  await sql`insert into insight_first_deposits (member_id, transfer_id, day, hour, amount)
    select * from (select distinct on (member_id) member_id, id, ${dayIn(sql`at`, offset)} as day,
        ${hourIn(sql`at`, offset)}, amount
      from insight_transfers where reason = 'DEPOSIT' and currency = ${BRAND_CURRENCY}
        and id <= (select transfer_id from insight_book) order by member_id, id) f
    where f.day between ${from} and ${to}
    on conflict (member_id) do update set transfer_id = excluded.transfer_id, day = excluded.day,
      hour = excluded.hour, amount = excluded.amount`.execute(tx);
  await sql`insert into insight_people (member_id, country, device, source, campaign)
    ${PEOPLE_NOW} on conflict (member_id) do update set country = excluded.country,
      device = excluded.device, source = excluded.source, campaign = excluded.campaign`.execute(tx);
}
