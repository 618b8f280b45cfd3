import type { Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { endSockets } from '../../platform/realtime-publish.ts';
import { forgetSessions } from './session-memory.ts';

export type EndReason = 'logout' | 'ended-by-owner' | 'password-changed' | 'frozen' | 'operator';

export type Ending = {
  memberId: bigint;
  reason: EndReason;
  /** Only this one. */
  sessionId?: bigint;
  /** All but this one. */
  except?: bigint;
};

/** Ends sessions; returns whose. Call `tellEnded` after the commit, so that sockets close too. */
export async function endSessions(
  house: House,
  tx: Transaction,
  ending: Ending,
): Promise<bigint[]> {
  const ended = await tx
    .updateTable('sessions')
    .set({ ended_at: house.clock.now(), end_reason: ending.reason })
    .where('member_id', '=', ending.memberId)
    .where('ended_at', 'is', null)
    .$if(ending.sessionId !== undefined, (query) => query.where('id', '=', ending.sessionId!))
    .$if(ending.except !== undefined, (query) => query.where('id', '<>', ending.except!))
    .returning('id')
    .execute();
  if (ending.reason !== 'logout' && ending.sessionId === undefined) {
    await tx.deleteFrom('remembered_devices').where('member_id', '=', ending.memberId).execute();
  }
  return ended.map(({ id }) => id);
}

/** Every server forgets the sessions and closes their sockets. */
export function tellEnded(house: House, sessionIds: bigint[]): void {
  forgetSessions(house, new Set(sessionIds));
  for (const sessionId of sessionIds) endSockets(house, { sessionId });
}
