import { days } from '@baize/calendar';
import type { cashierDepositsOperator as contract, Output } from '@baize/contract';
import type { Money } from '@baize/money';
import type { Caller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { actorOf, holdLimits, recordAudit } from '../../operators/index.ts';
import { tellMember } from '../letters.ts';
import { announceChange } from '../news.ts';
import { OPEN_STATES } from '../tables.ts';
import { findChannel } from './channels.ts';
import { askIfLarge, lockFitting } from './large-credits.ts';
import { maskReference } from './mask-reference.ts';
import { lockDeposit } from './own-deposit.ts';
import { announceHeld, bookArrival, creditPayment } from './payments.ts';

/** What the bank says arrived, entered by hand: the open order with the same amount is credited. */
export async function recordPayment(
  house: House,
  caller: Caller,
  entry: Output<typeof contract.recordPayment.input>,
): Promise<Output<typeof contract.recordPayment.value>> {
  const externalId = maskReference(house, entry.externalId);
  const reason = maskCardNumbers(entry.note);
  const entered = await begin(house.db, async (tx) => {
    await holdLimits(tx, caller.operatorId);
    let approvalId: string | null = null;
    const channel = (await findChannel(tx, entry.channel)) ?? refuse('NOT_FOUND');
    const fitting = await findFitting(house, tx, entry);
    const deposit = fitting ? await lockDeposit(tx, fitting) : undefined;
    const arrived = { ...entry, confirmations: channel.confirmations, by: actorOf(caller) };
    const result = await bookArrival(house, tx, {
      channel,
      deposit: deposit ?? null,
      arrived,
      putBefore: async (fitting) => {
        approvalId = await askIfLarge(house, tx, caller, { fitting, reason });
        return approvalId !== null;
      },
    });
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'cashier.payment.entered',
      subject: `payment:${entry.channel}:${externalId}`,
      after: { amount: String(entry.amount), result },
      address: caller.address,
    });
    return { result, approvalId };
  });
  announceHeld(house, entered.result);
  return entered;
}

const SOME = 20;

/**
 * The order that asked for just this amount, open or ended within a day. Where two people may have
 * paid it, nobody is guessed: a slow payer's money is not the next one's.
 */
async function findFitting(
  house: House,
  tx: Transaction,
  { channel, amount }: { channel: string; amount: Money },
): Promise<bigint | undefined> {
  const since = new Date(house.clock.now().getTime() - days(1));
  const rows = await tx
    .selectFrom('deposits')
    .select(['id', 'member_id', 'state'])
    .where('channel', '=', channel)
    .where('shown', '=', amount)
    .where('credited', 'is', null)
    .where((of) => of.or([of('state', 'in', OPEN_STATES), of('decided_at', '>', since)]))
    .orderBy('id', 'desc')
    .limit(SOME)
    .execute();
  if (new Set(rows.map(({ member_id }) => member_id)).size > 1) return undefined;
  return (rows.find(({ state }) => OPEN_STATES.includes(state)) ?? rows[0])?.id;
}

/** Late, doubled or nameless money goes to whom it belongs: by hand, once, on record. */
export async function matchPayment(
  house: House,
  caller: Caller,
  input: { paymentId: string; depositId: string; reason: string },
): Promise<Output<typeof contract.matchPayment.value>> {
  const reason = maskCardNumbers(input.reason);
  return begin(house.db, async (tx) => {
    await holdLimits(tx, caller.operatorId);
    const fitting = await lockFitting(tx, input);
    const approvalId = await askIfLarge(house, tx, caller, { fitting, reason });
    if (approvalId) return { approvalId };
    const { deposit, payment } = fitting;
    const by = actorOf(caller);
    await creditPayment(house, tx, { ...fitting, by, at: house.clock.now() });
    await recordAudit(house, tx, {
      actor: by,
      action: 'cashier.payment.matched',
      subject: `deposit:${deposit.id}`,
      before: { state: deposit.state },
      after: { payment: input.paymentId, amount: String(payment.amount), reason },
      address: caller.address,
    });
    return { approvalId: null };
  });
}

export async function failDeposit(
  house: House,
  caller: Caller,
  { depositId, ...said }: { depositId: string; reason: string },
): Promise<null> {
  const reason = maskCardNumbers(said.reason);
  await begin(house.db, async (tx) => {
    const deposit = (await lockDeposit(tx, BigInt(depositId))) ?? refuse('NOT_FOUND');
    if (!OPEN_STATES.includes(deposit.state)) refuse('DEPOSIT_DECIDED');
    const decided = { decided_at: house.clock.now(), decided_by: actorOf(caller) };
    await tx
      .updateTable('deposits')
      .set({ state: 'FAILED', remark: reason, ...decided })
      .where('id', '=', deposit.id)
      .execute();
    const { id, member_id: memberId } = deposit;
    await tellMember(house, tx, memberId, 'depositFailed', { id: depositId, reason });
    await announceChange(tx, { memberId, what: 'deposit', id, at: decided.decided_at });
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'cashier.deposit.failed',
      subject: `deposit:${depositId}`,
      before: { state: deposit.state },
      after: { reason },
      address: caller.address,
    });
  });
  return null;
}
