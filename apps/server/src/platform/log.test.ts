import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../testing/house.ts';
import { openLog } from './log.ts';

let at: TestHouse;
const kept = openMemoryLog();
beforeAll(async () => {
  const crash = () => {
    throw new Error('planted');
  };
  const beforeRoutes = (app: FastifyInstance) => void app.post('/test/crash', crash);
  at = await openTestHouse({}, { beforeRoutes }, kept.log);
});
beforeEach(() => {
  kept.lines.length = 0;
});
afterAll(() => at.close());

/** A log that can be read back. */
function openMemoryLog() {
  const lines: string[] = [];
  const log = openLog({ logLevel: 'trace' }, { write: (line: string) => void lines.push(line) });
  return { log, lines, text: () => lines.join('') };
}

test('a secret is hidden by its name, however deep it lies', () => {
  const { log, text } = openMemoryLog();
  const secret = randomUUID();
  log.info({ password: secret, a: { b: [{ newPassword: secret, code: secret }] } });
  log.warn({ headers: { Authorization: secret, cookie: secret, 'set-cookie': [secret] } });
  log.error({ body: { captcha: secret, accessToken: secret, clientSecret: secret } }, 'no');
  expect(text()).not.toContain(secret);
  expect(text()).toContain('[hidden]');
});

test('an error keeps its place, and not the values it was about', async () => {
  const { log, text } = openMemoryLog();
  const secret = randomUUID();
  const error = await at.house.pool.query('select $1::bigint', [secret]).catch((e: Error) => e);
  log.error(error);
  expect(text()).toContain('22P02');
  expect(text()).toContain('log.test.ts');
  expect(text()).not.toContain(secret);
});

test('a token or a password that travels through the server stands nowhere in its log', async () => {
  const { lines, text } = kept;
  const { app } = at;
  const [token, password] = [randomUUID(), randomUUID()];
  const headers = { authorization: token, cookie: `captchaId=${token}` };
  const payload = { username: 'player1', password, code: password };
  await app.inject({ url: `/wps/session/key?token=${token}`, headers });
  await app.inject({ method: 'POST', url: '/test/crash', headers, payload });
  await app.inject({ method: 'POST', url: '/wps/nothing?password=x', headers, payload });
  await app.inject({
    method: 'POST',
    url: '/test/crash',
    headers,
    payload: `{"password":"${password}`,
  });
  expect(lines.length).toBeGreaterThanOrEqual(4);
  expect(text()).toContain('planted');
  expect(text()).not.toContain(token);
  expect(text()).not.toContain(password);
});

test('every answer leaves one line: which call, how it ended, how long it took', async () => {
  const { lines } = kept;
  await at.app.inject({
    url: '/wps/session/key?_=1',
    headers: { 'x-request-id': 'proxy-12345678' },
  });
  const answered = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(answered).toEqual([
    expect.objectContaining({
      call: 'edge.sessionKey',
      method: 'GET',
      status: 200,
      ms: expect.any(Number),
      reqId: 'proxy-12345678',
    }),
  ]);
});
