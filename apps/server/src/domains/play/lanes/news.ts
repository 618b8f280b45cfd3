import type { House } from '../../../platform/house.ts';
import { topicOfMember } from '../../../platform/realtime/publish.ts';
import type { Batch } from './batch.ts';

/**
 * After the commit: everyone whose money a batch moved is told to look, on every device they have
 * open. Stakes, wins, draws, vendors' messages, voids and corrections all come by here.
 */
export function tellBalances({ realtime }: House, { made, changed }: Batch): void {
  const memberIds = new Set<bigint>();
  for (const { memberId } of made) memberIds.add(memberId);
  for (const { memberId } of changed) memberIds.add(memberId);
  for (const memberId of memberIds) realtime.publish(topicOfMember(memberId), { kind: 'balance' });
}
