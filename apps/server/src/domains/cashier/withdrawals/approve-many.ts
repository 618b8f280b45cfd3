import type { cashierWithdrawalsOperator as contract, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { decideWithdrawal } from './decide-withdrawal.ts';

/** One after the other, each by its own rules: what cannot be approved is left out and counted. */
export async function approveMany(
  house: House,
  caller: Caller,
  { withdrawIds }: Output<typeof contract.approveMany.input>,
): Promise<Output<typeof contract.approveMany.value>> {
  const done = { approved: 0, asked: 0, skipped: 0 };
  for (const withdrawId of new Set(withdrawIds)) {
    done[await approveOne(house, caller, withdrawId)] += 1;
  }
  return done;
}

async function approveOne(house: House, caller: Caller, withdrawId: string) {
  try {
    const step = { withdrawId, action: 'approve', note: '' } as const;
    const { approvalId } = await decideWithdrawal(house, caller, step);
    return approvalId === null ? 'approved' : 'asked';
  } catch (error) {
    if (error instanceof Refusal) return 'skipped';
    throw error;
  }
}
