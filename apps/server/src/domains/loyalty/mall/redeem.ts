import { days } from '@baize/calendar';
import type { loyaltyMall as contract, Output } from '@baize/contract';
import { moneyText } from '@baize/money';
import { sql } from 'kysely';
import type { Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { askGuards, inTurn, requireTurnover, turnoverLeft } from '../../cashier/index.ts';
import { askPaymentPassword } from '../../identity/index.ts';
import { handSpins, handTickets } from '../../promotions/index.ts';
import { assertNotExcluded } from '../../protection/index.ts';
import {
  answerOnce,
  BRAND_CURRENCY,
  balanceOf,
  isKnownRequest,
  postTogether,
  type Transfer,
} from '../../wallet/index.ts';
import { levelOf } from '../levels/standings.ts';
import { assertHeld } from '../points/convert.ts';
import { inLedger } from '../points/point-maths.ts';
import { pointsHeld } from '../points/show-points.ts';
import type { Order } from '../tables.ts';
import { type Address, listAddresses, sealAddress } from './addresses.ts';
import { findGood, type Good, isOnSale } from './goods.ts';

type Redeemed = Output<typeof contract.redeemReward.value>;
type Asked = Output<typeof contract.redeemReward.input> & { memberId: bigint; requestId: string };

/**
 * Orders something of the mall. Points, money and stock are taken together, under the lock of the
 * member's cash; the stock last, so that of fifty who want the last piece one gets it, and none waits long.
 */
export async function redeem(house: House, asked: Asked): Promise<Redeemed> {
  const { memberId, password } = asked;
  if (!(await isKnownRequest(house.db, asked))) {
    await inTurn(house, memberId, () => askPaymentPassword(house, memberId, password));
  }
  return takeOrder(house, asked);
}

/** The rules, the row and the movements, once for each request. Whoever asks is authorized. */
export async function takeOrder(house: House, asked: Omit<Asked, 'password'>): Promise<Redeemed> {
  const { memberId, requestId, rewardId, quantity } = asked;
  const content = `redeem ${rewardId} ${quantity}`;
  const request = { memberId, currency: BRAND_CURRENCY, requestId, content };
  const { id, state } = await answerOnce(house, request, async (tx, at) => {
    await assertNotExcluded(tx, memberId, at);
    const good = (await findGood(tx, rewardId)) ?? refuse('NOT_FOUND');
    const order = await placeOrder(house, tx, { good, asked, at });
    return { id: String(order.id), state: order.state };
  });
  const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  return {
    transactionNumber: id,
    status: state,
    pointBalance: await pointsHeld(house, memberId),
    mainWalletBalance: (await balanceOf(house.db, cash)) ?? 0n,
  };
}

type Placing = { good: Good; asked: Omit<Asked, 'password'>; at: Date };

async function placeOrder(house: House, tx: Transaction, placing: Placing): Promise<Order> {
  const { good, asked, at } = placing;
  await assertAllowed(house, tx, placing);
  const order = await writeOrder(house, tx, placing);
  await payOrder(house, tx, order, at);
  await bringAtOnce(tx, { good, order, at });
  await takeStock(tx, { id: good.id, quantity: asked.quantity });
  return order;
}

async function assertAllowed(house: House, tx: Transaction, { good, asked }: Placing) {
  const { memberId, quantity } = asked;
  const { limit, level } = good.content;
  if (!isOnSale(house, good)) refuse('NOT_FOUND');
  if (level > 0 && (await levelOf(house, tx, memberId)) < level) {
    refuse('GOODS_LEVEL', { words: { level } });
  }
  if (limit !== null && (await takenOf(tx, { memberId, id: good.id })) + quantity > limit) {
    refuse('GOODS_LIMIT', { words: { count: limit } });
  }
  if (good.stock < quantity) refuse('GOODS_GONE');
}

async function takenOf(tx: Transaction, { memberId, id }: { memberId: bigint; id: bigint }) {
  const { rows } = await sql<{ taken: number }>`
    select coalesce(sum(quantity), 0)::int as taken from mall_orders
    where member_id = ${memberId} and good_id = ${id} and state <> 'REJECTED'`.execute(tx);
  return rows[0]!.taken;
}

export async function writeOrder(house: House, tx: Transaction, { good, asked, at }: Placing) {
  const { kind, words, picture, points, amount } = good.content;
  const { memberId, quantity } = asked;
  const address = kind === 'GOODS' ? await addressFor(house, tx, asked) : null;
  const names = Object.fromEntries(Object.entries(words).map(([code, { name }]) => [code, name]));
  const isDone = kind !== 'GOODS';
  return tx
    .insertInto('mall_orders')
    .values({
      member_id: memberId,
      good_id: good.id,
      kind,
      quantity,
      points: inLedger(points) * BigInt(quantity),
      amount: amount * BigInt(quantity),
      names: JSON.stringify(names),
      picture,
      address_sealed: address && sealAddress(house, address),
      state: isDone ? 'APPROVED' : 'IN_PROCESS',
      ordered_at: at,
      decided_at: isDone ? at : null,
      decided_by: null,
      shipped_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function addressFor(
  house: House,
  tx: Transaction,
  asked: Placing['asked'],
): Promise<Address> {
  if (asked.address) return asked.address;
  const book = await listAddresses(house, asked.memberId, tx);
  const found = book.find(({ id }) => id === asked.addressId);
  if (!found) refuse('SHIPPING_ADDRESS_NEEDED');
  const { id: _, isDefault: __, ...address } = found;
  return address;
}

/** The keys by which the ledger knows an order. */
export const keyOfOrder = (id: bigint) => `#mall.${id}`;

/** Both movements of an order; signed as they are taken, or given back. */
export function orderRows(order: Order, sign: 1n | -1n): Transfer[] {
  const { member_id: memberId, id, points, amount } = order;
  const reason = sign < 0n ? 'MALL_PAY' : 'MALL_REFUND';
  const own = {
    memberId,
    reason,
    key: sign < 0n ? keyOfOrder(id) : `${keyOfOrder(id)}.back`,
  } as const;
  const rows: Transfer[] = [];
  if (points > 0n) {
    const account = { purpose: 'points', currency: 'PTS', counter: 'points' } as const;
    rows.push({ ...own, ...account, amount: sign * points });
  }
  if (amount > 0n) {
    const account = { purpose: 'cash', currency: BRAND_CURRENCY, counter: 'promotions' } as const;
    rows.push({ ...own, ...account, amount: sign * amount });
  }
  return rows;
}

/** Money that must still be played may not leave as goods either. */
async function payOrder(house: House, tx: Transaction, order: Order, at: Date): Promise<void> {
  const { member_id: memberId, points, amount } = order;
  await assertHeld(tx, memberId, points);
  if (amount > 0n) {
    const left = await turnoverLeft(tx, memberId);
    if (left > 0n) {
      refuse('TURNOVER_LEFT', { value: { left: moneyText(left) }, words: { amount: left } });
    }
    await askGuards(house, tx, { memberId, way: 'withdraw', at });
  }
  await postTogether(tx, orderRows(order, -1n), at);
}

/** What need not be sent is there at once: money that must be played, and tickets. */
async function bringAtOnce(
  tx: Transaction,
  { good, order, at }: { good: Good; order: Order; at: Date },
): Promise<void> {
  const { kind, worth, multiple, campaignId, tickets, spins, spinDays } = good.content;
  const { member_id: memberId, id, quantity } = order;
  if (kind === 'MONEY' && worth > 0n) {
    const amount = worth * BigInt(quantity);
    const cash = { memberId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
    const given = { counter: 'promotions', amount, reason: 'POINTS_CONVERT' } as const;
    await postTogether(tx, [{ ...cash, ...given, key: `${keyOfOrder(id)}.worth` }], at);
    const required = {
      memberId,
      kind: 'PROMO' as const,
      reference: `mall.${id}`,
      amount,
      multiple,
    };
    await requireTurnover(tx, required, at);
  }
  if (kind === 'SPINS' && spins) {
    const { gameCode, stake } = spins;
    const expiresAt = new Date(at.getTime() + days(spinDays));
    const origin = `mall.${id}`;
    const given = { gameCode, stake, count: spins.count * quantity, multiple, expiresAt };
    await handSpins(tx, { memberId, campaignId: null, origin, at, ...given });
  }
  if (kind === 'TICKETS' && campaignId !== null) {
    const count = tickets * quantity;
    const origin = `mall.${id}`;
    await handTickets(tx, { campaignId: BigInt(campaignId), memberId, count, origin, at });
  }
}

export async function takeStock(
  tx: Transaction,
  { id, quantity }: { id: bigint; quantity: number },
) {
  const taken = await tx
    .updateTable('mall_goods')
    .set((row) => ({ stock: row('stock', '-', quantity) }))
    .where('id', '=', id)
    .where('stock', '>=', quantity)
    .where('is_open', '=', true)
    .returning('stock')
    .executeTakeFirst();
  if (!taken) refuse('GOODS_GONE');
}
