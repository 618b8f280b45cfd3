import type { loyaltyMall as contract, Language, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import type { Order } from '../tables.ts';
import { openAddress } from './addresses.ts';

type Asked = Output<typeof contract.redeemList.input>;
type Listed = Output<typeof contract.redeemList.value>;

/** As the thing was called when it was ordered. */
export const nameOfOrder = ({ names }: Pick<Order, 'names'>, language: Language): string =>
  names[language] ?? names.EN ?? Object.values(names)[0] ?? '';

export async function listOwnOrders(
  house: House,
  { memberId, language }: { memberId: bigint; language: Language },
  { status, page, size }: Asked,
): Promise<Listed> {
  let query = house.db.selectFrom('mall_orders').where('member_id', '=', memberId);
  if (status) query = query.where('state', '=', status);
  const { count } = await query
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy('id', 'desc')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return {
    list: rows.map((order) => toRecord(house, order, language)),
    totalPages: Math.ceil(count / size),
    totalCount: count,
  };
}

const toRecord = (house: House, order: Order, language: Language): Listed['list'][number] => ({
  transactionNumber: String(order.id),
  applicationTime: order.ordered_at.getTime(),
  exchangeType: order.kind,
  productName: nameOfOrder(order, language),
  picture: order.picture,
  quantity: order.quantity,
  pointsNeeded: order.points,
  amountNeeded: order.amount,
  status: order.state,
  reason: order.reason,
  carrier: order.carrier,
  shippingNumber: order.shipping_number,
  shippedTime: order.shipped_at?.getTime() ?? null,
  decidedTime: order.decided_at?.getTime() ?? null,
  receivingAddress: order.address_sealed ? openAddress(house, order.address_sealed) : null,
});
