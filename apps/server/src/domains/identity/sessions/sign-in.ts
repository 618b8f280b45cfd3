import { randomBytes } from 'node:crypto';
import { days } from '@baize/calendar';
import type { identitySignIn, Output } from '@baize/contract';
import type { Generated } from 'kysely';
import { begin, type Transaction } from '../../../platform/database.ts';
import { announce } from '../../../platform/events.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { kindOf, type Member, noteSignIn } from '../../members/index.ts';
import { placeName, type Whereabouts } from '../place.ts';
import { isPasswordSpent } from '../proofs/password-age.ts';
import { lacksFactor } from '../proofs/required-factor.ts';
import { hashToken, startSession } from './session.ts';

export interface SignInsTable {
  id: Generated<bigint>;
  member_id: bigint;
  at: Date;
  result: string;
  method: string;
  address: string;
  location: string | null;
  user_agent: string;
  device_id: string | null;
}

export interface KnownPlacesTable {
  member_id: bigint;
  place: string;
  first_at: Date;
  last_at: Date;
}

export interface RememberedDevicesTable {
  token_hash: string;
  member_id: bigint;
  created_at: Date;
  expires_at: Date;
  device_id: string | null;
  session_id: bigint | null;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    sign_ins: SignInsTable;
    known_places: KnownPlacesTable;
    remembered_devices: RememberedDevicesTable;
  }
}

export type SignInMethod =
  | 'password'
  | 'sms'
  | 'phone-auth'
  | 'passkey'
  | 'google'
  | 'facebook'
  | 'remembered'
  | 'recovery'
  | 'registration'
  | 'trial';

export type SignIn = {
  member: Member;
  method: SignInMethod;
  caller: Whereabouts;
  deviceId: string | null;
  wantsRemembering: boolean;
  /** Since when the password stood that was found right; one that was changed meanwhile opens nothing. */
  passwordFrom?: Date;
  /** The second factor came with the first. */
  isTwiceProved?: boolean;
  /** A device stays remembered for one day from its login, however often it comes back. */
  rememberUntil?: Date;
};

export type SignedIn = Output<typeof identitySignIn.signedIn>;
export type Welcome = { value: SignedIn; rememberToken: string | null };

const REMEMBER_MS = days(1);
/** Codes, keys and providers say nothing about the password, so they never force its change. */
const BY_PASSWORD: SignInMethod[] = ['password', 'remembered'];

/** Everything that follows once someone has proved who they are. */
export async function welcome(house: House, signIn: SignIn): Promise<Welcome> {
  return begin(house.db, async (tx) => {
    const { member, method } = signIn;
    await refuseIfChanged(tx, signIn);
    const isSpent = BY_PASSWORD.includes(method) && (await isPasswordSpent(house, tx, member.id));
    const isNewPlace = await notePlace(house, tx, signIn);
    await logSignIn(house, tx, { ...signIn, result: 'success' });
    const { token, session } = await startSession(house, tx, {
      ...signIn,
      isProved: method !== 'remembered',
      isRestricted: isSpent,
    });
    const before = await noteSignIn(house, tx, member.id, placeName(signIn.caller));
    if (before.at && isNewPlace) await announceNewPlace(house, tx, signIn);
    return {
      rememberToken: signIn.wantsRemembering
        ? await rememberDevice(house, tx, signIn, session.id)
        : null,
      value: {
        token,
        id: Number(member.id),
        userName: member.username,
        customerType: member.type,
        firstTimeLogin: member.first_login_seen_at === null,
        passwordExpired: isSpent,
        mustChangePassword: isSpent,
        mustSetSecondFactor: await lacksFactor(house, tx, member),
        lastLogin: before.at?.getTime() ?? null,
        lastLoginLocation: before.place,
      },
    };
  });
}

/** A change of the password waits for sign-ins under way, and ends them; one that is late finds it changed. */
async function refuseIfChanged(tx: Transaction, signIn: SignIn): Promise<void> {
  if (!signIn.passwordFrom) return;
  const credentials = await tx
    .selectFrom('credentials')
    .select('changed_at')
    .where('member_id', '=', signIn.member.id)
    .forShare()
    .executeTakeFirst();
  const isSame = credentials?.changed_at.getTime() === signIn.passwordFrom.getTime();
  if (!isSame) refuse('WRONG_CREDENTIALS');
}

/** Writes down an attempt, successful or refused, for its owner to read. */
export async function logSignIn(
  house: House,
  tx: Pick<Transaction, 'insertInto'>,
  entry: Pick<SignIn, 'member' | 'method' | 'caller' | 'deviceId'> & { result: string },
): Promise<void> {
  await tx
    .insertInto('sign_ins')
    .values({
      member_id: entry.member.id,
      at: house.clock.now(),
      result: entry.result,
      method: entry.method,
      address: entry.caller.address,
      location: placeName(entry.caller),
      user_agent: entry.caller.userAgent,
      device_id: entry.deviceId,
    })
    .execute();
}

/** True when neither the address nor the device was seen with this member before. */
async function notePlace(house: House, tx: Transaction, signIn: SignIn): Promise<boolean> {
  const at = house.clock.now();
  const places = placesOf(house, signIn);
  const known = await tx
    .insertInto('known_places')
    .values(
      places.map((place) => ({ member_id: signIn.member.id, place, first_at: at, last_at: at })),
    )
    .onConflict((conflict) => conflict.columns(['member_id', 'place']).doUpdateSet({ last_at: at }))
    .returning('first_at')
    .execute();
  return known.every(({ first_at }) => first_at.getTime() === at.getTime());
}

export function placesOf(house: House, signIn: Pick<SignIn, 'caller' | 'deviceId'>): string[] {
  const address = `address:${house.keys.lookup('place', signIn.caller.address)}`;
  const { deviceId } = signIn;
  return deviceId ? [address, `device:${house.keys.lookup('place', deviceId)}`] : [address];
}

/** The owner is told of a sign-in from somewhere new; trial accounts have no owner to tell. */
async function announceNewPlace(house: House, tx: Transaction, signIn: SignIn): Promise<void> {
  if (kindOf(signIn.member.type) === 'trial') return;
  await announce(tx, {
    name: 'member.signed-in-from-new-place',
    key: String(signIn.member.id),
    at: house.clock.now(),
    payload: {
      memberId: String(signIn.member.id),
      location: placeName(signIn.caller),
      device: signIn.caller.userAgent,
    },
  });
}

async function rememberDevice(
  house: House,
  tx: Transaction,
  signIn: SignIn,
  sessionId: bigint,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = house.clock.now();
  await tx
    .insertInto('remembered_devices')
    .values({
      token_hash: hashToken(token),
      member_id: signIn.member.id,
      created_at: now,
      expires_at: signIn.rememberUntil ?? new Date(now.getTime() + REMEMBER_MS),
      device_id: signIn.deviceId,
      session_id: sessionId,
    })
    .execute();
  return token;
}
