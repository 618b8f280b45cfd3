import { minutes } from '@baize/calendar';
import { type Money, timesRate, UNIT } from '@baize/money';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { sqlState, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember, kindOf } from '../../members/index.ts';
import { assertMayDeposit } from '../../protection/index.ts';
import { requireModule } from '../../system/index.ts';
import { answerOnce, BRAND_CURRENCY, isKnownRequest } from '../../wallet/index.ts';
import { wakeAt } from '../deadlines.ts';
import { OPERATORS_TOPIC } from '../news.ts';
import { readSettings } from '../settings.ts';
import { type Deposit, OPEN_STATES } from '../tables.ts';
import { type Channel, findChannel } from './channels.ts';
import { bindChoice } from './chosen-promotion.ts';
import { amountToPay } from './own-cents.ts';
import { type DepositOrder, showDeposit, showOwnDeposit } from './own-deposit.ts';

export type DepositInput = {
  memberId: bigint;
  requestId: string;
  amount: Money;
  vendorId: string;
  payeeName?: string | undefined;
  /** Chosen with the order. */
  promotion?: bigint | null;
};

const UNIQUE_VIOLATION = '23505';

/** Asks to pay in. The same request is answered with the same order; one channel has one at a time. */
export async function orderDeposit(house: House, input: DepositInput): Promise<DepositOrder> {
  const known = await findOrder(house, input);
  if (known) return showDeposit(house, known);
  const channel = await findChannel(house.db, input.vendorId);
  if (!(await isKnownRequest(house.db, input))) await assertTaken(house, channel, input);
  const { memberId, requestId, amount, vendorId } = input;
  const chosen = input.promotion ? ` ${input.promotion}` : '';
  const content = `deposit ${vendorId} ${amount}${chosen}`;
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
  requireModule(house, 'DPSTBAS3');
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
  const isSame =
    known?.asked === input.amount &&
    known.channel === input.vendorId &&
    known.promotion_id === (input.promotion ?? null);
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
  const promotion = input.promotion ?? null;
  await bindChoice(house, tx, { memberId: input.memberId, promotion, amount });
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
      promotion_id: promotion,
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
