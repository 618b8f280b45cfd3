import { addDays, dayOf } from '@baize/calendar';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { brandOf } from '../../system/index.ts';
import { BRAND_CURRENCY, lockCashOfAll, post } from '../../wallet/index.ts';
import { settingsForAll } from '../member-terms.ts';
import { type CashierSettings, readSettings } from '../settings.ts';
import { requireTurnover } from '../turnover/turnover.ts';
import { writeLines } from './claim-rebate.ts';
import { type RebateLine, rebateLines, totalOf, type Unwashed } from './rebate.ts';

const AT_ONCE = 200;

/**
 * Credits what nobody claimed of yesterday and before. The rows are locked with the cash and a member
 * has one credit a day, so a run that runs twice, or on two servers, pays once.
 */
export async function creditCashback(house: House): Promise<void> {
  const today = dayOf(house.clock.now(), brandOf(house).timeZoneOffsetMinutes);
  const yesterday = addDays(today, -1);
  const settings = await readSettings(house.work);
  for (let after = 0n; ; ) {
    const members = await membersDue(house, yesterday, after);
    if (members.length === 0) return;
    await begin(house.work, (tx) => creditSome(house, tx, { settings, members, day: yesterday }));
    after = members.at(-1)!;
  }
}

async function membersDue(house: House, day: string, after: bigint): Promise<bigint[]> {
  const { rows } = await sql<{ member_id: bigint }>`
    select distinct r.member_id from rebate_bets r join team_members m on m.id = r.member_id
    where r.member_id > ${after} and r.day <= ${day}::date and r.valid_bet <> r.washed
      and m.frozen_at is null
    order by r.member_id limit ${AT_ONCE}`.execute(house.work);
  return rows.map(({ member_id }) => member_id);
}

type Chunk = { settings: CashierSettings; members: readonly bigint[]; day: string };

async function creditSome(house: House, tx: Transaction, { settings, members, day }: Chunk) {
  await lockCashOfAll(tx, members, BRAND_CURRENCY);
  const unwashed = await lockUnwashed(tx, members, day);
  const own = await settingsForAll(house, tx, { memberIds: members, settings });
  for (const memberId of members) {
    const open = unwashed.filter(({ member_id }) => member_id === memberId);
    const lines = rebateLines(open, own(memberId).rebateRates);
    const isLate =
      lines.length > 0 && !(await creditOne(house, tx, settings, { memberId, lines, day }));
    // What came too late for its own day is credited with the next one.
    if (!isLate) await washAll(tx, memberId, { day, categories: countedIn(open) });
  }
}

/** What was corrected to less than was rebated stays open, until later bets make up for it. */
function countedIn(unwashed: readonly Unwashed[]): string[] {
  const sums = new Map<string, bigint>();
  for (const { category, validBet } of unwashed) {
    sums.set(category, (sums.get(category) ?? 0n) + validBet);
  }
  return [...sums].filter(([, sum]) => sum >= 0n).map(([category]) => category);
}

async function washAll(
  tx: Transaction,
  memberId: bigint,
  { day, categories }: { day: string; categories: readonly string[] },
): Promise<void> {
  await sql`update rebate_bets set washed = valid_bet
    where member_id = ${memberId} and day <= ${day}::date and valid_bet <> washed
      and category = any(${categories})`.execute(tx);
}

async function lockUnwashed(tx: Transaction, members: readonly bigint[], day: string) {
  const { rows } = await sql<Unwashed & { member_id: bigint }>`
    select member_id, category, valid_bet - washed as "validBet" from rebate_bets
    where member_id = any(${members}::bigint[]) and day <= ${day}::date and valid_bet <> washed
    order by member_id, day, category for update`.execute(tx);
  return rows;
}

type Credit = { memberId: bigint; lines: readonly RebateLine[]; day: string };

async function creditOne(
  house: House,
  tx: Transaction,
  { multiples }: CashierSettings,
  { memberId, lines, day }: Credit,
): Promise<boolean> {
  const at = house.clock.now();
  const amount = totalOf(lines);
  const claim = await tx
    .insertInto('rebate_claims')
    .values({ member_id: memberId, kind: 'AUTO', day, amount, at, lines: writeLines(lines) })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!claim) return false;
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  const given = { counter: 'promotions', amount, reason: 'CASHBACK' } as const;
  await post(tx, [{ ...cash, ...given, key: `#cashback.${day}` }], at);
  const required = { memberId, kind: 'REBATE' as const, reference: `cashback.${day}`, amount };
  await requireTurnover(tx, { ...required, multiple: multiples.rebate }, at);
  return true;
}
