import { randomBytes } from 'node:crypto';
import { minutes, seconds } from '@baize/calendar';
import type { Generated } from 'kysely';
import type { Caller, FoundCaller } from '../../../platform/caller.ts';
import { maskCardNumbers } from '../../../platform/card-numbers.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { endSockets } from '../../../platform/realtime/publish.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember, kindOf } from '../../members/index.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { hashToken } from './session.ts';

declare module '../../../platform/database.ts' {
  interface Tables {
    member_views: {
      id: Generated<bigint>;
      member_id: bigint;
      operator_id: bigint;
      operator_session_id: bigint;
      reason: string;
      entry_hash: string | null;
      token_hash: string | null;
      opened_at: Date;
      entered_at: Date | null;
      expires_at: Date;
      ended_at: Date | null;
    };
  }
}

const PREFIX = 'view_';
const LIFE_MS = minutes(15);
/** Long enough for the page to open. */
const ENTRY_MS = seconds(60);

type Order = { memberId: bigint; reason: string };

/** Lets an operator see what a member sees: nothing of it is the member's own doing. */
export async function openView(house: House, caller: Caller, { memberId, reason }: Order) {
  const member = (await findMember(house.db, memberId)) ?? refuse('NOT_FOUND');
  if (member.freeze_reason === 'erased') refuse('NOT_FOUND');
  const entry = randomBytes(24).toString('base64url');
  const now = house.clock.now();
  const expiresAt = new Date(now.getTime() + LIFE_MS);
  await begin(house.db, async (tx) => {
    const why = maskCardNumbers(reason.trim());
    const { id } = await tx
      .insertInto('member_views')
      .values({
        member_id: memberId,
        operator_id: caller.operatorId,
        operator_session_id: caller.sessionId,
        reason: why,
        entry_hash: hashToken(entry),
        opened_at: now,
        expires_at: expiresAt,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'identity.view.opened',
      subject: `member:${memberId}`,
      after: { view: id, reason: why },
      address: caller.address,
    });
  });
  return { entry, expiresAt: expiresAt.getTime() };
}

/** The entry is good once, for a minute; what it gives is good until the view's end. */
export async function enterView(house: House, entry: string) {
  const token = PREFIX + randomBytes(32).toString('base64url');
  const now = house.clock.now();
  const view = await house.db
    .updateTable('member_views')
    .set({ entry_hash: null, token_hash: hashToken(token), entered_at: now })
    .where('entry_hash', '=', hashToken(entry))
    .where('ended_at', 'is', null)
    .where('opened_at', '>', new Date(now.getTime() - ENTRY_MS))
    .returning(['member_id', 'expires_at'])
    .executeTakeFirst();
  const member = view && (await findMember(house.db, view.member_id));
  if (!member) refuse('CODE_EXPIRED');
  return {
    token,
    userName: member.username,
    customerType: member.type,
    expiresAt: view.expires_at.getTime(),
  };
}

/** Who looks through whose eyes. Read from the database each time: looks are few, and their end is at once. */
export function findViewer(
  house: House,
  token: string,
): Promise<FoundCaller | undefined> | undefined {
  return token.startsWith(PREFIX) ? readView(house, token) : undefined;
}

async function readView(house: House, token: string): Promise<FoundCaller | undefined> {
  const view = await house.db
    .selectFrom('member_views')
    .select(['id', 'member_id', 'operator_id'])
    .where('token_hash', '=', hashToken(token))
    .where('ended_at', 'is', null)
    .where('expires_at', '>', house.clock.now())
    .executeTakeFirst();
  const member = view && (await findMember(house.db, view.member_id));
  if (!member) return undefined;
  return {
    kind: kindOf(member.type),
    memberId: member.id,
    // Below zero, where no session of a member is.
    sessionId: -view.id,
    isFrozen: member.frozen_at !== null,
    isRemembered: true,
    viewedBy: view.operator_id,
  };
}

export async function endView(house: House, caller: Caller): Promise<null> {
  if (caller.viewedBy === undefined) return null;
  await house.db
    .updateTable('member_views')
    .set({ ended_at: house.clock.now() })
    .where('id', '=', -caller.sessionId)
    .where('ended_at', 'is', null)
    .execute();
  endSockets(house, { sessionId: caller.sessionId });
  return null;
}

/** Whoever leaves the console leaves the pages of members, too. */
export async function endViewsOf(house: House, operatorSessionId: bigint): Promise<void> {
  const ended = await house.db
    .updateTable('member_views')
    .set({ ended_at: house.clock.now() })
    .where('operator_session_id', '=', operatorSessionId)
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of ended) endSockets(house, { sessionId: -id });
}

/** A view whose time is over: nobody asks for it any more, but its sockets still listen. */
export async function endOldViews(house: House): Promise<void> {
  const now = house.clock.now();
  const ended = await house.work
    .updateTable('member_views')
    .set(({ ref }) => ({ ended_at: ref('expires_at') }))
    .where('ended_at', 'is', null)
    .where('expires_at', '<=', now)
    .returning('id')
    .execute();
  for (const { id } of ended) endSockets(house, { sessionId: -id });
}
