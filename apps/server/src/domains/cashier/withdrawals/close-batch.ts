import type { cashierWithdrawalsOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';
import { batchRows } from './list-batches.ts';
import { stepsOf } from './withdrawal-steps.ts';

type Closed = Output<typeof contract.closeBatch.value>;

/** The bank's answer to a file, one withdrawal after the other; what was decided by hand stays so. */
export async function closeBatch(
  house: House,
  caller: Caller,
  { batchId, failedIds, note }: Output<typeof contract.closeBatch.input>,
): Promise<Closed> {
  if (failedIds.length > 0 && note === '') {
    refuse('INVALID_INPUT', { value: { note: 'too_small' } });
  }
  const rows = await batchRows(house, BigInt(batchId));
  if (rows.length === 0) refuse('NOT_FOUND');
  const failed = new Set(failedIds);
  if (failedIds.some((id) => !rows.some((row) => String(row.id) === id))) refuse('NOT_FOUND');
  const steps = await stepsOf(
    house.db,
    rows.map(({ id }) => id),
  );
  // What failed once is paid by another way since: this file's answer says nothing about that.
  const failedBefore = new Set(
    steps.filter(({ state }) => state === 'PAY_FAILED').map((step) => step.withdrawal_id),
  );
  const closed: Closed = { disbursed: 0, failed: 0, skipped: 0 };
  for (const { id, state } of rows) {
    const withdrawId = String(id);
    const action = failed.has(withdrawId) ? 'fail' : 'disburse';
    const isOpen = state === 'PAYING' && !failedBefore.has(id);
    const isTaken = isOpen && (await decideOne(house, caller, { withdrawId, action, note }));
    if (!isTaken) closed.skipped += 1;
    else if (action === 'fail') closed.failed += 1;
    else closed.disbursed += 1;
  }
  return closed;
}

async function decideOne(
  house: House,
  caller: Caller,
  step: { withdrawId: string; action: 'fail' | 'disburse'; note: string },
): Promise<boolean> {
  try {
    await decideWithdrawal(house, caller, step);
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'WITHDRAWAL_STATE') return false;
    throw error;
  }
}
