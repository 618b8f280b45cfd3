import { begin } from '../../platform/database.ts';
import { announce } from '../../platform/events.ts';
import type { House } from '../../platform/house.ts';
import { hashPassword } from '../../platform/password-hash.ts';
import { refuse } from '../../platform/refusal.ts';
import { findMember } from '../members/index.ts';
import { clearAttempts, reserveAttempt } from './attempts.ts';
import { isPasswordOf, keepPassword } from './credentials.ts';
import { endSessions, tellEnded } from './end-sessions.ts';
import { assertGoodPassword } from './password-rules.ts';
import { liftRestriction } from './session.ts';
import { forgetMember } from './session-memory.ts';

export type PasswordChange = {
  memberId: bigint;
  sessionId: bigint;
  address: string;
  oldPassword: string;
  newPassword: string;
  confirmNewPassword: string;
};

/** Changes the password; every other session of the member ends. */
export async function changePassword(house: House, change: PasswordChange): Promise<void> {
  const { memberId, oldPassword, newPassword } = change;
  if (newPassword !== change.confirmNewPassword) refuse('CONFIRMATION_DIFFERS');
  const member = (await findMember(house.db, memberId)) ?? refuse('NOT_LOGGED_IN');
  // Guessing the old password counts like guessing at the door.
  const attempt = { account: member.username_key, address: change.address, deviceId: null };
  await reserveAttempt(house, attempt);
  if (!(await isPasswordOf(house, memberId, oldPassword))) refuse('OLD_PASSWORD_WRONG');
  await clearAttempts(house, attempt);
  if (newPassword === oldPassword) refuse('PASSWORD_UNCHANGED');
  await setPassword(house, { memberId, newPassword, keepSession: change.sessionId });
}

export type NewPassword = { memberId: bigint; newPassword: string; keepSession?: bigint };

/** Gives a member a password of his own choice; what was signed in with the old one ends. */
export async function setPassword(house: House, order: NewPassword): Promise<void> {
  const member = (await findMember(house.db, order.memberId)) ?? refuse('NOT_FOUND');
  assertGoodPassword(house, order.newPassword, [member.username]);
  const hash = await hashPassword(house.keys, order.newPassword);
  const ended = await begin(house.db, async (tx) => {
    await keepPassword(house, tx, member.id, { hash, isDefault: false });
    if (order.keepSession) await liftRestriction(tx, order.keepSession);
    await announce(tx, {
      name: 'member.password-changed',
      key: String(member.id),
      at: house.clock.now(),
      payload: { memberId: String(member.id) },
    });
    return endSessions(house, tx, {
      memberId: member.id,
      reason: 'password-changed',
      ...(order.keepSession && { except: order.keepSession }),
    });
  });
  tellEnded(house, ended);
  forgetMember(house, member.id);
}
