import '../events.ts';
import type { Transaction } from '../../../platform/database.ts';
import { announce, listen } from '../../../platform/events.ts';
import { topicOfMember } from '../../../platform/realtime/publish.ts';

/** Said with the movement itself: what is rolled back was never told. */
export async function announceMoved(
  tx: Transaction,
  memberIds: Iterable<bigint>,
  at: Date,
): Promise<void> {
  const moved = [...new Set(memberIds)].map(String);
  const payload = { memberIds: moved };
  await announce(tx, { name: 'money.moved', key: `money:${moved[0]}`, at, payload });
}

/** Whoever has a page open sees the new balance at once. */
export const moneyListener = listen({
  name: 'wallet.news',
  events: ['money.moved'],
  handle: async (_tx, events, house) => {
    const memberIds = new Set(events.flatMap(({ payload }) => payload.memberIds));
    for (const memberId of memberIds) {
      house.realtime.publish(topicOfMember(BigInt(memberId)), { kind: 'balance' });
    }
  },
});
