import { type Call, edge } from '@baize/contract';
import { type FastifyInstance, fastify } from 'fastify';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../testing/house.ts';
import { legacyClient } from '../testing/legacy-client.ts';
import { acceptBodies, type BodyEncryption, bodyEncryption } from './bodies.ts';
import type { Caller } from './caller.ts';
import { answerErrors } from './errors.ts';

const secret = { method: 'POST', path: '/wps/secret', audience: 'anyone', encrypted: true } as Call;
const open = { method: 'POST', path: '/wps/open', audience: 'anyone' } as Call;
const vendor = { method: 'POST', path: '/vendor/v1/bet', audience: 'vendor' } as Call;

let at: TestHouse;
beforeAll(async () => {
  at = await openTestHouse();
});
afterAll(() => at.close());

/** A server that says back what it understood. */
function echo(switches: Partial<BodyEncryption> = {}): FastifyInstance {
  const app = fastify({ bodyLimit: 64 * 1024 });
  answerErrors(app);
  app.decorateRequest('caller', null as unknown as Caller);
  app.addHook('onRequest', async (request) => {
    request.caller = { kind: 'visitor' } as Caller;
  });
  acceptBodies(app, at.house, () => ({ jwe: true, legacy: true, plain: true, ...switches }));
  for (const call of [secret, open, vendor]) {
    app.route({
      method: call.method,
      url: call.path,
      config: { call },
      handler: (request) => ({ body: request.body ?? null, raw: request.rawBody }),
    });
  }
  return app;
}

type Sent = { headers?: Record<string, string>; payload: string; url?: string };

async function send(app: FastifyInstance, { headers = {}, payload, url = secret.path }: Sent) {
  const response = await app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': 'application/json', ...headers },
  });
  return { status: response.statusCode, ...response.json() };
}

async function sealedByPortal(app: FastifyInstance, text: string, options: { enc?: string } = {}) {
  const { value } = (await at.app.inject(edge.sessionKey.path)).json<{ value: JWK }>();
  const key = await importJWK(value, 'ECDH-ES');
  const payload = await new CompactEncrypt(new TextEncoder().encode(text))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: options.enc ?? 'A256GCM', kid: value.kid! })
    .encrypt(key);
  return send(app, { payload, headers: { 'content-type': 'application/jose' } });
}

async function sealedByOldClient(app: FastifyInstance, text: string, type = 'application/json') {
  const modulus = (await at.app.inject(edge.sessionKeyRsa.path)).body;
  const { header, body } = legacyClient(modulus).seal(text);
  const headers = { encryption: header, 'x-rsa': modulus, 'content-type': type };
  return Promise.all(
    [body, JSON.stringify(body), JSON.stringify({ value: body })].map((payload) =>
      send(app, { payload, headers }),
    ),
  );
}

const login = { username: 'player1', password: 'Baize-demo-1' };

describe('an encrypted call', () => {
  test('opens what was sealed for the key of the session', async () => {
    expect(await sealedByPortal(echo(), JSON.stringify(login))).toMatchObject({ body: login });
  });

  test('opens all three forms of the older scheme, under any content type', async () => {
    const types = ['application/json', 'text/plain', 'application/x-www-form-urlencoded'];
    for (const type of types) {
      const answers = await sealedByOldClient(echo(), JSON.stringify(login), type);
      expect(answers).toMatchObject([{ body: login }, { body: login }, { body: login }]);
    }
  });

  test('takes plain JSON where that is switched on', async () => {
    const payload = JSON.stringify(login);
    expect(await send(echo(), { payload })).toMatchObject({ body: login });
    const headers = { 'content-type': 'text/plain' };
    expect(await send(echo(), { payload, headers })).toMatchObject({ body: login });
  });

  test('takes no form that is switched off', async () => {
    const unreadable = { status: 400, errorCode: 'request_body_required' };
    const text = JSON.stringify(login);
    expect(await sealedByPortal(echo({ jwe: false }), text)).toMatchObject(unreadable);
    const [old] = await sealedByOldClient(echo({ legacy: false }), text);
    expect(old).toMatchObject(unreadable);
    expect(await send(echo({ plain: false }), { payload: text })).toMatchObject(unreadable);
  });

  test('says only that it could not be read when it does not open', async () => {
    const unreadable = { status: 400, value: null, errorCode: 'request_body_required' };
    const jose = { 'content-type': 'application/jose' };
    expect(await send(echo(), { payload: 'a.b.c.d.e', headers: jose })).toMatchObject(unreadable);
    expect(await sealedByPortal(echo(), '{"a":')).toMatchObject(unreadable);
    expect(await sealedByPortal(echo(), '{}', { enc: 'A128GCM' })).toMatchObject(unreadable);
    const headers = { encryption: 'abc' };
    expect(await send(echo(), { payload: 'AAAA', headers })).toMatchObject(unreadable);
  });

  test('is held to the same limits inside', async () => {
    const zero = await sealedByPortal(echo(), JSON.stringify({ a: 'x\0' }));
    expect(zero).toMatchObject({ status: 400, errorCode: 'request_param_err' });
  });
});

describe('any call', () => {
  const sent = (payload: string, headers = {}) =>
    send(echo(), { payload, headers, url: open.path });
  const refused = { status: 400, errorCode: 'request_param_err' };

  test('takes a form as an object of texts', async () => {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await sent('username=player1&email=a%40b.example', form);
    expect(answer).toMatchObject({ body: { username: 'player1', email: 'a@b.example' } });
  });

  test('takes JSON of depth 20 and lists of 1,000, and no more', async () => {
    const nest = (depth: number) => '[1,'.repeat(depth).slice(0, -1) + ']'.repeat(depth);
    expect(await sent(nest(20))).toMatchObject({ status: 200 });
    expect(await sent(nest(21))).toMatchObject(refused);
    expect(await sent(nest(15_000))).toMatchObject(refused);
    const list = (length: number) => JSON.stringify(Array.from({ length }, () => 1));
    expect(await sent(list(1_000))).toMatchObject({ status: 200 });
    expect(await sent(list(1_001))).toMatchObject(refused);
  });

  test('refuses zero characters wherever they hide', async () => {
    expect(await sent('{"a":{"b":["\\u0000"]}}')).toMatchObject(refused);
    expect(await sent('{"a\\u0000":1}')).toMatchObject(refused);
    const query = await echo().inject({ method: 'POST', url: '/wps/open?name=a%00b' });
    expect(query.json()).toMatchObject({ errorCode: 'request_param_err' });
  });

  test("cannot reach an object's own workings", async () => {
    expect(await sent('{"__proto__":{"isAdmin":true}}')).toMatchObject(refused);
    expect(await sent('{"constructor":{"prototype":{"isAdmin":true}}}')).toMatchObject(refused);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  test('refuses more than 64 KB, packed bodies and unknown kinds of content', async () => {
    const big = await sent(JSON.stringify('x'.repeat(65_536)));
    expect(big).toMatchObject({ status: 413, errorCode: 'request.too.large' });
    expect(await sent('{}', { 'content-encoding': 'gzip' })).toMatchObject({ status: 415 });
    expect(await sent('<a/>', { 'content-type': 'text/xml' })).toMatchObject({ status: 415 });
    expect(await sent('{}', { 'content-type': 'text/plain' })).toMatchObject({ status: 415 });
  });

  test('reads nothing from an empty body', async () => {
    expect(await sent('')).toMatchObject({ status: 200, body: null });
  });
});

test("a vendor's body is kept as it came, for its signature", async () => {
  const payload = '{ "amount": 1.0 }';
  expect(await send(echo(), { payload, url: vendor.path })).toMatchObject({ raw: payload });
  expect(await send(echo(), { payload, url: open.path })).toMatchObject({ raw: '' });
});

test('two servers that start together on one database publish the same keys', async () => {
  await at.house.db.deleteFrom('body_keys').execute();
  const [one, other] = await Promise.all(
    [echo(), echo()].map((server) => server.inject(edge.sessionKeyRsa.path)),
  );
  expect(one!.body).toMatch(/^[0-9a-f]{256}$/);
  expect(one!.headers['content-type']).toContain('text/plain');
  expect(other!.body).toBe(one!.body);
});

test('the private keys lie sealed in the database', async () => {
  await echo().inject(edge.sessionKey.path);
  const rows = await at.house.db.selectFrom('body_keys').selectAll().execute();
  expect(rows.map(({ name }) => name).sort()).toEqual(['jwe', 'legacy']);
  for (const { sealed_private } of rows) expect(sealed_private).not.toContain('PRIVATE KEY');
});

test('production takes no plain body, the demo does', () => {
  const production = { config: { ...at.house.config, profile: 'production' as const } };
  expect(bodyEncryption({ ...at.house, ...production })).toMatchObject({ jwe: true, plain: false });
  expect(bodyEncryption(at.house)).toEqual({ jwe: true, legacy: true, plain: true });
});
