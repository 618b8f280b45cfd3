import { addDays, type Day, dayOf, startOfDay } from '@baize/calendar';
import type { Money } from '@baize/money';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import { catchUp } from '../../../platform/events/catch-up.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY, lockCashOfAll } from '../../wallet/index.ts';
import { friendsListener } from '../friends/listeners.ts';
import { payReferral } from '../pay.ts';
import { referralSettings } from '../settings.ts';
import { addUpDay } from './add-up-day.ts';
import { payableAmong } from './may-be-paid.ts';

const AT_ONCE = 200;

/**
 * Adds up yesterday and pays it. A day is added up once and an earner has one payment a day, so a run
 * that runs twice, or on two servers, pays once; what one run left open, the next one pays.
 */
export async function payIncomes(house: House): Promise<void> {
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const today = dayOf(house.clock.now(), zone);
  const listeners = house.events.listeners().filter(({ name }) => name === friendsListener.name);
  const behind = await catchUp(house, listeners, startOfDay(today, zone));
  if (behind.length > 0) throw new Error('Referral has not heard all of yesterday yet');
  const day = addDays(today, -1);
  await begin(house.work, (tx) => addUpDay(house, tx, day));
  for (let after = 0n; ; ) {
    const earners = await earnersDue(house, after);
    if (earners.length === 0) return;
    await begin(house.work, (tx) => paySome(house, tx, { earners, day }));
    after = earners.at(-1)!;
  }
}

/** What is below zero waits until later days make up for it. */
async function earnersDue(house: House, after: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ earner_id: bigint }>`
    select earner_id from referral_incomes where state = 'OPEN' and earner_id > ${after}
    group by earner_id having sum(amount) >= 0 order by earner_id limit ${AT_ONCE}`.execute(
    house.work,
  );
  return rows.map(({ earner_id }) => earner_id);
}

async function paySome(
  house: House,
  tx: Transaction,
  { earners, day }: { earners: readonly bigint[]; day: Day },
): Promise<void> {
  await lockCashOfAll(tx, earners, BRAND_CURRENCY);
  const at = house.clock.now();
  const { multiple } = await referralSettings(tx);
  const payable = await payableAmong(tx, earners, at);
  for (const [memberId, amount] of await lockOpen(tx, earners)) {
    if (amount < 0n) continue;
    const owed = { memberId, kind: 'REVENUE', reference: day, amount, multiple } as const;
    const isPayable = payable.has(memberId);
    const paymentId = isPayable ? await payReferral(tx, owed, at) : null;
    // Of a day that was paid already the rest waits for the next one.
    if (isPayable && amount > 0n && paymentId === null) continue;
    await tx
      .updateTable('referral_incomes')
      .set({ state: isPayable ? 'PAID' : 'REFUSED', payment_id: paymentId })
      .where('earner_id', '=', memberId)
      .where('state', '=', 'OPEN')
      .execute();
  }
}

async function lockOpen(tx: Transaction, earners: readonly bigint[]): Promise<Map<bigint, Money>> {
  const rows = await tx
    .selectFrom('referral_incomes')
    .select(['earner_id', 'amount'])
    .where('earner_id', 'in', [...earners])
    .where('state', '=', 'OPEN')
    .orderBy('earner_id')
    .orderBy('day')
    .orderBy('level')
    .forUpdate()
    .execute();
  const sums = new Map<bigint, Money>();
  for (const { earner_id, amount } of rows) {
    sums.set(earner_id, (sums.get(earner_id) ?? 0n) + amount);
  }
  return sums;
}
