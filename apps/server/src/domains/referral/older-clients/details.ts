import type { referralOlderClients as contract, Output } from '@baize/contract';
import { rateText } from '@baize/money';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { findMember, findOwnCode, listInviteCodes, MEMBER } from '../../members/index.ts';
import { shownName } from '../../play/index.ts';
import { createOwnCode } from '../friends/own-code.ts';
import { promotionDomains, sumEarned } from '../overview/show-overview.ts';
import { referralSettings } from '../settings.ts';

/** Agents are told the newest link of theirs that stands, everyone else the own code. */
export async function showDetails(
  house: House,
  memberId: bigint,
  autoGenerate: string | undefined,
): Promise<Output<typeof contract.referralDetails.value>> {
  const member = (await findMember(house.db, memberId))!;
  const isMade = member.type === MEMBER && autoGenerate === 'true' && !member.frozen_at;
  const code = isMade
    ? (await createOwnCode(house, memberId)).code
    : ((await findOwnCode(house.db, memberId))?.code ?? '');
  const links = await listInviteCodes(house.db, { ownerId: memberId, page: 1, size: 20 });
  const { count } = await house.db
    .selectFrom('referral_friends')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('referrer_id', '=', memberId)
    .executeTakeFirstOrThrow();
  return {
    referralCode: code,
    affiliateCode: links.rows.find(({ is_disabled }) => !is_disabled)?.code ?? '',
    totalInvitations: count,
    promotionDomains: promotionDomains(house),
  };
}

export async function showRules(
  house: House,
): Promise<Output<typeof contract.referralRules.value>> {
  const settings = await referralSettings(house.db);
  return {
    levels: settings.rates.map((rate, n) => ({
      level: n + 1,
      ratePercent: rateText(BigInt(rate)),
    })),
    minFirstDeposit: settings.firstDeposit,
    minValidBet: settings.validBet,
    days: settings.days,
    mobileVerified: settings.needsPhone,
    referrerBonus: settings.referrerBonus,
    friendBonus: settings.friendBonus,
    turnoverMultiple: settings.multiple,
  };
}

export async function showIncome(
  house: House,
  memberId: bigint,
): Promise<Output<typeof contract.myIncome.value>> {
  const { total, bonus, lastDay, month } = await sumEarned(house, memberId);
  return { totalIncome: total, yesterdayIncome: lastDay, monthIncome: month, bonusIncome: bonus };
}

export async function sumPaid(house: House): Promise<Output<typeof contract.beforeLogin.value>> {
  return house.db
    .selectFrom('referral_payments')
    .select([
      sql<bigint>`coalesce(sum(amount), 0)::bigint`.as('totalPaid'),
      sql<number>`count(distinct member_id)::int`.as('paidMembers'),
    ])
    .executeTakeFirstOrThrow();
}

const RECENT = 20;

export async function listRecent(
  house: House,
): Promise<Output<typeof contract.recentRewards.value>> {
  const rows = await house.db
    .selectFrom('referral_payments')
    .select(['member_id', 'amount', 'at'])
    .orderBy('id', 'desc')
    .limit(RECENT)
    .execute();
  return Promise.all(
    rows.map(async ({ member_id, amount, at }) => ({
      customerName: await shownName(house, member_id),
      amount,
      rewardDate: at.getTime(),
    })),
  );
}
