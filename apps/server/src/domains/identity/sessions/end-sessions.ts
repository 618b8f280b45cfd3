import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { endSockets } from '../../../platform/realtime/publish.ts';
import { IDLE_MS } from './session.ts';
import { forgetSessions } from './session-memory.ts';

export type EndReason =
  | 'logout'
  | 'ended-by-owner'
  | 'password-changed'
  | 'operator'
  | 'stepped-up'
  | 'expired';

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
    .$if(ending.sessionId !== undefined, (query) =>
      query.where((row) =>
        row.or([row('id', '=', ending.sessionId!), row('parent_id', '=', ending.sessionId!)]),
      ),
    )
    .$if(ending.except !== undefined, (query) => query.where('id', '<>', ending.except!))
    .returning('id')
    .execute();
  await forgetDevices(tx, ending);
  return ended.map(({ id }) => id);
}

/** A device that is remembered goes with its session, or an ended one would come back by itself. */
async function forgetDevices(tx: Transaction, ending: Ending): Promise<void> {
  const { memberId, sessionId, except } = ending;
  await tx
    .deleteFrom('remembered_devices')
    .where('member_id', '=', memberId)
    .$if(sessionId !== undefined, (query) => query.where('session_id', '=', sessionId!))
    // Nobody stays remembered by a password that is no longer theirs.
    .$if(except !== undefined && ending.reason !== 'password-changed', (query) =>
      query.where((row) =>
        row.or([row('session_id', 'is', null), row('session_id', '<>', except!)]),
      ),
    )
    .execute();
}

/** Every server forgets the sessions and closes their sockets. */
export function tellEnded(house: House, sessionIds: bigint[]): void {
  forgetSessions(house, new Set(sessionIds));
  for (const sessionId of sessionIds) endSockets(house, { sessionId });
}

const AT_ONCE = 1_000;

/** Writes down the end of sessions whose time is over, and closes the sockets that outlived them. */
export async function endExpired(house: House): Promise<void> {
  const now = house.clock.now();
  const idleSince = new Date(now.getTime() - IDLE_MS);
  const ended = await begin(house.work, (tx) =>
    tx
      .updateTable('sessions')
      .set({ ended_at: now, end_reason: 'expired' })
      .where('id', 'in', (row) =>
        row
          .selectFrom('sessions')
          .select('id')
          .where('ended_at', 'is', null)
          .where((of) => of.or([of('expires_at', '<=', now), of('last_seen_at', '<=', idleSince)]))
          .limit(AT_ONCE),
      )
      .returning('id')
      .execute(),
  );
  tellEnded(
    house,
    ended.map(({ id }) => id),
  );
}
