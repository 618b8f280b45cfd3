import { randomBytes, timingSafeEqual } from 'node:crypto';
import { minutes } from '@baize/calendar';
import { findLanguage, type Language, refusals } from '@baize/contract';
import type { Caller } from '../../../platform/caller.ts';
import { begin } from '../../../platform/database.ts';
import type { House } from '../../../platform/house.ts';
import { Refusal, refuse } from '../../../platform/refusal.ts';
import { findByEmail, findMember, type Member } from '../../members/index.ts';
import { requireModule } from '../../system/index.ts';
import { openMember } from '../registration/register.ts';
import { freeName } from '../registration/trial.ts';
import { hashToken } from '../sessions/session.ts';
import type { Welcome } from '../sessions/sign-in.ts';
import { admitMember } from './login.ts';
import { authorizationUrl, type Provider, type Vouched, whoCame } from './one-click-providers.ts';

export interface ProviderVisitsTable {
  state_hash: string;
  provider: string;
  verifier_sealed: string;
  nonce: string;
  language: string;
  invitation: string | null;
  expires_at: Date;
}

export interface HandoversTable {
  code_hash: string;
  member_id: bigint;
  provider: string;
  binding_hash: string;
  expires_at: Date;
}

export interface ProviderLinksTable {
  provider: string;
  subject: string;
  member_id: bigint;
  linked_at: Date;
}

declare module '../../../platform/database.ts' {
  interface Tables {
    provider_visits: ProviderVisitsTable;
    handovers: HandoversTable;
    provider_links: ProviderLinksTable;
  }
}

const VISIT_MS = minutes(10);
const HANDOVER_MS = minutes(1);
const random = () => randomBytes(32).toString('base64url');

export type Departure = {
  provider: Provider;
  redirect: string;
  invitation: string | undefined;
  language: Language;
};

/** Sends someone to a provider. The state goes into a cookie: nobody else can come back in their place. */
export async function departTo(house: House, departure: Departure) {
  const { provider, redirect, invitation, language } = departure;
  const [state, nonce, verifier] = [random(), random(), random()];
  const url = await authorizationUrl(house, provider, { redirect, state, nonce, verifier });
  await house.db
    .insertInto('provider_visits')
    .values({
      state_hash: hashToken(state),
      provider,
      verifier_sealed: house.keys.seal(verifier),
      nonce,
      language,
      invitation: invitation ?? null,
      expires_at: new Date(house.clock.now().getTime() + VISIT_MS),
    })
    .execute();
  return { url, state };
}

export type Return = {
  provider: Provider;
  /** The whole address that the provider sent the browser to. */
  url: URL;
  redirect: string;
  cookie: string | undefined;
  caller: Caller;
};

/** Where the browser goes on: to the login page, with a code, or the reason why not, behind the #. */
export async function comeBack(house: House, back: Return): Promise<string> {
  try {
    return `/login#oneClick=${await handOver(house, back)}`;
  } catch (error) {
    const isRefused = back.url.searchParams.has('error');
    if (!(error instanceof Refusal) && !isRefused)
      house.log.warn({ err: error }, 'one-click failed');
    const reason = error instanceof Refusal ? refusals[error.code][1] : 'auth/unknown';
    const code = isRefused ? 'auth/popup-closed-by-user' : reason;
    return `/login#oneClickError=${encodeURIComponent(code)}`;
  }
}

async function handOver(house: House, { provider, url, redirect, cookie, caller }: Return) {
  const state = url.searchParams.get('state') ?? '';
  if (!cookie || !isSame(cookie, state)) refuse('FOREIGN_ORIGIN');
  const visit = await house.db
    .deleteFrom('provider_visits')
    .where('state_hash', '=', hashToken(state))
    .where('provider', '=', provider)
    .returningAll()
    .executeTakeFirst();
  if (!visit || visit.expires_at <= house.clock.now()) refuse('CODE_EXPIRED');
  const verifier = house.keys.open(visit.verifier_sealed);
  const secrets = { redirect, state, nonce: visit.nonce, verifier };
  const vouched = await whoCame(house, provider, url, secrets);
  const language = findLanguage(visit.language) ?? caller.language;
  const newcomer = { invitation: visit.invitation, caller: { ...caller, language } };
  const member = await memberFor(house, provider, vouched, newcomer);
  const code = random();
  await house.db
    .insertInto('handovers')
    .values({
      code_hash: hashToken(code),
      member_id: member.id,
      provider,
      binding_hash: hashToken(state),
      expires_at: new Date(house.clock.now().getTime() + HANDOVER_MS),
    })
    .execute();
  return code;
}

function isSame(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

type Newcomer = { invitation: string | null; caller: Caller };

/** Whose account it is: linked before, or found by an address both sides have verified, or a new one. */
async function memberFor(
  house: House,
  provider: Provider,
  vouched: Vouched,
  newcomer: Newcomer,
): Promise<Member> {
  const subject = house.keys.lookup(`provider:${provider}`, vouched.subject);
  const link = await house.db
    .selectFrom('provider_links')
    .select('member_id')
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst();
  const linked = link && (await findMember(house.db, link.member_id));
  if (linked) return linked;
  const member =
    (vouched.email && vouched.isEmailVerified
      ? await findByEmail(house, house.db, vouched.email)
      : undefined) ?? (await openFor(house, vouched, newcomer));
  await keepLink(house, { provider, subject, member_id: member.id });
  return member;
}

async function openFor(house: House, vouched: Vouched, { invitation, caller }: Newcomer) {
  requireModule(house, 'USERNAMEREG3');
  return openMember(house, {
    username: await freeName(house),
    fields: {
      ...(vouched.email && { email: vouched.email }),
      ...(invitation && { affiliateCode: invitation }),
    },
    mobile: null,
    isEmailVerified: vouched.isEmailVerified,
    deviceId: null,
    caller,
  });
}

/** Two windows may come back at once: the first one decides whose account the provider's is. */
async function keepLink(house: House, link: Omit<ProviderLinksTable, 'linked_at'>): Promise<void> {
  const kept = await house.db
    .insertInto('provider_links')
    .values({ ...link, linked_at: house.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .returning('member_id')
    .executeTakeFirst();
  if (!kept) refuse('CODE_EXPIRED');
}

export type Handover = {
  code: string;
  cookie: string | undefined;
  caller: Caller;
  deviceId: string | null;
};

/** Gives the session to the browser that set out, once. No token ever stands in an address. */
export async function takeOver(house: House, order: Handover): Promise<Welcome> {
  const { cookie, caller, deviceId } = order;
  if (!cookie) refuse('CODE_EXPIRED');
  const handover = await begin(house.db, (tx) =>
    tx
      .deleteFrom('handovers')
      .where('code_hash', '=', hashToken(order.code))
      .where('binding_hash', '=', hashToken(cookie))
      .returningAll()
      .executeTakeFirst(),
  );
  if (!handover || handover.expires_at <= house.clock.now()) refuse('CODE_EXPIRED');
  const member = (await findMember(house.db, handover.member_id)) ?? refuse('CODE_EXPIRED');
  const method = handover.provider as Provider;
  const signIn = { member, method, caller, deviceId, wantsRemembering: false };
  return admitMember(house, signIn, 'portal');
}

export async function forgetOldVisits(house: House): Promise<void> {
  const now = house.clock.now();
  await house.db.deleteFrom('provider_visits').where('expires_at', '<', now).execute();
  await house.db.deleteFrom('handovers').where('expires_at', '<', now).execute();
}
