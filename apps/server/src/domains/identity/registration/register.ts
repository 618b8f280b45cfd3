import type { Caller } from '../../../platform/caller.ts';
import { hashPassword } from '../../../platform/crypto/password-hash.ts';
import { begin, type Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import {
  createMember,
  findByUsername,
  findInvitation,
  type Invitation,
  MEMBER,
  type Member,
  type NewMember,
  noteInvited,
  type Profile,
  profileFields,
  setRebates,
  useInvitation,
} from '../../members/index.ts';
import { houseAccount } from '../../system/index.ts';
import { keepPassword, keepPaymentPassword } from '../proofs/credentials.ts';
import { type SignInMethod, type Welcome, welcome } from '../sessions/sign-in.ts';
import type { RegistrationFields } from './registration-fields.ts';
import { noteTerms } from './terms.ts';

/** A number in full international form. */
export type NewNumber = {
  e164: string;
  diallingCode: string;
  /** A code came back from it, or a provider vouches for it. */
  isVerified: boolean;
  isTheirName: boolean;
};

export type Registration = {
  username: string;
  /** By the brand's rules already. */
  fields: RegistrationFields;
  mobile: NewNumber | null;
  isEmailVerified?: boolean;
  registerUrl?: string | undefined;
  /** They ticked the terms; older clients do not say. */
  hasAgreed?: boolean;
  deviceId: string | null;
  caller: Pick<Caller, 'address' | 'userAgent' | 'language'>;
};

/** Opens an account and signs it in. Everything that had to be asked was asked before. */
export async function register(house: House, registration: Registration): Promise<Welcome> {
  return signInNew(house, registration, await openMember(house, registration), 'registration');
}

/** Hashing takes a core for a moment: it is done before the transaction, never inside. */
export async function openMember(house: House, registration: Registration): Promise<Member> {
  const { password, paymentPassword } = registration.fields;
  const hash = password ? await hashPassword(house.keys, password) : null;
  const paymentHash = paymentPassword && (await hashPassword(house.keys, paymentPassword));
  return begin(house.db, async (tx) => {
    const invitation = await spendInvitation(house, tx, registration.fields);
    const member = await createMember(house, tx, {
      ...personOf(registration),
      type: invitation?.opensType ?? MEMBER,
      upline: await uplineOf(house, tx, invitation),
    });
    if (invitation) {
      await setRebates(tx, member.id, invitation.rebates);
      await noteInvited(tx, { memberId: member.id, code: invitation.code });
    }
    await keepPassword(house, tx, member.id, { hash, isDefault: false });
    if (paymentHash) await keepPaymentPassword(tx, member.id, paymentHash);
    await noteTerms(house, tx, member.id, registration.hasAgreed ?? false);
    return member;
  });
}

function signInNew(
  house: House,
  { caller, deviceId }: Registration,
  member: Member,
  method: SignInMethod,
): Promise<Welcome> {
  return welcome(house, { member, method, caller, deviceId, wantsRemembering: false });
}

function personOf(registration: Registration): Omit<NewMember, 'type' | 'upline'> {
  const { username, fields, mobile, caller, registerUrl } = registration;
  return {
    username,
    language: caller.language,
    ...(fields.nickname && { nickname: fields.nickname }),
    ...(registerUrl && { registerUrl }),
    ...(mobile && {
      mobile: mobile.e164,
      diallingCode: mobile.diallingCode,
      isMobileVerified: mobile.isVerified,
      isMobileTheirName: mobile.isTheirName,
    }),
    ...(fields.email && { email: fields.email }),
    isEmailVerified: registration.isEmailVerified ?? false,
    ...(fields.payeeName && { realName: fields.payeeName }),
    ...(fields.birthday && { birthday: fields.birthday }),
    profile: profileOf(fields),
  };
}

function profileOf(fields: RegistrationFields): Profile {
  return Object.fromEntries(
    profileFields.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])),
  );
}

/** An agent's code outranks a friend's; a code that no longer stands stops the registration. */
export function codeOf({ affiliateCode, referralCode }: RegistrationFields): string | undefined {
  return affiliateCode || referralCode || undefined;
}

async function spendInvitation(
  house: House,
  tx: Transaction,
  fields: RegistrationFields,
): Promise<Invitation | undefined> {
  const code = codeOf(fields);
  if (!code) return undefined;
  const invitation = await findInvitation(house, tx, code);
  if (!invitation || !(await useInvitation(tx, invitation.code))) refuse('INVITATION_INVALID');
  return invitation;
}

/**
 * Who comes by an agent's link stands under the agent. A member's friend stands where one without a code
 * does: the member is paid by referral, and no agent is paid for the same person.
 */
async function uplineOf(
  house: House,
  tx: Transaction,
  invitation: Invitation | undefined,
): Promise<Member | null> {
  return invitation?.kind === 'agent' ? invitation.owner : findHouseAccount(house, tx);
}

/** Who comes without a code stands under the house's own account, where one is named. */
async function findHouseAccount(house: House, tx: Transaction): Promise<Member | null> {
  const name = houseAccount(house);
  return (name && (await findByUsername(tx, name))) || null;
}
