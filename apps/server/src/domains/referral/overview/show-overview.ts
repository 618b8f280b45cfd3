import { dayOf, days, hours, periodOf, startOfDay } from '@baize/calendar';
import type { referralInvite as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { findMember, findOwnCode, MEMBER } from '../../members/index.ts';
import { brandOf, settingsOf } from '../../system/index.ts';
import { countQualified, stepsOf } from '../earnings/steps.ts';
import { LEVELS } from '../friends/levels.ts';
import { type ReferralSettings, referralSettings } from '../settings.ts';

/** When a day's share is paid. */
const PAID_AT = hours(4);

export async function showOverview(
  house: House,
  memberId: bigint,
): Promise<Output<typeof contract.overview.value>> {
  const { db } = house;
  const own = await findOwnCode(db, memberId);
  const member = (await findMember(db, memberId))!;
  const levels = await levelsOf(house, memberId);
  const qualified = await countQualified(db, memberId);
  return {
    code: own?.code ?? null,
    isAgent: member.type !== MEMBER,
    domains: promotionDomains(house),
    visits: own?.visits ?? 0,
    levels,
    qualified,
    waiting: await countWaiting(house, memberId),
    earned: await sumEarned(house, memberId),
    nextPaymentAt: nextPaymentAt(house),
    steps: await stepsOf(db, memberId),
    rules: rulesOf(await referralSettings(db)),
  };
}

export function rulesOf(settings: ReferralSettings): Output<typeof contract.ruleShape> {
  const { rates, firstDeposit, validBet, days: openDays, needsPhone } = settings;
  const { referrerBonus, friendBonus, multiple } = settings;
  return {
    rates: [...rates],
    firstDeposit,
    validBet,
    days: openDays,
    needsPhone,
    referrerBonus,
    friendBonus,
    multiple,
  };
}

/** A domain that belongs to an agent would make a friend theirs. */
export function promotionDomains(house: House): string[] {
  return settingsOf(house, 'domains')
    .domains.filter(({ affiliateCode }) => !affiliateCode)
    .map(({ domain }) => domain);
}

async function levelsOf(house: House, memberId: bigint) {
  const { rows } = await sql<{ level: number; friends: number; earned: bigint }>`
    select l.level, (select count(*) from referral_friends f
        where (l.level = 1 and f.referrer_id = ${memberId}) or (l.level = 2 and f.second_id = ${memberId})
          or (l.level = 3 and f.third_id = ${memberId}))::int as friends,
      coalesce((select sum(i.amount) from referral_incomes i
        where i.earner_id = ${memberId} and i.level = l.level and i.state = 'PAID'), 0)::bigint as earned
    from generate_series(1, ${LEVELS}::int) l (level) order by 1`.execute(house.db);
  return rows;
}

async function countWaiting(house: House, memberId: bigint): Promise<number> {
  const settings = await referralSettings(house.db);
  const since = new Date(house.clock.now().getTime() - days(settings.days));
  const { rows } = await sql<{ count: number }>`select count(*)::int as count
    from referral_friends f where f.referrer_id = ${memberId} and f.qualified_at is null
      and f.joined_at > ${since}
      and not exists (select 1 from referral_blocks b where b.friend_id = f.member_id
        and b.earner_id = f.referrer_id and b.lifted_at is null)`.execute(house.db);
  return rows[0]!.count;
}

/** What was credited: all of it, the bonuses of it, by the latest run, and this month. */
export async function sumEarned(house: House, memberId: bigint) {
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const today = dayOf(house.clock.now(), zone);
  const month = periodOf('MONTHLY', today).from;
  const { rows } = await sql<Record<'total' | 'bonus' | 'lastDay' | 'month', bigint>>`
    select coalesce(sum(amount), 0)::bigint as total,
      coalesce(sum(amount) filter (where kind <> 'REVENUE'), 0)::bigint as bonus,
      coalesce(sum(amount) filter (where kind = 'REVENUE'
        and at >= ${startOfDay(today, zone)}), 0)::bigint as "lastDay",
      coalesce(sum(amount) filter (where at >= ${startOfDay(month, zone)}), 0)::bigint as month
    from referral_payments where member_id = ${memberId}`.execute(house.db);
  return rows[0]!;
}

function nextPaymentAt(house: House): number {
  const now = house.clock.now();
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const today = startOfDay(dayOf(now, zone), zone).getTime() + PAID_AT;
  return today > now.getTime() ? today : today + days(1);
}
