import type { referralFriendsOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { findByUsername, usernamesOf } from '../../members/index.ts';
import { operatorNames } from '../../operators/index.ts';
import { referralSettings } from '../settings.ts';
import { readFriends } from './friend-rows.ts';

/** Nobody of that name: nothing is found. */
const NOBODY = 0n;

async function idOf(house: House, name: string | undefined): Promise<bigint | null> {
  if (!name) return null;
  return (await findByUsername(house.db, name))?.id ?? NOBODY;
}

export async function listFriendsOf(
  house: House,
  { member, state, page, pageSize }: Output<typeof contract.listFriends.input>,
): Promise<Output<typeof contract.listFriends.value>> {
  const { rows, totalCount } = await readFriends(house.db, {
    earnerId: await idOf(house, member),
    level: null,
    state: state ?? null,
    at: house.clock.now(),
    settings: await referralSettings(house.db),
    page,
    size: pageSize,
  });
  const list = rows.map((row) => ({
    memberId: Number(row.member_id),
    username: row.username,
    referrerId: Number(row.referrer_id),
    referrer: row.referrer,
    level: row.level,
    state: row.state,
    reason: row.reason,
    joinedAt: row.joined_at.getTime(),
    qualifiedAt: row.qualified_at?.getTime() ?? null,
    firstDeposit: row.first_deposit,
    validBet: row.valid_bet,
    isPhoneProved: row.mobile_verified_at !== null,
    brought: row.brought,
  }));
  return pageOf(list, totalCount, { page, pageSize });
}

export async function listBlocks(
  house: House,
  { member, reason, isLifted, page, pageSize }: Output<typeof contract.listBlocks.input>,
): Promise<Output<typeof contract.listBlocks.value>> {
  const id = await idOf(house, member);
  let of = house.db
    .selectFrom('referral_blocks')
    .where('lifted_at', isLifted === 'true' ? 'is not' : 'is', null);
  if (reason) of = of.where('reason', '=', reason);
  if (id !== null) {
    of = of.where((row) => row.or([row('friend_id', '=', id), row('earner_id', '=', id)]));
  }
  const { count } = await of
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await of
    .selectAll()
    .orderBy('seen_at', 'desc')
    .orderBy('friend_id', 'desc')
    .$call(onPage({ page, pageSize }))
    .execute();
  const people = rows.flatMap((row) => [
    row.friend_id,
    row.earner_id,
    row.same_as ?? row.earner_id,
  ]);
  const names = await usernamesOf(house.db, [...new Set(people)]);
  const by = rows.flatMap(({ decided_by }) => decided_by ?? []);
  const operators = await operatorNames(house, [...new Set(by)]);
  const list = rows.map((row) => ({
    memberId: Number(row.friend_id),
    username: names.get(row.friend_id) ?? '',
    earnerId: Number(row.earner_id),
    earner: names.get(row.earner_id) ?? '',
    level: row.level,
    reason: row.reason,
    sameAs: row.same_as === null ? null : (names.get(row.same_as) ?? ''),
    seenAt: row.seen_at.getTime(),
    liftedAt: row.lifted_at?.getTime() ?? null,
    liftedBy: row.decided_by === null ? null : (operators.get(row.decided_by) ?? ''),
    note: row.note,
  }));
  return pageOf(list, count, { page, pageSize });
}

export async function listAllPayments(
  house: House,
  { member, kind, page, pageSize }: Output<typeof contract.listPayments.input>,
): Promise<Output<typeof contract.listPayments.value>> {
  const id = await idOf(house, member);
  let of = house.db.selectFrom('referral_payments');
  if (id !== null) of = of.where('member_id', '=', id);
  if (kind) of = of.where('kind', '=', kind);
  const { count } = await of
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await of
    .selectAll()
    .orderBy('id', 'desc')
    .$call(onPage({ page, pageSize }))
    .execute();
  const people = rows.flatMap((row) => [row.member_id, row.friend_id ?? row.member_id]);
  const names = await usernamesOf(house.db, [...new Set(people)]);
  const list = rows.map((row) => ({
    id: String(row.id),
    memberId: Number(row.member_id),
    username: names.get(row.member_id) ?? '',
    kind: row.kind,
    amount: row.amount,
    reference: row.reference,
    friend: row.friend_id === null ? null : (names.get(row.friend_id) ?? ''),
    at: row.at.getTime(),
  }));
  return pageOf(list, count, { page, pageSize });
}
