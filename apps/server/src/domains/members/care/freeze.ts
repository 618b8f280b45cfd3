import type { Transaction } from '../../../platform/database.ts';
import { announce } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { closeForPlay } from '../../wallet/index.ts';
import type { Member } from '../member.ts';

/** A frozen member may read, and may not play, pay or be paid. */
export async function freezeMember(
  house: House,
  tx: Transaction,
  order: { memberId: bigint; reason: string },
): Promise<Member> {
  return setFrozen(house, tx, order.memberId, order.reason);
}

export async function unfreezeMember(
  house: House,
  tx: Transaction,
  memberId: bigint,
): Promise<Member> {
  return setFrozen(house, tx, memberId, null);
}

async function setFrozen(
  house: House,
  tx: Transaction,
  memberId: bigint,
  reason: string | null,
): Promise<Member> {
  const at = house.clock.now();
  const member = await tx
    .updateTable('members')
    .set({ frozen_at: reason === null ? null : at, freeze_reason: reason })
    .where('id', '=', memberId)
    .returningAll()
    .executeTakeFirst();
  if (!member) refuse('NOT_FOUND');
  await closeForPlay(tx, memberId, reason === null ? null : 'ACCOUNT_FROZEN');
  await announce(tx, {
    name: reason === null ? 'member.unfrozen' : 'member.frozen',
    key: String(memberId),
    at,
    payload: { memberId: String(memberId) },
  });
  return member;
}
