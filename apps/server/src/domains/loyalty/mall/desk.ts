import { dayAndTimeOf } from '@baize/calendar';
import type { loyaltyMallOperator as contract, Output } from '@baize/contract';
import { writeCsv } from '@baize/csv';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { usernamesOf } from '../../members/index.ts';
import { actorOf, operatorNames, recordAudit } from '../../operators/index.ts';
import { brandOf } from '../../system/index.ts';
import { levelsOf } from '../levels/standings.ts';
import { wholePoints } from '../points/point-maths.ts';
import type { Order } from '../tables.ts';
import { openAddress } from './addresses.ts';
import { nameOfOrder } from './orders.ts';

type Asked = Output<typeof contract.listOrders.input>;
type Listed = Output<typeof contract.listOrders.value>;

/** What waits comes first, the oldest of it on top; then everything else, the newest first. */
export async function listOrders(
  house: House,
  { state, toShip, memberId, page, pageSize }: Asked,
): Promise<Listed> {
  let query = house.db.selectFrom('mall_orders');
  if (state) query = query.where('state', '=', state);
  if (memberId) query = query.where('member_id', '=', BigInt(memberId));
  if (toShip) {
    query = query
      .where('state', '=', 'APPROVED')
      .where('kind', '=', 'GOODS')
      .where('shipped_at', 'is', null);
  }
  const { count } = await query
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll()
    .orderBy(sql`state <> 'IN_PROCESS'`)
    .orderBy(sql`case when state = 'IN_PROCESS' then id else -id end`)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();
  const totalPages = Math.ceil(count / pageSize);
  return { list: await toRows(house, rows), page, totalPages, totalCount: count };
}

async function toRows(house: House, orders: readonly Order[]): Promise<Listed['list']> {
  const ids = [...new Set(orders.map(({ member_id }) => member_id))];
  const names = await usernamesOf(house.db, ids);
  const levels = await levelsOf(house, house.db, ids);
  const deciders = orders.flatMap(({ decided_by }) => decided_by ?? []);
  const operators = await operatorNames(house, deciders);
  return orders.map((order) => ({
    id: String(order.id),
    memberId: Number(order.member_id),
    username: names.get(order.member_id) ?? '',
    level: levels.get(order.member_id) ?? 0,
    kind: order.kind,
    name: nameOfOrder(order, 'EN'),
    picture: order.picture,
    quantity: order.quantity,
    points: order.points,
    amount: order.amount,
    state: order.state,
    reason: order.reason,
    carrier: order.carrier,
    shippingNumber: order.shipping_number,
    orderedAt: order.ordered_at.getTime(),
    decidedAt: order.decided_at?.getTime() ?? null,
    decidedBy: (order.decided_by !== null && operators.get(order.decided_by)) || null,
    shippedAt: order.shipped_at?.getTime() ?? null,
  }));
}

/** Where someone lives is shown to those who send something there, and each look is on record. */
export async function showOrder(
  house: House,
  caller: Caller,
  id: string,
): Promise<Output<typeof contract.showOrder.value>> {
  const order = await house.db
    .selectFrom('mall_orders')
    .selectAll()
    .where('id', '=', BigInt(id))
    .executeTakeFirst();
  if (!order) refuse('NOT_FOUND');
  const [row] = await toRows(house, [order]);
  if (!order.address_sealed) return { ...row!, address: null };
  await noteLook(house, caller, {
    action: 'loyalty.order.address-seen',
    subject: `mall-order:${id}`,
  });
  return { ...row!, address: openAddress(house, order.address_sealed) };
}

type Look = { action: string; subject: string; after?: object };

function noteLook(house: House, caller: Caller, look: Look): Promise<void> {
  return begin(house.db, async (tx) => {
    await recordAudit(house, tx, { ...look, actor: actorOf(caller), address: caller.address });
  });
}

const HEAD = [
  'Order',
  'Ordered',
  'Product',
  'Pieces',
  'Points',
  'Receiver',
  'Phone',
  'Province',
  'Address',
  'Postcode',
  'Member',
];

/** Everything approved that is not on its way yet. */
export async function writeShippingList(house: House, caller: Caller): Promise<string> {
  const zone = brandOf(house).timeZoneOffsetMinutes;
  const orders = await house.db
    .selectFrom('mall_orders')
    .selectAll()
    .where('state', '=', 'APPROVED')
    .where('kind', '=', 'GOODS')
    .where('shipped_at', 'is', null)
    .orderBy('id')
    .execute();
  const names = await usernamesOf(
    house.db,
    orders.map(({ member_id }) => member_id),
  );
  await noteLook(house, caller, {
    action: 'loyalty.orders.shipping-list',
    subject: 'mall-orders',
    after: { orders: orders.length },
  });
  return writeCsv([
    HEAD,
    ...orders.map((order) => {
      const to = order.address_sealed ? openAddress(house, order.address_sealed) : undefined;
      return [
        String(order.id),
        dayAndTimeOf(order.ordered_at, zone),
        nameOfOrder(order, 'EN'),
        String(order.quantity),
        String(wholePoints(order.points)),
        to?.name ?? '',
        to?.phone ?? '',
        to?.province ?? '',
        to?.address ?? '',
        to?.postcode ?? '',
        names.get(order.member_id) ?? '',
      ];
    }),
  ]);
}
