import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_PASSWORD } from '../../../demo/operators.ts';
import { openTestOperators, type TestOperators } from '../../../testing/operators.ts';

let desk: TestOperators;
beforeAll(async () => {
  desk = await openTestOperators();
});
afterAll(() => desk.close());

const me = (token: string) => desk.ask('GET', '/ops/session/me', { token });
const minutes = (count: number) =>
  desk.house.clock.moveTo(new Date(desk.house.clock.now().getTime() + count * 60_000));
const tryLogin = (username: string, password: string, code?: string) =>
  desk.ask('POST', '/ops/session/login', { body: { username, password, code } });

test('an operator logs in, sees the own rights, and logs out', async () => {
  const token = await desk.logIn('support');
  expect(token).toMatch(/^ops_[\w-]{43}$/);
  expect((await me(token)).value).toMatchObject({ username: 'support', roles: ['support'] });
  expect((await me(token)).value.rights).not.toContain('system.edit');
  await desk.ask('POST', '/ops/session/logout', { token });
  expect(await me(token)).toMatchObject({ status: 401, errorCode: 'login.not.session' });
});

test('a wrong password and an unknown name are told the same', async () => {
  const wrong = await tryLogin('content', 'not the password');
  const unknown = await tryLogin('nobody', 'not the password');
  expect(wrong).toMatchObject({ status: 401, errorCode: 'login.cred.err', value: null });
  expect(unknown).toEqual({ ...wrong, headers: expect.anything() });
});

test('the token is not in the database', async () => {
  const token = await desk.logIn('content');
  const { rows } = await desk.house.pool.query('select * from operator_sessions');
  expect(JSON.stringify(rows, (_, value) => String(value))).not.toContain(token.slice(4));
});

test('a session ends after 30 idle minutes, and after 12 hours in any case', async () => {
  const idle = await desk.logIn('support');
  minutes(29);
  expect((await me(idle)).status).toBe(200);
  minutes(31);
  expect((await me(idle)).status).toBe(401);
  const busy = await desk.logIn('support');
  for (let passed = 0; passed < 12 * 60 - 20; passed += 20) {
    minutes(20);
    expect((await me(busy)).status).toBe(200);
  }
  minutes(20);
  expect((await me(busy)).status).toBe(401);
});

test('after ten failures the account is locked for five minutes, also to the right password', async () => {
  const tries = await Promise.all(
    Array.from({ length: 12 }, () => tryLogin('finance2', 'not the password')),
  );
  expect(tries.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(await tryLogin('finance2', DEMO_PASSWORD)).toMatchObject({
    status: 429,
    errorCode: 'login.denied',
  });
  minutes(6);
  expect((await tryLogin('finance2', DEMO_PASSWORD)).status).toBe(200);
});

test('a changed password ends every session and gives a new one', async () => {
  const [one, two] = [await desk.logIn('risk'), await desk.logIn('risk')];
  const body = { currentPassword: DEMO_PASSWORD, newPassword: 'Another-Baize-2' };
  const changed = await desk.ask('POST', '/ops/session/password', { token: one, body });
  expect((await me(one)).status).toBe(401);
  expect((await me(two)).status).toBe(401);
  expect((await me(changed.value.token)).status).toBe(200);
  expect((await tryLogin('risk', DEMO_PASSWORD)).status).toBe(401);
});

const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: desk.house.clock.now().getTime(),
  });

test('a second factor is asked for once it is confirmed, and each code opens once', async () => {
  const token = await desk.logIn('finance');
  const begun = await desk.ask('POST', '/ops/session/totp', {
    token,
    body: { password: DEMO_PASSWORD },
  });
  expect(begun.value.uri).toMatch(/^otpauth:\/\/totp\//);
  const { secret } = begun.value;
  const wrong = await desk.ask('POST', '/ops/session/totp/confirm', {
    token,
    body: { code: '000000' },
  });
  expect(wrong.errorCode).toBe('second.factor.err');
  const confirmed = await desk.ask('POST', '/ops/session/totp/confirm', {
    token,
    body: { code: codeOf(secret) },
  });
  expect(confirmed.value.recoveryCodes).toHaveLength(10);
  expect((await me(token)).status).toBe(401);
  expect((await me(confirmed.value.token)).value.hasSecondFactor).toBe(true);

  expect(await tryLogin('finance', DEMO_PASSWORD)).toMatchObject({
    status: 403,
    errorCode: 'second.factor.needed',
    value: { methods: ['AUTHENTICATOR'] },
  });
  expect((await tryLogin('finance', DEMO_PASSWORD, codeOf(secret))).status).toBe(422);
  minutes(1);
  const code = codeOf(secret);
  const both = await Promise.all([1, 2].map(() => tryLogin('finance', DEMO_PASSWORD, code)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);

  const [recovery] = confirmed.value.recoveryCodes;
  expect((await tryLogin('finance', DEMO_PASSWORD, recovery)).status).toBe(200);
  expect((await tryLogin('finance', DEMO_PASSWORD, recovery)).status).toBe(422);
});

test('the secret of a second factor and its recovery codes are not readable in the database', async () => {
  const { rows } = await desk.house.pool.query(
    "select totp_secret, recovery_codes from operators where username = 'finance'",
  );
  expect(rows[0].totp_secret).toMatch(/^[0-9a-f]{8}\./);
  expect(rows[0].recovery_codes.every((code: string) => code.length === 43)).toBe(true);
});

test('the log names every login and every refusal, and holds no password', async () => {
  const { rows } = await desk.house.pool.query('select action, after, subject from audit_entries');
  const actions = rows.map(({ action }) => action);
  expect(actions).toContain('operators.login');
  expect(actions).toContain('operators.login.refused');
  expect(JSON.stringify(rows)).not.toMatch(/not the password|Baize-demo|Another-Baize/);
});
