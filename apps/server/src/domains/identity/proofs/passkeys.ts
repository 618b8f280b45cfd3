import { minutes } from '@baize/calendar';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Generated, Selectable } from 'kysely';
import type { Database, Transaction } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import type { Member } from '../../members/index.ts';
import { brandOf } from '../../system/index.ts';

export interface PasskeysTable {
  id: Generated<bigint>;
  member_id: bigint;
  credential_id: string;
  public_key: string;
  counter: bigint;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface PasskeyChallengesTable {
  challenge: string;
  member_id: bigint | null;
  expires_at: Date;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    passkeys: PasskeysTable;
    passkey_challenges: PasskeyChallengesTable;
  }
}

type Passkey = Selectable<PasskeysTable>;

const CHALLENGE_MS = minutes(5);

export async function hasPasskeys(db: Database | Transaction, memberId: bigint): Promise<boolean> {
  return (await passkeysOf(db, memberId)).length > 0;
}

export async function passkeysOf(db: Database | Transaction, memberId: bigint): Promise<Passkey[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('id')
    .execute();
}

/** What a browser needs to make a new passkey for this member. */
export async function passkeyOptions(house: House, member: Member) {
  const own = await passkeysOf(house.db, member.id);
  const options = await generateRegistrationOptions({
    rpName: brandOf(house).name,
    rpID: party(house).id,
    userName: member.username,
    userDisplayName: member.nickname,
    userID: new Uint8Array(Buffer.from(String(member.id))),
    attestationType: 'none',
    excludeCredentials: own.map(({ credential_id: id }) => ({ id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
  });
  await keepChallenge(house, options.challenge, member.id);
  return options;
}

export async function addPasskey(
  house: House,
  tx: Transaction,
  order: { memberId: bigint; name: string; response: unknown },
): Promise<void> {
  const response = order.response as RegistrationResponseJSON;
  const { id, origins } = party(house);
  const result = await verifyRegistrationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(house, challenge, order.memberId),
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: false,
  }).catch(() => undefined);
  if (!result?.verified) refuse('SECOND_FACTOR_WRONG');
  const { credential } = result.registrationInfo;
  const kept = await tx
    .insertInto('passkeys')
    .values({
      member_id: order.memberId,
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: BigInt(credential.counter),
      transports: (credential.transports ?? []).slice(0, 10),
      name: order.name,
      created_at: house.clock.now(),
    })
    // The same key cannot be kept twice, nor serve two members.
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!kept) refuse('SECOND_FACTOR_WRONG');
}

export async function removePasskey(
  tx: Transaction,
  memberId: bigint,
  passkeyId: bigint,
): Promise<void> {
  const removed = await tx
    .deleteFrom('passkeys')
    .where('id', '=', passkeyId)
    .where('member_id', '=', memberId)
    .returning('id')
    .executeTakeFirst();
  if (!removed) refuse('NOT_FOUND');
}

/** What a browser needs to prove one of the member's passkeys. */
export async function passkeyLoginOptions(house: House, memberId: bigint) {
  const own = await passkeysOf(house.db, memberId);
  const options = await generateAuthenticationOptions({
    rpID: party(house).id,
    allowCredentials: own.map(({ credential_id: id }) => ({ id })),
    userVerification: 'preferred',
  });
  await keepChallenge(house, options.challenge, memberId);
  return options;
}

/** The browser's signed answer, as JSON text. */
export async function isPasskeyAnswer(
  house: House,
  memberId: bigint,
  text: string,
): Promise<boolean> {
  const response = parseAnswer(text);
  const passkey = (await passkeysOf(house.db, memberId)).find(
    ({ credential_id }) => credential_id === response?.id,
  );
  if (!response || !passkey) return false;
  const { id, origins } = party(house);
  const result = await verifyAuthenticationResponse({
    response,
    expectedChallenge: (challenge) => spendChallenge(house, challenge, memberId),
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: false,
    credential: {
      id: passkey.credential_id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: Number(passkey.counter),
    },
  }).catch(() => undefined);
  if (!result?.verified) return false;
  await house.db
    .updateTable('passkeys')
    .set({
      counter: BigInt(result.authenticationInfo.newCounter),
      last_used_at: house.clock.now(),
    })
    .where('id', '=', passkey.id)
    .execute();
  return true;
}

function parseAnswer(text: string): AuthenticationResponseJSON | undefined {
  try {
    const answer = JSON.parse(text);
    return typeof answer?.id === 'string' ? answer : undefined;
  } catch {
    return undefined;
  }
}

async function keepChallenge(house: House, challenge: string, memberId: bigint): Promise<void> {
  const expires_at = new Date(house.clock.now().getTime() + CHALLENGE_MS);
  await house.db
    .insertInto('passkey_challenges')
    .values({ challenge, member_id: memberId, expires_at })
    .execute();
}

/** A challenge is good for one answer of the member it was made for. */
async function spendChallenge(house: House, challenge: string, memberId: bigint): Promise<boolean> {
  const spent = await house.db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('member_id', '=', memberId)
    .returning('expires_at')
    .executeTakeFirst();
  return spent !== undefined && spent.expires_at > house.clock.now();
}

/** Passkeys belong to one public address: the configured one, or this machine's in a demo. */
function party(house: House): { id: string; origins: string[] } {
  const { BAIZE_ORIGIN, PORT } = house.config;
  if (BAIZE_ORIGIN) return { id: new URL(BAIZE_ORIGIN).hostname, origins: [BAIZE_ORIGIN] };
  return { id: 'localhost', origins: [`http://localhost:${PORT}`] };
}

export async function forgetOldPasskeyChallenges(house: House): Promise<void> {
  const now = house.clock.now();
  await house.db.deleteFrom('passkey_challenges').where('expires_at', '<', now).execute();
}
