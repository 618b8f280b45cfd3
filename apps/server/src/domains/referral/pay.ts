import type { Money } from '@baize/money';
import type { Transaction } from '../../platform/database.ts';
import { requireTurnover } from '../cashier/index.ts';
import { BRAND_CURRENCY, post } from '../wallet/index.ts';
import type { PaymentKind } from './tables.ts';

export type Owed = {
  memberId: bigint;
  kind: PaymentKind;
  /** The day, the friend or the step: each is paid once. */
  reference: string;
  friendId?: bigint | null;
  amount: Money;
  multiple: number;
};

/**
 * The one way in which referral pays: the payment, its ledger entry and what must be played for it
 * stand or fall together. The caller holds the member's cash. Null: it was paid before.
 */
export async function payReferral(tx: Transaction, owed: Owed, at: Date): Promise<bigint | null> {
  const { memberId, kind, reference, friendId = null, amount, multiple } = owed;
  if (amount <= 0n) return null;
  const paid = await tx
    .insertInto('referral_payments')
    .values({ member_id: memberId, kind, reference, friend_id: friendId, amount, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!paid) return null;
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  const given = { counter: 'promotions', amount, reason: 'REFERRAL' } as const;
  await post(tx, [{ ...cash, ...given, key: `#referral.${paid.id}` }], at);
  const bound = { memberId, kind: 'REFERRAL' as const, reference: `referral.${paid.id}`, amount };
  await requireTurnover(tx, { ...bound, multiple }, at);
  return paid.id;
}
