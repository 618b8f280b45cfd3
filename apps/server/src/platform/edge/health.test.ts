import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { patience } from '../../testing/patience.ts';
import { SERVING } from '../database.ts';

let at: TestHouse;
beforeAll(async () => {
  at = await openTestHouse();
});
afterAll(() => at.close());

async function ask(url: string, headers = {}) {
  const startedAt = performance.now();
  const answer = await at.app.inject({ url, headers });
  const ms = performance.now() - startedAt;
  return { status: answer.statusCode, ms, headers: answer.headers, ...answer.json() };
}

test('a server at ease is alive and ready', async () => {
  expect(await ask('/healthz')).toMatchObject({ status: 'alive' });
  expect((await at.app.inject('/readyz')).statusCode).toBe(200);
});

test('when every connection is taken, calls end after two seconds and may be made again', async () => {
  const held: pg.PoolClient[] = [];
  for (let n = 0; n < SERVING.max; n++) held.push(await at.house.pool.connect());
  // Houses of tests wait longer than one that serves.
  at.house.pool.options.connectionTimeoutMillis = SERVING.connectWithinMs;
  const calls = Array.from({ length: 5 }, () => ask('/ops/session/me', { authorization: 'ops_x' }));
  const ready = at.app.inject('/readyz');
  await expect.poll(() => at.house.pool.waitingCount).toBeGreaterThan(4);
  expect(await ask('/healthz')).toMatchObject({ status: 'degraded' });
  for (const answer of await Promise.all(calls)) {
    expect(answer).toMatchObject({ success: false, errorCode: 'network.timeout' });
    expect(answer.headers['retry-after']).toBe('1');
    expect(answer.ms).toBeLessThan(patience(3_000));
  }
  expect((await ready).json()).toEqual({ status: 'degraded' });
  for (const client of held) client.release();
  expect((await at.app.inject('/readyz')).statusCode).toBe(200);
  expect(await ask('/healthz')).toMatchObject({ status: 'alive' });
});
