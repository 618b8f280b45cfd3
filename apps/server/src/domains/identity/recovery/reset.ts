import type { Caller } from '../../../platform/caller.ts';
import { hashPassword } from '../../../platform/crypto/password-hash.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember, kindOf, type Member, tellChanged } from '../../members/index.ts';
import { type ApprovalKind, actorOf, askOneApproval, recordAudit } from '../../operators/index.ts';
import { noteChangedWay } from '../proofs/contact-changes.ts';
import { drawOneTimePassword, oneTimeUntil } from '../proofs/first-password.ts';
import { tellEnded } from '../sessions/end-sessions.ts';
import { replacePassword } from './password.ts';

type ResetInput = { memberId: bigint; reason: string };

/** A password to sign in with and change at once; told to the operator this one time. */
export async function resetPassword(
  house: House,
  caller: Caller,
  input: ResetInput,
): Promise<string> {
  const member = await realMember(house, input.memberId);
  const password = drawOneTimePassword();
  const hash = await hashPassword(house.keys, password);
  const ended = await begin(house.db, async (tx) => {
    const kept = { hash, isDefault: true, until: oneTimeUntil(house) };
    const ids = await replacePassword(house, tx, { memberId: member.id, ...kept });
    await noteChangedWay(house, tx, member, 'support');
    await audit(house, tx, caller, { action: 'identity.password.reset', ...input });
    return ids;
  });
  tellEnded(house, ended);
  tellChanged(house, member.id);
  return password;
}

const KIND = 'identity.second-factor';

/** Whoever can take a second factor off can take over an account: it takes two people. */
export async function askFactorReset(
  house: House,
  caller: Caller,
  input: ResetInput,
): Promise<bigint> {
  const member = await realMember(house, input.memberId);
  const subject = `member:${member.id}`;
  return begin(house.db, async (tx) => {
    const { username } = member;
    const payload = { memberId: String(member.id), username, reason: input.reason };
    return askOneApproval(house, tx, { kind: KIND, subject, payload, caller });
  });
}

export const factorApproval: ApprovalKind = {
  kind: KIND,
  right: 'members.reset',
  apply: async (house, tx, payload, { decidedBy }) => {
    const { memberId, reason } = payload as { memberId: string; reason: string };
    const removed = await dropFactors(tx, BigInt(memberId));
    const member = (await findMember(tx, BigInt(memberId))) ?? refuse('NOT_FOUND');
    await noteChangedWay(house, tx, member, 'support');
    await recordAudit(house, tx, {
      actor: `operator:${decidedBy}`,
      action: 'identity.second-factor.reset',
      subject: `member:${memberId}`,
      before: removed,
      after: { authenticator: false, passkeys: 0, reason },
    });
  },
};

export async function dropFactors(tx: Transaction, memberId: bigint) {
  const authenticators = await tx
    .deleteFrom('authenticators')
    .where('member_id', '=', memberId)
    .returning('member_id')
    .execute();
  const passkeys = await tx
    .deleteFrom('passkeys')
    .where('member_id', '=', memberId)
    .returning('id')
    .execute();
  await tx.deleteFrom('recovery_codes').where('member_id', '=', memberId).execute();
  return { authenticator: authenticators.length > 0, passkeys: passkeys.length };
}

async function realMember(house: House, memberId: bigint): Promise<Member> {
  const member = (await findMember(house.db, memberId)) ?? refuse('NOT_FOUND');
  return kindOf(member.type) === 'trial' ? refuse('NOT_ALLOWED') : member;
}

function audit(
  house: House,
  tx: Transaction,
  caller: Caller,
  { action, memberId, reason }: ResetInput & { action: string },
): Promise<void> {
  const subject = `member:${memberId}`;
  const { address } = caller;
  return recordAudit(house, tx, {
    actor: actorOf(caller),
    action,
    subject,
    after: { reason, mustChange: true },
    address,
  });
}
