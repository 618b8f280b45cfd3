import type { cashierWithdrawals } from '@baize/contract';
import type { StepState, Tone } from '@baize/ui';
import type { Withdrawal } from '../use-cashier.ts';

export type WithdrawalState = cashierWithdrawals.WithdrawalState;

export const withdrawalTones: Record<WithdrawalState, Tone> = {
  APPLIED: 'info',
  RISK_REVIEW: 'info',
  APPROVED: 'info',
  PAYING: 'info',
  PAY_FAILED: 'bad',
  DISBURSED: 'warn',
  DISPUTE: 'bad',
  PARTIAL_DISPUTE: 'bad',
  RECEIVED: 'good',
  AUTO_RECEIVED: 'good',
  FORCED_RECEIVED: 'good',
  REFUNDED: 'plain',
  CANCELLED: 'plain',
};

export const isKnownState = (state: string): state is WithdrawalState => state in withdrawalTones;

const WAY: readonly WithdrawalState[] = ['APPLIED', 'APPROVED', 'PAYING', 'DISBURSED', 'RECEIVED'];
const SAME_PLACE: Partial<Record<WithdrawalState, WithdrawalState>> = { RISK_REVIEW: 'APPLIED' };

/** What still lies ahead of a withdrawal on its usual way; of one that left it, nobody can say. */
export function stepsAhead({ state, endedAt }: Pick<Withdrawal, 'state' | 'endedAt'>) {
  if (endedAt !== null) return [];
  const at = WAY.indexOf(SAME_PLACE[state] ?? state);
  return at < 0 ? [] : WAY.slice(at + 1);
}

const FAILED: readonly string[] = ['PAY_FAILED', 'DISPUTE', 'PARTIAL_DISPUTE', 'CANCELLED'];

export function stepStateOf(state: string, isLast: boolean, hasEnded: boolean): StepState {
  if (FAILED.includes(state)) return 'failed';
  return isLast && !hasEnded ? 'current' : 'done';
}
