import { cashierWithdrawalsOperator as contract, type Output } from '@baize/contract';
import type { Money } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  type ApprovalKind,
  actorOf,
  askOneApproval,
  holdLimits,
  recordAudit,
  takeRoom,
} from '../../operators/index.ts';
import { readSettings } from '../settings.ts';
import type { Withdrawal } from '../tables.ts';
import { assertPayoutProofs, WITHDRAWAL_STEP } from './proofs.ts';
import { receiveOverdueOf } from './receipts.ts';
import { effectOf, tellOutcome } from './withdrawal-effects.ts';
import { lockWithdrawal, stepsOf, takeStep } from './withdrawal-steps.ts';

type Decision = Omit<Output<typeof contract.decideWithdrawal.input>, 'proofIds'> & {
  proofIds?: readonly string[];
};
type Action = Decision['action'];
type State = Withdrawal['state'];

/** Which step may be taken from where. */
const ways: Record<Action, { from: State[]; to: State }> = {
  review: { from: ['APPLIED'], to: 'RISK_REVIEW' },
  approve: { from: ['APPLIED', 'RISK_REVIEW'], to: 'APPROVED' },
  reject: { from: ['APPLIED', 'RISK_REVIEW', 'APPROVED'], to: 'REFUNDED' },
  cancel: { from: ['APPLIED'], to: 'CANCELLED' },
  pay: { from: ['APPROVED', 'PAY_FAILED'], to: 'PAYING' },
  disburse: { from: ['PAYING'], to: 'DISBURSED' },
  fail: { from: ['PAYING'], to: 'PAY_FAILED' },
  payAgain: { from: ['DISPUTE', 'PARTIAL_DISPUTE'], to: 'DISBURSED' },
  refund: { from: ['DISPUTE', 'PARTIAL_DISPUTE', 'PAY_FAILED'], to: 'REFUNDED' },
  force: { from: ['DISPUTE', 'PARTIAL_DISPUTE'], to: 'FORCED_RECEIVED' },
  reopen: { from: ['AUTO_RECEIVED'], to: 'DISPUTE' },
};

/** Steps by which money leaves, comes back a second time, or counts as paid against its owner's word. */
const LETS_MONEY_GO: readonly Action[] = ['approve', 'payAgain', 'refund', 'force'];

/**
 * One decision of an operator. A large sum leaves only when a second person agrees, and what was
 * approved is taken back by two people too.
 */
export async function decideWithdrawal(
  house: House,
  caller: Caller,
  { withdrawId, action, proofIds = [], ...said }: Decision,
): Promise<{ state: State; approvalId: string | null }> {
  const note = maskCardNumbers(said.note);
  assertReason(action, note);
  await assertPayoutProofs(house, proofIds);
  await receiveOverdueOf(house, { id: BigInt(withdrawId) });
  const { twoPeopleFrom } = await readSettings(house.db);
  return begin(house.db, async (tx) => {
    await holdLimits(tx, caller.operatorId);
    const withdrawal = (await lockWithdrawal(tx, BigInt(withdrawId))) ?? refuse('NOT_FOUND');
    const { from } = ways[action];
    if (!from.includes(withdrawal.state)) refuse('WITHDRAWAL_STATE');
    const subject = `withdrawal:${withdrawId}`;
    const sum = action === 'approve' ? withdrawal.amount : withdrawal.remaining;
    const isLarge =
      LETS_MONEY_GO.includes(action) &&
      (sum >= twoPeopleFrom || !(await mayLetGo(house, tx, caller, sum)));
    if (isLarge || (await takesApprovalBack(tx, withdrawal, { action, caller }))) {
      const payload = {
        withdrawId,
        action,
        note,
        proofIds,
        amount: String(withdrawal.amount),
        state: withdrawal.state,
      };
      const approvalId = await askOneApproval(house, tx, {
        kind: WITHDRAWAL_STEP,
        subject,
        payload,
        caller,
      });
      return { state: withdrawal.state, approvalId: String(approvalId) };
    }
    const actor = actorOf(caller);
    const { state } = await carryOut(house, tx, { withdrawal, action, actor, note, proofIds });
    await recordAudit(house, tx, {
      actor,
      action: `cashier.withdrawal.${action}`,
      subject,
      before: { state: withdrawal.state },
      after: { state, note },
      address: caller.address,
    });
    return { state, approvalId: null };
  });
}

/** Within their own limits; what is beyond goes before a second person. */
function mayLetGo(house: House, tx: Transaction, { operatorId }: Caller, amount: Money) {
  return takeRoom(house, tx, { operatorId, measure: { of: 'withdrawal', amount } });
}

/** Steps that say all by themselves need no reason; all others are told to somebody. */
function assertReason(action: Action, note: string): void {
  const isPlain = (contract.plainActions as readonly Action[]).includes(action);
  if (!isPlain && note === '') refuse('INVALID_INPUT', { value: { note: 'too_small' } });
}

/**
 * An approved withdrawal is rejected by two people. Nobody gets around it by paying it, saying that
 * this failed, and giving it back: who said so does not give it back alone.
 */
async function takesApprovalBack(
  tx: Transaction,
  { id, state }: Withdrawal,
  { action, caller }: { action: Action; caller: Caller },
): Promise<boolean> {
  if (state === 'APPROVED') return action === 'reject';
  if (state !== 'PAY_FAILED' || action !== 'refund') return false;
  const failed = (await stepsOf(tx, [id])).findLast((step) => step.state === 'PAY_FAILED');
  return failed?.actor === actorOf(caller);
}

type Frozen = {
  withdrawId: string;
  action: Action;
  amount: string;
  state: State;
  note: string;
  proofIds: readonly string[];
};

/** The second person agrees to exactly what was asked, and it must still be so. */
export const withdrawalApproval: ApprovalKind = {
  kind: WITHDRAWAL_STEP,
  right: 'cashier.withdrawals',
  measure: (payload) => {
    const { action, amount } = payload as Frozen;
    return LETS_MONEY_GO.includes(action) ? { of: 'withdrawal', amount: BigInt(amount) } : null;
  },
  apply: async (house, tx, payload, { decidedBy }) => {
    const { withdrawId, action, amount, state, note, proofIds } = payload as Frozen;
    const withdrawal = (await lockWithdrawal(tx, BigInt(withdrawId))) ?? refuse('NOT_FOUND');
    const isSame = withdrawal.state === state && String(withdrawal.amount) === amount;
    if (!isSame) refuse('CHANGED_MEANWHILE');
    const actor = `operator:${decidedBy}`;
    await carryOut(house, tx, { withdrawal, action, actor, note, proofIds });
  },
};

type Carried = {
  withdrawal: Withdrawal;
  action: Action;
  actor: string;
  note: string;
  proofIds?: readonly string[];
};

export async function carryOut(
  house: House,
  tx: Transaction,
  { withdrawal, action, actor, note, proofIds = [] }: Carried,
): Promise<Withdrawal> {
  const at = house.clock.now();
  const { to: state } = ways[action];
  const set = await effectOf(tx, withdrawal, state, at);
  const amount =
    set.remaining && withdrawal.remaining === 0n ? set.remaining : withdrawal.remaining;
  const taken = await takeStep(tx, withdrawal, {
    state,
    actor,
    at,
    note,
    amount,
    set,
    proofIds: proofIds.map(BigInt),
  });
  await tellOutcome(house, tx, taken, note);
  return taken;
}
