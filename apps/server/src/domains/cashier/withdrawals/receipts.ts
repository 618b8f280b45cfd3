import type { Money } from '@baize/money';
import { begin, type Transaction } from '../../../platform/database.ts';
import { ownFileFor } from '../../../platform/files.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { answerOnce, BRAND_CURRENCY, isKnownRequest } from '../../wallet/index.ts';
import { tellMember } from '../letters.ts';
import { isOverdue, type ReceiptWord, weighReceipt } from './receipt.ts';
import { showWithdrawals, type WithdrawalRow } from './withdrawal-rows.ts';
import { bookReceived, lockWithdrawal, takeStep } from './withdrawal-steps.ts';

export type ReceiptInput = {
  memberId: bigint;
  requestId: string;
  withdrawId: string;
  action: ReceiptWord;
  receivedAmount?: Money | undefined;
  proofIds: string[];
};

/** The member says what arrived: once for each payment, while it is still asked. */
export async function confirmReceipt(house: House, input: ReceiptInput): Promise<WithdrawalRow> {
  if (!(await isKnownRequest(house.db, input))) {
    await assertProofs(house, input);
    await receiveOverdueOf(house, { id: BigInt(input.withdrawId) });
  }
  const request = {
    memberId: input.memberId,
    currency: BRAND_CURRENCY,
    requestId: input.requestId,
    content: `receipt ${input.withdrawId} ${input.action} ${input.receivedAmount} ${input.proofIds}`,
  };
  await answerOnce(house, request, (tx, at) => saveReceipt(tx, input, at));
  const [shown] = await showWithdrawals(house, [BigInt(input.withdrawId)]);
  return shown!;
}

async function assertProofs(house: House, { action, proofIds, memberId }: ReceiptInput) {
  const needsProof = action !== 'RECEIVED';
  const isOften = new Set(proofIds).size < proofIds.length;
  if (proofIds.length > 3 || isOften || (needsProof && proofIds.length === 0)) {
    refuse('PROOF_COUNT');
  }
  for (const fileId of proofIds) {
    await ownFileFor(house, memberId, { fileId, purpose: 'receipt-proof' });
  }
}

async function saveReceipt(tx: Transaction, input: ReceiptInput, at: Date): Promise<null> {
  const withdrawal = await lockWithdrawal(tx, BigInt(input.withdrawId));
  if (withdrawal?.member_id !== input.memberId) refuse('NOT_FOUND');
  if (withdrawal.state !== 'DISBURSED' || isOverdue(withdrawal.confirm_by, at)) {
    refuse('RECEIPT_DECIDED');
  }
  const receipt = weighReceipt(withdrawal.remaining, input.action, input.receivedAmount);
  if ('fault' in receipt) refuse('RECEIPT_AMOUNT');
  const { state, received, remaining } = receipt;
  if (received > 0n) await bookReceived(tx, withdrawal, received, at);
  await takeStep(tx, withdrawal, {
    state,
    actor: 'member',
    at,
    amount: received,
    proofIds: input.proofIds.map(BigInt),
    set: { remaining, ...(state === 'RECEIVED' && { ended_at: at }) },
  });
  return null;
}

const AT_ONCE = 200;
const MAX_STEPS = 25;

/**
 * What nobody spoke about in time counts as received, from the minute it was due: in steps, as many
 * as a run may take, the rest with the next. One that fails is logged and stops no other.
 */
export async function receiveOverdue(house: House): Promise<void> {
  let after = 0n;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    const due = await findOverdue(house, after);
    for (const { id } of due) {
      await receiveOne(house, id).catch((err) => {
        house.log.error(
          { err, withdrawal: String(id) },
          'a payout could not be counted as received',
        );
      });
    }
    if (due.length < AT_ONCE) return;
    after = due.at(-1)!.id;
  }
}

function findOverdue(house: House, after: bigint): Promise<{ id: bigint }[]> {
  return house.db
    .selectFrom('withdrawals')
    .select('id')
    .where('state', '=', 'DISBURSED')
    .where('confirm_by', '<=', house.clock.now())
    .where('id', '>', after)
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
}

/** The same for one withdrawal, or for the open one of a member, at the moment it matters. */
export async function receiveOverdueOf(
  house: House,
  which: { id: bigint } | { memberId: bigint },
): Promise<void> {
  const open = await house.db
    .selectFrom('withdrawals')
    .select(['id', 'confirm_by'])
    .where('id' in which ? 'id' : 'member_id', '=', 'id' in which ? which.id : which.memberId)
    .where('state', '=', 'DISBURSED')
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (open && isOverdue(open.confirm_by, house.clock.now())) await receiveOne(house, open.id);
}

async function receiveOne(house: House, id: bigint): Promise<void> {
  await begin(house.db, async (tx) => {
    const withdrawal = await lockWithdrawal(tx, id);
    const now = house.clock.now();
    if (withdrawal?.state !== 'DISBURSED' || !isOverdue(withdrawal.confirm_by, now)) return;
    const at = withdrawal.confirm_by!;
    await bookReceived(tx, withdrawal, withdrawal.remaining, now);
    await takeStep(tx, withdrawal, {
      state: 'AUTO_RECEIVED',
      actor: 'clock',
      at,
      amount: withdrawal.remaining,
      set: { remaining: 0n, ended_at: at },
    });
  });
}

/** Reminds once, while there is still time to answer. */
export async function remindReceipts(house: House): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if ((await begin(house.db, (tx) => remindSome(house, tx))) < AT_ONCE) return;
  }
}

async function remindSome(house: House, tx: Transaction): Promise<number> {
  const now = house.clock.now();
  const due = await tx
    .updateTable('withdrawals')
    .set({ remind_at: null })
    .where('id', 'in', (of) =>
      of
        .selectFrom('withdrawals')
        .select('id')
        .where('state', '=', 'DISBURSED')
        .where('remind_at', '<=', now)
        .where('confirm_by', '>', now)
        .orderBy('id')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'member_id'])
    .execute();
  for (const { id, member_id } of due) {
    await tellMember(house, tx, member_id, 'reminder', { id: String(id) });
  }
  return due.length;
}
