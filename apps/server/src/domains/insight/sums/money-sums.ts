import { seconds } from '@baize/calendar';
import { sql } from 'kysely';
import { decidedTop } from '../../../platform/database/decided.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY } from '../../wallet/index.ts';
import { addCrowdMoney, lockCrowds, placeNew } from '../people/crowds.ts';
import { COUNTED_REASON, PLAYED } from '../reasons.ts';
import { dayIn, hourIn } from './counted.ts';
import { addMoneyMonths } from './months.ts';
import { addMoneySpans } from './spans.ts';

/** Numbers of the ledger that one statement looks at. */
const AT_ONCE = 50_000n;

/** Counts what was posted since the last look, on whichever server; by the clock, and for who reads. */
export async function countMoney(house: House, patienceMs: number = seconds(5)): Promise<void> {
  const top = await decidedTop(house.work, {
    top: sql`select max(id) from transfer_numbers`,
    patienceMs,
  });
  if (top === undefined) return;
  while (await begin(house.work, (tx) => countSome(house, tx, top)));
}

/** True while there is more up to that number. */
async function countSome(house: House, tx: Transaction, top: bigint): Promise<boolean> {
  const { transfer_id: after } = await tx
    .selectFrom('insight_book')
    .select('transfer_id')
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (after >= top) return false;
  const upTo = after + AT_ONCE < top ? after + AT_ONCE : top;
  await addRange(tx, { after, upTo }, brandOf(house).timeZoneOffsetMinutes);
  await tx.updateTable('insight_book').set({ transfer_id: upTo }).execute();
  return upTo < top;
}

async function addRange(
  tx: Transaction,
  { after, upTo }: { after: bigint; upTo: bigint },
  offset: number,
): Promise<void> {
  const rows = sql`(select id, member_id, ${COUNTED_REASON} as reason, amount,
      ${dayIn(sql`at`, offset)} as day, ${hourIn(sql`at`, offset)} as hour
    from insight_transfers where id > ${after} and id <= ${upTo} and currency = ${BRAND_CURRENCY}
      and not (reason = any(${PLAYED}::text[])))`;
  await sql`insert into insight_money_hours as k (day, hour, reason, times, amount)
    select day, hour, reason, count(*), sum(amount) from ${rows} r group by 1, 2, 3
    on conflict (day, hour, reason) do update
    set times = k.times + excluded.times, amount = k.amount + excluded.amount`.execute(tx);
  await addMoneyMonths(tx, sql`(select day, reason, 1 as times, amount from ${rows} h)`);
  await sql`insert into insight_member_money as k (day, member_id, reason, times, amount)
    select day, member_id, reason, count(*), sum(amount) from ${rows} r group by 1, 2, 3
    on conflict (day, member_id, reason) do update
    set times = k.times + excluded.times, amount = k.amount + excluded.amount`.execute(tx);
  const moved = sql`(select day, member_id, reason, 1 as times, amount from ${rows} m)`;
  await lockCrowds(tx);
  await placeNew(tx, moved);
  await addMoneySpans(tx, moved);
  await addCrowdMoney(tx, moved);
  await sql`insert into insight_first_deposits (member_id, transfer_id, day, hour, amount)
    select distinct on (member_id) member_id, id, day, hour, amount from ${rows} r
    where reason = 'DEPOSIT' order by member_id, id
    on conflict do nothing`.execute(tx);
}
