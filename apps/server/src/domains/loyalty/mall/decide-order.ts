import type { loyaltyMallOperator as contract, Output } from '@baize/contract';
import { type SpokenId, translate } from '@baize/i18n';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { sendMessage } from '../../content/index.ts';
import { findMember, isLanguage } from '../../members/index.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { BRAND_CURRENCY, lockCash, postTogether } from '../../wallet/index.ts';
import type { Order } from '../tables.ts';
import { nameOfOrder } from './orders.ts';
import { orderRows } from './redeem.ts';

type Decision = Output<typeof contract.decideOrder.input>;

/** Decided once: an approval keeps what was taken, a rejection gives everything back in one piece. */
export async function decideOrder(
  house: House,
  caller: Caller,
  { id, decision, reason }: Decision,
): Promise<void> {
  const isRejected = decision === 'REJECT';
  if (isRejected && reason.trim().length < 3)
    refuse('INVALID_INPUT', { value: { reason: 'too_small' } });
  await begin(house.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.state !== 'IN_PROCESS') refuse('ORDER_DECIDED');
    const at = house.clock.now();
    const state = isRejected ? 'REJECTED' : 'APPROVED';
    await tx
      .updateTable('mall_orders')
      .set({ state, reason, decided_at: at, decided_by: caller.operatorId })
      .where('id', '=', order.id)
      .execute();
    if (isRejected) await giveBack(tx, order, at);
    await audit(house, tx, { caller, order, action: state.toLowerCase(), after: { reason } });
    await tell(house, tx, {
      order,
      letter: isRejected ? 'rejected' : 'approved',
      words: { reason },
    });
  });
}

/** Whatever level the member has come to since: what was taken was theirs. */
async function giveBack(tx: Transaction, order: Order, at: Date): Promise<void> {
  await postTogether(tx, orderRows(order, 1n), at);
  await tx
    .updateTable('mall_goods')
    .set((row) => ({ stock: row('stock', '+', order.quantity) }))
    .where('id', '=', order.good_id)
    .execute();
}

/** The cash first, as everyone who moves it does; then the order. */
async function lockOrder(tx: Transaction, id: string): Promise<Order> {
  const found = await tx
    .selectFrom('mall_orders')
    .select('member_id')
    .where('id', '=', BigInt(id))
    .executeTakeFirst();
  await lockCash(tx, found?.member_id ?? refuse('NOT_FOUND'), BRAND_CURRENCY);
  return tx
    .selectFrom('mall_orders')
    .selectAll()
    .where('id', '=', BigInt(id))
    .forUpdate()
    .executeTakeFirstOrThrow();
}

type Shipping = Output<typeof contract.shipOrder.input>;

/** A number that was mistyped can be given again. */
export async function shipOrder(
  house: House,
  caller: Caller,
  { id, carrier, shippingNumber }: Shipping,
): Promise<void> {
  await begin(house.db, async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.state !== 'APPROVED' || order.kind !== 'GOODS') refuse('ORDER_DECIDED');
    const sent = { carrier, shipping_number: shippingNumber };
    await tx
      .updateTable('mall_orders')
      .set({ ...sent, shipped_at: order.shipped_at ?? house.clock.now() })
      .where('id', '=', order.id)
      .execute();
    await audit(house, tx, { caller, order, action: 'shipped', after: sent });
    await tell(house, tx, { order, letter: 'shipped', words: { carrier, number: shippingNumber } });
  });
}

type Audited = { caller: Caller; order: Order; action: string; after: object };

async function audit(house: House, tx: Transaction, { caller, order, action, after }: Audited) {
  await recordAudit(house, tx, {
    actor: actorOf(caller),
    action: `loyalty.order.${action}`,
    subject: `mall-order:${order.id}`,
    before: { state: order.state },
    after: { ...after, memberId: String(order.member_id) },
    address: caller.address,
  });
}

type Telling = {
  order: Order;
  letter: 'approved' | 'rejected' | 'shipped';
  words: Record<string, string>;
};

async function tell(house: House, tx: Transaction, { order, letter, words }: Telling) {
  const member = await findMember(tx, order.member_id);
  if (!member) return;
  const language = isLanguage(member);
  const said = {
    ...words,
    name: nameOfOrder(order, language),
    quantity: order.quantity,
    order: String(order.id),
  };
  const say = (part: 'title' | 'body') =>
    translate(language, `letter.mall.${letter}.${part}` satisfies SpokenId, said);
  await sendMessage(house, tx, {
    to: { memberIds: [order.member_id] },
    title: say('title'),
    body: say('body'),
  });
}
