import { type RegisterField, registerFields } from '@baize/contract';
import type { FieldRule } from '../../../shared/fields/field-rules.ts';
import type { SignInOptions } from '../../../shared/session/sign-in-options.ts';

export type Mode = 'username' | 'mobile';
export type Rules = Record<RegisterField, FieldRule>;
export type Switches = Pick<
  SignInOptions,
  'mobilePasswordRegistration' | 'registrationSms' | 'minimumAge'
> & { captcha: boolean };

export type AskedField = { field: RegisterField; isRequired: boolean };
export type Typed = Partial<Record<RegisterField | 'confirmPassword' | 'dial', string>> & {
  terms?: boolean;
  isOfAge?: boolean;
};

/** Which fields a registration asks for, in their order; everything else stays out of sight. */
export function askedFields(mode: Mode, rules: Rules, switches: Switches): AskedField[] {
  const isAsked = (field: RegisterField) => isFieldAsked(field, mode, rules, switches);
  const order = mode === 'mobile' ? MOBILE_ORDER : registerFields;
  return order
    .filter(isAsked)
    .map((field) => ({ field, isRequired: isFieldRequired(field, mode, rules) }));
}

// A code is asked for beside the number it is sent to.
const MOBILE_ORDER = [
  'mobileNum',
  'verificationCode',
  ...registerFields.filter((field) => field !== 'mobileNum' && field !== 'verificationCode'),
] as const;

function isFieldAsked(field: RegisterField, mode: Mode, rules: Rules, switches: Switches): boolean {
  const isEnabled = rules[field].fieldEnabled;
  switch (field) {
    case 'username':
      return mode === 'username';
    case 'password':
      return mode === 'username' || switches.mobilePasswordRegistration;
    case 'mobileNum':
      return mode === 'mobile' || isEnabled;
    case 'verificationCode':
      return switches.registrationSms && (mode === 'mobile' || rules.mobileNum.fieldEnabled);
    case 'captcha':
      return isEnabled && switches.captcha;
    default:
      return isEnabled;
  }
}

const ALWAYS_NEEDED: RegisterField[] = ['username', 'password', 'verificationCode'];

function isFieldRequired(field: RegisterField, mode: Mode, rules: Rules): boolean {
  if (field === 'mobileNum' && mode === 'mobile') return true;
  return ALWAYS_NEEDED.includes(field) || rules[field].required;
}

/** What is sent: the fields that are asked for, as they were typed, and nothing that is out of sight. */
export function registrationOf(mode: Mode, asked: readonly AskedField[], typed: Typed) {
  const given = Object.fromEntries(
    asked.flatMap(({ field }) => {
      const value = typed[field]?.trim();
      return value ? [[field, value]] : [];
    }),
  ) as Partial<Record<RegisterField, string>>;
  return {
    ...given,
    ...(mode === 'mobile' && given.mobileNum && { username: given.mobileNum }),
    ...(given.password && { password: typed.password, confirmPassword: typed.confirmPassword }),
    ...(given.mobileNum && { countryDialingCode: typed.dial }),
    isOfAge: typed.isOfAge === true,
    termsAccepted: typed.terms === true,
    login: true,
    registerMethod: 'WEB',
  };
}
