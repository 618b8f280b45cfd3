import type { referralInvite as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { onPage } from '../../../platform/lists/paging.ts';
import { shownName } from '../../play/index.ts';

type Page = { page: number; size: number };

export async function listIncomes(
  house: House,
  memberId: bigint,
  { page, size }: Page,
): Promise<Output<typeof contract.incomes.value>> {
  const own = house.db.selectFrom('referral_incomes').where('earner_id', '=', memberId);
  const { count } = await own
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await own
    .select(['level', 'friends', 'valid_bet', 'rate', 'amount', 'state'])
    .select(sql<string>`day::text`.as('day'))
    .orderBy('referral_incomes.day', 'desc')
    .orderBy('level')
    .$call(onPage({ page, size }))
    .execute();
  const list = rows.map(({ day, level, friends, valid_bet, rate, amount, state }) => ({
    day,
    level,
    friends,
    validBet: valid_bet,
    rate,
    amount,
    state,
  }));
  return { list, totalPages: Math.ceil(count / size), totalCount: count };
}

export async function listPayments(
  house: House,
  memberId: bigint,
  { page, size }: Page,
): Promise<Output<typeof contract.payments.value>> {
  const own = house.db.selectFrom('referral_payments').where('member_id', '=', memberId);
  const { count } = await own
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await own.selectAll().orderBy('id', 'desc').$call(onPage({ page, size })).execute();
  const list = rows.map(async ({ id, kind, amount, friend_id, reference, at }) => ({
    id: String(id),
    kind,
    amount,
    friend: kind === 'REFERRER' && friend_id !== null ? await shownName(house, friend_id) : null,
    reference: kind === 'REFERRER' || kind === 'FRIEND' ? '' : reference,
    at: at.getTime(),
  }));
  return { list: await Promise.all(list), totalPages: Math.ceil(count / size), totalCount: count };
}
