import type { identityCodes, Output } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import type { House } from '../../../platform/house.ts';
import { type CodeSent, readMobile, sendCode } from '../../post/index.ts';
import { checkBot } from '../proofs/bot-check.ts';

/** A code for someone who has no account yet: browsers ask for it, so bots are checked first. */
export async function sendRegisterCode(
  house: House,
  input: Output<typeof identityCodes.sendRegisterCode.input>,
  caller: Caller,
): Promise<CodeSent> {
  const contact = readMobile(house, input.mobileNo, input.countryDialingCode);
  await checkBot(house, { caller, what: 'code', answer: input.botCheck });
  const { address, language } = caller;
  return sendCode(house, { contact, purpose: 'register', address, language });
}
