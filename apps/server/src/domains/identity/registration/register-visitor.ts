import type { identityRegister, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { assertAged, findByUsername, findInvitation, readBirthday } from '../../members/index.ts';
import { readMobile, spendCode } from '../../post/index.ts';
import { identitySettings, isModuleOn, registerRules, requireModule } from '../../system/index.ts';
import { checkBot } from '../proofs/bot-check.ts';
import { solveCaptcha } from '../proofs/captcha.ts';
import { assertGoodPassword } from '../proofs/password-rules.ts';
import { assertPaymentPassword } from '../proofs/payment-password.ts';
import { provedNumber } from '../proofs/phone-auth.ts';
import type { Welcome } from '../sessions/sign-in.ts';
import { codeOf, type NewNumber, register } from './register.ts';
import {
  acceptFields,
  hasPassword,
  type RegisteredBy,
  type RegistrationFields,
} from './registration-fields.ts';
import { freeName } from './trial.ts';

export type VisitorRegistration = {
  input: Output<typeof identityRegister.register.input>;
  by: RegisteredBy;
  captchaId: string | undefined;
  deviceId: string | null;
  caller: Caller;
};

/**
 * Asks for every proof the brand wants of a new member, then opens the account. The code from the phone
 * is spent last: whoever mistyped something else can use it again.
 */
export async function registerVisitor(house: House, order: VisitorRegistration): Promise<Welcome> {
  const { input, by, caller, deviceId } = order;
  requireModule(house, by === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3');
  if (input.termsAccepted === false) refuse('TERMS_NOT_ACCEPTED');
  await askProofs(house, order);
  const fields = acceptVisitor(house, order);
  const username = by === 'username' ? fields.username! : await freeName(house);
  await assertOpen(house, fields, username);
  const mobile = await proveNumber(house, order, fields.mobileNum);
  const { registerUrl } = input;
  const hasAgreed = input.termsAccepted === true;
  return register(house, { username, fields, mobile, registerUrl, hasAgreed, deviceId, caller });
}

async function askProofs(house: House, { input, captchaId, caller }: VisitorRegistration) {
  const { captcha } = registerRules(house);
  if (captcha.fieldEnabled && captcha.required) {
    await solveCaptcha(house, { id: captchaId, answer: input.captcha, address: caller.address });
  } else if (!input.firebaseIdToken) {
    await checkBot(house, { caller, what: 'account', answer: input.botCheck });
  }
}

function acceptVisitor(house: House, { input, by }: VisitorRegistration): RegistrationFields {
  const typedNumber =
    input.mobileNum || input.mobile || (by === 'mobile' ? input.username : undefined);
  // A number that a provider has proved needs no typing.
  if (by === 'mobile' && !typedNumber && !input.firebaseIdToken) refuse('PHONE_MISSING');
  const fields = acceptFields(house, { ...input, mobileNum: digitsOf(typedNumber) }, by);
  const { password, paymentPassword } = fields;
  const { confirmPassword } = input;
  if (confirmPassword !== undefined && password && confirmPassword !== password) {
    refuse('CONFIRMATION_DIFFERS');
  }
  if (password) assertGoodPassword(house, password, [fields.username ?? '']);
  if (paymentPassword) assertPaymentPassword(paymentPassword);
  return { ...fields, ...agedBirthday(house, fields.birthday, input.isOfAge) };
}

/** The brand's rule speaks of digits; a + and blanks are only how people write them. */
function digitsOf(typed: string | undefined): string | undefined {
  return typed?.replace(/[\s()./+-]/g, '');
}

function agedBirthday(house: House, typed: string | undefined, isOfAge: boolean | undefined) {
  const { minimumAge: age } = identitySettings(house);
  if (isOfAge === false) refuse('UNDER_AGE', { words: { age } });
  if (!typed) return {};
  const birthday = readBirthday(typed);
  assertAged(house, birthday, age);
  return { birthday };
}

/** Said before the code is spent; the database has the last word. */
async function assertOpen(
  house: House,
  fields: RegistrationFields,
  username: string,
): Promise<void> {
  const code = codeOf(fields);
  if (code && !(await findInvitation(house, house.db, code))) refuse('INVITATION_INVALID');
  if (await findByUsername(house.db, username)) refuse('USERNAME_TAKEN');
}

async function proveNumber(
  house: House,
  { input, by }: VisitorRegistration,
  accepted: string | undefined,
): Promise<NewNumber | null> {
  const proved = await provedNumber(house, input.firebaseIdToken);
  if (!accepted && !proved) return null;
  const typed = input.mobileNum || input.mobile || input.username;
  const contact = readMobile(house, proved ?? typed, input.countryDialingCode);
  const wantsCode = !proved && (isModuleOn(house, 'REGMOBVERF3') || !hasPassword(house, by));
  if (wantsCode) {
    await spendCode(house, { contact, purpose: 'register', code: input.verificationCode });
  }
  const { e164, diallingCode } = contact;
  const isVerified = wantsCode || proved !== undefined;
  return { e164, diallingCode, isVerified, isTheirName: by === 'mobile' };
}
