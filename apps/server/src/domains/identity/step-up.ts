import type { Caller } from '../../platform/caller.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { findMember, type Member } from '../members/index.ts';
import { clearAttempts, reserveAttempt } from './attempts.ts';
import { isPasswordOf } from './credentials.ts';
import { proofsFor, prove } from './proofs.ts';

export type StepUp = { password: string; secondFactor?: string | undefined };

/** What matters is changed only by someone who gives the password again, and the second factor if set. */
export async function askAgain(house: House, caller: Caller, proof: StepUp): Promise<Member> {
  const member = (await findMember(house.db, caller.memberId)) ?? refuse('NOT_LOGGED_IN');
  const attempt = { account: member.username_key, address: caller.address, deviceId: null };
  await reserveAttempt(house, attempt);
  if (!(await isPasswordOf(house, member.id, proof.password))) refuse('OLD_PASSWORD_WRONG');
  await askSecondFactor(house, member, proof.secondFactor);
  await clearAttempts(house, attempt);
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
  for (const method of methods) {
    if (await prove(house, member, { method, code })) return;
  }
  refuse('SECOND_FACTOR_WRONG');
}
