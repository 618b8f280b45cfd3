import { createHmac, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  cookieOf,
  MINUTE,
  newName,
  openPeople,
  PASSWORD,
  type People,
} from '../../../testing/people.ts';

let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.close());

const WRONG = 'Wrong-table-7';

async function fail(username: string, times: number) {
  for (let i = 0; i < times; i++) await people.logIn(username, WRONG, { captcha: 'test' });
}

test('a lock holds five minutes, for the right password too, and then opens', async () => {
  const { username } = await people.register();
  await fail(username, 10);
  const locked = await people.logIn(username, PASSWORD, { captcha: 'test' });
  expect(locked).toMatchObject({ status: 429, errorCode: 'login.denied' });
  expect(Number(locked.headers['retry-after'])).toBeGreaterThan(200);
  people.advance(5 * MINUTE + 1_000);
  expect(await people.logIn(username, PASSWORD, { captcha: 'test' })).toMatchObject({
    status: 200,
  });
});

test('names that nobody has are locked alike', async () => {
  const name = newName();
  await fail(name, 10);
  expect(await people.logIn(name, PASSWORD, { captcha: 'test' })).toMatchObject({
    status: 429,
    errorCode: 'login.denied',
  });
});

test('who is signed in is not shut out of their own account by guessers at the login', async () => {
  const { username, token } = await people.register();
  await fail(username, 12);
  const body = {
    oldPassword: PASSWORD,
    newPassword: 'Calm-table-8',
    confirmNewPassword: 'Calm-table-8',
  };
  expect(await people.ask('POST', '/wps/member/password', { token, body })).toMatchObject({
    success: true,
  });
});

test('guessing from inside is counted too, and does not shut the door', async () => {
  const { username, token } = await people.register();
  const guess = () =>
    people.ask('POST', '/wps/member/password', {
      token,
      body: { oldPassword: WRONG, newPassword: 'Calm-table-8', confirmNewPassword: 'Calm-table-8' },
    });
  const answers = await Promise.all(Array.from({ length: 15 }, guess));
  expect(answers.filter(({ errorCode }) => errorCode === 'modify.pw.incorrect.pw')).toHaveLength(
    10,
  );
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
  expect(await people.logIn(username)).toMatchObject({ success: true });
});

test('an address with many right logins is not a guesser; one with many wrong ones is', async () => {
  const { username } = await people.register();
  const from = { address: '203.0.113.77', headers: { 'user-agent': 'one' } };
  const right = await people.logIn(username, PASSWORD, {}, from);
  expect(right.success).toBe(true);
  const counted = await people.house.db
    .selectFrom('sign_in_failures')
    .select('subject')
    .where('subject', 'like', 'address:%')
    .execute();
  expect(counted).toEqual([]);
  await people.logIn(newName(), WRONG, {}, from);
  const after = await people.house.db
    .selectFrom('sign_in_failures')
    .select('subject')
    .where('subject', 'like', 'address:%')
    .execute();
  expect(after).toHaveLength(1);
});

test('a device is stopped after a hundred failures on whatever names', async () => {
  const { username } = await people.register();
  const loginDeviceId = 'device-0123456789';
  const at = people.house.clock.now();
  await people.house.db
    .insertInto('sign_in_failures')
    .values(Array.from({ length: 100 }, () => ({ subject: `device:${loginDeviceId}`, at })))
    .execute();
  expect(await people.logIn(username, PASSWORD, { loginDeviceId })).toMatchObject({ status: 429 });
  expect(await people.logIn(username)).toMatchObject({ success: true });
});

/** A captcha whose answer the test knows. */
async function plantCaptcha(address: string, answer = 'HAPPY') {
  const { house } = people;
  const id = randomBytes(18).toString('base64url');
  await house.db
    .insertInto('captchas')
    .values({
      id,
      answer_hash: createHmac('sha256', house.keys.derive('captcha'))
        .update(`${id}:${answer}`)
        .digest('base64url'),
      client: house.keys.lookup('captcha-client', address),
      expires_at: new Date(house.clock.now().getTime() + 5 * MINUTE),
    })
    .execute();
  return `captchaId=${id}`;
}

test('a captcha is good once, for five minutes, and only for the address that asked for it', async () => {
  const { username } = await people.register();
  const solve = async (cookie: string) => {
    await fail(username, 3);
    const body = { username, password: PASSWORD, captcha: 'happy' };
    return (await people.ask('POST', '/wps/session/login', { cookie, body })).errorCode ?? 'in';
  };
  const mine = await plantCaptcha('127.0.0.1');
  expect(await solve(mine)).toBe('in');
  expect(await solve(mine)).toBe('captcha.err');
  people.advance(31 * MINUTE);
  expect(await solve(await plantCaptcha('203.0.113.5'))).toBe('captcha.err');
  people.advance(31 * MINUTE);
  const old = await plantCaptcha('127.0.0.1');
  people.advance(5 * MINUTE);
  expect(await solve(old)).toBe('captcha.err');
});

test('another captcha can be had a second later, and replaces the first', async () => {
  const first = await people.ask('GET', '/wps/captcha');
  const cookie = cookieOf(first, 'captchaId');
  expect(await people.ask('GET', '/wps/captcha', { cookie })).toMatchObject({ status: 429 });
  people.advance(1_001);
  expect(await people.ask('GET', '/wps/captcha', { cookie })).toMatchObject({ status: 200 });
  expect(await people.house.db.selectFrom('captchas').selectAll().execute()).toHaveLength(1);
});

test('every refused and every successful sign-in is there for its owner to read', async () => {
  const { username, token } = await people.register();
  await fail(username, 1);
  const log = await people.ask('GET', '/wps/member/logins', { token });
  expect(log.value.list.map((entry: { result: string }) => entry.result)).toEqual([
    'refused',
    'success',
  ]);
});
