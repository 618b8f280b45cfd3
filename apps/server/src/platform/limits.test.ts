import type { Call, CallClass } from '@baize/contract';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../testing/house.ts';
import type { Caller } from './caller.ts';
import { answerErrors } from './errors.ts';
import { openBuckets } from './limits/bucket.ts';
import { openSharedBuckets, tableBuckets } from './limits/shared-buckets.ts';
import { limitCalls } from './limits.ts';

let at: TestHouse;
beforeAll(async () => {
  at = await openTestHouse();
});
afterAll(() => at.close());

const ADDRESS = '198.51.100.7';
const LOOPBACK = '127.0.0.1';

/** A server whose callers say in a header who they are, and whose clock stands still. */
function openCounter(ofClass: CallClass): FastifyInstance {
  const app = fastify();
  answerErrors(app);
  app.decorateRequest('caller', null as unknown as Caller);
  app.addHook('onRequest', async (request) => {
    const memberId = BigInt(String(request.headers['x-member'] ?? 0));
    const userAgent = String(request.headers['user-agent'] ?? '');
    request.caller = { memberId, address: request.ip, userAgent } as Caller;
  });
  limitCalls(app, at.house, { take: openBuckets(() => 0), close: () => {} });
  app.get('/', { config: { call: { class: ofClass } as Call } }, () => ({}));
  return app;
}

async function count(
  app: FastifyInstance,
  times: number,
  from: { member?: number; address?: string; agent?: string },
) {
  let granted = 0;
  for (let i = 0; i < times; i++) {
    const headers = { 'x-member': String(from.member ?? 0), 'user-agent': from.agent ?? 'browser' };
    const answer = await app.inject({ url: '/', headers, remoteAddress: from.address ?? ADDRESS });
    if (answer.statusCode === 200) granted++;
  }
  return granted;
}

test('a member may bet 250 times at once, from wherever, and no one else pays for it', async () => {
  const app = openCounter('bet');
  expect(await count(app, 200, { member: 1 })).toBe(200);
  expect(await count(app, 100, { member: 1, address: '203.0.113.9' })).toBe(50);
  expect(await count(app, 10, { member: 2 })).toBe(10);
});

test('one address may try ten logins, and reads a hundred times at once', async () => {
  expect(await count(openCounter('login'), 15, {})).toBe(10);
  expect(await count(openCounter('read'), 120, { member: 1 })).toBe(100);
});

test('one IPv6 network counts as one address, however many it has', async () => {
  const app = openCounter('login');
  let granted = 0;
  for (let n = 0; n < 15; n++) granted += await count(app, 1, { address: `2001:db8::${n}:1` });
  expect(granted).toBe(10);
  expect(await count(app, 1, { address: '2001:db8:0:1::1' })).toBe(1);
});

test('a captcha is drawn once a second for one browser', async () => {
  const app = openCounter('captcha');
  expect(await count(app, 3, {})).toBe(1);
  expect(await count(app, 3, { agent: 'another' })).toBe(1);
});

test('who is turned away is told when to come back', async () => {
  const app = openCounter('login');
  await count(app, 10, {});
  const answer = await app.inject({ url: '/', remoteAddress: ADDRESS });
  expect(answer.statusCode).toBe(429);
  expect(answer.headers['retry-after']).toBe('6');
  expect(answer.json()).toMatchObject({ success: false, errorCode: 'too.much.request' });
});

test('on the test machine itself, addresses are not counted, members are', async () => {
  expect(await count(openCounter('login'), 15, { address: LOOPBACK })).toBe(15);
  expect(await count(openCounter('captcha'), 15, { address: LOOPBACK })).toBe(15);
  expect(await count(openCounter('money'), 15, { address: LOOPBACK, member: 1 })).toBe(10);
});

test('several servers on one database share a budget', async () => {
  const servers = [1, 2].map(() =>
    tableBuckets(
      at.house,
      openBuckets(() => 0),
    ),
  );
  const budget = { perSecond: 0.01, burst: 10 };
  const waits: number[] = [];
  for (let round = 0; round < 15; round++) {
    const taken = servers.map(async ({ take }) => take('login address x', budget));
    waits.push(...(await Promise.all(taken)));
  }
  expect(waits.filter((waitMs) => waitMs === 0)).toHaveLength(10);
});

test('a shared bucket fills again with time', async () => {
  const { take } = tableBuckets(
    at.house,
    openBuckets(() => 0),
  );
  const budget = { perSecond: 20, burst: 1 };
  expect(await take('money member 9', budget)).toBe(0);
  await expect.poll(() => take('money member 9', budget)).toBe(0);
});

test('while Redis is away, every server counts for itself', async () => {
  const config = { ...at.house.config, REDIS_URL: 'redis://127.0.0.1:1' };
  const buckets = openSharedBuckets({ ...at.house, config });
  const budget = { perSecond: 0.01, burst: 2 };
  const waits = [1, 2, 3].map(async () => buckets.take('login address x', budget));
  expect((await Promise.all(waits)).map((waitMs) => waitMs > 0)).toEqual([false, false, true]);
  buckets.close();
});
