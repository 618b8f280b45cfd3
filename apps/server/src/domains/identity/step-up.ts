import type { Caller } from '../../platform/caller.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { findMember, type Member } from '../members/index.ts';
import { attemptInside, clearAttempts, reserveAttempt } from './attempts.ts';
import { isPasswordOf } from './credentials.ts';
import { isSecondFactor, proofsFor } from './proofs.ts';

export type StepUp = { password: string; secondFactor?: string | undefined };

/** What matters is changed only by someone who gives the password again, and the second factor if set. */
export async function askAgain(
  house: House,
  { memberId }: Pick<Caller, 'memberId'>,
  proof: StepUp,
): Promise<Member> {
  const member = (await findMember(house.db, memberId)) ?? refuse('NOT_LOGGED_IN');
  const reserved = await reserveAttempt(house, attemptInside(member.id));
  if (!(await isPasswordOf(house, member.id, proof.password))) refuse('OLD_PASSWORD_WRONG');
  await clearAttempts(house, reserved);
  await askSecondFactor(house, member, proof.secondFactor);
  return member;
}

async function askSecondFactor(
  house: House,
  member: Member,
  code: string | undefined,
): Promise<void> {
  const methods = await proofsFor(house, member, 'second-factor');
  if (methods.length === 0) return;
  if (!code) refuse('SECOND_FACTOR_NEEDED', { value: { methods } });
  if (!(await isSecondFactor(house, member, code))) refuse('SECOND_FACTOR_WRONG');
}
