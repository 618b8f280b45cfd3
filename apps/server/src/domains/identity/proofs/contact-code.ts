import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember, type Member } from '../../members/index.ts';
import { spendCode } from '../../post/index.ts';
import { contactOnFile } from './member-codes.ts';

/** Where a member can be sent a code: the number they proved rather than the address. */
export function codeChannelOf(member: Member): 'sms' | 'mail' | null {
  if (member.mobile_verified_at) return 'sms';
  return member.email_verified_at ? 'mail' : null;
}

/** Asks for the code that was sent to the proved contact before money leaves. */
export async function askWithdrawalCode(
  house: House,
  memberId: bigint,
  code: string | undefined,
): Promise<void> {
  const member = (await findMember(house.db, memberId)) ?? refuse('NOT_LOGGED_IN');
  const channel = codeChannelOf(member) ?? refuse('PHONE_MISSING');
  const methods = [channel === 'sms' ? 'MOBILE' : 'EMAIL'];
  if (!code) refuse('CODE_MISSING', { value: { methods } });
  const contact = contactOnFile(house, member, channel);
  await spendCode(house, { contact, purpose: 'withdraw', code });
}
