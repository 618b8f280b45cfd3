import { refuse } from '../../../platform/refusal.ts';
import type { GoodsDesk } from '../../promotions/index.ts';
import { listAddresses } from './addresses.ts';
import { findGood } from './goods.ts';
import { takeStock, writeOrder } from './redeem.ts';

/** What campaigns give of the mall: an order like every other, at no cost, to the address of the book. */
export const giftDesk: GoodsDesk = {
  has: async (db, goodId) => (await findGood(db, goodId))?.content.kind === 'GOODS',
  knowsAddress: async (db, memberId) => {
    const row = await db
      .selectFrom('mall_addresses')
      .select('id')
      .where('member_id', '=', memberId)
      .executeTakeFirst();
    return row !== undefined;
  },
  hand: async (house, tx, { memberId, goodId, count, at }) => {
    const good = (await findGood(tx, goodId)) ?? refuse('NOT_FOUND');
    const [address] = await listAddresses(house, memberId, tx);
    if (!address) refuse('SHIPPING_ADDRESS_NEEDED');
    const free = { ...good, content: { ...good.content, points: 0, amount: 0n } };
    const asked = { memberId, quantity: count, addressId: address.id, rewardId: goodId };
    await writeOrder(house, tx, { good: free, asked: { ...asked, requestId: '' }, at });
    await takeStock(tx, { id: good.id, quantity: count });
  },
};
