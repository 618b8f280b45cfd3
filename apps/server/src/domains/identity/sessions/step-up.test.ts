import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MINUTE, newNumber, openPeople, PASSWORD, type People } from '../../../testing/people.ts';
import { keepPassword } from '../index.ts';

let people: People;
beforeAll(async () => {
  people = await openPeople();
  await people.switchModule('MOBILENUMREG3', true);
  await people.switchModule('MOBILENUMPASSREG3', false);
});
afterAll(() => people.close());

/** One who registered by phone, and was never asked for a password. */
async function openByPhone() {
  const mobileNum = newNumber();
  const to = `+63${mobileNum}`;
  await people.ask('POST', '/wps/verification/sms/register', { body: { mobileNo: mobileNum } });
  const body = { mobileNum, verificationCode: await people.codeFor(to) };
  const opened = await people.ask('PUT', '/wps/member/register/mobile', { body });
  expect(opened, JSON.stringify(opened)).toMatchObject({ success: true });
  return { to, token: opened.value.token as string };
}

async function sentCode(token: string, to: string): Promise<string> {
  people.advance(3 * MINUTE);
  const body = { purpose: 11 };
  const sent = await people.ask('POST', '/wps/v2/verification/sms/send', { token, body });
  expect(sent, JSON.stringify(sent)).toMatchObject({ success: true });
  return people.codeFor(to);
}

const setFirst = (token: string, proof: object) =>
  people.ask('POST', '/wps/member/password', {
    token,
    body: { newPassword: PASSWORD, confirmNewPassword: PASSWORD, ...proof },
  });

test('an account without a password sets its first one by a code sent to its phone', async () => {
  const { to, token } = await openByPhone();
  const locks = await people.ask('GET', '/wps/member/securityConfig', { token });
  expect(locks.value.password.isSet).toBe(false);
  expect(await setFirst(token, {})).toMatchObject({
    errorCode: 'auth/missing-verification-code',
    value: { methods: ['MOBILE'] },
  });
  expect(await setFirst(token, { oldPassword: '' })).toMatchObject({ success: false });
  const contactCode = await sentCode(token, to);
  const wrong = contactCode === '000000' ? '000001' : '000000';
  expect(await setFirst(token, { contactCode: wrong })).toMatchObject({
    errorCode: 'auth/invalid-verification-code',
  });
  expect(await setFirst(token, { contactCode })).toMatchObject({ success: true });
  expect(await setFirst(token, { contactCode })).toMatchObject({
    errorCode: 'modify.pw.incorrect.pw',
  });
  expect(await people.logIn(to)).toMatchObject({ success: true });
});

test('a code sent for something else does not stand in for the password', async () => {
  const { to, token } = await openByPhone();
  people.advance(3 * MINUTE);
  const body = { purpose: 9 };
  await people.ask('POST', '/wps/v2/verification/sms/send', { token, body });
  expect(await setFirst(token, { contactCode: await people.codeFor(to) })).toMatchObject({
    errorCode: 'auth/invalid-verification-code',
  });
});

test('an authenticator is bound by the code, and from then on it is asked for instead', async () => {
  const { to, token } = await openByPhone();
  const { secret } = (await people.ask('GET', '/wps/member/ga', { token })).value;
  const contactCode = await sentCode(token, to);
  const codeNow = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({
      timestamp: people.house.clock.now().getTime(),
    });
  const body = { code: codeNow(), contactCode };
  const bound = await people.ask('POST', '/wps/member/ga/bind', { token, body });
  expect(bound, JSON.stringify(bound)).toMatchObject({ success: true });
  const another = await sentCode(token, to);
  expect(await setFirst(token, { contactCode: another })).toMatchObject({
    errorCode: 'second.factor.needed',
    value: { methods: ['AUTHENTICATOR', 'RECOVERY'] },
  });
  expect(await setFirst(token, { secondFactor: codeNow() })).toMatchObject({ success: true });
});

test('who has neither password, factor nor contact must have signed in a moment ago', async () => {
  const member = await people.register();
  await people.house.db
    .transaction()
    .execute((tx) => keepPassword(people.house, tx, member.id, { hash: null, isDefault: false }));
  people.advance(11 * MINUTE);
  expect(await setFirst(member.token, {})).toMatchObject({ errorCode: 'login.too.long.ago' });
  const fresh = await people.register();
  await people.house.db
    .transaction()
    .execute((tx) => keepPassword(people.house, tx, fresh.id, { hash: null, isDefault: false }));
  expect(await setFirst(fresh.token, {})).toMatchObject({ success: true });
});

test('where there is a password, no code stands in for it', async () => {
  const { to, token } = await openByPhone();
  await setFirst(token, { contactCode: await sentCode(token, to) });
  const body = { paymentPassword: '482916', contactCode: await sentCode(token, to) };
  const refused = await people.ask('PUT', '/wps/member/paymentPassword', { token, body });
  expect(refused).toMatchObject({ errorCode: 'modify.pw.incorrect.pw' });
});
