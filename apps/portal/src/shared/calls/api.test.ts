// @vitest-environment happy-dom
import { call, nothing, system } from '@baize/contract';
import { ConnectionFailed, Refused } from '@baize/web/errors.ts';
import { refusalCode } from '@baize/web/refusals.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod/mini';
import { session } from '../session/session.ts';
import { ask } from './api.ts';
import { connection } from './connection.ts';
import { DOMAIN_PATH, STATUS_PATH } from './first-calls.ts';

const readBet = call({
  method: 'GET',
  path: '/wps/game/bets/:betId',
  audience: 'member',
  class: 'read',
  summary: 'Reads a bet',
  input: z.object({ betId: z.string(), part: z.optional(z.string()) }),
  value: z.object({ state: z.string() }),
});
const save = call({
  ...readBet,
  method: 'PUT',
  path: '/wps/save',
  input: z.object({ name: z.string() }),
});
const knock = call({ ...readBet, path: '/wps/knock', input: nothing });

const answer = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', answer);
  document.documentElement.lang = 'zh-Hant';
});
afterEach(() => {
  vi.unstubAllGlobals();
  answer.mockReset();
  session.end();
  connection.report(false);
});

const says = (status: number, body: object) =>
  answer.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

test('the value of a good answer is returned, read by its shape', async () => {
  says(200, { success: true, value: { state: 'settled', more: 1 }, message: '' });
  expect(await ask(readBet, { betId: '7/8', part: 'x y' })).toEqual({ state: 'settled' });
  const [url, init] = answer.mock.calls[0]!;
  expect(url).toBe('/wps/game/bets/7%2F8?part=x+y');
  expect(init.headers).toMatchObject({ language: 'zh-Hant' });
});

test('what changes something travels in the body', async () => {
  says(200, { success: true, value: { state: 'kept' }, message: '' });
  await ask(save, { name: 'Mara' });
  const [, init] = answer.mock.calls[0]!;
  expect(init).toMatchObject({ method: 'PUT', body: '{"name":"Mara"}' });
});

test('a refusal carries its code, its sentence and its value', async () => {
  says(401, {
    success: false,
    value: { captcha: true },
    message: '帳號或密碼不正確',
    errorCode: 'login.cred.err',
  });
  const refused = await ask(knock, {}).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refused);
  expect(refused).toMatchObject({
    message: '帳號或密碼不正確',
    value: { captcha: true },
    status: 401,
  });
  expect(refusalCode(refused)).toBe('WRONG_CREDENTIALS');
});

test('a server that cannot be reached is the line, not a refusal', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  await expect(ask(knock, {})).rejects.toBeInstanceOf(ConnectionFailed);
  expect(connection.isDown()).toBe(true);
});

test('the next answer says that the line is back', async () => {
  connection.report(true);
  says(200, { success: true, value: { state: 'open' }, message: '' });
  await ask(knock, {});
  expect(connection.isDown()).toBe(false);
});

test("a proxy's error page is not taken for an answer", async () => {
  answer.mockResolvedValueOnce(new Response('<h1>502</h1>', { status: 502 }));
  await expect(ask(knock, {})).rejects.toBeInstanceOf(ConnectionFailed);
});

test('the token goes along in its header', async () => {
  session.begin({ token: 'abc', kind: 'member' });
  says(200, { success: true, value: { state: 'open' }, message: '' });
  await ask(knock, {});
  expect(answer.mock.calls[0]![1].headers).toMatchObject({ authorization: 'abc' });
});

test('a dead token ends the session', async () => {
  session.begin({ token: 'abc', kind: 'member' });
  says(401, { success: false, value: null, message: '', errorCode: 'login.not.session' });
  await expect(ask(knock, {})).rejects.toBeInstanceOf(Refused);
  expect(session.current()).toBeNull();
});

test('the calls of the first view are those of the contract', () => {
  expect(system.status).toMatchObject({ method: 'GET', path: STATUS_PATH });
  expect(system.domainRoute).toMatchObject({ method: 'GET', path: DOMAIN_PATH });
});

test('an answer that does not begin within 30 seconds counts as a broken line', async () => {
  vi.useFakeTimers();
  answer.mockReturnValueOnce(new Promise(() => undefined));
  const failed = vi.fn<(error: unknown) => void>();
  void ask(knock, {}).catch(failed);
  await vi.advanceTimersByTimeAsync(29_999);
  expect(failed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  vi.useRealTimers();
  expect(failed.mock.calls[0]![0]).toBeInstanceOf(ConnectionFailed);
  expect(connection.isDown()).toBe(true);
});
