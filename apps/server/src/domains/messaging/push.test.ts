import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { minutes } from '@baize/calendar';
import type { messagingBroadcast, Wire } from '@baize/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPromotionsTest, type PromotionsTest } from '../../testing/promotions.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { takeTimeOut } from '../protection/index.ts';
import { claimBatch } from './sending/claim.ts';
import { sendDue } from './sending/deliver.ts';
import { beginDue } from './sending/runs.ts';

type Person = { id: bigint; username: string; token: string };
type Told = { path: string; headers: IncomingHttpHeaders; body: Buffer };

let at: PromotionsTest;
let people: Person[];
let service: ReturnType<typeof createServer>;
let origin = '';
/** What the push service was handed, and what it answers to a path. */
const told: Told[] = [];
const answers = new Map<string, number>();

beforeAll(async () => {
  at = await openPromotionsTest();
  service = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const path = request.url ?? '';
      told.push({ path, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(answers.get(path) ?? 201).end();
    });
  });
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
  await at.enterDesk();
  const { value } = await ops('GET', 'messaging/settings');
  await ops('PUT', 'messaging/settings', {
    ...value,
    perWeek: 50,
    smsPerDay: 3,
    smsByDefault: true,
  });
  people = [];
  for (let i = 0; i < 6; i++) people.push(await at.payee());
}, STORY_MS);
afterAll(async () => {
  service.close();
  await at.close();
});

const ops = (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
  at.ops('admin', method, `/ops/${path}`, body as object);

/** A browser that allows pushes: it keeps its own keys, and gives the house what is public of them. */
function browser(path: string) {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const device = {
    endpoint: `${origin}${path}`,
    p256dh: own.getPublicKey('base64url'),
    auth: auth.toString('base64url'),
  };
  /** Reads what was encrypted for it, by the standard's own steps (RFC 8291, RFC 8188). */
  const read = (body: Buffer) => {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body[20]!);
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs]);
    const derive = (from: Uint8Array, by: Uint8Array, word: Uint8Array, length: number) =>
      Buffer.from(hkdfSync('sha256', from, by, word, length));
    const shared = derive(own.computeSecret(theirs), auth, about, 32);
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const sealed = body.subarray(21 + body[20]!);
    const cipher = createDecipheriv('aes-128-gcm', key, nonce);
    cipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(plain.subarray(0, -1).toString());
  };
  return { device, read };
}

const allow = ({ token }: Person, device: object) =>
  at.ask('POST', '/wps/messaging/push-devices', { token, body: device });
const wishes = async ({ token }: Person) =>
  (await at.ask('GET', '/wps/messaging/wishes', { token })).value;

type Parts = Partial<Wire<typeof messagingBroadcast.broadcastContent>>;
const WORDS = {
  EN: { title: 'Hello {name}', text: `News ${'x'.repeat(400)}`, button: 'Look', sms: 'Hi' },
};

async function start(to: readonly Person[], parts: Parts): Promise<string> {
  const who = { members: to.map(({ username }) => username) };
  const named = { name: `Of ${randomBytes(4).toString('hex')}`, who, version: 0 };
  const segment = await ops('PUT', 'promotions/segments', named);
  const content = { name: 'News', segmentId: segment.value.id, words: WORDS, ...parts };
  const saved = await ops('PUT', 'messaging/broadcasts', { version: 0, content });
  expect(saved, JSON.stringify(saved)).toMatchObject({ success: true });
  const { id } = saved.value;
  const begun = await ops('POST', `messaging/broadcasts/${id}/steer`, { act: 'START', version: 1 });
  expect(begun, JSON.stringify(begun)).toMatchObject({ success: true });
  return id;
}
const results = async (id: string) =>
  (await ops('GET', `messaging/broadcasts/${id}/results`)).value;
const reasonsOf = async (id: string) =>
  Object.fromEntries(
    (await results(id)).skipped.map((one: { reason: string; count: number }) => [
      one.reason,
      one.count,
    ]),
  );

test(
  'a push reaches the browsers that their members allowed',
  async () => {
    const [reader, other, resting, silent] = people as [Person, Person, Person, Person];
    const home = browser('/home');
    await rule('one message is told once to each browser, and only it can read it', async () => {
      expect((await wishes(reader)).pushDevices).toBe(0);
      for (const device of [home.device, browser('/phone').device]) {
        expect(await allow(reader, device)).toMatchObject({ success: true });
      }
      await allow(reader, home.device);
      await allow(resting, browser('/resting').device);
      expect((await wishes(reader)).pushDevices).toBe(2);
      const id = await start([reader, other, resting], { channels: ['PUSH'], link: '/promotions' });
      await beginDue(at.house);
      const by = { kind: 'member', operatorId: 0n, memberId: resting.id, address: '' } as const;
      await takeTimeOut(at.house, by, { memberId: resting.id, days: 2 });
      await Promise.all([sendDue(at.house), sendDue(at.house)]);
      expect(told.map(({ path }) => path).sort()).toEqual(['/home', '/phone']);
      const { body, headers } = told.find(({ path }) => path === '/home')!;
      const said = home.read(body);
      expect(said).toMatchObject({ title: expect.stringMatching(/^Hello /), language: 'EN' });
      expect(said.text).toHaveLength(300);
      expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
      await rule('the push service can tell that it is from this house', async () => {
        const [, words, mark, key] = /^vapid t=(.+)\.([\w-]+), k=([\w-]+)$/.exec(
          headers.authorization!,
        )!;
        const shown = await at.ask('GET', '/wps/messaging/push-key', { token: reader.token });
        expect(shown.value.key).toBe(key);
        const point = Buffer.from(key!, 'base64url');
        const part = (from: number) => point.subarray(from, from + 32).toString('base64url');
        const jwk = { kty: 'EC', crv: 'P-256', x: part(1), y: part(33) };
        const isOurs = verify(
          'sha256',
          Buffer.from(words!),
          { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
          Buffer.from(mark!, 'base64url'),
        );
        expect(isOurs).toBe(true);
        const claims = JSON.parse(Buffer.from(words!.split('.')[1]!, 'base64url').toString());
        expect(claims.aud).toBe(origin);
      });
      await at.app.inject({ method: 'GET', url: new URL(said.url).pathname });
      const { channels, chosen } = await results(id);
      expect(chosen, 'who allowed no browser is not chosen').toBe(2);
      expect(channels).toMatchObject([{ channel: 'PUSH', sent: 1, skipped: 1, clicked: 1 }]);
      expect(await reasonsOf(id)).toEqual({ PROTECTED: 1 });
    });

    await rule('a browser that is gone is forgotten, and one that fails is not', async () => {
      told.length = 0;
      answers.set('/home', 410).set('/phone', 500);
      const id = await start([reader], { channels: ['PUSH'] });
      await sendDue(at.house);
      expect(told).toHaveLength(2);
      expect(await reasonsOf(id)).toEqual({ GATEWAY: 1 });
      expect((await wishes(reader)).pushDevices).toBe(1);
    });

    await rule('a browser belongs to who allowed it last, and a no is a no', async () => {
      const { device } = browser('/shared');
      await allow(silent, device);
      await allow(other, device);
      expect([(await wishes(silent)).pushDevices, (await wishes(other)).pushDevices]).toEqual([
        0, 1,
      ]);
      const drop = { endpoint: device.endpoint };
      const path = '/wps/messaging/push-devices/drop';
      await at.ask('POST', path, { token: silent.token, body: drop });
      expect((await wishes(other)).pushDevices, 'nobody ends what is another’s').toBe(1);
      await at.ask('POST', path, { token: other.token, body: drop });
      expect((await wishes(other)).pushDevices).toBe(0);
      await at.ask('POST', path, { token: reader.token, body: {} });
      expect((await wishes(reader)).pushDevices).toBe(0);
      const broken = { ...device, p256dh: Buffer.alloc(65, 4).toString('base64url') };
      expect((await allow(silent, broken)).status).toBe(400);
    });
  },
  STORY_MS,
);

test(
  'letters leave once, within the budget, whatever dies',
  async () => {
    const own = people.slice(3);
    for (const { id, username } of own) {
      await sql`update members set email_sealed = ${at.house.keys.seal(`${username}@mail.test`)},
        email_verified_at = now(), mobile_sealed = ${at.house.keys.seal(`+639170000${id}`)},
        mobile_verified_at = now() where id = ${id}`.execute(at.house.db);
      await at.ask('PUT', '/wps/messaging/wishes', {
        token: own.find((one) => one.id === id)!.token,
        body: { mail: true, sms: true },
      });
    }

    await rule('the day’s budget of SMS ends a sending, to the part', async () => {
      const long = { EN: { ...WORDS.EN, sms: 'a'.repeat(200) } };
      const id = await start(own, { channels: ['SMS'], words: long });
      await Promise.all([sendDue(at.house), sendDue(at.house)]);
      // Two parts each, of three that may leave.
      expect((await results(id)).channels).toMatchObject([{ channel: 'SMS', sent: 1, skipped: 2 }]);
      expect(await reasonsOf(id)).toEqual({ BUDGET: 2 });
    });

    await rule('a server that dies with letters in hand loses them and doubles none', async () => {
      const outbox = async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from outbox_messages`.execute(at.house.db);
        return rows[0]!.count;
      };
      const before = await outbox();
      const id = await start(own, { channels: ['MAIL'] });
      await beginDue(at.house);
      // It claims what there is, and is gone before it hands anything over.
      expect(await claimBatch(at.house, BigInt(id))).toHaveLength(own.length);
      await sendDue(at.house);
      expect(await outbox(), 'what another has in hand is not sent again').toBe(before);
      at.house.clock.moveTo(new Date(at.house.clock.now().getTime() + minutes(6)));
      await sendDue(at.house);
      await at.enterDesk();
      expect(await outbox()).toBe(before);
      expect(await reasonsOf(id)).toEqual({ INTERRUPTED: own.length });
      expect((await results(id)).runs[0].isOver).toBe(true);
    });
  },
  STORY_MS,
);
