import type { RefusalCode, RegisterField } from '@baize/contract';
import { wasRefused } from '@baize/web/errors.ts';
import { namesFields, refusalCode } from '@baize/web/refusals.ts';
import type { Typed } from './registration.ts';

/** Refusals that are about one field are told beside it. */
const FIELD_OF: Partial<Record<RefusalCode, RegisterField | 'confirmPassword' | 'terms'>> = {
  USERNAME_TAKEN: 'username',
  MOBILE_TAKEN: 'mobileNum',
  EMAIL_TAKEN: 'email',
  EMAIL_NOT_VALID: 'email',
  PHONE_NOT_VALID: 'mobileNum',
  PHONE_MISSING: 'mobileNum',
  PASSWORD_COMMON: 'password',
  CONFIRMATION_DIFFERS: 'confirmPassword',
  CAPTCHA_WRONG: 'captcha',
  CODE_WRONG: 'verificationCode',
  CODE_MISSING: 'verificationCode',
  CODE_EXPIRED: 'verificationCode',
  UNDER_AGE: 'birthday',
  TERMS_NOT_ACCEPTED: 'terms',
};

export type ServerFault = {
  field: string;
  message?: string;
  pattern?: PatternFault;
  /** In the words of the field, where the house has one sentence for several. */
  words?: 'identity.register.referralWrong';
};
type PatternFault = { messageId: string; min: number; max: number };

/** The fields that the server found fault with: its own sentence, or the rule that was not met. */
export function serverFaults(error: unknown, typed: Typed = {}): ServerFault[] {
  const code = refusalCode(error);
  if (!code || !wasRefused(error)) return [];
  const field = FIELD_OF[code];
  if (field) return [{ field, message: error.message }];
  if (code === 'INVITATION_INVALID') return [invitationFault(error.message, typed)];
  if (!namesFields(code)) return [];
  const { faults = {} } = error.value as { faults?: Record<string, PatternFault> };
  return Object.entries(faults).map(([field, pattern]) => ({ field, pattern }));
}

/** The house asks after an agent's code where one was typed, and else after a friend's. */
function invitationFault(message: string, { affiliateCode, referralCode }: Typed): ServerFault {
  if (!affiliateCode?.trim() && referralCode?.trim()) {
    return { field: 'referralCode', words: 'identity.register.referralWrong' };
  }
  return { field: 'affiliateCode', message };
}
