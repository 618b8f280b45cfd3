import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Member, maskEmail, maskMobile, nameKey, openPersonal } from '../../members/index.ts';
import { type Contact, sendCode, spendCode } from '../../post/index.ts';
import { attemptAtProof, clearAttempts, reserveAttempt } from './attempts.ts';
import { hasPasskeys, isPasskeyAnswer, passkeyLoginOptions } from './passkeys.ts';
import { holdersOf } from './payout-holders.ts';
import { hasAuthenticator, isAuthenticatorCode, isRecoveryCode } from './second-factor.ts';

export type ProofMethod =
  | 'MOBILE'
  | 'EMAIL'
  | 'BANK_NAME'
  | 'AUTHENTICATOR'
  | 'RECOVERY'
  | 'PASSKEY';

/** By which ways this member can prove who they are a second time. */
export async function proofsFor(
  house: House,
  member: Member,
  reason: 'second-factor' | 'unknown-place',
): Promise<ProofMethod[]> {
  const authenticator = await hasAuthenticator(house.db, member.id);
  const passkey = await hasPasskeys(house.db, member.id);
  const strong: ProofMethod[] = [
    ...(authenticator ? (['AUTHENTICATOR'] as const) : []),
    ...(passkey ? (['PASSKEY'] as const) : []),
    ...(authenticator || passkey ? (['RECOVERY'] as const) : []),
  ];
  if (reason === 'second-factor') return strong;
  const hasHolder = (await holdersOf(house, member.id)).length > 0;
  return [
    ...(member.mobile_verified_at ? (['MOBILE'] as const) : []),
    ...(member.email_verified_at ? (['EMAIL'] as const) : []),
    ...(hasHolder ? (['BANK_NAME'] as const) : []),
    ...strong,
  ];
}

/** A code of the authenticator, a passkey's answer or a recovery code: whatever the member has. */
export async function isSecondFactor(house: House, member: Member, code: string): Promise<boolean> {
  const methods = await proofsFor(house, member, 'second-factor');
  if (methods.length === 0) return false;
  const reserved = await reserveAttempt(house, attemptAtProof(member.id));
  for (const method of methods) {
    if (await prove(house, member, { method, code })) {
      await clearAttempts(house, reserved);
      return true;
    }
  }
  return false;
}

type Given = { method: ProofMethod; code: string };

/** Whether the proof holds. Wrong ones are counted over all challenges: a new login gives no new tries. */
export async function proveCounted(house: House, member: Member, given: Given): Promise<boolean> {
  const reserved = await reserveAttempt(house, attemptAtProof(member.id));
  const isRight = await prove(house, member, given);
  if (isRight) await clearAttempts(house, reserved);
  return isRight;
}

async function prove(house: House, member: Member, { method, code }: Given): Promise<boolean> {
  switch (method) {
    case 'MOBILE':
    case 'EMAIL':
      return isSentCode(house, contactOf(house, member, method), code);
    case 'BANK_NAME':
      return (await holdersOf(house, member.id)).some((name) => nameKey(name) === nameKey(code));
    case 'AUTHENTICATOR':
      return isAuthenticatorCode(house, member.id, code);
    case 'RECOVERY':
      return isRecoveryCode(house, member.id, code);
    case 'PASSKEY':
      return isPasskeyAnswer(house, member.id, code);
  }
}

/** Sends what the proof needs: a code, or the options with which a browser asks for a passkey. */
export async function sendProof(
  house: House,
  member: Member,
  { method, caller }: { method: ProofMethod; caller: Caller },
) {
  if (method === 'PASSKEY') {
    const options = await passkeyLoginOptions(house, member.id);
    return { expiredMinutes: 5, sentTo: null, options };
  }
  const contact = contactOf(house, member, method === 'EMAIL' ? 'EMAIL' : 'MOBILE');
  const { address } = caller;
  const language = caller.language;
  const { expiredMinutes } = await sendCode(house, {
    contact,
    purpose: 'challenge',
    address,
    language,
    memberId: member.id,
  });
  const sentTo = contact.channel === 'sms' ? maskMobile(contact.e164) : maskEmail(contact.email);
  return { expiredMinutes, sentTo };
}

function contactOf(house: House, member: Member, method: 'MOBILE' | 'EMAIL'): Contact {
  const { mobile, email } = openPersonal(house, member);
  return method === 'MOBILE'
    ? { channel: 'sms', e164: mobile ?? '', diallingCode: member.dialling_code ?? '' }
    : { channel: 'mail', email: email ?? '' };
}

/** A wrong code is an answer here, not yet a refusal: the challenge counts its own tries. */
async function isSentCode(house: House, contact: Contact, code: string): Promise<boolean> {
  try {
    await spendCode(house, { contact, purpose: 'challenge', code });
    return true;
  } catch (error) {
    if (error instanceof Refusal && error.code !== 'CODE_EXPIRED') return false;
    throw error;
  }
}
