import type { Money } from '@baize/money';
import type { Database, Transaction } from '../../../platform/database.ts';
import {
  BRAND_CURRENCY,
  lockCash,
  moveRows,
  postTogether,
  type Transfer,
} from '../../wallet/index.ts';
import { announceChange } from '../news.ts';
import type { Withdrawal } from '../tables.ts';

export type Step = {
  state: Withdrawal['state'];
  actor: string;
  at: Date;
  note?: string;
  amount?: Money;
  proofIds?: readonly bigint[];
  /** What else changes with it. */
  set?: Partial<
    Pick<
      Withdrawal,
      'remaining' | 'refunded' | 'rounds' | 'disbursed_at' | 'confirm_by' | 'remind_at' | 'ended_at'
    >
  >;
};

/** Every change of a withdrawal is a step on its timeline. The caller holds its row. */
export async function takeStep(
  tx: Transaction,
  withdrawal: Withdrawal,
  { state, actor, at, note = '', amount, proofIds = [], set = {} }: Step,
): Promise<Withdrawal> {
  await tx
    .insertInto('withdrawal_steps')
    .values({
      withdrawal_id: withdrawal.id,
      state,
      actor,
      note,
      at,
      amount: amount ?? null,
      proof_ids: [...proofIds],
    })
    .execute();
  const { id, member_id: memberId } = withdrawal;
  await announceChange(tx, { memberId, what: 'withdrawal', id, at });
  return tx
    .updateTable('withdrawals')
    .set({ state, ...set })
    .where('id', '=', withdrawal.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function lockWithdrawal(tx: Transaction, id: bigint): Promise<Withdrawal | undefined> {
  return tx
    .selectFrom('withdrawals')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function stepsOf(db: Database | Transaction, ids: readonly bigint[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('withdrawal_steps')
    .selectAll()
    .where('withdrawal_id', 'in', ids)
    .orderBy('id')
    .execute();
}

const held = (memberId: bigint) =>
  ({ memberId, purpose: 'payouts', currency: BRAND_CURRENCY }) as const;
const cash = (memberId: bigint) =>
  ({ memberId, purpose: 'cash', currency: BRAND_CURRENCY }) as const;

/** What is asked for leaves the cash at once and lies where it cannot be played with. */
export function holdRows({ id, member_id, amount, fee }: Withdrawal): Transfer[] {
  const between = { from: cash(member_id), to: held(member_id) };
  const fees = { ...between, amount: fee, key: `#withdraw.${id}.hold` };
  return [
    ...moveRows({
      ...between,
      amount,
      key: `#withdraw.${id}`,
      reasons: ['WITHDRAW_APPLY', 'WITHDRAW_APPLY'],
    }),
    ...(fee > 0n ? moveRows({ ...fees, reasons: ['WITHDRAW_FEE', 'WITHDRAW_FEE'] }) : []),
  ];
}

/** What the member has now is out of the house; with the first of it the fee is earned. */
export async function bookReceived(
  tx: Transaction,
  { id, member_id, fee, rounds, fee_taken }: Withdrawal,
  received: Money,
  at: Date,
): Promise<void> {
  const key = `#withdraw.${id}.${rounds}`;
  const rows: Transfer[] = [
    { ...held(member_id), counter: 'bank', reason: 'WITHDRAW_DONE', amount: -received, key },
  ];
  if (fee > 0n && !fee_taken) {
    const earned = { counter: 'fees', reason: 'WITHDRAW_FEE', key: `${key}.fee` } as const;
    rows.push({ ...held(member_id), ...earned, amount: -fee });
    await markFee(tx, id, true);
  }
  await postTogether(tx, rows, at);
}

async function markFee(tx: Transaction, id: bigint, isTaken: boolean): Promise<void> {
  await tx.updateTable('withdrawals').set({ fee_taken: isTaken }).where('id', '=', id).execute();
}

/** What counted as received did not arrive after all: it is held again, and the fee where it was all. */
export async function bookReopened(
  tx: Transaction,
  { id, member_id, amount, fee, rounds, fee_taken }: Withdrawal,
  missing: Money,
  at: Date,
): Promise<void> {
  const key = `#withdraw.${id}.${rounds}.reopened`;
  const rows: Transfer[] = [
    { ...held(member_id), counter: 'bank', reason: 'WITHDRAW_DONE', amount: missing, key },
  ];
  if (fee_taken && missing === amount) {
    const back = { counter: 'fees', reason: 'WITHDRAW_FEE', key: `${key}.fee` } as const;
    rows.push({ ...held(member_id), ...back, amount: fee });
    await markFee(tx, id, false);
  }
  await postTogether(tx, rows, at);
}

/** What did not arrive goes back to the cash; the fee with it, when nothing arrived at all. */
export async function bookRefund(
  tx: Transaction,
  { id, member_id, remaining, fee, fee_taken }: Withdrawal,
  at: Date,
): Promise<Money> {
  await lockCash(tx, member_id, BRAND_CURRENCY);
  const back = remaining + (fee_taken ? 0n : fee);
  const move = { from: held(member_id), to: cash(member_id), amount: back };
  const reasons = ['WITHDRAW_REFUND', 'WITHDRAW_REFUND'] as const;
  await postTogether(tx, moveRows({ ...move, reasons, key: `#withdraw.${id}.refund` }), at);
  return back;
}
