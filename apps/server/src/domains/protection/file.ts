import type { protectionDesk as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/caller.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { findMember, kindOf, usernamesOf } from '../members/index.ts';
import { actorOf, recordAudit } from '../operators/index.ts';
import { listEvents, recordEvent } from './record.ts';
import { showState } from './show-state.ts';
import { changeStanding, writeStanding } from './standing.ts';

const SHOWN = 50;

/** What an operator sees of a member's protection; that he looked is on record. */
export async function showFile(
  house: House,
  caller: Caller,
  memberId: bigint,
): Promise<Output<typeof contract.memberFile.value>> {
  const member = (await findMember(house.db, memberId)) ?? refuse('MEMBER_NOT_FOUND');
  if (kindOf(member.type) === 'trial') refuse('REAL_ACCOUNT_NEEDED');
  await house.db.transaction().execute((tx) =>
    recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'protection.file.read',
      subject: `member:${memberId}`,
      address: caller.address,
    }),
  );
  const { list } = await listEvents(house, memberId, { page: 1, size: SHOWN });
  return { state: await showState(house, memberId), events: list };
}

export async function decideIdentity(
  house: House,
  caller: Caller,
  { isVerified, note, ...who }: Output<typeof contract.decideIdentity.input>,
): Promise<null> {
  const memberId = BigInt(who.memberId);
  await changeStanding(house, memberId, async (tx, _standing, at) => {
    const identity_state = isVerified ? 'verified' : 'rejected';
    await writeStanding(tx, memberId, { identity_state, identity_at: at, identity_note: note });
    const by = actorOf(caller);
    await recordEvent(tx, memberId, { what: `identity.${identity_state}`, at, by });
    await recordAudit(house, tx, {
      actor: by,
      action: `protection.identity.${identity_state}`,
      subject: `member:${memberId}`,
      after: { note },
      address: caller.address,
    });
  });
  return null;
}

export async function listIdentities(
  house: House,
  { page, size }: Output<typeof contract.listIdentities.input>,
): Promise<Output<typeof contract.listIdentities.value>> {
  const of = house.db.selectFrom('protection_members').where('identity_state', '=', 'asked');
  const { count } = await of
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await of
    .select(['member_id', 'identity_at'])
    .orderBy('identity_at')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const names = await usernamesOf(
    house.db,
    rows.map(({ member_id }) => member_id),
  );
  const list = rows.map(({ member_id, identity_at }) => ({
    memberId: Number(member_id),
    username: names.get(member_id) ?? '',
    askedAt: identity_at!.getTime(),
  }));
  return { list, totalPages: Math.ceil(count / size), totalCount: count };
}
