import type { identity, Output, verification } from '@baize/contract';
import type { Caller } from '../../platform/caller.ts';
import type { House } from '../../platform/house.ts';
import { refuse } from '../../platform/refusal.ts';
import { findByMobile } from '../members/index.ts';
import { isModuleOn, registerRules, requireModule } from '../system/index.ts';
import { checkBot } from './bot-check.ts';
import { solveCaptcha } from './captcha.ts';
import { type CodeSent, sendCode, spendCode } from './codes.ts';
import { readMobile } from './contact.ts';
import { admitMember, type LoginOrder } from './login.ts';
import { provedNumber } from './phone-auth.ts';
import { recoverByPhone } from './recovery.ts';
import { register } from './register.ts';
import type { Welcome } from './sign-in.ts';
import { freeName } from './trial.ts';

/** Codes for people who are not signed in: asked for by browsers, so bots are checked first. */
export async function sendRegisterCode(
  house: House,
  input: Output<typeof verification.sendRegisterCode.input>,
  caller: Caller,
): Promise<CodeSent> {
  const contact = readMobile(house, input.mobileNo, input.countryDialingCode);
  await checkBot(house, { caller, what: 'code', answer: input.botCheck });
  const { address, language } = caller;
  return sendCode(house, { contact, purpose: 'register', address, language });
}

export async function sendVisitorCode(
  house: House,
  input: Output<typeof verification.sendVisitorCode.input>,
  caller: Caller,
): Promise<CodeSent> {
  const contact = readMobile(house, input.mobileNum, input.countryDialingCode);
  await checkBot(house, { caller, what: 'code', answer: input.botCheck });
  const purpose =
    input.purpose ?? (isModuleOn(house, 'MOBILEVERCODELOGIN3') ? 'login' : 'forgotPassword');
  const isNobodys = (await findByMobile(house, house.db, contact.e164)) === undefined;
  const { address, language } = caller;
  return sendCode(house, { contact, purpose, address, language, isNobodys });
}

/** Signs in with a code in place of the password; the name is the mobile number. */
export async function smsLogin(
  house: House,
  order: LoginOrder & {
    countryDialingCode?: string | undefined;
    firebaseIdToken?: string | undefined;
  },
): Promise<Welcome> {
  requireModule(house, 'MOBILEVERCODELOGIN3');
  const proved = await provedNumber(house, order.firebaseIdToken);
  const contact = readMobile(house, proved ?? order.username, order.countryDialingCode);
  if (!proved) await spendCode(house, { contact, purpose: 'login', code: order.password });
  const member = (await findByMobile(house, house.db, contact.e164)) ?? refuse('CODE_WRONG');
  const method = proved ? ('phone-auth' as const) : ('sms' as const);
  return admitMember(house, { ...order, member, method }, order.page);
}

export type VisitorRegistration = {
  input: Output<typeof identity.register.input>;
  by: 'username' | 'mobile' | 'one-click';
  captchaId: string | undefined;
  deviceId: string | null;
  caller: Caller;
};

/** Asks for every proof the brand wants of a new member, then opens the account. */
export async function registerVisitor(house: House, order: VisitorRegistration): Promise<Welcome> {
  const { input, caller, deviceId } = order;
  requireModule(house, order.by === 'mobile' ? 'MOBILENUMREG3' : 'USERNAMEREG3');
  if (input.termsAccepted === false) refuse('TERMS_NOT_ACCEPTED');
  await askProofs(house, order);
  const mobile = await readNumber(house, order);
  const username =
    order.by === 'username' ? input.username : (mobile?.e164 ?? (await freeName(house)));
  return register(house, {
    fields: { ...input, username, mobileNum: input.mobileNum || input.mobile } as never,
    by: order.by === 'mobile' ? 'mobile' : 'username',
    mobile,
    agentCode: input.affiliateCode || undefined,
    referralCode: input.referralCode || undefined,
    deviceId,
    caller,
  });
}

async function askProofs(house: House, { input, captchaId, caller }: VisitorRegistration) {
  const { captcha } = registerRules(house);
  if (captcha.fieldEnabled && captcha.required) {
    await solveCaptcha(house, { id: captchaId, answer: input.captcha, address: caller.address });
  } else if (!input.firebaseIdToken) {
    await checkBot(house, { caller, what: 'account', answer: input.botCheck });
  }
}

async function readNumber(house: House, { input, by }: VisitorRegistration) {
  const typed = input.mobileNum || input.mobile || (by === 'mobile' ? input.username : undefined);
  const proved = await provedNumber(house, input.firebaseIdToken);
  if (!typed && !proved) {
    if (by === 'mobile') refuse('PHONE_MISSING');
    return null;
  }
  const contact = readMobile(house, proved ?? typed, input.countryDialingCode);
  const wantsCode = isModuleOn(house, 'REGMOBVERF3') && !proved;
  if (wantsCode)
    await spendCode(house, { contact, purpose: 'register', code: input.verificationCode });
  const { e164, diallingCode } = contact;
  return { e164, diallingCode, isVerified: wantsCode || proved !== undefined };
}

export async function recoverByVisitorPhone(
  house: House,
  order: {
    input: Output<typeof identity.recoverByPhone.input>;
    caller: Caller;
    deviceId: string | null;
  },
): Promise<Welcome> {
  requireModule(house, 'PWRESETSMS3');
  const { input, caller, deviceId } = order;
  const proved = await provedNumber(house, input.firebaseIdToken);
  return recoverByPhone(house, {
    contact: readMobile(house, proved ?? input.mobileNum, input.countryDialingCode),
    code: input.verificationCode,
    isProved: proved !== undefined,
    newPassword: input.newPassword,
    caller,
    deviceId,
  });
}
