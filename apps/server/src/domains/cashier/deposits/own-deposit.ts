import type { cashierDeposits as contract, Output } from '@baize/contract';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import { ownFileFor } from '../../../platform/files.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { announceChange, OPERATORS_TOPIC } from '../news.ts';
import { type Deposit, OPEN_STATES } from '../tables.ts';
import { findChannel, rateDecimal } from './channels.ts';
import { findGateway } from './gateway.ts';

export type DepositOrder = Output<typeof contract.depositOrder>;

/** The member cancels an order that is not paid. */
export async function cancelDeposit(house: House, memberId: bigint, depositId: string) {
  return changeOwn(house, memberId, depositId, ({ state }) => {
    if (state !== 'CREATED' && state !== 'WAITING_PAYMENT') refuse('DEPOSIT_DECIDED');
    return { state: 'CANCELLED' as const, decided_at: house.clock.now(), decided_by: 'member' };
  });
}

/** "I have paid": operators look for the payment, with the pictures that prove it. */
export async function notePaid(
  house: House,
  memberId: bigint,
  { depositId, proofIds }: { depositId: string; proofIds: string[] },
): Promise<DepositOrder> {
  if (proofIds.length > 3) refuse('PROOF_COUNT');
  for (const fileId of proofIds) {
    await ownFileFor(house, memberId, { fileId, purpose: 'deposit-proof' });
  }
  return changeOwn(house, memberId, depositId, (deposit) => {
    const proofs = proofIds.length > 0 ? { proof_ids: proofIds.map(BigInt) } : {};
    return { ...paidNow(house, deposit), ...proofs };
  });
}

/** The change for "I have paid", refused for an order that is decided or expired. */
export function paidNow({ clock }: House, deposit: Deposit): Changed {
  const now = clock.now();
  if (!OPEN_STATES.includes(deposit.state)) refuse('DEPOSIT_DECIDED');
  if (isLate(deposit, now)) refuse('DEPOSIT_EXPIRED');
  return { state: 'CONFIRMING', paid_at: deposit.paid_at ?? now };
}

/** A member who has paid and waits reminds the operators. */
export async function remindDeposit(house: House, memberId: bigint, depositId: string) {
  const deposit = await showOwnDeposit(house, memberId, depositId);
  if (deposit.state !== 'CONFIRMING') refuse('DEPOSIT_DECIDED');
  house.realtime.publish(OPERATORS_TOPIC, { kind: 'deposit', id: depositId });
  return deposit;
}

/** Saves the bank's reference of the payment, as the payer knows it. */
export async function noteReference(
  house: House,
  memberId: bigint,
  { depositId, reference }: { depositId: string; reference: string },
): Promise<DepositOrder> {
  return changeOwn(house, memberId, depositId, ({ state }) => {
    if (!OPEN_STATES.includes(state)) refuse('DEPOSIT_DECIDED');
    return { remark: maskCardNumbers(reference) };
  });
}

const isLate = ({ state, expires_at }: Deposit, now: Date) =>
  state !== 'CONFIRMING' && expires_at !== null && expires_at <= now;

type Changed = Partial<
  Pick<Deposit, 'state' | 'paid_at' | 'proof_ids' | 'remark' | 'decided_at' | 'decided_by'>
>;

export async function changeOwn(
  house: House,
  memberId: bigint,
  depositId: string,
  change: (deposit: Deposit) => Changed,
): Promise<DepositOrder> {
  const changed = await begin(house.db, async (tx) => {
    const deposit = await lockDeposit(tx, BigInt(depositId));
    if (deposit?.member_id !== memberId) refuse('NOT_FOUND');
    await announceChange(tx, { memberId, what: 'deposit', id: deposit.id, at: house.clock.now() });
    return tx
      .updateTable('deposits')
      .set(change(deposit))
      .where('id', '=', deposit.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return showDeposit(house, changed);
}

export async function lockDeposit(tx: Transaction, id: bigint): Promise<Deposit | undefined> {
  return tx.selectFrom('deposits').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function showOwnDeposit(house: House, memberId: bigint, depositId: string) {
  return showDeposit(house, await findOwn(house, memberId, depositId));
}

export async function findOwn(house: House, memberId: bigint, depositId: string): Promise<Deposit> {
  const deposit = await house.db
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', BigInt(depositId))
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return deposit ?? refuse('NOT_FOUND');
}

/** An order as its owner sees it. */
export async function showDeposit(house: House, deposit: Deposit): Promise<DepositOrder> {
  const channel = await findChannel(house.db, deposit.channel);
  const isOpen = OPEN_STATES.includes(deposit.state);
  const gateway = isOpen && channel?.gateway ? findGateway(house, channel.gateway) : undefined;
  return {
    depositId: String(deposit.id),
    state: deposit.state,
    channel: deposit.channel,
    method: deposit.method,
    requestedAmount: deposit.asked,
    shownAmount: deposit.shown,
    receivedAmount: deposit.received,
    fee: deposit.fee,
    bonus: deposit.bonus,
    creditedAmount: deposit.credited,
    rate: rateDecimal(deposit.rate),
    account: isOpen ? (channel?.account ?? {}) : {},
    redirectUrl: gateway?.payAddress(house, deposit) ?? null,
    createdAt: deposit.created_at.getTime(),
    expiresAt: deposit.expires_at?.getTime() ?? null,
    proofIds: deposit.proof_ids.map(String),
    promotionId: String(deposit.promotion_id ?? ''),
  };
}
