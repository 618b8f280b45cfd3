import type { cashierDepositsOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ApprovalKind, askOneApproval, recordAudit } from '../../operators/index.ts';
import type { Payment } from '../tables.ts';
import { findChannel } from './channels.ts';

const KIND = 'cashier.payment-removal';

/**
 * Asks to take a payment off the list that somebody entered by mistake. What a gateway told of is
 * true by its signature, and what was credited is corrected on the balance: neither is removed.
 */
export async function removePayment(
  house: House,
  caller: Caller,
  input: Output<typeof contract.removePayment.input>,
): Promise<Output<typeof contract.removePayment.value>> {
  return begin(house.db, async (tx) => {
    const payment = await lockRemovable(tx, input.paymentId);
    const payload = {
      paymentId: input.paymentId,
      channel: payment.channel,
      externalId: payment.external_id,
      amount: String(payment.amount),
      reason: maskCardNumbers(input.reason),
    };
    const subject = `payment:${payment.id}`;
    const asking = { kind: KIND, subject, payload, caller };
    return { approvalId: String(await askOneApproval(house, tx, asking)) };
  });
}

type Frozen = {
  paymentId: string;
  channel: string;
  externalId: string;
  amount: string;
  reason: string;
};

/** The second person agrees: it stays on record, and its number may be entered again. */
export const paymentRemovalApproval: ApprovalKind = {
  kind: KIND,
  right: 'cashier.deposits',
  apply: async (house, tx, payload, { approvalId, decidedBy }) => {
    const { paymentId, channel, externalId, amount, reason } = payload as Frozen;
    const payment = await lockRemovable(tx, paymentId);
    if (String(payment.amount) !== amount) refuse('CHANGED_MEANWHILE');
    const removed = { removed_at: house.clock.now(), removed_by: decidedBy, removed_for: reason };
    await tx.updateTable('deposit_payments').set(removed).where('id', '=', payment.id).execute();
    await recordAudit(house, tx, {
      actor: `operator:${decidedBy}`,
      action: 'cashier.payment.removed',
      subject: `payment:${channel}:${externalId}`,
      before: { amount },
      after: { reason, approval: String(approvalId) },
    });
  },
};

async function lockRemovable(tx: Transaction, paymentId: string): Promise<Payment> {
  const payment = await tx
    .selectFrom('deposit_payments')
    .selectAll()
    .where('id', '=', BigInt(paymentId))
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) refuse('NOT_FOUND');
  if (payment.matched_at) refuse('ALREADY_DECIDED');
  // Before it was kept who entered a payment, only channels without a gateway were entered by hand.
  const isByHand = payment.entered_by ?? !(await findChannel(tx, payment.channel))?.gateway;
  if (!isByHand) refuse('PAYMENT_BY_GATEWAY');
  return payment;
}
