import type { identitySessions, Output } from '@baize/contract';
import { type Selectable, sql } from 'kysely';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { pageLimit, pageOf } from '../../../platform/lists/paging.ts';
import { refuse } from '../../../platform/refusal.ts';
import { endSessions, tellEnded } from './end-sessions.ts';
import { IDLE_MS } from './session.ts';
import type { SignInsTable } from './sign-in.ts';

type Me = { memberId: bigint; sessionId: bigint };

/** The member's living sessions, the newest activity first. */
export async function listSessions(
  house: House,
  me: Me,
): Promise<Output<typeof identitySessions.sessions.value>> {
  const now = house.clock.now();
  const sessions = await house.db
    .selectFrom('sessions')
    .selectAll()
    .where('member_id', '=', me.memberId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - IDLE_MS))
    .orderBy('last_seen_at', 'desc')
    .limit(100)
    .execute();
  return {
    list: sessions.map((session) => ({
      sessionId: String(session.id),
      isCurrent: session.id === me.sessionId,
      startedAt: session.started_at.getTime(),
      lastSeenAt: session.last_seen_at.getTime(),
      address: session.address,
      location: session.location,
      device: session.user_agent,
    })),
  };
}

/** Ends one of the own sessions; someone else's looks as if it did not exist. */
export async function endOwnSession(house: House, me: Me, sessionId: bigint): Promise<null> {
  const ended = await begin(house.db, (tx) =>
    endSessions(house, tx, { memberId: me.memberId, sessionId, reason: 'ended-by-owner' }),
  );
  if (ended.length === 0) refuse('NOT_FOUND');
  tellEnded(house, ended);
  return null;
}

export async function endOtherSessions(house: House, me: Me): Promise<{ ended: number }> {
  const ended = await begin(house.db, (tx) =>
    endSessions(house, tx, {
      memberId: me.memberId,
      except: me.sessionId,
      reason: 'ended-by-owner',
    }),
  );
  tellEnded(house, ended);
  return { ended: ended.length };
}

export async function logOut(house: House, me: Me): Promise<null> {
  if (me.sessionId === 0n) return null;
  const ended = await begin(house.db, (tx) => endSessions(house, tx, { ...me, reason: 'logout' }));
  tellEnded(house, ended);
  return null;
}

/** Who signed in or was refused, and when an operator looked at the pages: newest first. */
export async function listSignIns(
  house: House,
  order: { memberId: bigint; page: number; size: number },
): Promise<Output<typeof identitySessions.signInLog.value>> {
  const { memberId, page, size } = order;
  const { rows } = await sql<LogRow>`
    select *, count(*) over ()::int as total from (
      select at, result, method, address, location, user_agent, id from sign_ins
      where member_id = ${memberId}
      union all
      select opened_at, 'viewed', 'house', '', null, '', id from member_views
      where member_id = ${memberId} and entered_at is not null
    ) as log order by at desc, id desc
    ${pageLimit({ page, pageSize: size })}`.execute(house.db);
  const list = rows.map(({ at, result, method, address, location, user_agent }) => ({
    at: at.getTime(),
    result,
    method,
    address,
    location,
    device: user_agent,
  }));
  return pageOf(list, rows[0]?.total ?? 0, order);
}

type LogRow = Pick<
  Selectable<SignInsTable>,
  'at' | 'result' | 'method' | 'address' | 'location' | 'user_agent'
> & { total: number };
