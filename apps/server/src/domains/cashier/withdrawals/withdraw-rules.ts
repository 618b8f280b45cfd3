import { dayOf, days, minuteOf } from '@baize/calendar';
import { floorToCents, type Money, moneyText, timesRate } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { brandOf } from '../../system/index.ts';
import { type CashierSettings, readSettings } from '../settings.ts';
import { turnoverLeft } from '../turnover/turnover.ts';

export type Today = { count: number; sum: Money; day: string };

/** Open at all, and at this hour? */
export async function assertOpen(house: House): Promise<CashierSettings> {
  const settings = await readSettings(house.db);
  if (!settings.withdrawalsOpen) refuse('WITHDRAW_CLOSED');
  const { hoursFrom: from, hoursTo: to } = settings;
  const minute = minuteOf(house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
  const isInside = from < to ? minute >= from && minute < to : minute >= from || minute < to;
  if (from !== to && !isInside)
    refuse('WITHDRAW_HOURS', { words: { from: clock(from), to: clock(to) } });
  return settings;
}

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** What was asked for today; what came back whole does not count. */
export async function countToday(
  house: House,
  db: Database | Transaction,
  memberId: bigint,
): Promise<Today> {
  const now = house.clock.now();
  const day = dayOf(now, brandOf(house).timeZoneOffsetMinutes);
  const row = await db
    .selectFrom('withdrawals')
    .select(sql<number>`count(*)::int`.as('count'))
    .select(sql<bigint>`coalesce(sum(amount - refunded), 0)::bigint`.as('sum'))
    .where('member_id', '=', memberId)
    .where('applied_on', '=', day)
    .whereRef('refunded', '<', 'amount')
    .where('applied_at', '>', new Date(now.getTime() - days(2)))
    .executeTakeFirstOrThrow();
  return { ...row, day };
}

/** The first ones of a day are free; then a share, up to a limit. */
export function feeOf(settings: CashierSettings, today: Today, amount: Money): Money {
  if (today.count < settings.freePerDay) return 0n;
  const fee = floorToCents(timesRate(amount, BigInt(settings.feeRate)));
  return fee < settings.feeMost ? fee : settings.feeMost;
}

/** The rules of amounts, counts and play, in their order; each has its own refusal. */
export async function assertAllowed(
  tx: Transaction,
  settings: CashierSettings,
  asked: { memberId: bigint; amount: Money; today: Today },
): Promise<void> {
  const { amount, today, memberId } = asked;
  const { withdrawLeast: min, withdrawMost: max, withdrawPerDay: perDay } = settings;
  if (amount < min || amount > max || amount % 100n !== 0n) {
    refuse('WITHDRAW_AMOUNT', { words: { min, max } });
  }
  if (today.count >= settings.withdrawalsPerDay) {
    refuse('WITHDRAW_COUNT', { words: { count: settings.withdrawalsPerDay } });
  }
  if (today.sum + amount > perDay) refuse('WITHDRAW_DAY_SUM', { words: { max: perDay } });
  const open = await tx
    .selectFrom('withdrawals')
    .select('id')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (open) refuse('WITHDRAWAL_UNFINISHED', { value: { withdrawId: String(open.id) } });
  const left = await turnoverLeft(tx, memberId);
  if (left > 0n) {
    refuse('TURNOVER_LEFT', {
      value: { left: moneyText(left) },
      words: { amount: left },
    });
  }
}
