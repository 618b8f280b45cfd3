import { hashPassword } from '../../../platform/crypto/password-hash.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import { announce } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember, tellChanged } from '../../members/index.ts';
import { type KeptPassword, keepPassword } from '../proofs/credentials.ts';
import { assertGoodPassword } from '../proofs/password-rules.ts';
import { endSessions, tellEnded } from '../sessions/end-sessions.ts';
import { liftRestriction } from '../sessions/session.ts';
import { askAgain } from '../sessions/step-up.ts';

export type PasswordChange = {
  memberId: bigint;
  sessionId: bigint;
  /** Left out by one who has none yet. */
  oldPassword?: string | undefined;
  newPassword: string;
  confirmNewPassword: string;
  secondFactor?: string | undefined;
  contactCode?: string | undefined;
};

/** Changes the password; every other session of the member ends. */
export async function changePassword(house: House, change: PasswordChange): Promise<void> {
  const { memberId, sessionId, oldPassword: password, newPassword } = change;
  if (newPassword !== change.confirmNewPassword) refuse('CONFIRMATION_DIFFERS');
  const { secondFactor, contactCode } = change;
  await askAgain(house, { memberId, sessionId }, { password, secondFactor, contactCode });
  if (newPassword === password) refuse('PASSWORD_UNCHANGED');
  await setPassword(house, { memberId, newPassword, keepSession: change.sessionId });
}

export type NewPassword = {
  memberId: bigint;
  newPassword: string;
  keepSession?: bigint;
  /** Spends what allowed the change, in the same transaction: it holds once. */
  spend?: (tx: Transaction) => Promise<void>;
};

/** Gives a member a password of their own choice; what was signed in with the old one ends. */
export async function setPassword(house: House, order: NewPassword): Promise<void> {
  const member = (await findMember(house.db, order.memberId)) ?? refuse('NOT_FOUND');
  assertGoodPassword(house, order.newPassword, [member.username]);
  const hash = await hashPassword(house.keys, order.newPassword);
  const ended = await begin(house.db, async (tx) => {
    await order.spend?.(tx);
    return replacePassword(house, tx, {
      memberId: member.id,
      hash,
      isDefault: false,
      ...(order.keepSession && { keepSession: order.keepSession }),
    });
  });
  tellEnded(house, ended);
  tellChanged(house, member.id);
}

type Replacement = KeptPassword & { memberId: bigint; keepSession?: bigint };

/** Writes the hash and ends the sessions; answers with those to be told of it after the commit. */
export async function replacePassword(
  house: House,
  tx: Transaction,
  { memberId, hash, isDefault, until, keepSession }: Replacement,
): Promise<bigint[]> {
  await keepPassword(house, tx, memberId, { hash, isDefault, until });
  if (keepSession) await liftRestriction(tx, keepSession);
  await announce(tx, {
    name: 'member.password-changed',
    key: String(memberId),
    at: house.clock.now(),
    payload: { memberId: String(memberId) },
  });
  return endSessions(house, tx, {
    memberId,
    reason: 'password-changed',
    ...(keepSession && { except: keepSession }),
  });
}
