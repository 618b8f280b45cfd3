import './events.ts';
import type { Transaction } from '../../platform/database.ts';
import { announce, listen } from '../../platform/events.ts';
import { topicOfMember } from '../../platform/realtime/publish.ts';

type Changed = { memberId: bigint; what: 'deposit' | 'withdrawal'; id: bigint; at: Date };

/** Said with the change itself: what is rolled back was never told. */
export async function announceChange(tx: Transaction, ...changes: Changed[]): Promise<void> {
  await announce(
    tx,
    ...changes.map(({ memberId, what, id, at }) => ({
      ...{ name: 'cashier.changed' as const, key: `${what}:${id}`, at },
      payload: { memberId: String(memberId), what, id: String(id) },
    })),
  );
}

/** Whoever waits at a page for his money sees each step at once. */
export const cashierListener = listen({
  name: 'cashier.news',
  events: ['cashier.changed'],
  handle: async (_tx, events, house) => {
    for (const { payload } of events) {
      const { memberId, what, id } = payload;
      house.realtime.publish(topicOfMember(BigInt(memberId)), { kind: 'cashier', what, id });
    }
  },
});
