import { days } from '@baize/calendar';
import { sql } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { isModuleOn } from '../../system/index.ts';
import { BRAND_CURRENCY, lockCashOfAll } from '../../wallet/index.ts';
import { houseAccountId } from '../friends/house-account.ts';
import { countsAsFriend, IS_BLOCKED } from '../friends/levels.ts';
import { blockSamePersons } from '../friends/same-person.ts';
import { payReferral } from '../pay.ts';
import { type ReferralSettings, referralSettings } from '../settings.ts';
import { payableAmong } from './may-be-paid.ts';

const AT_ONCE = 500;

/** Pays for friends who have done all that is asked of them, each in a transaction of their own. */
export async function qualifyFriends(house: House): Promise<void> {
  if (!isModuleOn(house, 'REFERRAL3')) return;
  const settings = await referralSettings(house.work);
  const account = await houseAccountId(house, house.work);
  const openFor = days(settings.days) / 1_000;
  const { rows } = await sql<{ member_id: bigint; referrer_id: bigint }>`
    select f.member_id, f.referrer_id from referral_friends f
    join referral_members m on m.id = f.member_id
    cross join lateral (values (f.referrer_id)) e (earner_id)
    where f.qualified_at is null and f.valid_bet >= ${settings.validBet}
      and ${countsAsFriend(account)} and not ${IS_BLOCKED}
      and (not ${settings.needsPhone}
        or m.mobile_verified_at < f.joined_at + make_interval(secs => ${openFor}))
      and exists (select 1 from promoted_deposits d where d.member_id = f.member_id and d.is_first
        and d.amount >= ${settings.firstDeposit}
        and d.credited_at < f.joined_at + make_interval(secs => ${openFor}))
    order by f.member_id limit ${AT_ONCE}`.execute(house.work);
  for (const { member_id, referrer_id } of rows) {
    await begin(house.work, (tx) =>
      qualify(house, tx, { settings, friendId: member_id, referrerId: referrer_id }),
    );
  }
}

type Pair = { settings: ReferralSettings; friendId: bigint; referrerId: bigint };

async function qualify(house: House, tx: Transaction, { settings, friendId, referrerId }: Pair) {
  await lockCashOfAll(tx, [friendId, referrerId], BRAND_CURRENCY);
  const at = house.clock.now();
  await blockSamePersons(tx, { friendIds: [friendId], blocks: settings.blocks, at });
  const { rows } = await sql`update referral_friends f set qualified_at = ${at}
    where f.member_id = ${friendId} and f.qualified_at is null
      and not exists (select 1 from referral_blocks b where b.friend_id = f.member_id
        and b.earner_id = f.referrer_id and b.lifted_at is null)
    returning f.member_id`.execute(tx);
  if (rows.length === 0) return;
  const payable = await payableAmong(tx, [friendId, referrerId], at);
  const owed = { reference: String(friendId), friendId, multiple: settings.multiple };
  const bonuses = [
    { memberId: referrerId, kind: 'REFERRER', amount: settings.referrerBonus },
    { memberId: friendId, kind: 'FRIEND', amount: settings.friendBonus },
  ] as const;
  for (const bonus of bonuses) {
    if (payable.has(bonus.memberId)) await payReferral(tx, { ...bonus, ...owed }, at);
  }
}
