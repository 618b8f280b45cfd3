import { dayOf, days, hours, minutes, startOfDay } from '@baize/calendar';
import type { cashierRebates as contract, Output } from '@baize/contract';
import { rateText } from '@baize/money';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { settingsFor } from '../member-terms.ts';
import { type RebateLine, rebateLines, totalOf, type Unwashed } from './rebate.ts';

const CLAIM_MS = minutes(1);
/** When the daily run credits what is left. */
const CREDIT_HOUR = 3;

export async function showRebate(
  house: House,
  memberId: bigint,
): Promise<Output<typeof contract.rebate.value>> {
  const { rebateRates, multiples } = await settingsFor(house, house.db, memberId);
  const lines = rebateLines(await readUnwashed(house.db, memberId), rebateRates);
  const now = house.clock.now();
  return {
    list: lines.map(toLineRow),
    total: totalOf(lines),
    nextClaimAt: await nextClaimAt(house.db, memberId, now),
    creditedAt: nextCreditAt(house, now),
    turnoverMultiple: multiples.rebate,
  };
}

export function toLineRow({ category, validBet, rate, amount }: RebateLine) {
  return { category, validBet, ratePercent: rateText(BigInt(rate)), amount };
}

/** Valid bets not rebated yet. Locked where money is given for them. */
export async function readUnwashed(
  db: Database | Transaction,
  memberId: bigint,
): Promise<Unwashed[]> {
  let query = db
    .selectFrom('rebate_bets')
    .select(['category', sql<bigint>`valid_bet - washed`.as('validBet')])
    .where('member_id', '=', memberId)
    .whereRef('valid_bet', '<>', 'washed');
  if (db.isTransaction) query = query.orderBy('day').orderBy('category').forUpdate();
  return query.execute();
}

/** Null: now. */
export async function nextClaimAt(
  db: Database | Transaction,
  memberId: bigint,
  now: Date,
): Promise<number | null> {
  const last = await db
    .selectFrom('rebate_claims')
    .select('at')
    .where('member_id', '=', memberId)
    .where('kind', '=', 'MANUAL')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const next = (last?.at.getTime() ?? 0) + CLAIM_MS;
  return next > now.getTime() ? next : null;
}

function nextCreditAt(house: House, now: Date): number {
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const today = startOfDay(dayOf(now, zone), zone).getTime() + hours(CREDIT_HOUR);
  return today > now.getTime() ? today : today + days(1);
}
