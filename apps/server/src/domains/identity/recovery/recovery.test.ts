import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  MINUTE,
  newName,
  newNumber,
  openPeople,
  PASSWORD,
  type People,
} from '../../../testing/people.ts';
import { lettersTo } from '../../post/index.ts';

let people: People;
beforeAll(async () => {
  // Times are compared here, so a password costs what it costs people.
  people = await openPeople({ BAIZE_TEST_HASHING: 'full' });
  await people.settle('register', ({ fields }) => {
    fields.email = { ...fields.email, fieldEnabled: true };
  });
});
afterAll(() => people.close());

async function memberWithMail() {
  const email = `${newName()}@example.org`;
  return { email, ...(await people.register({ email })) };
}

const forgot = (username: string, email: string) =>
  people.ask('POST', '/wps/member/password/email', {
    body: new URLSearchParams({ username, email }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
const reset = (key: string, newPassword: string) =>
  people.ask('POST', '/wps/member/password/reset', { body: { key, newPassword } });

async function keyFor(email: string) {
  const [letter] = await lettersTo(people.house, email);
  return /#key=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
}

test('a mailed link sets a new password once, also when it is used twice at once', async () => {
  const { username, email, token } = await memberWithMail();
  expect(await forgot(username, email)).toMatchObject({ success: true, value: null });
  const key = await keyFor(email);
  expect(key.length).toBeGreaterThan(40);
  expect(await reset(key, 'password1')).toMatchObject({ errorCode: 'password.too.common' });
  const both = await Promise.all([reset(key, 'Calm-table-8'), reset(key, 'Bold-table-9')]);
  expect(both.map(({ success }) => success).sort()).toEqual([false, true]);
  expect(both.find(({ success }) => !success)?.errorCode).toBe('reset.link.expired');
  expect(await people.ask('GET', '/wps/member/info', { token })).toMatchObject({ status: 401 });
  expect(await people.logIn(username)).toMatchObject({ status: 401 });
  const chosen = both[0]!.success ? 'Calm-table-8' : 'Bold-table-9';
  expect(await people.logIn(username, chosen)).toMatchObject({ success: true });
});

test('a link lives half an hour', async () => {
  const { username, email } = await memberWithMail();
  await forgot(username, email);
  const key = await keyFor(email);
  people.advance(30 * MINUTE);
  expect(await reset(key, 'Calm-table-8')).toMatchObject({ errorCode: 'reset.link.expired' });
});

test('whoever is unknown is answered alike, unless the brand wants it said', async () => {
  const { username, email } = await memberWithMail();
  const known = await forgot(username, email);
  const unknown = await forgot(newName(), email);
  const wrongMail = await forgot(username, 'someone@example.org');
  const plain = ({ status, success, value, message }: typeof known) => ({
    status,
    success,
    value,
    message,
  });
  expect(plain(unknown)).toEqual(plain(known));
  expect(plain(wrongMail)).toEqual(plain(known));
  expect(await lettersTo(people.house, 'someone@example.org')).toEqual([]);
  await people.settle('register', (page) => {
    page.tellsUnknownNames = true;
  });
  expect(await forgot(newName(), email)).toMatchObject({
    status: 404,
    message: 'Username / email does not exist',
  });
  await people.settle('register', (page) => {
    page.tellsUnknownNames = false;
  });
});

test('whoever asks for the link does not choose where it leads', async () => {
  const { username, email } = await memberWithMail();
  for (const host of ['evil.example', 'localhost:80@evil.example']) {
    people.advance(3 * MINUTE);
    await people.ask('POST', '/wps/member/password/email', {
      body: { username, email },
      headers: { host },
    });
    const [letter] = await lettersTo(people.house, email);
    expect(letter!.text).toContain('http://localhost/resetPassword#key=');
    expect(letter!.text).not.toContain('evil');
  }
});

test('a link is for a name and an address: without one of them the refusal says which', async () => {
  const nameless = await forgot('', 'ann@example.org');
  expect([nameless.status, nameless.errorCode]).toEqual([422, 'empty.username']);
  const mailless = await forgot('somebody', ' ');
  expect([mailless.status, mailless.errorCode]).toEqual([422, 'format.email.err']);
});

test('nobody can have a member flooded with links', async () => {
  const { username, email } = await memberWithMail();
  await Promise.all(Array.from({ length: 8 }, () => forgot(username, email)));
  expect(await lettersTo(people.house, email)).toHaveLength(1);
});

test('recovery opens an account that guessers have locked', async () => {
  const { username, email } = await memberWithMail();
  for (let i = 0; i < 10; i++) await people.logIn(username, 'Wrong-table-7', { captcha: 'test' });
  expect(await people.logIn(username, PASSWORD, { captcha: 'test' })).toMatchObject({
    status: 429,
  });
  await forgot(username, email);
  await reset(await keyFor(email), 'Calm-table-8');
  expect(await people.logIn(username, 'Calm-table-8')).toMatchObject({ success: true });
});

test('by phone: the code sets the password and signs in; a bad password does not cost the code', async () => {
  const mobileNum = newNumber();
  const own = await people.ask('PUT', '/wps/member/register/mobile', {
    body: { mobileNum, password: PASSWORD },
  });
  const send = { mobileNum, purpose: 'forgotPassword' };
  await people.ask('POST', '/wps/verification/sms/noLogin', { body: send });
  const verificationCode = await people.codeFor(`+63${mobileNum}`);
  const recover = (newPassword: string, code = verificationCode) =>
    people.ask('POST', '/wps/member/password/sms', {
      body: { mobileNum, verificationCode: code, newPassword },
    });
  expect(await recover('short')).toMatchObject({ errorCode: 'register.field.err' });
  const done = await recover('Calm-table-8');
  expect(done.value.id).toBe(own.value.id);
  expect(await people.ask('GET', '/wps/member/info', { token: done.value.token })).toMatchObject({
    status: 200,
  });
  expect(await people.ask('GET', '/wps/member/info', { token: own.value.token })).toMatchObject({
    status: 401,
  });
  expect(await recover('Bold-table-9')).toMatchObject({ success: false });
});

test('known and unknown take the same time: login, recovery by mail, codes by sms', async () => {
  const { username, email } = await memberWithMail();
  const mobileNum = newNumber();
  await people.ask('PUT', '/wps/member/register/mobile', {
    body: { mobileNum, password: PASSWORD },
  });
  const sms = (number: string) => () =>
    people.ask('POST', '/wps/verification/sms/noLogin', { body: { mobileNum: number } });
  await expectEven(
    () => people.logIn(username, 'Wrong-table-7', { captcha: 'test' }),
    () => people.logIn(newName(), 'Wrong-table-7', { captcha: 'test' }),
  );
  await expectEven(
    () => forgot(username, email),
    () => forgot(newName(), email),
  );
  await expectEven(sms(mobileNum), sms(newNumber()));
});

/** Taken in turns, so that a busy machine slows both alike; a leak would show every time. */
async function expectEven(one: () => Promise<unknown>, other: () => Promise<unknown>) {
  let apart = 1;
  for (let attempt = 0; attempt < 40 && apart >= 0.2; attempt++) apart = await compare(one, other);
  expect(apart).toBeLessThan(0.2);
}

async function compare(one: () => Promise<unknown>, other: () => Promise<unknown>) {
  const took: [number[], number[]] = [[], []];
  for (let round = 0; round < 7; round++) {
    for (const [i, ask] of [one, other].entries()) {
      const before = performance.now();
      await ask();
      took[i]!.push(performance.now() - before);
      people.advance(6 * MINUTE);
    }
  }
  const [a, b] = took.map((times) => times.sort((x, y) => x - y)[3]!) as [number, number];
  return Math.abs(a - b) / Math.max(a, b);
}
