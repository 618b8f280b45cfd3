import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';

let at: TestHouse;
beforeAll(async () => {
  at = await openTestHouse();
});
afterAll(() => at.close());

test('calls are timed by name and status, beside the process and its pool', async () => {
  await at.app.inject('/wps/session/key');
  await at.app.inject('/wps/no/such/call');
  const answer = await at.app.inject('/metrics');
  expect(answer.headers['content-type']).toContain('text/plain');
  expect(answer.body).toContain(
    'http_request_duration_seconds_count{call="edge.sessionKey",status="200"} 1',
  );
  expect(answer.body).toContain('http_request_duration_seconds_count{call="none",status="404"} 1');
  expect(answer.body).toMatch(/database_connections\{state="waiting"\} 0/);
  expect(answer.body).toContain('nodejs_eventloop_lag_seconds');
});

test('in production measures and calls are shown to the watchers’ addresses only', async () => {
  const watched = { BAIZE_PROFILE: 'production', BAIZE_WATCHERS: '10.1.0.0/16' };
  const { app, close } = await openTestHouse(watched);
  for (const url of ['/metrics', '/openapi.json']) {
    const from = async (remoteAddress: string) =>
      (await app.inject({ url, remoteAddress })).statusCode;
    expect(await from('10.1.2.3')).toBe(200);
    expect(await from('::ffff:10.1.2.3')).toBe(200);
    expect(await from('10.2.0.1')).toBe(403);
    expect(await from('2001:db8::1')).toBe(403);
  }
  await close();
});
