import { addDays, type Day, type Period } from '@baize/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { COSTS } from '../reasons.ts';

/** Lengths for which members' sums are kept besides days, the longest first. */
export const spanKinds = ['year', 'quarter', 'month'] as const;
export type SpanKind = (typeof spanKinds)[number];

const MONTHS: Record<SpanKind, number> = { year: 12, quarter: 3, month: 1 };

/** What a period is put together from: whole spans by their first days, and the days at its ends. */
export type Pieces = Record<SpanKind, Day[]> & { days: Period[] };

/**
 * The fewest rows that make up a period. Nothing is booked after today, so a period that reaches it
 * takes the rest of its year for granted, or of the longest kind that may hold today.
 */
export function piecesOf(
  period: Period,
  today: Day,
  kinds: readonly SpanKind[],
  holdingToday: SpanKind = 'year',
): Pieces {
  const pieces: Pieces = { year: [], quarter: [], month: [], days: [] };
  const reached = holdingToday === 'year' ? period.to : today;
  const last = period.to >= today ? spanAt(holdingToday, reached).to : period.to;
  for (let day = period.from; day <= last; ) {
    const kind = kinds.find((one) => spanAt(one, day).from === day && spanAt(one, day).to <= last);
    if (kind) pieces[kind].push(day);
    const { to } = spanAt(kind ?? 'month', day);
    const end = to <= last ? to : last;
    if (!kind) pieces.days.push({ from: day, to: end });
    day = addDays(end, 1);
  }
  return pieces;
}

/** The month, quarter or year of a day. */
export function spanAt(kind: SpanKind, day: Day): Period {
  const length = MONTHS[kind];
  const month = Number(day.slice(5, 7)) - 1;
  const first = month - (month % length);
  return {
    from: monthStart(day, first),
    to: addDays(monthStart(day, first + length), -1),
  };
}

const monthStart = (day: Day, month: number): Day =>
  new Date(Date.UTC(Number(day.slice(0, 4)), month)).toISOString().slice(0, 10);

export const withinAny = (days: readonly Period[]): RawBuilder<unknown> =>
  days.length === 0
    ? sql`false`
    : sql`(${sql.join(
        days.map(({ from, to }) => sql`day between ${from} and ${to}`),
        sql` or `,
      )})`;

const COST = sql`case when reason = any(${COSTS}::text[]) then amount else 0 end`;

/** Days of members with what they were given beside what they played: whoever had anything has a row. */
export const MEMBER_DAYS = sql`(select day, member_id, bets, stake, valid_bet, payout, 0::bigint as costs
    from insight_member_days
  union all select day, member_id, 0, 0, 0, 0, ${COST} from insight_member_money)`;

const KINDS = sql`unnest(array['month', 'quarter', 'year']) kind`;
const STARTS_ON = sql`date_trunc(kind, day)::date`;

/** Adds results of members, rows of `day, member_id, bets, stake, valid_bet, payout`, to their spans. */
export async function addMemberSpans(tx: Transaction, rows: RawBuilder<unknown>): Promise<void> {
  await sql`insert into insight_member_spans as k
      (kind, starts_on, member_id, bets, stake, valid_bet, payout)
    select kind, ${STARTS_ON}, member_id, sum(bets), sum(stake), sum(valid_bet), sum(payout)
    from ${rows} r, ${KINDS} group by 1, 2, 3
    on conflict (kind, starts_on, member_id) do update set bets = k.bets + excluded.bets,
      stake = k.stake + excluded.stake, valid_bet = k.valid_bet + excluded.valid_bet,
      payout = k.payout + excluded.payout`.execute(tx);
  await noteChanges(tx, sql`(select day from ${rows} r)`);
}

/** The same for their money, rows of `day, member_id, reason, times, amount`; what it cost stands beside play. */
export async function addMoneySpans(tx: Transaction, rows: RawBuilder<unknown>): Promise<void> {
  await sql`insert into insight_member_spans as k
      (kind, starts_on, member_id, bets, stake, valid_bet, payout, costs)
    select kind, ${STARTS_ON}, member_id, 0, 0, 0, 0, sum(${COST}) from ${rows} r, ${KINDS} group by 1, 2, 3
    on conflict (kind, starts_on, member_id) do update set costs = k.costs + excluded.costs
    where excluded.costs <> 0`.execute(tx);
  await sql`insert into insight_money_spans as k (kind, starts_on, member_id, reason, times, amount)
    select kind, ${STARTS_ON}, member_id, reason, sum(times), sum(amount)
    from ${rows} r, ${KINDS} group by 1, 2, 3, 4
    on conflict (kind, starts_on, member_id, reason) do update
    set times = k.times + excluded.times, amount = k.amount + excluded.amount`.execute(tx);
  await noteChanges(tx, sql`(select day from ${rows} r)`);
}

/** Sums that changed are read anew by whoever remembers them. */
const noteChanges = (tx: Transaction, days: RawBuilder<unknown>) =>
  sql`insert into insight_span_changes as k (kind, starts_on, changes)
    select distinct kind, ${STARTS_ON}, 1 from ${days} d, ${KINDS}
    on conflict (kind, starts_on) do update set changes = k.changes + 1`.execute(tx);

/** Writes every span that a day of one month belongs to anew, from the days. */
export async function rebuildSpans(tx: Transaction, day: Day): Promise<void> {
  const month = spanAt('month', day);
  await noteChanges(tx, sql`(select ${day}::date as day)`);
  const isMonth = sql`kind = 'month' and starts_on = ${month.from}`;
  await sql`delete from insight_member_spans where ${isMonth}`.execute(tx);
  await sql`delete from insight_money_spans where ${isMonth}`.execute(tx);
  await sql`insert into insight_member_spans
      (kind, starts_on, member_id, bets, stake, valid_bet, payout, costs)
    select 'month', ${month.from}, member_id, sum(bets), sum(stake), sum(valid_bet), sum(payout), sum(costs)
    from ${MEMBER_DAYS} d where day between ${month.from} and ${month.to} group by 3`.execute(tx);
  await sql`insert into insight_money_spans (kind, starts_on, member_id, reason, times, amount)
    select 'month', ${month.from}, member_id, reason, sum(times), sum(amount)
    from insight_member_money where day between ${month.from} and ${month.to} group by 3, 4`.execute(
    tx,
  );
  for (const kind of ['quarter', 'year'] as const) await gatherMonths(tx, kind, day);
}

async function gatherMonths(tx: Transaction, kind: SpanKind, day: Day): Promise<void> {
  const { from, to } = spanAt(kind, day);
  const isMeant = sql`kind = ${kind} and starts_on = ${from}`;
  const isPart = sql`kind = 'month' and starts_on between ${from} and ${to}`;
  await sql`delete from insight_member_spans where ${isMeant}`.execute(tx);
  await sql`delete from insight_money_spans where ${isMeant}`.execute(tx);
  await sql`insert into insight_member_spans
      (kind, starts_on, member_id, bets, stake, valid_bet, payout, costs)
    select ${kind}, ${from}, member_id, sum(bets), sum(stake), sum(valid_bet), sum(payout), sum(costs)
    from insight_member_spans where ${isPart} group by 3`.execute(tx);
  await sql`insert into insight_money_spans (kind, starts_on, member_id, reason, times, amount)
    select ${kind}, ${from}, member_id, reason, sum(times), sum(amount)
    from insight_money_spans where ${isPart} group by 3, 4`.execute(tx);
}
