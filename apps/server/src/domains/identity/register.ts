import type { Caller } from '../../platform/caller.ts';
import { begin, type Transaction } from '../../platform/database.ts';
import type { House } from '../../platform/house.ts';
import { hashPassword } from '../../platform/password-hash.ts';
import { refuse } from '../../platform/refusal.ts';
import {
  createMember,
  findByUsername,
  findInvitation,
  type Invitation,
  MEMBER,
  type Member,
  type Profile,
  profileFields,
  setRebates,
  useInvitation,
} from '../members/index.ts';
import { houseAccount } from '../system/index.ts';
import { assertOfAge } from './age.ts';
import { keepPassword, keepPaymentPassword } from './credentials.ts';
import { assertGoodPassword } from './password-rules.ts';
import { checkRegistration, type RegistrationFields } from './registration-fields.ts';
import { type Welcome, welcome } from './sign-in.ts';

export type Registration = {
  fields: RegistrationFields;
  by: 'username' | 'mobile';
  /** In full international form, once its code or its provider has proved it. */
  mobile: { e164: string; diallingCode: string; isVerified: boolean } | null;
  agentCode: string | undefined;
  referralCode: string | undefined;
  deviceId: string | null;
  caller: Caller;
};

/** Opens an account and signs it in. The proofs (captcha, bot check, code) were asked for before. */
export async function register(house: House, registration: Registration): Promise<Welcome> {
  const { fields, caller } = registration;
  checkRegistration(house, registration);
  assertOfAge(house, fields.birthday);
  const username = fields.username!;
  const password = fields.password;
  if (password) assertGoodPassword(house, password, [username]);
  const hash = password ? await hashPassword(house.keys, password) : null;
  const paymentHash = fields.paymentPassword
    ? await hashPassword(house.keys, fields.paymentPassword)
    : null;
  const member = await begin(house.db, async (tx) => {
    const opened = await openMember(house, tx, registration, username);
    await keepPassword(house, tx, opened.id, { hash, isDefault: false });
    if (paymentHash) await keepPaymentPassword(tx, opened.id, paymentHash);
    return opened;
  });
  return welcome(house, {
    member,
    method: 'registration',
    caller,
    deviceId: registration.deviceId,
    wantsRemembering: false,
  });
}

async function openMember(
  house: House,
  tx: Transaction,
  registration: Registration,
  username: string,
): Promise<Member> {
  const { fields, mobile, caller } = registration;
  const invitation = await findInviter(house, tx, registration);
  const upline = invitation?.owner ?? (await findHouseAccount(house, tx));
  const member = await createMember(house, tx, {
    username,
    type: invitation?.opensType ?? MEMBER,
    upline,
    language: caller.language,
    ...(fields.nickname && { nickname: fields.nickname }),
    ...(fields.registerUrl && { registerUrl: fields.registerUrl }),
    ...(mobile && {
      mobile: mobile.e164,
      diallingCode: mobile.diallingCode,
      isMobileVerified: mobile.isVerified,
    }),
    ...(fields.email && { email: fields.email }),
    ...(fields.payeeName && { realName: fields.payeeName }),
    ...(fields.birthday && { birthday: fields.birthday }),
    profile: profileOf(fields),
  });
  if (invitation) await setRebates(tx, member.id, invitation.rebates);
  return member;
}

/** An agent's code outranks a friend's; a code that no longer stands stops the registration. */
async function findInviter(
  house: House,
  tx: Transaction,
  { agentCode, referralCode }: Registration,
): Promise<Invitation | undefined> {
  const code = agentCode || referralCode;
  if (!code) return undefined;
  const invitation = await findInvitation(house, tx, code);
  if (!invitation || !(await useInvitation(tx, invitation.code))) refuse('INVITATION_INVALID');
  return invitation;
}

/** Who comes without a code stands under the house's own account, where one is named. */
async function findHouseAccount(house: House, tx: Transaction): Promise<Member | null> {
  const name = houseAccount(house);
  return (name && (await findByUsername(tx, name))) || null;
}

function profileOf(fields: RegistrationFields): Profile {
  return Object.fromEntries(
    profileFields.flatMap((field) => (fields[field] ? [[field, fields[field]]] : [])),
  );
}
