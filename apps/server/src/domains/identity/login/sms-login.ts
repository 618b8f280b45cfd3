import type { identityCodes, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findByMobile, noteMobileProved } from '../../members/index.ts';
import { type CodeSent, readMobile, sendCode, spendCode } from '../../post/index.ts';
import { isModuleOn, requireModule } from '../../system/index.ts';
import { evenly } from '../even-time.ts';
import { checkBot } from '../proofs/bot-check.ts';
import { provedNumber } from '../proofs/phone-auth.ts';
import type { Welcome } from '../sessions/sign-in.ts';
import { admitMember, type LoginOrder } from './login.ts';

/** A code for someone who is not signed in. Whether the number is a member's, neither answer nor time tells. */
export async function sendVisitorCode(
  house: House,
  input: Output<typeof identityCodes.sendVisitorCode.input>,
  caller: Caller,
): Promise<CodeSent> {
  const contact = readMobile(house, input.mobileNum, input.countryDialingCode);
  await checkBot(house, { caller, what: 'code', answer: input.botCheck });
  const purpose =
    input.purpose ?? (isModuleOn(house, 'MOBILEVERCODELOGIN3') ? 'login' : 'forgotPassword');
  const isNobodys = (await findByMobile(house, house.db, contact.e164)) === undefined;
  const { address, language } = caller;
  return evenly(
    sendCode(house, { contact, purpose, address, language, isNeutral: true, isNobodys }),
  );
}

/** Signs in with a code in place of the password; the name is the mobile number. */
export async function logInBySms(
  house: House,
  order: LoginOrder & { firebaseIdToken?: string | undefined },
): Promise<Welcome> {
  requireModule(house, 'MOBILEVERCODELOGIN3');
  const proved = await provedNumber(house, order.firebaseIdToken);
  const contact = readMobile(house, proved ?? order.username, order.countryDialingCode);
  if (!proved) await spendCode(house, { contact, purpose: 'login', code: order.password });
  const member = (await findByMobile(house, house.db, contact.e164)) ?? refuse('CODE_WRONG');
  await noteMobileProved(house, member.id);
  const { caller, deviceId, wantsRemembering } = order;
  const method = proved ? ('phone-auth' as const) : ('sms' as const);
  return admitMember(house, { member, method, caller, deviceId, wantsRemembering }, order.page);
}
