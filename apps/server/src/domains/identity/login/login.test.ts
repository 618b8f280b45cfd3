import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../../testing/house.ts';

let test_: TestHouse;
beforeAll(async () => {
  test_ = await openTestHouse();
});
afterAll(() => test_.close());

const PASSWORD = 'Quiet-table-7';
const name = () => `ann${randomBytes(4).toString('hex')}`;

type Answer = {
  status: number;
  success: boolean;
  value: Record<string, unknown>;
  errorCode?: string;
  message: string;
};

async function ask(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const answer = await test_.app.inject({ method, url, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, ...JSON.parse(answer.body) };
}

async function register(username = name()) {
  const answer = await ask('PUT', '/wps/member/register', {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    botCheck: 'test',
  });
  expect(answer, JSON.stringify(answer)).toMatchObject({ success: true });
  return { username, token: String(answer.value.token) };
}

const logIn = (username: string, password = PASSWORD, more = {}) =>
  ask('POST', '/wps/session/login', { username, password, ...more });

test('a new member is signed in and is who they say', async () => {
  const { username, token } = await register();
  const info = await ask('GET', '/wps/member/info', undefined, { authorization: token });
  expect(info.value).toMatchObject({ account: username, nickname: username, type: 0, token });
});

test('a name is taken in any case', async () => {
  const { username } = await register();
  const again = await ask('PUT', '/wps/member/register', {
    username: username.toUpperCase(),
    password: PASSWORD,
    botCheck: 'test',
  });
  expect(again).toMatchObject({ status: 409, errorCode: 'exists.username.err' });
});

test('an unknown name and a wrong password are answered alike', async () => {
  const { username } = await register();
  const wrong = await logIn(username, 'Wrong-table-7');
  const unknown = await logIn(name(), 'Wrong-table-7');
  expect(wrong).toMatchObject({ status: 401, errorCode: 'login.cred.err' });
  expect({ ...unknown }).toEqual({ ...wrong });
});

test('from the third failure a captcha is asked, from the tenth the door stays shut', async () => {
  const { username } = await register();
  const answers: Answer[] = [];
  for (let i = 0; i < 10; i++)
    answers.push(await logIn(username, 'Wrong-table-7', { captcha: 'test' }));
  expect(answers.map(({ value }) => value.captcha)).toEqual([
    false,
    false,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
    true,
  ]);
  expect(await logIn(username, PASSWORD, { captcha: 'test' })).toMatchObject({
    status: 429,
    errorCode: 'login.denied',
  });
});

test('with a captcha due, the right password alone is not enough', async () => {
  const { username } = await register();
  for (let i = 0; i < 3; i++) await logIn(username, 'Wrong-table-7');
  expect(await logIn(username)).toMatchObject({ status: 422, errorCode: 'captcha.err' });
  expect(await logIn(username, PASSWORD, { captcha: 'test' })).toMatchObject({ success: true });
});

test('guesses sent all at once are all counted', async () => {
  const { username } = await register();
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => logIn(username, 'Wrong-table-7', { captcha: 'test' })),
  );
  expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
});

test('a captcha is good for one try, from the client that asked for it', async () => {
  const { username } = await register();
  for (let i = 0; i < 3; i++) await logIn(username, 'Wrong-table-7');
  const picture = await test_.app.inject({ method: 'GET', url: '/wps/captcha' });
  const cookie = String(picture.headers['set-cookie']).split(';')[0]!;
  expect(picture.json().value).toMatch(/^iVBOR/);
  expect(picture.headers['cache-control']).toContain('no-store');
  const first = await ask(
    'POST',
    '/wps/session/login',
    { username, password: PASSWORD, captcha: 'XXXXX' },
    { cookie },
  );
  expect(first.errorCode).toBe('captcha.err');
  const left = await test_.house.db.selectFrom('captchas').select('id').execute();
  expect(left).toEqual([]);
});

test('logging out ends the session at once; logging out again is harmless', async () => {
  const { token } = await register();
  const headers = { authorization: token };
  expect(await ask('DELETE', '/wps/session/logout', undefined, headers)).toMatchObject({
    success: true,
  });
  expect(await ask('GET', '/wps/member/info', undefined, headers)).toMatchObject({
    status: 401,
    errorCode: 'login.not.session',
  });
  expect(await ask('POST', '/wps/session/logout', {}, headers)).toMatchObject({ success: true });
});

test('changing the password ends every other session and keeps this one', async () => {
  const { username, token } = await register();
  const other = String((await logIn(username)).value.token);
  const change = {
    oldPassword: PASSWORD,
    newPassword: 'Calm-table-8',
    confirmNewPassword: 'Calm-table-8',
  };
  expect(await ask('POST', '/wps/member/password', change, { authorization: token })).toMatchObject(
    { success: true },
  );
  expect((await ask('GET', '/wps/member/info', undefined, { authorization: other })).status).toBe(
    401,
  );
  expect((await ask('GET', '/wps/member/info', undefined, { authorization: token })).status).toBe(
    200,
  );
  expect((await logIn(username)).status).toBe(401);
  expect((await logIn(username, 'Calm-table-8')).success).toBe(true);
});

test('a trial member gets a session, and can be told from a real one', async () => {
  const trial = await ask('POST', '/wps/session/login/freeplay', { os: 'web', platform: 'W' });
  const info = await ask('GET', '/wps/member/info', undefined, {
    authorization: String(trial.value.token),
  });
  expect(info.value.type).toBe(4);
});

test('common passwords and the own name are refused', async () => {
  for (const password of ['password1', 'qwertyuiop', '11111111']) {
    const answer = await ask('PUT', '/wps/member/register', {
      username: name(),
      password,
      botCheck: 'test',
    });
    expect(answer.errorCode, password).toBe('password.too.common');
  }
});

test('a remembered device gets a session without the password, once per cookie', async () => {
  const { username } = await register();
  const answer = await test_.app.inject({
    method: 'POST',
    url: '/wps/session/login',
    payload: { username, password: PASSWORD, rememberMe: true },
  });
  const cookie = String(answer.headers['set-cookie']).split(';')[0]!;
  expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly.*SameSite=Strict/i);
  const resume = (headers: Record<string, string>) =>
    ask('POST', '/wps/session/resume', {}, headers);
  expect((await resume({ cookie })).status).toBe(403);
  expect(await resume({ cookie, 'x-requested-with': 'baize' })).toMatchObject({ success: true });
  expect((await resume({ cookie, 'x-requested-with': 'baize' })).status).toBe(401);
});
