import {
  matchesPattern,
  patternMessage,
  type RegisterField,
  registerFields,
} from '@baize/contract';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { type RegisterRule, registerRules } from '../system/index.ts';

export type RegistrationFields = Partial<Record<RegisterField, string>> & {
  confirmPassword?: string;
  registerUrl?: string;
};

export type FieldFault = { messageId: string; min: number; max: number };

/** Proved elsewhere: they are answers to questions of ours, not facts about a person. */
const PROOFS: RegisterField[] = ['captcha', 'verificationCode', 'affiliateCode', 'referralCode'];

/** Every field by the brand's rules: those not asked for are ignored, the others must fit. */
export function checkRegistration(
  house: House,
  { fields, by }: { fields: RegistrationFields; by: 'username' | 'mobile' },
): void {
  const rules = registerRules(house);
  const faults = Object.fromEntries(
    registerFields.flatMap((field) => {
      const needed = field === (by === 'mobile' ? 'mobileNum' : 'username');
      const given = by === 'mobile' && field === 'username';
      const isAsked = (rules[field].fieldEnabled || needed) && !given && !PROOFS.includes(field);
      const fault = isAsked && faultOf({ ...rules[field], needed }, fields[field]?.trim() ?? '');
      return fault ? [[field, fault]] : [];
    }),
  );
  if (Object.keys(faults).length > 0) refuse('FIELD_NOT_VALID', { value: { faults } });
  const { password, confirmPassword } = fields;
  if (confirmPassword !== undefined && confirmPassword !== password) refuse('CONFIRMATION_DIFFERS');
}

function faultOf(rule: RegisterRule & { needed: boolean }, value: string): FieldFault | undefined {
  const { minLength: min, maxLength: max, acceptedPattern, patternId } = rule;
  if (value === '') {
    const isMissing = rule.required || rule.needed;
    return isMissing ? { messageId: 'patterns.empty', min: 0, max: 0 } : undefined;
  }
  const fits = matchesPattern(patternId, value, { min, max, acceptedPattern });
  return fits ? undefined : { messageId: patternMessage(patternId), min, max };
}
