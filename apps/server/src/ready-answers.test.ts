import { firstView } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { savePage, storedPage } from './domains/system/index.ts';
import { openTestHouse, type TestHouse } from './testing/house.ts';

const STATUS = '/wps/system/status';
const REGISTER = '/wps/system/setting/register';

let at: TestHouse;
let origin: string;
/** Requests that the framework was asked about. */
let asked = 0;

beforeAll(async () => {
  const beforeRoutes = (app: TestHouse['app']) => {
    app.addHook('onRequest', (_request, _reply, done) => {
      asked += 1;
      done();
    });
  };
  at = await openTestHouse({ BAIZE_TRUSTED_PROXIES: '127.0.0.1' }, { beforeRoutes });
  origin = await at.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => at.close());

type Asking = { headers?: Record<string, string>; method?: string };

async function ask(path: string, asking: Asking = {}) {
  const before = asked;
  const answer = await fetch(`${origin}${path}`, asking);
  const text = await answer.text();
  const isReady = asked === before;
  return { status: answer.status, text, headers: Object.fromEntries(answer.headers), isReady };
}

/** What stands ready does so for a second: on a busy machine it may have to be made again. */
async function untilReady(path: string, asking?: Asking) {
  for (;;) {
    const answer = await ask(path, asking);
    if (answer.isReady) return answer;
  }
}

/**
 * The same question given ready and by the framework. What it says may change between two looks: health
 * by the moment, an address that is sealed anew with every second. Asked often enough, both say the same.
 */
async function bothOf(path: string, headers: Record<string, string>) {
  for (;;) {
    const ready = await untilReady(path, { headers });
    // A brand that is named has to be looked at.
    const made = await ask(path, { headers: { ...headers, merchant: 'baize' } });
    if (ready.text === made.text) return { ready, made };
  }
}

const ofTheMoment = /^(date|x-request-id|x-house-time)$/;
const lasting = (headers: Record<string, string>) =>
  Object.entries(headers)
    .filter(([name]) => !ofTheMoment.test(name))
    .sort();

test('what stands ready is told in the same words and headers as by the framework', async () => {
  for (const path of ['/healthz', STATUS, `${REGISTER}?_=7`]) {
    for (const headers of [{}, { 'accept-encoding': 'gzip' }, { 'accept-language': 'ar' }]) {
      const { ready, made } = await bothOf(path, headers);
      expect(made.isReady).toBe(false);
      expect(ready.status).toBe(200);
      expect(lasting(ready.headers)).toEqual(lasting(made.headers));
      expect(ready.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
      expect(Number(ready.headers['x-house-time'])).toBeGreaterThan(0);
    }
  }
});

test('whoever has it already is told so, and a request keeps its id', async () => {
  const { headers } = await untilReady(REGISTER);
  const again = await untilReady(REGISTER, {
    headers: { 'if-none-match': headers.etag!, 'x-request-id': 'from-a-proxy' },
  });
  expect(again.status).toBe(304);
  expect(again.text).toBe('');
  expect(again.headers['x-request-id']).toBe('from-a-proxy');
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
});

test('a token, a brand, another verb and another query are left to the framework', async () => {
  await untilReady(REGISTER);
  const others: Asking[] = [
    { headers: { authorization: 'nobody' } },
    { headers: { merchant: 'another' } },
    { method: 'HEAD' },
    { method: 'DELETE' },
  ];
  for (const other of others) expect((await ask(REGISTER, other)).isReady).toBe(false);
  expect((await ask(REGISTER, { headers: { merchant: 'another' } })).status).toBe(400);
  expect((await ask(`${REGISTER}?language=TH`)).isReady).toBe(false);
});

test('behind a trusted proxy everyone has their own address, and their own count', async () => {
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  for (const address of ['203.0.113.7', '203.0.113.8']) {
    const { text } = await untilReady(STATUS, from(address));
    expect(JSON.parse(text).value.location.ip).toBe(address);
  }
  const strange = await ask(STATUS, from('not an address, 203.0.113.9, '));
  expect(strange.status).toBe(200);
  const refused = await untilRefused(REGISTER, from('198.51.100.77'));
  expect(JSON.parse(refused.text)).toMatchObject({
    success: false,
    errorCode: 'too.much.request',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

/** How many it takes depends on how quick this machine is. */
async function untilRefused(path: string, asking: Asking) {
  for (;;) {
    const crowd = Array.from({ length: 100 }, () => ask(path, asking));
    const refused = (await Promise.all(crowd)).find(({ status }) => status === 429);
    if (refused) return refused;
  }
}

test('while the house is closed nothing that stands ready is given in spite of it', async () => {
  const announcements = firstView.announcements;
  await untilReady(announcements);
  await settleMaintenance(true);
  const closed = await ask(announcements);
  await settleMaintenance(false);
  expect(closed.status).toBe(503);
  expect((await ask(announcements)).status).toBe(200);
});

async function settleMaintenance(maintenance: boolean) {
  const { version, content } = storedPage(at.house, 'status');
  const change = { version, content: { ...content, maintenance } };
  await savePage(at.house, { operatorId: 0n }, 'status', change);
}

test('what was given ready is counted as every answer is', async () => {
  const answered = async () => {
    const { text } = await ask('/metrics');
    const line = /^http_request_duration_seconds_count\{call="\/healthz",status="200"\} (\d+)$/m;
    return Number(line.exec(text)?.[1] ?? 0);
  };
  const before = await answered();
  await untilReady('/healthz');
  expect(await answered()).toBeGreaterThan(before);
});
