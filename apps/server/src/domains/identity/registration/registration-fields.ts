import {
  matchesPattern,
  patternMessage,
  type RegisterField,
  registerFields,
} from '@baize/contract';
import type { House } from '../../../platform/house.ts';
import { EMPTY, type FieldFault, refuseFields } from '../../members/index.ts';
import { isModuleOn, type RegisterRule, registerRules } from '../../system/index.ts';

export type RegistrationFields = Partial<Record<RegisterField, string>>;
export type RegisteredBy = 'username' | 'mobile' | 'one-click';

/** Asked for and checked elsewhere: they are answers to questions of ours, not facts about a person. */
const PROOFS: RegisterField[] = ['captcha', 'verificationCode'];

/** What the brand asks for, each by its rule, without blanks around it; what it does not ask for is dropped. */
export function acceptFields(
  house: House,
  typed: { readonly [Field in RegisterField]?: string | undefined },
  by: RegisteredBy,
): RegistrationFields {
  const rules = registerRules(house);
  const accepted: RegistrationFields = {};
  const faults: Record<string, FieldFault> = {};
  for (const field of registerFields.filter((name) => isAsked(house, name, by))) {
    // A password is taken as it is typed.
    const value = (field === 'password' ? typed[field] : typed[field]?.trim()) ?? '';
    const fault = faultOf(rules[field], value, isNeeded(house, field, by));
    if (fault) faults[field] = fault;
    if (value !== '') accepted[field] = value;
  }
  if (Object.keys(faults).length > 0) refuseFields(faults);
  return accepted;
}

function isAsked(house: House, field: RegisterField, by: RegisteredBy): boolean {
  if (PROOFS.includes(field) || (field === 'username' && by !== 'username')) return false;
  if (field === 'password') return hasPassword(house, by);
  return registerRules(house)[field].fieldEnabled || isNeeded(house, field, by);
}

/** Who registers with a proved number can do without a password, where the brand says so. */
export function hasPassword(house: House, by: RegisteredBy): boolean {
  return by !== 'mobile' || isModuleOn(house, 'MOBILENUMPASSREG3');
}

function isNeeded(house: House, field: RegisterField, by: RegisteredBy): boolean {
  if (field === 'mobileNum') return by === 'mobile' || isModuleOn(house, 'REGMOBVERF3');
  if (field === 'password') return true;
  return field === 'username' || registerRules(house)[field].required;
}

function faultOf(rule: RegisterRule, value: string, needed: boolean): FieldFault | undefined {
  const { minLength: min, maxLength: max, acceptedPattern, patternId } = rule;
  if (value === '') return needed ? EMPTY : undefined;
  const fits = matchesPattern(patternId, value, { min, max, acceptedPattern });
  return fits ? undefined : { messageId: patternMessage(patternId), min, max };
}
