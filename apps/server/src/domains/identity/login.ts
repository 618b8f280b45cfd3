import type { Caller } from '../../platform/caller.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { findByUsername, kindOf, type Member, usernameKey } from '../members/index.ts';
import { clearAttempts, reserveAttempt, wantsCaptcha } from './attempts.ts';
import { solveCaptcha } from './captcha.ts';
import { challengeIfNeeded } from './challenge.ts';
import { isPasswordOf } from './credentials.ts';
import { logSignIn, type SignIn, type SignInMethod, type Welcome, welcome } from './sign-in.ts';

export type LoginOrder = {
  username: string;
  password: string;
  captcha: string | undefined;
  captchaId: string | undefined;
  deviceId: string | null;
  wantsRemembering: boolean;
  page: 'portal' | 'agent';
  caller: Caller;
};

/** Signs a member in by name and password. Unknown names and wrong passwords look the same. */
export async function logIn(house: House, order: LoginOrder): Promise<Welcome> {
  const attempt = {
    account: usernameKey(order.username),
    address: order.caller.address,
    deviceId: order.deviceId,
  };
  const standing = await reserveAttempt(house, attempt);
  if (standing.wantsCaptcha) {
    const { captchaId: id, captcha: answer, caller } = order;
    await solveCaptcha(house, { id, answer, address: caller.address });
  }
  const member = await findByUsername(house.db, order.username);
  const isRight = await isPasswordOf(house, member?.id, order.password);
  if (!member || !isRight) {
    if (member) await logSignIn(house, house.db, { ...signInOf(order, member), result: 'refused' });
    refuse('WRONG_CREDENTIALS', { value: { captcha: await wantsCaptcha(house, attempt.account) } });
  }
  await clearAttempts(house, attempt);
  return admitMember(house, signInOf(order, member), order.page);
}

/** The way in once the first proof is given: is it the right door, is a second proof wanted? */
export async function admitMember(
  house: House,
  signIn: SignIn,
  page: 'portal' | 'agent',
): Promise<Welcome> {
  const kind = kindOf(signIn.member.type);
  if (kind === 'trial') refuse('NOT_A_MEMBER');
  if (page === 'agent' && kind !== 'agent') refuse('NOT_AN_AGENT');
  await challengeIfNeeded(house, signIn);
  return welcome(house, signIn);
}

function signInOf(order: LoginOrder, member: Member): SignIn {
  const method: SignInMethod = 'password';
  return { ...order, member, method };
}
