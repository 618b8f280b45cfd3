import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { firstView } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPeople, type People } from '../testing/people.ts';

let at: People;
beforeAll(async () => {
  at = await openPeople();
});
afterAll(() => at.close());

const STATUS = '/wps/system/status';
const REGISTER = '/wps/system/setting/register';

async function ask(url: string, headers: Record<string, string> = {}) {
  const { statusCode, headers: told, rawPayload } = await at.app.inject({ url, headers });
  return { status: statusCode, headers: told, bytes: rawPayload };
}

test('ready bytes say the same plain, in gzip and in brotli, under one mark', async () => {
  const plain = await ask(REGISTER);
  const gzip = await ask(REGISTER, { 'accept-encoding': 'gzip' });
  const first = await ask(REGISTER, { 'accept-encoding': 'gzip, deflate, br' });
  const brotli = await ask(REGISTER, { 'accept-encoding': 'gzip, deflate, br' });
  expect(gzip.headers['content-encoding']).toBe('gzip');
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(gunzipSync(gzip.bytes)).toEqual(plain.bytes);
  for (const { bytes } of [first, brotli]) {
    expect(brotliDecompressSync(bytes)).toEqual(plain.bytes);
  }
  expect(new Set([plain, gzip, first, brotli].map(({ headers }) => headers.etag)).size).toBe(1);
  expect(brotli.headers.vary).toContain('accept-encoding');
  const refused = await ask(REGISTER, { 'accept-encoding': 'br;q=0, gzip;q=0' });
  expect(refused.headers['content-encoding']).toBeUndefined();
});

test('whoever has the answer already is told so, with every header of an answer', async () => {
  const { headers } = await ask(REGISTER, { 'accept-encoding': 'br' });
  const again = await ask(REGISTER, { 'accept-encoding': 'br', 'if-none-match': headers.etag! });
  expect(again.status).toBe(304);
  expect(again.bytes).toHaveLength(0);
  for (const name of ['content-security-policy', 'x-request-id', 'x-house-time', 'etag']) {
    expect(again.headers[name]).toBeDefined();
  }
  expect(again.headers['cache-control']).toBe('private, no-cache');
});

test('what is saved is told to the next who asks', async () => {
  const before = await ask(STATUS);
  await at.settle('status', (page) => {
    page.maintenance = true;
  });
  const during = await at.ask('GET', STATUS);
  await at.settle('status', (page) => {
    page.maintenance = false;
  });
  expect(JSON.parse(String(before.bytes)).value.state).toBe(0);
  expect(during.value).toMatchObject({ state: 1, maintenance: true });
  expect((await at.ask('GET', STATUS)).value.state).toBe(0);
});

test('a status is shared with nobody from another address', async () => {
  const addresses = ['203.0.113.7', '203.0.113.8', '203.0.113.7'];
  const told: string[] = [];
  for (const address of addresses) {
    told.push((await at.ask('GET', STATUS, { address })).value.location.ip);
  }
  expect(told).toEqual(addresses);
});

test('a member is told their own announcements, and their own lists of games', async () => {
  const { token } = await at.register();
  const list = `${firstView.gameList}?filter=FAV`;
  expect((await at.ask('GET', list, { token })).status).toBe(200);
  expect((await at.ask('GET', list)).status).toBe(401);
  const own = await at.ask('GET', firstView.announcements, { token });
  expect(own.headers.etag).toBeUndefined();
  expect(own.headers['cache-control']).toBe('no-store');
});

test('ready bytes are counted against the address as every read is', async () => {
  const address = '198.51.100.77';
  const asked = Array.from({ length: 300 }, () => at.ask('GET', REGISTER, { address }));
  const statuses = (await Promise.all(asked)).map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses).toContain(429);
});
