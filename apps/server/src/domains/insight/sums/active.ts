import type { Day, Period } from '@baize/calendar';
import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import { piecesOf, spanAt, withinAny } from './spans.ts';

/** How many members one row of bits holds; the tables' columns are as wide, and what is written below. */
export const BLOCK = 4096;

/** The bit of one member, as wide as a block. */
const BIT = sql`set_bit(0::bit(4096), (member_id % 4096)::int, 1)`;
/** Which block a member stands in. */
export const BLOCK_OF = sql`(member_id / 4096)::int`;
/** Rows of members as bits: whoever is there twice is there once. */
export const BITS = sql`bit_or(${BIT})`;

const MONTH = sql`date_trunc('month', day)::date`;

/** A row of a member's day in which something was booked, and how many bets it holds now and held before. */
export type ChangedDay = {
  day: Day;
  memberId: bigint;
  vendor: string;
  gameCode: string;
  category: string;
  before: bigint;
  bets: bigint;
};

/** Who has a bet by now that had none before, and who lost their last one to a void. */
export async function markActive(tx: Transaction, changed: readonly ChangedDay[]): Promise<void> {
  const came = changed.filter(({ before, bets }) => before <= 0n && bets > 0n);
  const went = changed.filter(({ before, bets }) => before > 0n && bets <= 0n);
  if (came.length > 0) {
    await addDaysOf(tx, rowsOf(came));
    await addMonthsOf(tx, rowsOf(came));
    await addSpansOf(tx, rowsOf(came));
  }
  if (went.length > 0) await takeOut(tx, rowsOf(went));
}

function rowsOf(changed: readonly ChangedDay[]): RawBuilder<unknown> {
  const column = (read: (row: ChangedDay) => unknown) => changed.map((row) => String(read(row)));
  return sql`(select * from unnest(${column(({ day }) => day)}::date[],
    ${column(({ memberId }) => memberId)}::bigint[], ${column(({ vendor }) => vendor)}::text[],
    ${column(({ gameCode }) => gameCode)}::text[], ${column(({ category }) => category)}::text[])
    u (day, member_id, vendor, game_code, category))`;
}

async function addDaysOf(tx: Transaction, rows: RawBuilder<unknown>): Promise<void> {
  await sql`insert into insight_active_days as k (day, vendor, category, block, members)
    select day, vendor, category, ${BLOCK_OF}, ${BITS} from ${rows} r group by 1, 2, 3, 4
    on conflict (day, vendor, category, block) do update
    set members = k.members | excluded.members`.execute(tx);
}

async function addMonthsOf(tx: Transaction, rows: RawBuilder<unknown>): Promise<void> {
  await sql`insert into insight_active_months as k (starts_on, vendor, game_code, category, block, members)
    select ${MONTH}, vendor, game_code, category, ${BLOCK_OF}, ${BITS} from ${rows} r group by 1, 2, 3, 4, 5
    on conflict (starts_on, vendor, game_code, category, block) do update
    set members = k.members | excluded.members`.execute(tx);
}

async function addSpansOf(tx: Transaction, rows: RawBuilder<unknown>): Promise<void> {
  await sql`insert into insight_active_spans as k (starts_on, vendor, category, block, members)
    select ${MONTH}, vendor, category, ${BLOCK_OF}, ${BITS} from ${rows} r group by 1, 2, 3, 4
    on conflict (starts_on, vendor, category, block) do update
    set members = k.members | excluded.members`.execute(tx);
}

/** Every day of the month of a row `r`. */
const DAYS_OF_MONTH = sql`any(array(select generate_series(date_trunc('month', r.day),
  date_trunc('month', r.day) + interval '1 month - 1 day', interval '1 day')::date))`;

/** Whoever has nothing else that day, or that month. */
async function takeOut(tx: Transaction, rows: RawBuilder<unknown>): Promise<void> {
  await sql`update insight_active_days k set members = k.members & ~ g.members
    from (select day, vendor, category, ${BLOCK_OF} as block, ${BITS} as members from ${rows} r
      where not exists (select 1 from insight_member_days d where d.day = r.day
        and d.member_id = r.member_id and d.vendor = r.vendor and d.category = r.category and d.bets > 0)
      group by 1, 2, 3, 4) g
    where (k.day, k.vendor, k.category, k.block) = (g.day, g.vendor, g.category, g.block)`.execute(
    tx,
  );
  await sql`update insight_active_months k set members = k.members & ~ g.members
    from (select ${MONTH} as starts_on, vendor, game_code, category,
        ${BLOCK_OF} as block, ${BITS} as members from ${rows} r
      where not exists (select 1 from insight_member_days d
        where d.day = ${DAYS_OF_MONTH} and d.member_id = r.member_id and d.vendor = r.vendor and d.game_code = r.game_code
          and d.category = r.category and d.bets > 0)
      group by 1, 2, 3, 4, 5) g
    where (k.starts_on, k.vendor, k.game_code, k.category, k.block)
      = (g.starts_on, g.vendor, g.game_code, g.category, g.block)`.execute(tx);
  await sql`update insight_active_spans k set members = k.members & ~ g.members
    from (select ${MONTH} as starts_on, vendor, category, ${BLOCK_OF} as block, ${BITS} as members
      from ${rows} r
      where not exists (select 1 from insight_member_days d
        where d.day = ${DAYS_OF_MONTH} and d.member_id = r.member_id and d.vendor = r.vendor
          and d.category = r.category and d.bets > 0)
      group by 1, 2, 3, 4) g
    where (k.starts_on, k.vendor, k.category, k.block)
      = (g.starts_on, g.vendor, g.category, g.block)`.execute(tx);
}

/** Writes who was active on days of one month, and in it, anew from the days. */
export async function rebuildActive(tx: Transaction, { from, to }: Period): Promise<void> {
  const month = spanAt('month', from);
  await sql`delete from insight_active_days where day between ${from} and ${to}`.execute(tx);
  await sql`delete from insight_active_months where starts_on = ${month.from}`.execute(tx);
  await addDaysOf(tx, activeBetween(from, to));
  await addMonthsOf(tx, activeBetween(month.from, month.to));
  await sql`delete from insight_active_spans where starts_on = ${month.from}`.execute(tx);
  await addSpansOf(tx, activeBetween(month.from, month.to));
}

const activeBetween = (from: Day, to: Day) =>
  sql`(select * from insight_member_days where bets > 0 and day between ${from} and ${to})`;

/** Bits of a period, of its months and of the days at its ends, as rows of `day, vendor, category, block, members`. */
export function activeWithin(period: Period, today: Day): RawBuilder<unknown> {
  const { month, days } = piecesOf(period, today, ['month']);
  return sql`(select starts_on as day, vendor, category, block, members from insight_active_spans
    where starts_on = any(${month}::date[])
    union all select day, vendor, category, block, members from insight_active_days
    where ${withinAny(days)})`;
}
