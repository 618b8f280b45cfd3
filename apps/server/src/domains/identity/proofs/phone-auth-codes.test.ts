import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { MINUTE, newNumber, openPeople, PASSWORD, type People } from '../../../testing/people.ts';

const keys = await generateKeyPair('RS256');
const folder = mkdtempSync(join(tmpdir(), 'baize-phone-'));
let provider: Server;
let people: People;
/** What the provider was asked, and what it is to refuse with. */
let asked: { url: string; body: Record<string, string> }[] = [];
let refusesWith: string | undefined;

beforeAll(async () => {
  provider = createServer((request, response) => {
    void text(request).then(async (sent) => {
      const body = JSON.parse(sent) as Record<string, string>;
      asked.push({ url: request.url!, body });
      const answer = refusesWith ? { error: { message: refusesWith } } : await answerTo(body);
      response.writeHead('error' in answer ? 400 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
  const { port } = provider.address() as AddressInfo;
  const jwks = [{ ...(await exportJWK(keys.publicKey)), kid: 'phone', alg: 'RS256' }];
  writeFileSync(join(folder, 'jwks.json'), JSON.stringify({ keys: jwks }));
  people = await openPeople({
    PHONE_AUTH_JWKS: join(folder, 'jwks.json'),
    PHONE_AUTH_AUDIENCE: 'our-project',
    PHONE_AUTH_URL: `http://127.0.0.1:${port}`,
    PHONE_AUTH_KEY: 'our-key',
  });
  await people.switchModule('MOBILEVERCODELOGIN3', true);
  await people.switchModule('MOBILENUMREG3', true);
});
afterAll(async () => {
  await people.close();
  provider.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  asked = [];
  refusesWith = undefined;
});

/** A provider that sends 123456 to everyone, and keeps the number in what it hands out. */
async function answerTo({ phoneNumber, sessionInfo, code }: Record<string, string>) {
  if (phoneNumber) return { sessionInfo: `session-of-${phoneNumber}` };
  if (code !== '123456') return { error: { message: 'INVALID_CODE : not this one' } };
  const now = Math.floor(people.house.clock.now().getTime() / 1000);
  const idToken = await new SignJWT({
    sub: 'someone',
    phone_number: sessionInfo!.slice('session-of-'.length),
  })
    .setProtectedHeader({ alg: 'RS256', kid: 'phone' })
    .setIssuer('https://securetoken.example/our-project')
    .setAudience('our-project')
    .setIssuedAt(now)
    .setExpirationTime(now + 3600)
    .sign(keys.privateKey);
  return { idToken };
}

const send = (mobileNum: string, address?: string) =>
  people.ask('POST', '/wps/verification/phoneAuth/send', {
    body: { mobileNum, botCheck: 'test' },
    ...(address && { address }),
  });
const verify = (sessionInfo: string, code: string) =>
  people.ask('POST', '/wps/verification/phoneAuth/verify', { body: { sessionInfo, code } });

test('a number proved by the provider registers and signs in', async () => {
  const number = newNumber();
  expect((await people.ask('GET', '/wps/session/options')).value.phoneAuthSms).toBe(true);
  const sent = await send(number);
  expect(sent, JSON.stringify(sent)).toMatchObject({ value: { expiredMinutes: 1 } });
  expect(asked[0]).toEqual({
    url: '/v1/accounts:sendVerificationCode?key=our-key',
    body: { phoneNumber: `+63${number}` },
  });
  expect(await verify(sent.value.sessionInfo, '654321')).toMatchObject({
    errorCode: 'auth/invalid-verification-code',
  });
  const { firebaseIdToken } = (await verify(sent.value.sessionInfo, '123456')).value;
  const body = { mobileNum: number, password: PASSWORD, firebaseChannel: 'sms', firebaseIdToken };
  const opened = await people.ask('PUT', '/wps/member/register/mobile', { body });
  expect(opened, JSON.stringify(opened)).toMatchObject({ success: true });
  const inside = await people.logIn(number, '', { type: 'sms', firebaseIdToken });
  expect(inside.value.id).toBe(opened.value.id);
});

test('nobody is flooded through us: the budgets of our own codes hold', async () => {
  const number = newNumber();
  const all = await Promise.all(Array.from({ length: 10 }, () => send(number)));
  expect(all.filter(({ success }) => success)).toHaveLength(1);
  expect(asked).toHaveLength(1);
  const others = [];
  for (let i = 0; i < 11; i++) others.push((await send(newNumber(), '198.51.100.7')).errorCode);
  expect(others.at(-1)).toMatch(/too-many-requests|too\.much\.request/);
  expect(asked.length).toBeLessThanOrEqual(11);
  people.advance(61 * MINUTE);
});

test.each([
  ['INVALID_PHONE_NUMBER : TOO_SHORT', 'auth/invalid-phone-number', 'Invalid phone number format'],
  ['MISSING_PHONE_NUMBER', 'auth/missing-phone-number', 'Missing phone number'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', 'auth/too-many-requests', 'try again after 5 minutes'],
  ['QUOTA_EXCEEDED', 'auth/quota-exceeded', 'Quota not sufficient'],
  ['OPERATION_NOT_ALLOWED', 'auth/operation-not-allowed', 'Function not enabled'],
  ['CAPTCHA_CHECK_FAILED', 'auth/captcha-check-failed', 'Captcha check failed'],
  ['SESSION_EXPIRED', 'auth/code-expired', 'Code expired, send again'],
  ['MISSING_CODE', 'auth/missing-verification-code', 'Missing verification code'],
  ['SOMETHING_NEW', 'auth/unknown', 'Unknown error sending the code'],
])('what the provider calls %s is told as %s', async (reason, errorCode, words) => {
  refusesWith = reason;
  const refused = await send(newNumber());
  expect(refused).toMatchObject({ success: false, errorCode });
  expect(refused.message).toContain(words);
});

test('without a provider the function is not enabled', async () => {
  const { PHONE_AUTH_KEY } = people.house.config;
  delete people.house.config.PHONE_AUTH_KEY;
  expect(await send(newNumber())).toMatchObject({ errorCode: 'auth/operation-not-allowed' });
  expect((await people.ask('GET', '/wps/session/options')).value.phoneAuthSms).toBe(false);
  people.house.config.PHONE_AUTH_KEY = PHONE_AUTH_KEY!;
});
