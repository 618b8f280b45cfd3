import type { Caller } from '../../../platform/caller.ts';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { type ApprovalKind, askOneApproval, recordAudit, takeRoom } from '../../operators/index.ts';
import { readSettings } from '../settings.ts';
import { findChannel } from './channels.ts';
import { lockDeposit } from './own-deposit.ts';
import { creditPayment, type Fitting, worthOf } from './payments.ts';

const KIND = 'cashier.credit';

/** What one person says arrived credits a small sum; a large one is put before a second person. */
export async function askIfLarge(
  house: House,
  tx: Transaction,
  caller: Caller,
  { fitting, reason }: { fitting: Fitting; reason: string },
): Promise<string | null> {
  const { payment, deposit } = fitting;
  const { gross } = worthOf(fitting);
  const isSmall = gross < (await readSettings(tx)).twoPeopleFrom;
  const use = { operatorId: caller.operatorId, measure: { of: 'credit', amount: gross } } as const;
  if (isSmall && (await takeRoom(house, tx, use))) return null;
  const subject = `payment:${payment.id}`;
  const payload = {
    paymentId: String(payment.id),
    depositId: String(deposit.id),
    memberId: String(deposit.member_id),
    amount: String(payment.amount),
    gross: String(gross),
    reason,
  };
  return String(await askOneApproval(house, tx, { kind: KIND, subject, payload, caller }));
}

type Frozen = {
  paymentId: string;
  depositId: string;
  amount: string;
  /** What it is worth to the member; older ones do not say. */
  gross?: string;
  reason: string;
};

/** The second person agrees: this payment to this order, if neither was decided meanwhile. */
export const creditApproval: ApprovalKind = {
  kind: KIND,
  right: 'cashier.deposits',
  measure: (payload) => {
    const { gross, amount } = payload as Frozen;
    return { of: 'credit', amount: BigInt(gross ?? amount) };
  },
  apply: async (house, tx, payload, { approvalId, decidedBy }) => {
    const { paymentId, depositId, amount, reason } = payload as Frozen;
    const fitting = await lockFitting(tx, { paymentId, depositId });
    if (String(fitting.payment.amount) !== amount) refuse('CHANGED_MEANWHILE');
    const by = `operator:${decidedBy}`;
    await creditPayment(house, tx, { ...fitting, by, at: house.clock.now() });
    await recordAudit(house, tx, {
      actor: by,
      action: 'cashier.payment.matched',
      subject: `deposit:${depositId}`,
      before: { state: fitting.deposit.state },
      after: { payment: paymentId, amount, reason, approval: String(approvalId) },
    });
  },
};

/** An order and a payment of its channel, neither of them credited yet. */
export async function lockFitting(
  tx: Transaction,
  { paymentId, depositId }: { paymentId: string; depositId: string },
): Promise<Fitting> {
  const deposit = (await lockDeposit(tx, BigInt(depositId))) ?? refuse('NOT_FOUND');
  const payment = await tx
    .selectFrom('deposit_payments')
    .selectAll()
    .where('id', '=', BigInt(paymentId))
    .forUpdate()
    .executeTakeFirst();
  if (!payment || payment.removed_at) refuse('NOT_FOUND');
  if (payment.matched_at) refuse('ALREADY_DECIDED');
  if (deposit.credited !== null) refuse('DEPOSIT_DECIDED');
  if (deposit.channel !== payment.channel) refuse('NOT_FOUND');
  const channel = (await findChannel(tx, deposit.channel)) ?? refuse('NOT_FOUND');
  return { channel, deposit, payment };
}
