import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { BRAND_CURRENCY, lockCash, postTogether } from '../../wallet/index.ts';
import { lockPacket } from './packet.ts';
import { keyOfPacket } from './send-packet.ts';

const AT_ONCE = 200;

/** What nobody took goes back to the sender once its time is over; each packet for itself, and once. */
export async function returnRests(house: House): Promise<void> {
  const due = await house.work
    .selectFrom('promotion_packets')
    .select(['id', 'sender_id'])
    .where('closed_at', 'is', null)
    .where('expires_at', '<=', house.clock.now())
    .orderBy('expires_at')
    .limit(AT_ONCE)
    .execute();
  for (const { id, sender_id: senderId } of due) {
    await begin(house.work, (tx) => returnRest(house, tx, { id, senderId }));
  }
}

type Due = { id: bigint; senderId: bigint };

async function returnRest(house: House, tx: Transaction, { id, senderId }: Due): Promise<void> {
  await lockCash(tx, senderId, BRAND_CURRENCY);
  const packet = await lockPacket(tx, id);
  const at = house.clock.now();
  if (packet.closed_at !== null || packet.expires_at > at) return;
  const rest = packet.total - packet.taken;
  await tx
    .updateTable('promotion_packets')
    .set({ returned: rest, closed_at: at })
    .where('id', '=', id)
    .execute();
  const cash = { memberId: senderId, purpose: 'cash', currency: BRAND_CURRENCY } as const;
  const back = { counter: 'packets', amount: rest, reason: 'TRANSFER_IN' } as const;
  await postTogether(tx, [{ ...cash, ...back, key: `${keyOfPacket(id)}.back` }], at);
}
