import type { Money } from '@baize/money';
import { begin, type Transaction } from '../../platform/database.ts';
import { ownFile } from '../../platform/files.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { answerOnce, BRAND_CURRENCY } from '../wallet/index.ts';
import { tellMember } from './letters.ts';
import { isOverdue, type ReceiptWord, weighReceipt } from './receipt.ts';
import { type ShownWithdrawal, showWithdrawals } from './show-withdrawals.ts';
import { bookReceived, lockWithdrawal, takeStep } from './withdrawal-steps.ts';

export type ReceiptWish = {
  memberId: bigint;
  requestId: string;
  withdrawId: string;
  action: ReceiptWord;
  receivedAmount?: Money | undefined;
  proofIds: string[];
};

/** The member says what arrived: once for each payment, while it is still asked. */
export async function confirmReceipt(house: House, wish: ReceiptWish): Promise<ShownWithdrawal> {
  const needsProof = wish.action !== 'RECEIVED';
  const count = wish.proofIds.length;
  if (count > 3 || (needsProof && count === 0)) refuse('PROOF_COUNT');
  for (const fileId of wish.proofIds) await ownFile(house, wish.memberId, fileId);
  await receiveOverdue(house);
  const request = {
    ...{ memberId: wish.memberId, currency: BRAND_CURRENCY, requestId: wish.requestId },
    content: `receipt ${wish.withdrawId} ${wish.action} ${wish.receivedAmount} ${wish.proofIds}`,
  };
  await answerOnce(house, request, (tx, at) => keepWord(tx, wish, at));
  const [shown] = await showWithdrawals(house, [BigInt(wish.withdrawId)]);
  return shown!;
}

async function keepWord(tx: Transaction, wish: ReceiptWish, at: Date): Promise<null> {
  const withdrawal = await lockWithdrawal(tx, BigInt(wish.withdrawId));
  if (withdrawal?.member_id !== wish.memberId) refuse('NOT_FOUND');
  if (withdrawal.state !== 'DISBURSED' || isOverdue(withdrawal.confirm_by, at)) {
    refuse('RECEIPT_DECIDED');
  }
  const receipt = weighReceipt(withdrawal.remaining, wish.action, wish.receivedAmount);
  if ('fault' in receipt) refuse('RECEIPT_AMOUNT');
  const { state, received, remaining } = receipt;
  if (received > 0n) await bookReceived(tx, withdrawal, received, at);
  await takeStep(tx, withdrawal, {
    ...{ state, actor: 'member', at, amount: received, proofIds: wish.proofIds.map(BigInt) },
    set: { remaining, ...(state === 'RECEIVED' && { ended_at: at }) },
  });
  return null;
}

const AT_ONCE = 200;

/** What nobody spoke about in time counts as received, from the minute it was due. */
export async function receiveOverdue(house: House): Promise<void> {
  const due = await house.db
    .selectFrom('withdrawals')
    .select('id')
    .where('state', '=', 'DISBURSED')
    .where('confirm_by', '<=', house.clock.now())
    .orderBy('confirm_by')
    .limit(AT_ONCE)
    .execute();
  for (const { id } of due) {
    await begin(house.db, async (tx) => {
      const withdrawal = await lockWithdrawal(tx, id);
      const now = house.clock.now();
      if (withdrawal?.state !== 'DISBURSED' || !isOverdue(withdrawal.confirm_by, now)) return;
      const at = withdrawal.confirm_by!;
      await bookReceived(tx, withdrawal, withdrawal.remaining, now);
      await takeStep(tx, withdrawal, {
        ...{ state: 'AUTO_RECEIVED', actor: 'clock', at, amount: withdrawal.remaining },
        set: { remaining: 0n, ended_at: at },
      });
    });
  }
}

/** Reminds once, while there is still time to answer. */
export async function remindReceipts(house: House): Promise<void> {
  await begin(house.db, async (tx) => {
    const due = await tx
      .updateTable('withdrawals')
      .set({ remind_at: null })
      .where('state', '=', 'DISBURSED')
      .where('remind_at', '<=', house.clock.now())
      .where('confirm_by', '>', house.clock.now())
      .returning(['id', 'member_id'])
      .execute();
    for (const { id, member_id } of due) {
      await tellMember(house, tx, member_id, 'reminder', { id: String(id) });
    }
  });
}
