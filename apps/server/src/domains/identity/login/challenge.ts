import { randomBytes } from 'node:crypto';
import { minutes } from '@baize/calendar';
import { sql } from 'kysely';
import type { Caller } from '../../../platform/caller.ts';
import type { JsonColumn } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { refuse } from '../../../platform/refusal.ts';
import { findMember, type Member } from '../../members/index.ts';
import { isModuleOn } from '../../system/index.ts';
import { type ProofMethod, proofsFor, proveCounted, sendProof } from '../proofs/second-proof.ts';
import { logSignIn, placesOf, type SignIn, type Welcome, welcome } from '../sessions/sign-in.ts';

/** How the login was asked for that waits here for its second proof; an instant is text in JSON. */
type StoredRequest = Pick<SignIn, 'deviceId' | 'wantsRemembering' | 'method'> & {
  passwordFrom?: string;
};

export interface LoginChallengesTable {
  id: string;
  member_id: bigint;
  methods: string[];
  reason: string;
  request: JsonColumn<StoredRequest>;
  passkey_challenge: string | null;
  tries_left: number;
  created_at: Date;
  expires_at: Date;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    login_challenges: LoginChallengesTable;
  }
}

const LIFETIME_MS = minutes(10);
const TRIES = 5;

/** Stops a login that wants a second proof, and says by which ways it can be given. */
export async function challengeIfNeeded(house: House, signIn: SignIn): Promise<void> {
  const reason = await reasonToAsk(house, signIn);
  if (!reason) return;
  const methods = await proofsFor(house, signIn.member, reason);
  // Somewhere new, with nothing on file to prove oneself by: the password has to do.
  if (methods.length === 0) return;
  const id = randomBytes(24).toString('base64url');
  const now = house.clock.now();
  await house.db
    .insertInto('login_challenges')
    .values({
      id,
      member_id: signIn.member.id,
      methods,
      reason,
      request: encodeRequest(signIn),
      tries_left: TRIES,
      created_at: now,
      expires_at: new Date(now.getTime() + LIFETIME_MS),
    })
    .execute();
  refuse('VERIFICATION_NEEDED', { value: { challengeId: id, methods } });
}

function encodeRequest({ deviceId, wantsRemembering, method, passwordFrom }: SignIn): string {
  const request: StoredRequest = {
    deviceId,
    wantsRemembering,
    method,
    ...(passwordFrom && { passwordFrom: passwordFrom.toISOString() }),
  };
  return JSON.stringify(request);
}

function decodeRequest({ passwordFrom, ...request }: StoredRequest) {
  return { ...request, ...(passwordFrom && { passwordFrom: new Date(passwordFrom) }) };
}

export type ChallengeReason = 'second-factor' | 'unknown-place';

async function reasonToAsk(house: House, signIn: SignIn): Promise<ChallengeReason | undefined> {
  const secondFactors = await proofsFor(house, signIn.member, 'second-factor');
  if (secondFactors.length > 0) return 'second-factor';
  if (!isModuleOn(house, 'LOGINIPVERF3') || HAS_PHONE.includes(signIn.method)) return undefined;
  return (await isKnownPlace(house, signIn)) ? undefined : 'unknown-place';
}

/** A code sent to the phone was the first proof already: asking for it again proves nothing more. */
const HAS_PHONE: SignIn['method'][] = ['sms', 'phone-auth', 'recovery'];

/** Whoever never signed in before has no known place, and is not asked for one. */
async function isKnownPlace(house: House, signIn: SignIn): Promise<boolean> {
  const [address] = placesOf(house, signIn);
  const { count, isKnown } = await house.db
    .selectFrom('known_places')
    .select([
      sql<number>`count(*)::int`.as('count'),
      sql<boolean>`coalesce(bool_or(place = ${address}), false)`.as('isKnown'),
    ])
    .where('member_id', '=', signIn.member.id)
    .where('place', 'like', 'address:%')
    .executeTakeFirstOrThrow();
  return count === 0 || isKnown;
}

export type ChallengeAnswer = {
  challengeId: string;
  method: ProofMethod;
  code: string;
  caller: Caller;
};

/** The second proof. Five tries; then the login begins anew. */
export async function answerChallenge(house: House, answer: ChallengeAnswer): Promise<Welcome> {
  const challenge = await takeTry(house, answer.challengeId);
  if (!challenge?.methods.includes(answer.method)) refuse('CHALLENGE_ENDED');
  const member = (await findMember(house.db, challenge.member_id)) ?? refuse('CHALLENGE_ENDED');
  const signIn: SignIn = { ...decodeRequest(challenge.request), member, caller: answer.caller };
  if (!(await proveCounted(house, member, answer))) {
    await logSignIn(house, house.db, { ...signIn, result: 'second-proof-refused' });
    refuse('SECOND_FACTOR_WRONG');
  }
  const finished = await house.db
    .deleteFrom('login_challenges')
    .where('id', '=', challenge.id)
    .returning('id')
    .executeTakeFirst();
  if (!finished) refuse('CHALLENGE_ENDED');
  return welcome(house, signIn);
}

/** Sends the code that a challenge waits for, or what a browser needs to ask for a passkey. */
export async function sendChallengeProof(
  house: House,
  order: { challengeId: string; method: ProofMethod; caller: Caller },
) {
  const challenge = await findChallenge(house, order.challengeId);
  if (!challenge?.methods.includes(order.method)) refuse('CHALLENGE_ENDED');
  const member = (await findMember(house.db, challenge.member_id)) ?? refuse('CHALLENGE_ENDED');
  return sendProof(house, member as Member, order);
}

async function findChallenge(house: House, id: string) {
  return house.db
    .selectFrom('login_challenges')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', house.clock.now())
    .executeTakeFirst();
}

async function takeTry(house: House, id: string) {
  return house.db
    .updateTable('login_challenges')
    .set((row) => ({ tries_left: row('tries_left', '-', 1) }))
    .where('id', '=', id)
    .where('tries_left', '>', 0)
    .where('expires_at', '>', house.clock.now())
    .returningAll()
    .executeTakeFirst();
}

export async function forgetOldChallenges(house: House): Promise<void> {
  const now = house.clock.now();
  await house.db.deleteFrom('login_challenges').where('expires_at', '<', now).execute();
}
