import { floorToCents, type Money, timesRate } from '@baize/money';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { whyNoDeposit } from '../../protection/index.ts';
import { BRAND_CURRENCY, lockCash } from '../../wallet/index.ts';
import { tellMember } from '../letters.ts';
import { announceChange, OPERATORS_TOPIC } from '../news.ts';
import { type Deposit, OPEN_STATES, type Payment } from '../tables.ts';
import { type Channel, chargesOf, findChannel } from './channels.ts';
import { creditDeposit } from './credit-deposit.ts';
import { findGateway, type GatewayMessage, isGenuine } from './gateway.ts';
import { maskReference } from './mask-reference.ts';
import { lockDeposit } from './own-deposit.ts';

export type Arrival = 'NOTED' | 'CREDITED' | 'CONFIRMING' | 'HELD' | 'REPEATED';

/** A gateway's message about a payment: believed when it is signed, and counted once. */
export async function receiveCallback(
  house: House,
  message: GatewayMessage,
): Promise<{ result: Arrival }> {
  const gateway = findGateway(house, message.gateway) ?? refuse('NOT_FOUND');
  if (!isGenuine(house, gateway, message)) refuse('SIGNATURE_WRONG');
  const result = await begin(house.db, async (tx) => {
    const deposit = (await lockDeposit(tx, BigInt(message.depositId))) ?? refuse('NOT_FOUND');
    const channel = await findChannel(tx, deposit.channel);
    if (channel?.gateway !== gateway.code) refuse('NOT_FOUND');
    if (message.status === 'opened') return noteOpened(tx, deposit);
    const arrived = { ...message, channel: channel.code, by: `gateway:${gateway.code}` };
    return bookArrival(house, tx, { channel, deposit, arrived });
  });
  announceHeld(house, result);
  return { result };
}

/** Operators see at once what nobody was credited with. */
export function announceHeld(house: House, result: Arrival): void {
  if (result === 'HELD') house.realtime.publish(OPERATORS_TOPIC, { kind: 'payment' });
}

async function noteOpened(tx: Transaction, { id }: Deposit): Promise<Arrival> {
  await tx
    .updateTable('deposits')
    .set({ state: 'WAITING_PAYMENT' })
    .where('id', '=', id)
    .where('state', '=', 'CREATED')
    .execute();
  return 'NOTED';
}

export type Arrived = {
  channel: string;
  externalId: string;
  amount: Money;
  confirmations: number;
  by: string;
  note?: string;
};

export type Fitting = { channel: Channel; deposit: Deposit; payment: Payment };

type Arriving = {
  channel: Channel;
  deposit: Deposit | null;
  arrived: Arrived;
  /** Whether a second person was asked before it is credited. */
  putBefore?: (fitting: Fitting) => Promise<boolean>;
};

/**
 * Money arrived. An open order is credited with what came; whatever fits none, comes late or comes
 * twice is held until an operator matches it, so that it is never lost and never credited by itself.
 */
export async function bookArrival(
  house: House,
  tx: Transaction,
  { channel, deposit, arrived, putBefore }: Arriving,
): Promise<Arrival> {
  const at = house.clock.now();
  const payment = await savePayment(tx, maskArrival(house, arrived), { channel, deposit, at });
  if (payment === 'repeated') return 'REPEATED';
  if (!deposit || !OPEN_STATES.includes(deposit.state)) return 'HELD';
  if (arrived.confirmations < channel.confirmations) {
    await noteComing(tx, deposit, at);
    return 'CONFIRMING';
  }
  const isLate = deposit.expires_at !== null && deposit.expires_at <= at && !deposit.paid_at;
  if (isLate && deposit.state !== 'CONFIRMING') return 'HELD';
  if (await isBeyondLimits(house, tx, { channel, deposit, payment, at })) {
    await noteComing(tx, deposit, at);
    return 'HELD';
  }
  if (await putBefore?.({ channel, deposit, payment })) {
    await noteComing(tx, deposit, at);
    return 'HELD';
  }
  await creditPayment(house, tx, { channel, deposit, payment, by: arrived.by, at });
  return 'CREDITED';
}

/** The member lowered their limit, or left, while the money was on its way: operators decide about it. */
async function isBeyondLimits(
  house: House,
  tx: Transaction,
  { at, ...fitting }: Fitting & { at: Date },
): Promise<boolean> {
  const { id: depositId, member_id: memberId } = fitting.deposit;
  if (!(await lockCash(tx, memberId, BRAND_CURRENCY))) return false;
  const amount = floorToCents(worthOf(fitting).gross);
  return (await whyNoDeposit(house, tx, { memberId, amount, at, depositId })) !== null;
}

/** A payment is on its way, so the order no longer expires. */
async function noteComing(tx: Transaction, deposit: Deposit, at: Date): Promise<void> {
  await tx
    .updateTable('deposits')
    .set({ state: 'CONFIRMING' })
    .where('id', '=', deposit.id)
    .execute();
  await announceChange(tx, { ...changeOf(deposit), at });
}

function maskArrival(house: House, arrived: Arrived): Arrived {
  const note = maskCardNumbers(arrived.note ?? '');
  return { ...arrived, externalId: maskReference(house, arrived.externalId), note };
}

const changeOf = ({ id, member_id }: Deposit) => ({
  memberId: member_id,
  what: 'deposit' as const,
  id,
});

async function savePayment(
  tx: Transaction,
  arrived: Arrived,
  { channel: { rate }, deposit, at }: { channel: Channel; deposit: Deposit | null; at: Date },
): Promise<Payment | 'repeated'> {
  const { channel, externalId, amount, confirmations, note = '' } = arrived;
  const known = await tx
    .selectFrom('deposit_payments')
    .selectAll()
    .where('channel', '=', channel)
    .where('external_id', '=', externalId)
    .where('removed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  // One payment has one amount: another one under its number is a mistake to look into, not a repeat.
  if (known && known.amount !== amount) refuse('REQUEST_DIFFERS');
  const isMoreSure = known && !known.matched_at && known.confirmations < confirmations;
  if (known && !isMoreSure) return 'repeated';
  if (known) {
    await tx
      .updateTable('deposit_payments')
      .set({ confirmations })
      .where('id', '=', known.id)
      .execute();
    return { ...known, confirmations };
  }
  const saved = await tx
    .insertInto('deposit_payments')
    .values({
      channel,
      external_id: externalId,
      deposit_id: deposit?.id ?? null,
      amount,
      note,
      confirmations,
      rate,
      arrived_at: at,
      matched_at: null,
      matched_by: null,
      entered_by: arrived.by.startsWith('operator:') ? arrived.by : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst();
  return saved ?? 'repeated';
}

type Match = Fitting & { by: string; at: Date };

/** One payment, one credit: fee and bonus by the channel. */
export async function creditPayment(
  house: House,
  tx: Transaction,
  { channel, deposit, payment, by, at }: Match,
): Promise<void> {
  const { rate, gross } = worthOf({ channel, deposit, payment });
  const credited = await creditDeposit(house, tx, deposit, {
    received: payment.amount,
    rate,
    externalId: payment.external_id,
    by,
    at,
    ...chargesOf(channel, gross),
  });
  await tx
    .updateTable('deposit_payments')
    .set({ matched_at: at, matched_by: by, deposit_id: deposit.id })
    .where('id', '=', payment.id)
    .execute();
  await tellMember(house, tx, deposit.member_id, 'deposited', { amount: credited });
}

/** By the rate of the order, or by that of its arrival if late. */
export function worthOf({ channel, deposit, payment }: Fitting): { rate: bigint; gross: Money } {
  // Saying "I have paid" keeps an order open; it does not keep the rate.
  const isInTime = deposit.expires_at === null || payment.arrived_at < deposit.expires_at;
  const isLate = !OPEN_STATES.includes(deposit.state) || !isInTime;
  const rate = isLate ? (payment.rate ?? channel.rate) : deposit.rate;
  return { rate, gross: timesRate(payment.amount, rate) };
}
