import { createCipheriv, randomBytes } from 'node:crypto';
import { identityPayoutAccounts } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newName, openPeople, PASSWORD, type People } from '../../testing/people.ts';

/** A client that exists, written from its habits: it knows nothing of this house but its addresses. */
let people: People;
beforeAll(async () => {
  people = await openPeople();
});
afterAll(() => people.close());

async function fetchModulus(): Promise<string> {
  const answer = await people.app.inject({ url: '/wps/session/key/rsa?_=1700000000000' });
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toMatch(/^[0-9a-f]{256}$/);
  return answer.body;
}

function rsaRaw(text: string, modulusHex: string): string {
  const bytes = [...text].map((letter) => letter.charCodeAt(0));
  while (bytes.length % 126 !== 0) bytes.push(0);
  const modulus = BigInt(`0x${modulusHex}`);
  let message = 0n;
  for (let i = bytes.length - 1; i >= 0; i--) message = message * 256n + BigInt(bytes[i]!);
  let [result, base, exponent] = [1n, message % modulus, 0x10001n];
  for (; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % modulus;
    base = (base * base) % modulus;
  }
  return result.toString(16);
}

async function sealed(payload: object) {
  const modulus = await fetchModulus();
  const secret = randomBytes(8).toString('hex');
  const key = Buffer.from(secret.slice(0, 8), 'latin1');
  const cipher = createCipheriv('des-ede3-ecb', Buffer.concat([key, key, key]), null);
  const text = cipher.update(JSON.stringify(payload), 'utf8', 'base64') + cipher.final('base64');
  const headers = {
    merchant: 'baize',
    language: 'EN',
    device: 'web',
    moduleid: 'COMM3',
    'x-gateway-version': '3',
    'x-timestamp': '1700000000000',
    encryption: rsaRaw([...secret].reverse().join(''), modulus),
    'x-rsa': modulus,
    'x-digest': text,
  };
  return { text, headers };
}

const forms = {
  'raw text': (text: string) => ({ payload: text, type: 'text/plain' }),
  'a JSON string': (text: string) => ({ payload: JSON.stringify(text), type: 'application/json' }),
  'an object with a value': (text: string) => ({
    payload: JSON.stringify({ value: text }),
    type: 'application/json',
  }),
};

async function send(method: 'POST' | 'PUT', url: string, body: object, form: keyof typeof forms) {
  const { text, headers } = await sealed(body);
  const { payload, type } = forms[form](text);
  const answer = await people.app.inject({
    method,
    url,
    headers: { ...headers, 'content-type': type },
    payload,
  });
  return { status: answer.statusCode, ...answer.json() };
}

test.each(Object.keys(forms) as (keyof typeof forms)[])(
  'registers, signs in and changes the password with an encrypted body as %s',
  async (form) => {
    const username = newName();
    const enrolled = await send(
      'PUT',
      '/wps/member/register',
      {
        username,
        password: PASSWORD,
        confirmPassword: PASSWORD,
        botCheck: 'test',
        login: true,
        registerMethod: 'WEB',
        registerUrl: 'https://play.example/register',
        loginDeviceId: '0d8f6f0e-1111-4222-8333-444455556666',
      },
      form,
    );
    expect(enrolled, JSON.stringify(enrolled)).toMatchObject({ success: true });
    expect(enrolled.value).toMatchObject({ userName: username, id: expect.any(Number) });
    const entered = await send(
      'POST',
      '/wps/session/login',
      { username: `baize@${username}`, password: PASSWORD, type: '1', isSms: false },
      form,
    );
    expect(entered.value).toMatchObject({ customerType: 0, firstTimeLogin: true });
    const token = entered.value.token;
    const info = await people.ask('GET', '/wps/member/info', { token });
    expect(info.value).toMatchObject({
      account: username,
      type: 0,
      token,
      clubLabel: { type: 'AUTO' },
    });
    await people.ask('POST', '/wps/member/firstLogin', { token, body: {} });
    expect((await people.logIn(username)).value.firstTimeLogin).toBe(false);
  },
);

test('plain twins and plain bodies on the same addresses are understood', async () => {
  const username = newName();
  const body = { username, password: PASSWORD };
  const enrolled = await people.ask('PUT', '/wps/member/register/unsecure', { body });
  expect(enrolled).toMatchObject({ success: true, value: { userName: username } });
  const twin = await people.ask('POST', '/wps/session/login/unsecure', { body });
  expect(twin).toMatchObject({ success: true });
  expect(await people.ask('POST', '/wps/session/login', { body })).toMatchObject({ success: true });
});

test('logs out by DELETE and by POST, with the token bare or after Bearer', async () => {
  const { username, token } = await people.register();
  const bearer = `Bearer ${(await people.logIn(username)).value.token}`;
  expect(await people.ask('GET', '/wps/member/info', { token: bearer })).toMatchObject({
    status: 200,
  });
  expect(await people.ask('DELETE', '/wps/session/logout', { token })).toMatchObject({
    success: true,
  });
  expect(
    await people.ask('POST', '/wps/session/logout', { token: bearer, body: {} }),
  ).toMatchObject({ success: true });
  for (const one of [token, bearer]) {
    expect(await people.ask('GET', '/wps/member/info', { token: one })).toMatchObject({
      status: 401,
      errorCode: 'login.not.session',
    });
  }
});

test('reads a guest name, plays as a guest, checks a name and touches the session', async () => {
  const guest = await people.ask('GET', '/wps/member/trialuser');
  expect(guest.value).toMatch(/^[a-z][a-z0-9]{3,15}$/);
  const trial = await people.ask('POST', '/wps/session/login/freeplay', {
    body: { os: 'web', platform: 'W', Encryption: 'abc', 'X-Gateway-Version': 3 },
  });
  expect(trial.value.customerType).toBe(4);
  expect(
    await people.ask('GET', '/wps/member/securityConfig', { token: trial.value.token }),
  ).toMatchObject({ status: 403, message: 'Please register or log in to a formal account' });
  expect(await people.logIn(trial.value.userName, 'whatever-1')).toMatchObject({
    errorCode: 'not.a.member',
  });
  const { username, token } = await people.register();
  const check = (name: string) =>
    people.ask('GET', `/wps/check/username?username=${name}&_=1`, { token });
  expect((await check(username.toUpperCase())).value).toEqual({ available: false });
  expect((await check(newName())).value).toEqual({ available: true });
  expect(await people.ask('GET', '/wps/session/touch', { token })).toMatchObject({ status: 200 });
});

test('a name that the house gave out for guests makes a trial member, once', async () => {
  const { value: username } = await people.ask('GET', '/wps/member/trialuser');
  const body = { username, password: 'guess123', type: 0, rebateId: 7 };
  const trial = await people.ask('PUT', '/wps/member/register', { body });
  expect(trial).toMatchObject({ success: true, value: { userName: username, customerType: 4 } });
  expect(await people.ask('PUT', '/wps/member/register', { body })).toMatchObject({
    errorCode: 'exists.username.err',
  });
  const forged = { username: username.replace(/.$/, (end: string) => (end === 'a' ? 'b' : 'a')) };
  const other = {
    ...forged,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    botCheck: 'test',
  };
  expect(await people.ask('PUT', '/wps/member/register', { body: other })).toMatchObject({
    value: { customerType: 0 },
  });
});

test('a second code of the brand opens trial accounts, and no others', async () => {
  const headers = { merchant: 'baizetry' };
  expect(await people.ask('GET', '/wps/member/trialuser', { headers })).toMatchObject({
    errorCode: 'function.not.available',
  });
  await people.settle('brand', (brand) => {
    brand.trialCode = 'baizetry';
  });
  const { value: username } = await people.ask('GET', '/wps/member/trialuser', { headers });
  const trial = { headers, body: { username, password: 'guess123' } };
  expect((await people.ask('PUT', '/wps/member/register', trial)).value.customerType).toBe(4);
  const member = { headers, body: { username: newName(), password: PASSWORD } };
  expect(await people.ask('PUT', '/wps/member/register', member)).toMatchObject({
    errorCode: 'function.not.available',
  });
});

test('clients of 2017 get refusals as they read them, where the brand has such clients', async () => {
  const wrong = (headers: Record<string, string> = {}) =>
    people.ask('POST', '/wps/session/login', {
      headers,
      body: { username: newName(), password: 'Wrong-table-7' },
    });
  expect(await wrong()).toMatchObject({ status: 401, success: false });
  await people.settle('brand', (brand) => {
    brand.olderClients = true;
  });
  const refused = await wrong();
  expect(refused).toMatchObject({ status: 200, success: false, errorCode: 'login.cred.err' });
  expect(refused).toMatchObject({ description: refused.message });
  expect(await people.ask('GET', '/wps/member/info')).toMatchObject({
    status: 200,
    errorCode: 'login.not.session',
  });
  expect((await wrong({ 'x-gateway-version': '3' })).status).toBe(401);
  expect((await people.ask('GET', identityPayoutAccounts.banks.path)).status).toBe(401);
  await people.settle('brand', (brand) => {
    brand.olderClients = false;
  });
  expect((await wrong()).status).toBe(401);
});

test('announcements come by the categories of 2017, to guests too', async () => {
  for (const category of ['S', 'P', 'U', '']) {
    const path = `/wps/system/announcements/advanced?type=P&category=${category}&platform=W&v=2`;
    expect(await people.ask('GET', path), category).toMatchObject({ success: true });
  }
  expect(await people.ask('GET', '/wps/agent/announcements?type=M&category=P')).toMatchObject({
    status: 200,
    value: [],
  });
});

test('agents enter by their own door; members are told that they are not agents', async () => {
  const { username } = await people.register();
  expect(await people.logIn(username, PASSWORD, { page: 'agent' })).toMatchObject({
    status: 403,
    message: 'Not an agent',
  });
});

test('a form of another site changes nothing', async () => {
  const { username, token } = await people.register();
  const foreign = { origin: 'https://evil.example' };
  expect(
    await people.ask('POST', '/wps/session/login', {
      headers: foreign,
      body: { username, password: PASSWORD },
    }),
  ).toMatchObject({ status: 403, errorCode: 'origin.not.allowed' });
  expect(
    await people.ask('DELETE', '/wps/member/sessions', { token, headers: foreign }),
  ).toMatchObject({ status: 403 });
  const form = await people.ask('POST', '/wps/member/password', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'oldPassword=a&newPassword=b&confirmNewPassword=b',
  });
  expect(form.status).toBe(401);
});
