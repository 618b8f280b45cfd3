import { setTimeout as pause } from 'node:timers/promises';
import { wallet } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type Keys, keysFrom } from '../../../platform/crypto/keys.ts';
import { checkPassword } from '../../../platform/crypto/password-hash.ts';
import { begin } from '../../../platform/database.ts';
import { drainEvents } from '../../../platform/events/drain.ts';
import { runJobNow } from '../../../platform/jobs/clock.ts';
import {
  cookieOf,
  DAY,
  HOUR,
  MINUTE,
  newName,
  openPeople,
  PASSWORD,
  type People,
} from '../../../testing/people.ts';
import { MEMBER } from '../../members/index.ts';
import { openAccountFor } from '../registration/open-account.ts';

let people: People;
let port = 0;
beforeAll(async () => {
  people = await openPeople();
  await people.app.listen({ port: 0, host: '127.0.0.1' });
  port = (people.app.server.address() as { port: number }).port;
});
afterAll(() => people.close());

const info = (token: string) => people.ask('GET', '/wps/member/info', { token });
const isIn = async (token: string) => (await info(token)).status === 200;

/** A socket that has said hello; `closed` tells with which code it ended. */
async function openSocket(token: string) {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  const closed = new Promise<number>((resolve) => socket.on('close', resolve));
  await new Promise((resolve) => socket.on('open', resolve));
  const welcome = new Promise((resolve) => socket.once('message', resolve));
  socket.send(JSON.stringify({ type: 'hello', token, language: 'EN' }));
  await welcome;
  return { socket, closed };
}

const withinASecond = (closed: Promise<number>) =>
  Promise.race([closed, pause(1_000, 'still open')]);

test('a token is 256 random bits, new at every login, and kept hashed', async () => {
  const { username, token } = await people.register();
  const other = (await people.logIn(username)).value.token;
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(other).not.toBe(token);
  const rows = await people.house.db.selectFrom('sessions').select('token_hash').execute();
  expect(rows.map((row) => row.token_hash)).not.toContain(token);
  expect(
    await people.logIn(username, PASSWORD, {}, { token: 'fixed-by-a-stranger' }),
  ).toMatchObject({
    success: true,
  });
  expect(await isIn('fixed-by-a-stranger')).toBe(false);
});

test('half an hour without doing anything ends it; the ping of an open page is not doing anything', async () => {
  const { token } = await people.register();
  for (let i = 0; i < 5; i++) {
    people.advance(6 * MINUTE);
    const touched = await people.ask('GET', '/wps/session/touch', { token });
    const feed = await people.ask('GET', '/wps/session/options', { token });
    if (i < 4) expect([touched.status, feed.status]).toEqual([200, 200]);
  }
  expect(await isIn(token)).toBe(false);
});

test('whoever goes on doing something stays for twelve hours, and no longer', async () => {
  const { token } = await people.register();
  for (let i = 0; i < 28; i++) {
    people.advance(25 * MINUTE);
    expect(await isIn(token), `after ${(i + 1) * 25} minutes`).toBe(true);
  }
  people.advance(20 * MINUTE);
  expect(await isIn(token)).toBe(false);
});

test('sessions whose time is over are written down as ended, and their sockets close', async () => {
  const { token } = await people.register();
  const { closed } = await openSocket(token);
  people.advance(31 * MINUTE);
  await runJobNow(people.house, 'identity.sweep');
  expect(await withinASecond(closed)).toBe(4401);
});

test('own sessions are listed, ended one by one or all others, and their sockets close within a second', async () => {
  const { username, token } = await people.register();
  const thief = (await people.logIn(username)).value.token;
  const another = (await people.logIn(username)).value.token;
  const { closed } = await openSocket(thief);
  const list = await people.ask('GET', '/wps/member/sessions', { token });
  expect(list.value.list).toHaveLength(3);
  expect(list.value.list.filter((s: { isCurrent: boolean }) => s.isCurrent)).toHaveLength(1);
  const others = list.value.list
    .filter((s: { isCurrent: boolean }) => !s.isCurrent)
    .map((s: { sessionId: string }) => BigInt(s.sessionId))
    .sort((a: bigint, b: bigint) => (a < b ? -1 : 1));
  const ended = await people.ask('DELETE', `/wps/member/sessions/${others[0]}`, { token });
  expect(ended).toMatchObject({ success: true });
  expect(await withinASecond(closed)).toBe(4401);
  expect(await isIn(thief)).toBe(false);
  const stranger = await people.register();
  const foreign = await people.ask('DELETE', `/wps/member/sessions/${others[1]}`, {
    token: stranger.token,
  });
  const unknown = await people.ask('DELETE', '/wps/member/sessions/999999999', {
    token: stranger.token,
  });
  expect({ ...foreign, headers: 0 }).toEqual({ ...unknown, headers: 0 });
  expect(await isIn(another)).toBe(true);
  const rest = await people.ask('DELETE', '/wps/member/sessions', { token });
  expect(rest.value).toEqual({ ended: 1 });
  expect([await isIn(another), await isIn(token)]).toEqual([false, true]);
});

test('logout and a changed password close sockets within a second', async () => {
  const { username, token } = await people.register();
  const other = (await people.logIn(username)).value.token;
  const [mine, theirs] = [await openSocket(token), await openSocket(other)];
  const change = {
    oldPassword: PASSWORD,
    newPassword: 'Calm-table-8',
    confirmNewPassword: 'Calm-table-8',
  };
  await people.ask('POST', '/wps/member/password', { token, body: change });
  expect(await withinASecond(theirs.closed)).toBe(4401);
  await people.ask('DELETE', '/wps/session/logout', { token });
  expect(await withinASecond(mine.closed)).toBe(4401);
});

test('a login that is late finds the password changed', async () => {
  const { username, token } = await people.register();
  const body = {
    oldPassword: PASSWORD,
    newPassword: 'Calm-table-8',
    confirmNewPassword: 'Calm-table-8',
  };
  const racing = await Promise.all([
    ...Array.from({ length: 6 }, () => people.logIn(username)),
    people.ask('POST', '/wps/member/password', { token, body }),
    ...Array.from({ length: 6 }, () => people.logIn(username)),
  ]);
  const opened = racing.flatMap(({ value }) => value?.token ?? []);
  const alive = await Promise.all(opened.map((one: string) => isIn(one)));
  expect(alive.filter(Boolean)).toEqual([]);
});

test('a remembered device comes back for a day; money asks for the password again', async () => {
  const { username } = await people.register();
  const login = await people.logIn(username, PASSWORD, { rememberMe: true });
  const resume = (cookie: string | undefined) =>
    people.ask('POST', '/wps/session/resume', {
      cookie,
      body: {},
      headers: { 'x-requested-with': 'baize' },
    });
  const first = await resume(cookieOf(login, 'remember'));
  expect(first).toMatchObject({ success: true });
  const { token } = first.value;
  const money = await moneyCall(token);
  expect(money).toMatchObject({ status: 403, errorCode: 'step.up.needed' });
  const proved = await people.ask('POST', '/wps/session/stepUp', {
    token,
    body: { password: PASSWORD },
  });
  expect(proved.value.token).not.toBe(token);
  expect(await isIn(token)).toBe(false);
  expect((await moneyCall(proved.value.token)).errorCode).not.toBe('step.up.needed');
  people.advance(DAY);
  expect(await resume(cookieOf(first, 'remember'))).toMatchObject({ status: 401 });
});

const moneyCall = (token: string) =>
  people.ask(wallet.transfer.method, wallet.transfer.path, {
    token,
    body: { from: 'MAIN', to: 'sample', amount: 1, requestId: `request-${newName()}` },
  });

test('a device that was ended in the list does not come back by its cookie', async () => {
  const { username, token } = await people.register();
  const stolen = await people.logIn(username, PASSWORD, { rememberMe: true });
  const list = await people.ask('GET', '/wps/member/sessions', { token });
  const other = list.value.list.find((s: { isCurrent: boolean }) => !s.isCurrent);
  await people.ask('DELETE', `/wps/member/sessions/${other.sessionId}`, { token });
  const back = await people.ask('POST', '/wps/session/resume', {
    cookie: cookieOf(stolen, 'remember'),
    body: {},
    headers: { 'x-requested-with': 'baize' },
  });
  expect(back.status).toBe(401);
});

test('a default password opens nothing but its own change', async () => {
  const username = newName();
  await openAccountFor(people.house, { username, type: MEMBER, upline: null });
  const { value } = await people.logIn(username, '123456');
  expect(value).toMatchObject({ mustChangePassword: true, passwordExpired: true });
  const { token } = value;
  for (const path of ['/wps/member/sessions', '/wps/member/profile', '/wps/v2/wallets/balance']) {
    expect(await people.ask('GET', path, { token })).toMatchObject({
      status: 403,
      errorCode: 'password.change.needed',
    });
  }
  const bet = { requestId: 'request-0002', gameCode: 'dice', stake: 1, choice: {} };
  expect(await people.ask('POST', '/wps/game/bet', { token, body: bet })).toMatchObject({
    errorCode: 'password.change.needed',
  });
  const change = (newPassword: string) =>
    people.ask('POST', '/wps/member/password', {
      token,
      body: { oldPassword: '123456', newPassword, confirmNewPassword: newPassword },
    });
  expect(await change('123456')).toMatchObject({ success: false });
  expect(await change(PASSWORD)).toMatchObject({ success: true });
  expect(await people.ask('GET', '/wps/member/sessions', { token })).toMatchObject({ status: 200 });
  expect((await people.logIn(username)).value.mustChangePassword).toBe(false);
});

test('an expired password must be changed, where the brand wants that', async () => {
  const { username } = await people.register();
  people.advance(180 * DAY);
  expect((await people.logIn(username)).value).toMatchObject({ mustChangePassword: true });
  await people.switchModule('PWDEXPFORCECHANGE3', false);
  expect((await people.logIn(username)).value).toMatchObject({ mustChangePassword: false });
  await people.switchModule('PWDEXPFORCECHANGE3', true);
});

test('when and from where one signed in before is told at the next login', async () => {
  const { username } = await people.register();
  const before = people.house.clock.now().getTime();
  people.advance(HOUR);
  const { value } = await people.logIn(username, PASSWORD, {}, { address: '8.8.8.8' });
  expect(value.lastLogin).toBeLessThanOrEqual(before);
  const next = await people.logIn(username);
  expect(next.value.lastLoginLocation).toBe('US');
});

test('who is being moved with a team signs in meanwhile, and is noted when it is over', async () => {
  const { username } = await people.register();
  people.advance(HOUR);
  const at = people.house.clock.now().getTime();
  await begin(people.house.work, async (tx) => {
    await sql`update members set level = level where username = ${username}`.execute(tx);
    const moved = await people.logIn(username, PASSWORD, {}, { address: '8.8.8.8' });
    expect(moved.value.lastLogin).toBeLessThan(at);
  });
  await drainEvents(people.house);
  const next = await people.logIn(username);
  expect(next.value).toMatchObject({ lastLoginLocation: 'US' });
  expect(next.value.lastLogin).toBeGreaterThanOrEqual(at);
});

test('a password is kept as argon2id with the promised cost, and opens nothing under another pepper', async () => {
  const house = await openPeople({ BAIZE_TEST_HASHING: 'full' });
  const { id } = await house.register();
  const { password_hash } = await house.house.db
    .selectFrom('credentials')
    .select('password_hash')
    .where('member_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$/);
  const opens = async (keys: Keys) => (await checkPassword(keys, password_hash!, PASSWORD)).isRight;
  expect(await opens(house.house.keys)).toBe(true);
  expect(await opens(keysFrom('the secret of another house'))).toBe(false);
  await house.close();
});
