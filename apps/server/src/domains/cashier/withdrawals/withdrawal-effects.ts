import { minutes } from '@baize/calendar';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { BRAND_CURRENCY, lockCash } from '../../wallet/index.ts';
import { wakeAt } from '../deadlines.ts';
import { tellMember } from '../letters.ts';
import { readSettings } from '../settings.ts';
import type { Withdrawal } from '../tables.ts';
import { bookReceived, bookRefund, bookReopened, type Step } from './withdrawal-steps.ts';

type Effect = NonNullable<Step['set']>;

/** Books what a new state means for the money, and sets its deadlines. */
export async function effectOf(
  tx: Transaction,
  withdrawal: Withdrawal,
  state: Withdrawal['state'],
  at: Date,
): Promise<Effect> {
  switch (state) {
    case 'REFUNDED':
    case 'CANCELLED': {
      const refunded = await bookRefund(tx, withdrawal, at);
      return { remaining: 0n, refunded, ended_at: at };
    }
    case 'FORCED_RECEIVED': {
      const forced = { ...withdrawal, rounds: withdrawal.rounds + 1 };
      await bookReceived(tx, forced, withdrawal.remaining, at);
      return { remaining: 0n, ended_at: at };
    }
    case 'DISPUTE':
      return reopen(tx, withdrawal, at);
    case 'DISBURSED':
      return startTimer(tx, withdrawal, at);
    default:
      return {};
  }
}

/** An automatic receipt is undone: the member proved that the money did not arrive. */
async function reopen(tx: Transaction, withdrawal: Withdrawal, at: Date): Promise<Effect> {
  // Under the same lock as a new application, so that only one of both succeeds.
  await lockCash(tx, withdrawal.member_id, BRAND_CURRENCY);
  const another = await tx
    .selectFrom('withdrawals')
    .select('id')
    .where('member_id', '=', withdrawal.member_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (another) refuse('WITHDRAWAL_UNFINISHED', { value: { withdrawId: String(another.id) } });
  const { amount } = await tx
    .selectFrom('withdrawal_steps')
    .select('amount')
    .where('withdrawal_id', '=', withdrawal.id)
    .where('state', '=', 'AUTO_RECEIVED')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const missing = amount ?? withdrawal.amount;
  await bookReopened(tx, withdrawal, missing, at);
  return { remaining: missing, ended_at: null, confirm_by: null };
}

async function startTimer(tx: Transaction, { rounds }: Withdrawal, at: Date): Promise<Effect> {
  const { minutesToConfirm, minutesToRemind } = await readSettings(tx);
  const later = (count: number) => new Date(at.getTime() + minutes(count));
  const confirmBy = later(minutesToConfirm);
  const remindAt = later(minutesToRemind);
  for (const deadline of [remindAt, confirmBy]) await wakeAt(tx, 'cashier.receipts', deadline);
  return {
    disbursed_at: at,
    rounds: rounds + 1,
    confirm_by: confirmBy,
    remind_at: remindAt,
  };
}

/** Tells the member what became of the withdrawal, and why. */
export async function tellOutcome(
  house: House,
  tx: Transaction,
  { id, member_id, amount, remaining, refunded, state }: Withdrawal,
  reason: string,
): Promise<void> {
  const shared = { id: String(id), reason };
  if (state === 'APPROVED')
    await tellMember(house, tx, member_id, 'approved', { ...shared, amount });
  if (state === 'FORCED_RECEIVED') await tellMember(house, tx, member_id, 'decided', shared);
  if (state === 'REFUNDED' || state === 'CANCELLED') {
    await tellMember(house, tx, member_id, 'refunded', { ...shared, amount: refunded });
  }
  if (state !== 'DISBURSED') return;
  const { minutesToConfirm } = await readSettings(tx);
  const facts = { ...shared, amount: remaining, minutes: minutesToConfirm };
  await tellMember(house, tx, member_id, 'disbursed', facts);
}
