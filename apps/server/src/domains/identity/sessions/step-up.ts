import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember, type Member } from '../../members/index.ts';
import { spendCode } from '../../post/index.ts';
import { identitySettings } from '../../system/index.ts';
import { attemptInside, clearAttempts, reserveAttempt } from '../proofs/attempts.ts';
import { findCredentials, isPasswordOf } from '../proofs/credentials.ts';
import { contactOnFile } from '../proofs/member-codes.ts';
import { hasFactor } from '../proofs/required-factor.ts';
import { isSecondFactor, proofsFor } from '../proofs/second-proof.ts';
import { isFresh } from './session.ts';

export type StepUp = {
  password?: string | undefined;
  secondFactor?: string | undefined;
  /** A code sent to the contact on file, from an account without a password. */
  contactCode?: string | undefined;
};

type Asked = Pick<Caller, 'memberId' | 'sessionId'>;

/** What matters is changed only by someone who gives the password again, and the second factor if set. */
export async function askAgain(house: House, caller: Asked, proof: StepUp): Promise<Member> {
  const member = (await findMember(house.db, caller.memberId)) ?? refuse('NOT_LOGGED_IN');
  const hasPassword = Boolean((await findCredentials(house.db, member.id))?.password_hash);
  if (hasPassword) {
    await askPassword(house, member, proof.password ?? '');
    await askSecondFactor(house, member, proof.secondFactor);
  } else {
    await askInstead(house, member, caller.sessionId, proof);
  }
  return member;
}

async function askPassword(house: House, member: Member, password: string): Promise<void> {
  const reserved = await reserveAttempt(house, attemptInside(member.id));
  if (!(await isPasswordOf(house, member.id, password))) refuse('OLD_PASSWORD_WRONG');
  await clearAttempts(house, reserved);
}

/** Asks nothing of one who has no second factor. */
export async function askSecondFactor(
  house: House,
  member: Member,
  code: string | undefined,
): Promise<void> {
  const methods = await proofsFor(house, member, 'second-factor');
  if (methods.length === 0) return;
  if (!code) refuse('SECOND_FACTOR_NEEDED', { value: { methods } });
  if (!(await isSecondFactor(house, member, code))) refuse('SECOND_FACTOR_WRONG');
}

/** Asks for the second factor before money leaves, where the brand wants one. */
export async function askWithdrawalFactor(
  house: House,
  { memberId }: Pick<Caller, 'memberId'>,
  code: string | undefined,
): Promise<void> {
  if (!identitySettings(house).withdrawalsNeedSecondFactor) return;
  const member = (await findMember(house.db, memberId)) ?? refuse('NOT_LOGGED_IN');
  if (!(await hasFactor(house.db, memberId))) refuse('SECOND_FACTOR_UNSET');
  await askSecondFactor(house, member, code);
}

/** Without a password: the second factor, else a code to a contact, else having just signed in. */
async function askInstead(house: House, member: Member, sessionId: bigint, proof: StepUp) {
  const factors = await proofsFor(house, member, 'second-factor');
  if (factors.length > 0) return askSecondFactor(house, member, proof.secondFactor);
  if (!member.mobile_verified_at && !member.email_verified_at) {
    if (!(await isFresh(house, sessionId))) refuse('LOGIN_TOO_LONG_AGO');
    return;
  }
  const { contactCode: code } = proof;
  const hasMobile = member.mobile_verified_at !== null;
  if (!code) refuse('CODE_MISSING', { value: { methods: [hasMobile ? 'MOBILE' : 'EMAIL'] } });
  const contact = contactOnFile(house, member, hasMobile ? 'sms' : 'mail');
  await spendCode(house, { contact, purpose: 'stepUp', code });
}
