import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { announceChange } from '../news.ts';

const AT_ONCE = 500;
const MAX_STEPS = 20;

/** What was not paid in time has ended; operators match money that still comes. */
export async function expireDeposits(house: House): Promise<void> {
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if ((await begin(house.db, (tx) => expireSome(house, tx))) < AT_ONCE) return;
  }
}

async function expireSome(house: House, tx: Transaction): Promise<number> {
  const now = house.clock.now();
  const ended = await tx
    .updateTable('deposits')
    .set({ state: 'EXPIRED', decided_at: now, decided_by: 'clock' })
    .where('id', 'in', (of) =>
      of
        .selectFrom('deposits')
        .select('id')
        .where('state', 'in', ['CREATED', 'WAITING_PAYMENT'])
        .where('expires_at', '<=', now)
        .orderBy('expires_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'member_id'])
    .execute();
  const what = 'deposit' as const;
  const changes = ended.map(({ id, member_id }) => ({ memberId: member_id, what, id, at: now }));
  await announceChange(tx, ...changes);
  return ended.length;
}
