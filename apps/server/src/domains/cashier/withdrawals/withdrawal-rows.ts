import type { cashierWithdrawals as contract, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import type { House } from '../../../platform/house.ts';
import type { Withdrawal } from '../tables.ts';
import { stepsOf } from './withdrawal-steps.ts';

export type WithdrawalRow = Output<typeof contract.withdrawal>;

/** Withdrawals as their owner sees them, in the order asked for. */
export async function showWithdrawals(house: House, ids: bigint[]): Promise<WithdrawalRow[]> {
  if (ids.length === 0) return [];
  const rows = await house.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('id', 'desc')
    .execute();
  return toWithdrawalRows(house, rows);
}

export async function toWithdrawalRows(
  house: House,
  rows: readonly Withdrawal[],
): Promise<WithdrawalRow[]> {
  const steps = await stepsOf(
    house.db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    withdrawId: String(row.id),
    state: row.state,
    withdrawType: row.kind,
    bankCode: row.bank_code,
    account: row.account_shown,
    amount: row.amount,
    fee: row.fee,
    receivedAmount: receivedOf(row),
    remainingAmount: row.remaining,
    refundedAmount: row.refunded,
    appliedAt: row.applied_at.getTime(),
    disbursedAt: row.disbursed_at?.getTime() ?? null,
    confirmBy: row.state === 'DISBURSED' ? (row.confirm_by?.getTime() ?? null) : null,
    endedAt: row.ended_at?.getTime() ?? null,
    timeline: steps
      .filter(({ withdrawal_id }) => withdrawal_id === row.id)
      .map(({ state, note, amount, proof_ids, at }) => ({
        state,
        amount,
        proofIds: proof_ids.map(String),
        at: at.getTime(),
        note: INWARD.includes(state) ? '' : note,
      })),
  }));
}

/** Operators' notes on these steps are for operators only. */
const INWARD: readonly string[] = ['RISK_REVIEW', 'APPROVED', 'PAYING'];

/** What went back never arrived; the fee that went with it is no part of the amount. */
export function receivedOf({ amount, remaining, refunded, fee }: Withdrawal): Money {
  if (refunded === 0n) return amount - remaining;
  return refunded === amount + fee ? 0n : amount - refunded;
}

export async function withdrawalsToConfirm(house: House, memberId: bigint) {
  const rows = await house.db
    .selectFrom('withdrawals')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'DISBURSED')
    .where('confirm_by', '>', house.clock.now())
    .execute();
  return { list: await toWithdrawalRows(house, rows) };
}
