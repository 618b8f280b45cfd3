import type { Transaction } from '../../../platform/database.ts';
import type { HeardEvent } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { excludedAmong } from '../../protection/index.ts';

/** What is booked after a member excluded themselves earns nobody anything: it is not counted at all. */
export async function withoutExcluded<News extends HeardEvent<'bet.settled' | 'bet.voided'>>(
  { clock }: House,
  tx: Transaction,
  events: readonly News[],
): Promise<News[]> {
  const memberIds = events.map(({ payload }) => payload.memberId);
  const barred = await excludedAmong(tx, memberIds, clock.now());
  return events.filter(({ payload, at }) => {
    const bar = barred.get(payload.memberId);
    if (bar?.kind !== 'exclusion') return true;
    const { before, placedAt } = payload;
    // A correction of what was counted before is counted too.
    const bookedAt = before ? (before.settledAt ?? placedAt) : at;
    return bookedAt < bar.from;
  });
}
