import { minutes } from '@baize/calendar';
import type { cashierDeposits as contract, Output } from '@baize/contract';
import { type Money, timesRate, UNIT } from '@baize/money';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin, sqlState, type Transaction } from '../../../platform/database.ts';
import { ownFileFor } from '../../../platform/files.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember, kindOf } from '../../members/index.ts';
import { assertMayDeposit } from '../../protection/index.ts';
import { answerOnce, BRAND_CURRENCY, isKnownRequest } from '../../wallet/index.ts';
import { wakeAt } from '../deadlines.ts';
import { announceChange, OPERATORS_TOPIC } from '../news.ts';
import { readSettings } from '../settings.ts';
import { type Deposit, OPEN_STATES } from '../tables.ts';
import { type Channel, findChannel, rateDecimal } from './channels.ts';
import { findGateway } from './gateway.ts';
import { amountToPay } from './own-cents.ts';

export type DepositOrder = Output<typeof contract.depositOrder>;
export type DepositInput = {
  memberId: bigint;
  requestId: string;
  amount: Money;
  vendorId: string;
  payeeName?: string | undefined;
};

const UNIQUE_VIOLATION = '23505';

/** Asks to pay in. The same request is answered with the same order; one channel has one at a time. */
export async function orderDeposit(house: House, input: DepositInput): Promise<DepositOrder> {
  const known = await findOrder(house, input);
  if (known) return showDeposit(house, known);
  const channel = await findChannel(house.db, input.vendorId);
  if (!(await isKnownRequest(house.db, input))) await assertTaken(house, channel, input);
  const { memberId, requestId, amount, vendorId } = input;
  const content = `deposit ${vendorId} ${amount}`;
  const request = { memberId, currency: BRAND_CURRENCY, requestId, content };
  try {
    const { id } = await answerOnce(house, request, async (tx) => {
      const { id } = await saveOrder(house, tx, channel ?? refuse('DEPOSIT_CHANNEL_CLOSED'), input);
      return { id: String(id) };
    });
    house.realtime.publish(OPERATORS_TOPIC, { kind: 'deposit', id });
    return await showOwnDeposit(house, memberId, id);
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    const raced = await findOrder(house, input);
    if (raced) return showDeposit(house, raced);
    // Someone else was given the same cents in the same moment: there are others.
    const isCents = (error as { constraint?: string }).constraint === 'deposits_own_cents';
    return isCents ? orderDeposit(house, input) : refuse('DEPOSIT_UNFINISHED');
  }
}

async function assertTaken(house: House, channel: Channel | undefined, input: DepositInput) {
  if (!(await readSettings(house.db)).depositsOpen) refuse('DEPOSIT_CLOSED');
  const member = (await findMember(house.db, input.memberId)) ?? refuse('NOT_LOGGED_IN');
  if (kindOf(member.type) === 'trial') refuse('REAL_ACCOUNT_NEEDED');
  if (!channel?.is_open) refuse('DEPOSIT_CHANNEL_CLOSED');
  assertAmount(channel, input.amount);
}

async function findOrder(house: House, input: DepositInput): Promise<Deposit | undefined> {
  const known = await house.db
    .selectFrom('deposits')
    .selectAll()
    .where('member_id', '=', input.memberId)
    .where('reference', '=', input.requestId)
    .executeTakeFirst();
  const isSame = known?.asked === input.amount && known?.channel === input.vendorId;
  if (known && !isSame) refuse('REQUEST_DIFFERS');
  return known;
}

function assertAmount(channel: Channel, asked: Money): void {
  const { least: min, most: max, step, fixed_amounts: fixed } = channel;
  const isFixed = fixed.length === 0 || fixed.includes(asked);
  if (asked >= min && asked <= max && asked % step === 0n && isFixed) return;
  const words = { min: String(min / UNIT), max: String(max / UNIT) };
  refuse('DEPOSIT_AMOUNT', { words });
}

async function saveOrder(
  house: House,
  tx: Transaction,
  channel: Channel,
  input: DepositInput,
): Promise<Deposit> {
  const at = house.clock.now();
  const unfinished = await tx
    .selectFrom('deposits')
    .select('id')
    .where('member_id', '=', input.memberId)
    .where('channel', '=', channel.code)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirst();
  if (unfinished) refuse('DEPOSIT_UNFINISHED', { value: { depositId: String(unfinished.id) } });
  const shown = await amountToPay(tx, channel, { ...input, at });
  const amount = timesRate(shown, channel.rate);
  await assertMayDeposit(house, tx, { memberId: input.memberId, amount, at });
  const expiresAt = new Date(at.getTime() + minutes(channel.minutes));
  await wakeAt(tx, 'cashier.deposits', expiresAt);
  return tx
    .insertInto('deposits')
    .values({
      member_id: input.memberId,
      reference: input.requestId,
      channel: channel.code,
      method: channel.method,
      rate: channel.rate,
      state: channel.gateway ? 'CREATED' : 'WAITING_PAYMENT',
      asked: input.amount,
      shown,
      payer_sealed: input.payeeName ? house.keys.seal(maskCardNumbers(input.payeeName)) : null,
      created_at: at,
      expires_at: expiresAt,
      received: null,
      credited: null,
      external_id: null,
      paid_at: null,
      decided_at: null,
      decided_by: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Given up by the member, before it was paid. */
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

/** Said in time, of an order that nobody decided yet. */
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

/** How the bank calls the payment, as far as its payer knows. */
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

async function showDeposit(house: House, deposit: Deposit): Promise<DepositOrder> {
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
  };
}
