import type { protectionIdentityCheckOperator as contract, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { onPage, pageOf } from '../../../platform/lists/paging.ts';
import { usernamesOf } from '../../members/index.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { recordEvent } from '../record.ts';
import { changeStanding, writeStanding } from '../standing.ts';

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
  { page, pageSize }: Output<typeof contract.listIdentities.input>,
): Promise<Output<typeof contract.listIdentities.value>> {
  const of = house.db.selectFrom('protection_members').where('identity_state', '=', 'asked');
  const { count } = await of
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  const rows = await of
    .select(['member_id', 'identity_at'])
    .orderBy('identity_at')
    .$call(onPage({ page, pageSize }))
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
  return pageOf(list, count, { page, pageSize });
}
