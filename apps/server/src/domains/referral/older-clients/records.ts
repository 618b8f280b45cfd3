import type { referralOlderClients as contract, Output } from '@baize/contract';
import { rateText } from '@baize/money';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { shownName } from '../../play/index.ts';
import { stepsOf } from '../earnings/steps.ts';
import { readFriends } from '../overview/friend-rows.ts';
import { listIncomes } from '../overview/list-money.ts';
import { referralSettings } from '../settings.ts';

export async function listReferred(
  house: House,
  memberId: bigint,
  { page, size }: Output<typeof contract.referralList.input>,
): Promise<Output<typeof contract.referralList.value>> {
  const settings = await referralSettings(house.db);
  const at = house.clock.now();
  const asked = { earnerId: memberId, level: 1, state: null, at, settings, page, size };
  const { rows, totalPages, totalCount } = await readFriends(house.db, asked);
  const list = rows.map(async (row) => ({
    referredName: await shownName(house, row.member_id),
    registerDate: row.joined_at.getTime(),
    status: row.reason ? `INVALID_${row.reason}` : row.state,
    bonus: row.brought,
  }));
  return { list: await Promise.all(list), totalPages, totalCount };
}

export async function listRebateRecord(
  house: House,
  memberId: bigint,
  input: Output<typeof contract.rebateRecord.input>,
): Promise<Output<typeof contract.rebateRecord.value>> {
  const { list, totalPages } = await listIncomes(house, memberId, input);
  return {
    totalPages,
    list: list.map(({ day, level, friends, validBet, rate, amount, state }) => ({
      date: day,
      level,
      userCount: friends,
      validBet,
      ratePercent: rateText(BigInt(rate)),
      rebate: amount,
      status: state,
    })),
  };
}

type Bonus = { friend_id: bigint; at: Date; deposit: bigint; amount: bigint };

export async function listBonuses(
  house: House,
  memberId: bigint,
  { startDate, endDate, page, size }: Output<typeof contract.depositRebates.input>,
): Promise<Output<typeof contract.depositRebates.value>> {
  const from = new Date(startDate ?? 0);
  const to = new Date(endDate ?? house.clock.now().getTime() + 1);
  const wanted = sql`from referral_payments p left join lateral (
      select amount from promoted_deposits d where d.member_id = p.friend_id and d.is_first limit 1) d on true
    where p.member_id = ${memberId} and p.kind = 'REFERRER' and p.at >= ${from} and p.at < ${to}`;
  const { rows: sums } = await sql<{ count: number; deposits: bigint; bonus: bigint }>`
    select count(*)::int as count, coalesce(sum(d.amount), 0)::bigint as deposits,
      coalesce(sum(p.amount), 0)::bigint as bonus ${wanted}`.execute(house.db);
  const { rows } = await sql<Bonus>`
    select p.friend_id, p.at, coalesce(d.amount, 0)::bigint as deposit, p.amount ${wanted}
    order by p.id desc limit ${size} offset ${(page - 1) * size}`.execute(house.db);
  const { count, deposits, bonus } = sums[0]!;
  const list = rows.map(async (row) => ({
    referredName: await shownName(house, row.friend_id),
    claimDate: row.at.getTime(),
    depositAmount: row.deposit,
    bonus: row.amount,
  }));
  return {
    list: await Promise.all(list),
    footer: { totalDepositAmount: deposits, totalBonus: bonus },
    totalPages: Math.ceil(count / size),
  };
}

export async function listAchievements(
  house: House,
  memberId: bigint,
  qualified: number,
): Promise<Output<typeof contract.achievements.value>> {
  const steps = await stepsOf(house.db, memberId);
  return steps.map(({ friends, bonus, state }) => ({
    id: String(friends),
    claimStatus: state === 'CLAIM' ? 'CLAIMABLE' : state,
    currentUsers: qualified,
    depositUsers: friends,
    bonusAmount: bonus,
  }));
}
