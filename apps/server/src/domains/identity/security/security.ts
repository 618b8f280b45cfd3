import type { identityFactors, Output } from '@baize/contract';
import { sql } from 'kysely';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember, maskEmail, maskMobile, maskName, openPersonal } from '../../members/index.ts';
import { identitySettings } from '../../system/index.ts';
import { listPayoutAccounts } from '../payouts/payout-accounts.ts';
import { contactHold } from '../proofs/contact-changes.ts';
import { findCredentials } from '../proofs/credentials.ts';
import { passkeysOf } from '../proofs/passkeys.ts';
import { isFactorWanted } from '../proofs/required-factor.ts';
import { hasAuthenticator } from '../proofs/second-factor.ts';
import { answeredQuestions } from './security-questions.ts';

/** Which locks of the account are set. */
export async function securityConfig(
  house: House,
  memberId: bigint,
): Promise<Output<typeof identityFactors.securityConfig.value>> {
  const member = (await findMember(house.db, memberId)) ?? refuse('NOT_FOUND');
  const credentials = await findCredentials(house.db, memberId);
  const { mobile, email, realName } = openPersonal(house, member);
  return {
    password: {
      isSet: Boolean(credentials?.password_hash),
      changedAt: credentials?.changed_at.getTime() ?? 0,
    },
    paymentPassword: Boolean(credentials?.payment_hash),
    mobile: {
      value: mobile && maskMobile(mobile),
      verified: member.mobile_verified_at !== null,
    },
    email: { value: email && maskEmail(email), verified: member.email_verified_at !== null },
    authenticator: await hasAuthenticator(house.db, memberId),
    passkeys: (await passkeysOf(house.db, memberId)).length,
    recoveryCodesLeft: await recoveryCodesLeft(house, memberId),
    securityQuestions: (await answeredQuestions(house, memberId)).length > 0,
    realName: realName && maskName(realName),
    contactHold: await shownHold(house, memberId),
    payoutAccounts: (await listPayoutAccounts(house, memberId)).length,
    secondFactorNeeded: {
      signIn: isFactorWanted(house, member),
      withdrawal: identitySettings(house).withdrawalsNeedSecondFactor,
    },
  };
}

/** What a member is told of a change that has not settled. */
async function shownHold(house: House, memberId: bigint) {
  const hold = await contactHold(house, house.db, memberId);
  return hold && { until: hold.until.getTime(), isBySupport: hold.isBySupport };
}

async function recoveryCodesLeft(house: House, memberId: bigint): Promise<number> {
  const { count } = await house.db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
