import './events.ts';
import type { Transaction } from '../../platform/database.ts';
import { announce, listen } from '../../platform/events.ts';
import { topicOfMember } from '../../platform/realtime/publish.ts';

type Changed = { memberId: bigint; what: 'deposit' | 'withdrawal'; id: bigint; at: Date };

/** Announced in the transaction of the change: what is rolled back is not announced. */
export async function announceChange(tx: Transaction, ...changes: Changed[]): Promise<void> {
  await announce(
    tx,
    ...changes.map(({ memberId, what, id, at }) => ({
      name: 'cashier.changed' as const,
      key: `${what}:${id}`,
      at,
      payload: { memberId: String(memberId), what, id: String(id) },
    })),
  );
}

/** Operators' screens listen to this topic: its messages say only what to read again. */
export const OPERATORS_TOPIC = 'ops:cashier';

/** A member who waits for money sees each step at once, and so do the operators. */
export const cashierListener = listen({
  name: 'cashier.news',
  events: ['cashier.changed'],
  handle: async (_tx, events, house) => {
    for (const { payload } of events) {
      const { memberId, what, id } = payload;
      house.realtime.publish(topicOfMember(BigInt(memberId)), { kind: 'cashier', what, id });
      house.realtime.publish(OPERATORS_TOPIC, { kind: what, id });
    }
  },
});
