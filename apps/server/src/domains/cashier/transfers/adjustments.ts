import type { cashierTransfersOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember, kindOf } from '../../members/index.ts';
import { type ApprovalKind, askApproval, recordAudit } from '../../operators/index.ts';
import { BRAND_CURRENCY, lockCash, postTogether } from '../../wallet/index.ts';
import { tellMember } from '../letters.ts';
import { readSettings } from '../settings.ts';
import { requireTurnover } from '../turnover/turnover.ts';

const KIND = 'cashier.adjustment';
type Input = Output<typeof contract.askAdjustment.input>;

/** Asks to change a balance. However small: nobody does it alone. */
export async function askAdjustment(
  house: House,
  caller: Caller,
  { memberId, amount, multiple, reason }: Input,
): Promise<{ approvalId: string }> {
  const member = (await findMember(house.db, BigInt(memberId))) ?? refuse('MEMBER_NOT_FOUND');
  if (kindOf(member.type) === 'trial') refuse('REAL_ACCOUNT_NEEDED');
  const { multiples } = await readSettings(house.db);
  const times = amount > 0n ? (multiple ?? multiples.adjustment) : 0;
  const why = maskCardNumbers(reason);
  const payload = {
    memberId: String(memberId),
    // Whoever decides knows people by their names.
    username: member.username,
    amount: String(amount),
    multiple: times,
    reason: why,
  };
  const asking = { kind: KIND, subject: `member:${memberId}`, payload, caller };
  const approvalId = await begin(house.db, (tx) => askApproval(house, tx, asking));
  return { approvalId: String(approvalId) };
}

type Frozen = {
  memberId: string;
  username?: string;
  amount: string;
  multiple: number;
  reason: string;
};

/** The second person agrees: exactly what was asked is booked, once. */
export const adjustmentApproval: ApprovalKind = {
  kind: KIND,
  right: 'cashier.adjust',
  isAskLimited: true,
  measure: (payload) => {
    const amount = BigInt((payload as Frozen).amount);
    return { of: 'credit', amount: amount < 0n ? -amount : amount };
  },
  apply: async (house, tx, payload, { approvalId, askedBy, decidedBy }) => {
    const { multiple, reason, ...frozen } = payload as Frozen;
    const [memberId, amount] = [BigInt(frozen.memberId), BigInt(frozen.amount)];
    const at = house.clock.now();
    await lockCash(tx, memberId, BRAND_CURRENCY);
    const why = amount > 0n ? 'ADJUST_ADD' : 'ADJUST_MINUS';
    const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
    const key = `#adjust.${approvalId}`;
    const row = { ...cash, counter: 'adjustments', amount, reason: why, key } as const;
    await postTogether(tx, [row], at);
    const credit = {
      memberId,
      kind: 'ADJUST' as const,
      reference: `adjust.${approvalId}`,
      amount,
      multiple,
    };
    await requireTurnover(tx, credit, at);
    await tx
      .insertInto('adjustments')
      .values({
        approval_id: approvalId,
        member_id: memberId,
        amount,
        multiple,
        reason,
        asked_by: askedBy,
        decided_by: decidedBy,
        at,
      })
      .execute();
    await tellMember(house, tx, memberId, 'adjusted', { amount });
    await recordAudit(house, tx, {
      actor: `operator:${decidedBy}`,
      action: 'cashier.balance.adjusted',
      subject: `member:${memberId}`,
      after: { ...frozen, reason, multiple, approval: String(approvalId) },
    });
  },
};
