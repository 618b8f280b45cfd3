import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import {
  findByMobile,
  findByUsername,
  kindOf,
  type Member,
  usernameKey,
} from '../../members/index.ts';
import { parseMobile } from '../../post/index.ts';
import {
  attemptAtLogin,
  clearAttempts,
  type Reserved,
  refuseLocked,
  reserveAttempt,
  wantsCaptcha,
} from '../proofs/attempts.ts';
import { solveCaptcha } from '../proofs/captcha.ts';
import { findCredentials, isPasswordOf } from '../proofs/credentials.ts';
import { isSecondFactor } from '../proofs/second-proof.ts';
import { logSignIn, type SignIn, type Welcome, welcome } from '../sessions/sign-in.ts';
import { challengeIfNeeded } from './challenge.ts';

export type LoginOrder = {
  username: string;
  password: string;
  countryDialingCode?: string | undefined;
  captcha: string | undefined;
  captchaId: string | undefined;
  /** A code of the authenticator, or a recovery code: it also opens an account that guessers locked. */
  secondFactor?: string | undefined;
  deviceId: string | null;
  wantsRemembering: boolean;
  page: 'portal' | 'agent';
  caller: Caller;
};

/** Signs a member in by name and password. Unknown names and wrong passwords look the same. */
export async function logIn(house: House, order: LoginOrder): Promise<Welcome> {
  const member = await findByLoginName(house, order);
  const { reserved, isTwiceProved } = await passLock(house, order, member);
  if (reserved.wantsCaptcha && !isTwiceProved) {
    const { captchaId: id, captcha: answer, caller } = order;
    await solveCaptcha(house, { id, answer, address: caller.address });
  }
  const passwordFrom = (await findCredentials(house.db, member?.id ?? 0n))?.changed_at;
  const isRight = await isPasswordOf(house, member?.id, order.password);
  if (member && kindOf(member.type) === 'trial') refuse('NOT_A_MEMBER');
  if (!member || !isRight) {
    if (member) await logSignIn(house, house.db, { ...signInOf(order, member), result: 'refused' });
    refuse('WRONG_CREDENTIALS', {
      value: { captcha: await wantsCaptcha(house, reserved.attempt) },
    });
  }
  await clearAttempts(house, reserved);
  const signIn = {
    ...signInOf(order, member),
    ...(passwordFrom && { passwordFrom }),
    isTwiceProved,
  };
  return admitMember(house, signIn, order.page);
}

/** By user name, or by the mobile number that serves as one. */
async function findByLoginName(house: House, order: LoginOrder): Promise<Member | undefined> {
  const named = await findByUsername(house.db, order.username);
  const mobile = parseMobile(house, order.username, order.countryDialingCode);
  return named ?? (mobile && findByMobile(house, house.db, mobile.e164));
}

/** Counts the attempt. A locked account opens only to the second factor, and says no more than that it is locked. */
async function passLock(
  house: House,
  order: LoginOrder,
  member: Member | undefined,
): Promise<{ reserved: Reserved; isTwiceProved: boolean }> {
  const { caller, deviceId, secondFactor } = order;
  const account = member?.username_key ?? usernameKey(order.username);
  const attempt = attemptAtLogin(house, { account, caller, deviceId });
  const passesLock = Boolean(secondFactor);
  const reserved = await reserveAttempt(house, attempt, { passesLock }).catch((error: unknown) => {
    if (error instanceof Refusal && member) noteRefused(house, signInOf(order, member));
    throw error;
  });
  const isTwiceProved =
    Boolean(member && secondFactor) && (await isSecondFactor(house, member!, secondFactor!));
  if (reserved.isLocked && !isTwiceProved) refuseLocked();
  return { reserved, isTwiceProved };
}

/** Not waited for: for a locked account even the time of a row would tell who exists. */
function noteRefused(house: House, signIn: SignIn): void {
  void logSignIn(house, house.db, { ...signIn, result: 'locked' }).catch((err) =>
    house.log.error({ err }, 'a refused sign-in was not logged'),
  );
}

/** The way in once the first proof is given: is it the right page, is a second proof wanted? */
export async function admitMember(
  house: House,
  signIn: SignIn,
  page: 'portal' | 'agent',
): Promise<Welcome> {
  const kind = kindOf(signIn.member.type);
  if (kind === 'trial') refuse('NOT_A_MEMBER');
  if (page === 'agent' && kind !== 'agent') refuse('NOT_AN_AGENT');
  if (!signIn.isTwiceProved) await challengeIfNeeded(house, signIn);
  return welcome(house, signIn);
}

function signInOf(order: LoginOrder, member: Member): SignIn {
  const { caller, deviceId, wantsRemembering } = order;
  return { member, method: 'password', caller, deviceId, wantsRemembering };
}
