import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cashierDeposits, members } from '@baize/contract';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { OAuth2Server } from 'oauth2-mock-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bank } from '../../../testing/cashier.ts';
import {
  cookieOf,
  MINUTE,
  newName,
  newNumber,
  openPeople,
  PASSWORD,
  type People,
} from '../../../testing/people.ts';
import { openChannel } from '../../cashier/index.ts';
import { findMember } from '../../members/index.ts';
import { identitySettings } from '../../system/index.ts';

const provider = new OAuth2Server(undefined, undefined, {
  endpoints: {
    wellKnownDocument: '/.well-known/openid-configuration',
    jwks: '/jwks',
    token: '/v23.0/oauth/access_token',
    authorize: '/v23.0/dialog/oauth',
    userinfo: '/v23.0/me',
    revoke: '/revoke',
    endSession: '/endsession',
    introspect: '/introspect',
  },
});

const folder = mkdtempSync(join(tmpdir(), 'baize-jwks-'));
const phoneKeys = await generateKeyPair('RS256');
let people: People;

beforeAll(async () => {
  await provider.issuer.keys.generate('RS256');
  await provider.start(0, 'localhost');
  provider.service.on('beforeTokenSigning', (token) => {
    Object.assign(token.payload, current.person, { aud: 'our-id', nonce: current.nonce });
  });
  // Facebook's tokens come without a signed statement about who it is.
  provider.service.on('beforeResponse', (answer) => {
    if (current.who === 'facebook' && answer.body) delete answer.body.id_token;
  });
  provider.service.on('beforeUserinfo', (answer) => {
    answer.body = { id: current.person.sub, email: current.person.email };
  });
  const issuer = provider.issuer.url!;
  const keys = [{ ...(await exportJWK(phoneKeys.publicKey)), kid: 'phone', alg: 'RS256' }];
  writeFileSync(join(folder, 'jwks.json'), JSON.stringify({ keys }));
  people = await openPeople({
    OIDC_GOOGLE_ID: 'our-id',
    OIDC_GOOGLE_SECRET: 'our-secret',
    OIDC_GOOGLE_ISSUER: issuer,
    OAUTH_FACEBOOK_ID: 'our-page',
    OAUTH_FACEBOOK_SECRET: 'our-other-secret',
    OAUTH_FACEBOOK_ISSUER: issuer,
    PHONE_AUTH_JWKS: join(folder, 'jwks.json'),
    PHONE_AUTH_AUDIENCE: 'our-project',
  });
});
afterAll(async () => {
  await people.close();
  await provider.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Person = { sub: string; email: string; email_verified: boolean };

/** Who is signed in at the provider now. */
let current: { who: 'google' | 'facebook'; person: Person; nonce: string };

/** Out to the provider and back, as a browser goes; the last address is where it ends. */
async function visit(who: 'google' | 'facebook', person: Person) {
  current = { who, person, nonce: '' };
  const out = await people.ask('GET', `/wps/session/oneclick/${who}`);
  expect(out.status).toBe(302);
  const cookie = cookieOf(out, 'oneclick')!;
  const away = new URL(String(out.headers.location));
  current.nonce = away.searchParams.get('nonce') ?? '';
  const there = await fetch(away, { redirect: 'manual' });
  const back = new URL(there.headers.get('location')!);
  return { cookie, away, back, setCookie: String(out.headers['set-cookie']) };
}

const comeBack = async (back: URL, cookie: string | undefined) =>
  String((await people.ask('GET', `${back.pathname}${back.search}`, { cookie })).headers.location);

async function arrive(who: 'google' | 'facebook', person: Person) {
  const { cookie, back } = await visit(who, person);
  const home = await comeBack(back, cookie);
  const code = /^\/login#oneClick=([\w-]{43})$/.exec(home)?.[1];
  expect(code, home).toBeDefined();
  const session = await people.ask('POST', '/wps/session/oneclick', { cookie, body: { code } });
  return { cookie, code: code!, session };
}

const newPerson = (): Person => ({
  sub: newName(),
  email: `${newName()}@example.org`,
  email_verified: true,
});

test('who is new gets an account, and the same one the next time; no token stands in an address', async () => {
  const person = newPerson();
  const first = await arrive('google', person);
  expect(first.session, JSON.stringify(first.session)).toMatchObject({ success: true });
  const member = (await findMember(people.house.db, BigInt(first.session.value.id)))!;
  expect(member.email_verified_at).not.toBeNull();
  const second = await arrive('google', person);
  expect(second.session.value.id).toBe(first.session.value.id);
  const log = await people.ask('GET', '/wps/member/logins', { token: second.session.value.token });
  expect(log.value.list[0].method).toBe('google');
  const used = await people.ask('POST', '/wps/session/oneclick', {
    cookie: second.cookie,
    body: { code: second.code },
  });
  expect(used.success).toBe(false);
});

test('the way out carries state, nonce and a PKCE challenge, in a cookie that scripts cannot read', async () => {
  const { away, setCookie } = await visit('google', newPerson());
  expect(away.searchParams.get('code_challenge_method')).toBe('S256');
  expect(away.searchParams.get('state')).toMatch(/^[\w-]{43}$/);
  expect(away.searchParams.get('nonce')).toMatch(/^[\w-]{43}$/);
  expect(setCookie).toMatch(/HttpOnly.*SameSite=Lax/i);
});

test('whoever did not set out cannot come back, nor use the code of someone who did', async () => {
  const { cookie, back } = await visit('google', newPerson());
  expect(await comeBack(back, undefined)).toContain('oneClickError=origin.not.allowed');
  expect(await comeBack(back, 'oneclick=somebody-elses')).toContain('oneClickError');
  const home = await comeBack(back, cookie);
  const code = home.split('=')[1]!;
  const stolen = await people.ask('POST', '/wps/session/oneclick', {
    cookie: 'oneclick=somebody-elses',
    body: { code },
  });
  expect(stolen.success).toBe(false);
  expect(await comeBack(back, cookie)).toContain('oneClickError');
});

test('a code to take over lives a minute', async () => {
  const { cookie, back } = await visit('google', newPerson());
  const code = (await comeBack(back, cookie)).split('=')[1]!;
  people.advance(MINUTE);
  const late = await people.ask('POST', '/wps/session/oneclick', { cookie, body: { code } });
  expect(late.success).toBe(false);
});

test('an address both sides have verified leads to the account it belongs to; a typed one does not', async () => {
  await people.settle('register', ({ fields }) => {
    fields.email = { ...fields.email, fieldEnabled: true };
  });
  const person = newPerson();
  const squatter = await people.register({ email: person.email });
  const owner = await people.register();
  const { token } = owner;
  const asked = { purpose: 10, email: person.email };
  await people.ask('POST', '/wps/v2/verification/mail/send', { token, body: asked });
  const verificationCode = await people.codeFor(person.email);
  const kept = await people.ask('POST', '/wps/member/info/email', {
    token,
    body: { email: person.email, verificationCode, password: PASSWORD },
  });
  expect(kept, JSON.stringify(kept)).toMatchObject({ success: true });
  const unverified = await arrive('google', { ...person, email_verified: false, sub: newName() });
  expect([owner.id, squatter.id]).not.toContain(BigInt(unverified.session.value.id));
  const linked = await arrive('google', person);
  expect(BigInt(linked.session.value.id)).toBe(owner.id);
});

test('Facebook: who is new gets an account; its address opens nobody else’s', async () => {
  const person = newPerson();
  const google = await arrive('google', person);
  const first = await arrive('facebook', person);
  expect(first.session, JSON.stringify(first.session)).toMatchObject({ success: true });
  expect(first.session.value.id).not.toBe(google.session.value.id);
  const second = await arrive('facebook', person);
  expect(second.session.value.id).toBe(first.session.value.id);
});

test('who changes their mind there is told so; a provider we do not have is not there', async () => {
  const { cookie, back } = await visit('google', newPerson());
  back.searchParams.delete('code');
  back.searchParams.set('error', 'access_denied');
  expect(await comeBack(back, cookie)).toBe(
    `/login#oneClickError=${encodeURIComponent('auth/popup-closed-by-user')}`,
  );
  const { OIDC_GOOGLE_SECRET } = people.house.config;
  delete people.house.config.OIDC_GOOGLE_SECRET;
  expect(await people.ask('GET', '/wps/session/oneclick/google')).toMatchObject({
    errorCode: 'function.not.available',
  });
  expect((await people.ask('GET', '/wps/session/options')).value.google).toBe(false);
  people.house.config.OIDC_GOOGLE_SECRET = OIDC_GOOGLE_SECRET!;
});

const idToken = (claims: object, { key = phoneKeys.privateKey, aud = 'our-project' } = {}) =>
  new SignJWT({ sub: 'someone', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'phone' })
    .setIssuer('https://securetoken.example/our-project')
    .setAudience(aud)
    .setIssuedAt(Math.floor(people.house.clock.now().getTime() / 1000))
    .setExpirationTime(Math.floor(people.house.clock.now().getTime() / 1000) + 3600)
    .sign(key);

test('a signed id token proves a number, at registration and at login', async () => {
  const number = newNumber();
  const firebaseIdToken = await idToken({ phone_number: `+63${number}` });
  const body = { mobileNum: number, password: PASSWORD, firebaseChannel: 'sms', firebaseIdToken };
  const own = await people.ask('PUT', '/wps/member/register/mobile', { body });
  expect(own, JSON.stringify(own)).toMatchObject({ success: true });
  const member = await findMember(people.house.db, BigInt(own.value.id));
  expect(member!.mobile_verified_at).not.toBeNull();
  const login = (token: string) =>
    people.logIn(number, '', { type: 'sms', firebaseIdToken: token });
  expect((await login(firebaseIdToken)).value.id).toBe(own.value.id);
});

test('a token of another project, another key, without a number or out of date proves nothing', async () => {
  const phone_number = `+63${newNumber()}`;
  const enrol = async (firebaseIdToken: string) => {
    const body = { mobileNum: newNumber(), password: PASSWORD, firebaseIdToken };
    return (await people.ask('PUT', '/wps/member/register/mobile', { body })).errorCode;
  };
  const stranger = await generateKeyPair('RS256');
  const wrong = 'auth/invalid-verification-code';
  expect(await enrol(await idToken({ phone_number }, { aud: 'their-project' }))).toBe(wrong);
  expect(await enrol(await idToken({ phone_number }, { key: stranger.privateKey }))).toBe(wrong);
  expect(await enrol(await idToken({}))).toBe(wrong);
  expect(await enrol('not.a.token')).toBe(wrong);
  const old = await idToken({ phone_number });
  people.advance(61 * MINUTE);
  expect(await enrol(old)).toBe('auth/code-expired');
});

test('where the market asks for a date of birth, who came by a provider gives it before they pay in or play', async () => {
  const { value } = (await arrive('google', newPerson())).session;
  const { token } = value;
  await openChannel(people.house, bank);
  await people.settle('register', ({ fields }) => {
    fields.birthday = { ...fields.birthday, fieldEnabled: true, required: true };
  });
  const payIn = () =>
    people.ask('POST', cashierDeposits.postDeposit.path, {
      token,
      body: { requestId: randomUUID(), vendorId: 'bank', amount: 20 },
    });
  const playDice = () =>
    people.ask('POST', '/wps/game/bet', {
      token,
      body: {
        requestId: randomUUID(),
        gameCode: 'dice',
        stake: 1,
        choice: { target: 49.5, side: 'under' },
      },
    });
  expect(await payIn()).toMatchObject({ errorCode: 'protection.birthday.needed' });
  expect(await playDice()).toMatchObject({ errorCode: 'protection.birthday.needed' });
  const tell = (birthday: string) =>
    people.ask(members.updateProfile.method, members.updateProfile.path, {
      token,
      body: { birthday },
    });
  expect((await tell('2024-01-01')).status).toBe(422);
  expect((await tell('1990-02-28')).status).toBe(200);
  expect((await payIn()).status).toBe(200);
  expect(await playDice()).toMatchObject({ errorCode: 'account.balance.not.enough' });
  const agreed = await people.house.db
    .selectFrom('agreed_terms')
    .select('version')
    .where('member_id', '=', BigInt(value.id))
    .execute();
  expect(agreed).toEqual([{ version: identitySettings(people.house).termsVersion }]);
  await people.settle('register', ({ fields }) => {
    fields.birthday = { ...fields.birthday, fieldEnabled: false, required: false };
  });
});
