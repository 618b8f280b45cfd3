import type { membersDataRequestsOperator, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  closeDataRequest,
  eraseHeld,
  erasePerson,
  exportMember,
  findMember,
  lockDataRequest,
  type Member,
  tellChanged,
} from '../../members/index.ts';
import { actorOf, recordAudit } from '../../operators/index.ts';
import { eraseLetters, exportLetters } from '../../post/index.ts';
import { listPayoutAccounts } from '../payouts/payout-accounts.ts';
import { dropFactors } from '../recovery/reset.ts';
import { securityConfig } from '../security/security.ts';
import { endSessions, tellEnded } from '../sessions/end-sessions.ts';

const MAX_ROWS = 10_000;

/** What another domain keeps of a person: told to them, and erased with them. */
export type PersonalData = {
  exportOf(house: House, memberId: bigint): Promise<Record<string, unknown>>;
  erase(tx: Transaction, memberId: bigint): Promise<void>;
};

/** Everything the house keeps about a member; secrets stay secrets, also for their owner. */
export async function exportData(house: House, caller: Caller) {
  const member: Member = (await findMember(house.db, caller.memberId)) ?? refuse('NOT_LOGGED_IN');
  const exported = {
    exportedAt: house.clock.now().toISOString(),
    ...(await exportMember(house, member)),
    locks: await securityConfig(house, member.id),
    payoutAccounts: await listPayoutAccounts(house, member.id),
    signIns: await signInsOf(house, member.id),
    messages: await exportLetters(house, member.id),
  };
  for (const { exportOf } of house.contributed('personalData')) {
    Object.assign(exported, await exportOf(house, member.id));
  }
  await begin(house.db, (tx) =>
    recordAudit(house, tx, {
      actor: actorOf(caller),
      action: 'identity.data.exported',
      subject: `member:${member.id}`,
      address: caller.address,
    }),
  );
  return exported;
}

async function signInsOf(house: House, memberId: bigint) {
  const rows = await house.reports
    .selectFrom('sign_ins')
    .select(['at', 'result', 'method', 'address', 'location', 'user_agent'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(MAX_ROWS)
    .execute();
  return rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row }));
}

type Ruling = Output<typeof membersDataRequestsOperator.decideDataRequest.input>;

/** Erases, or refuses and says why. Decided once. */
export async function decideErasure(house: House, caller: Caller, ruling: Ruling): Promise<void> {
  const requestId = BigInt(ruling.requestId);
  const { memberId, ended } = await begin(house.db, async (tx) => {
    const asked = await lockDataRequest(tx, requestId);
    const isErased = ruling.decision === 'erase';
    const held_until = isErased ? await erasePerson(house, tx, asked.member_id) : null;
    const ids = isErased ? await eraseLocks(house, tx, asked.member_id) : [];
    const state = isErased ? 'done' : 'refused';
    await closeDataRequest(house, tx, requestId, {
      state,
      note: ruling.note,
      decided_by: caller.operatorId,
      held_until,
    });
    await recordAudit(house, tx, {
      actor: actorOf(caller),
      action: isErased ? 'identity.data.erased' : 'identity.data.erasure-refused',
      subject: `member:${asked.member_id}`,
      after: { requestId: ruling.requestId, note: ruling.note, heldUntil: held_until },
      address: caller.address,
    });
    return { memberId: asked.member_id, ended: ids };
  });
  tellEnded(house, ended);
  tellChanged(house, memberId);
}

/** The ways in go; where money was paid to, and who signed in when, is kept for the law. */
async function eraseLocks(house: House, tx: Transaction, memberId: bigint): Promise<bigint[]> {
  await dropFactors(tx, memberId);
  await tx.deleteFrom('security_answers').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('known_places').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('provider_links').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('contact_changes').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('reset_links').where('member_id', '=', memberId).execute();
  await tx
    .updateTable('credentials')
    .set({ password_hash: null, payment_hash: null })
    .where('member_id', '=', memberId)
    .execute();
  await eraseLetters(tx, memberId);
  for (const { erase } of house.contributed('personalData')) await erase(tx, memberId);
  return endSessions(house, tx, { memberId, reason: 'operator' });
}

/** The job that erases what only the law wanted kept, once its time is over. */
export async function eraseWhatWasHeld(house: House): Promise<void> {
  await begin(house.work, async (tx) => {
    const ids = await eraseHeld(house, tx);
    if (ids.length === 0) return;
    await tx.deleteFrom('sign_ins').where('member_id', 'in', ids).execute();
    await tx.deleteFrom('sessions').where('member_id', 'in', ids).execute();
    await tx.deleteFrom('payout_accounts').where('member_id', 'in', ids).execute();
  });
}
