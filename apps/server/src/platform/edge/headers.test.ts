import { get } from 'node:http';
import { fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../testing/house.ts';
import { sendHeaders } from './headers.ts';

let at: TestHouse;
beforeAll(async () => {
  at = await openTestHouse();
});
afterAll(() => at.close());

const EVERYWHERE = ['/', '/healthz', '/wps/session/key', '/wps/nothing', '/nothing', '/%E0%A4%A'];

test('every answer carries the policy, whatever it answers', async () => {
  for (const url of EVERYWHERE.slice(0, -1)) {
    const { headers } = await at.app.inject(url);
    const policy = String(headers['content-security-policy']);
    for (const part of [
      "default-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: blob:",
      "connect-src 'self';",
      "worker-src 'self' blob:",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'self'",
      "form-action 'self'",
    ])
      expect(policy).toContain(part);
    // The lobby carries one script of ours inside it, known by its hash.
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/=]{44}')?;/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('same-origin');
  }
});

test('an answer that no hook has seen runs nothing at all', async () => {
  const { headers } = await at.app.inject('/%E0%A4%A');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['cache-control']).toBe('no-store');
});

/** Over a real line, where headers that are ready are written in one piece. */
function rawHeadersOf(url: string): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.rawHeaders);
    });
    asked.once('error', reject);
  });
}

test('over a real line every header is said once, and as it is said here', async () => {
  const address = await at.app.listen({ port: 0, host: '127.0.0.1' });
  // Of the line, of the moment, or of the request.
  const other =
    /^(date|connection|keep-alive|content-length|transfer-encoding|etag|x-.*-(id|time))$/;
  const lasting = (headers: [string, unknown][]) =>
    Object.fromEntries(headers.filter(([name]) => !other.test(name)));
  for (const url of [...EVERYWHERE, '/wps/system/status', '/wps/system/setting/register']) {
    const raw = await rawHeadersOf(`${address}${url}`);
    const names = raw.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase());
    expect(new Set(names).size, url).toBe(names.length);
    const told = names.map((name, at): [string, unknown] => [name, raw[at * 2 + 1]]);
    const { headers } = await at.app.inject(url);
    expect(lasting(told)).toEqual(lasting(Object.entries(headers)));
    for (const name of ['x-request-id', 'x-house-time']) {
      expect(names.includes(name), `${name} of ${url}`).toBe(name in headers);
    }
  }
});

test('no answer says what we are built of', async () => {
  for (const url of EVERYWHERE) {
    const { headers, body } = await at.app.inject(url);
    expect(headers).not.toHaveProperty('x-powered-by');
    expect(headers).not.toHaveProperty('server');
    expect(body).not.toMatch(/fastify|FST_ERR|node_modules/i);
  }
});

test('answers to calls are kept by nobody', async () => {
  for (const url of ['/wps/session/key', '/%77ps/session/key', '/wps/nothing', '/ops/nothing']) {
    expect((await at.app.inject(url)).headers['cache-control']).toBe('no-store');
  }
});

async function serverWith(env: { profile?: 'production'; BAIZE_ORIGIN?: string }) {
  const app = fastify();
  await sendHeaders(app, { ...at.house, config: { ...at.house.config, ...env } });
  app.get('/long', () => ({ words: 'the same again '.repeat(500) }));
  app.get('/short', () => ({ words: 'short' }));
  app.get('/file', (_request, reply) =>
    reply.header('content-security-policy', 'sandbox').send('a file'),
  );
  return app;
}

test('what comes by TLS stays with TLS for a year', async () => {
  const header = async (env: Parameters<typeof serverWith>[0]) =>
    (await (await serverWith(env)).inject('/short')).headers['strict-transport-security'];
  const everywhere = 'max-age=31536000; includeSubDomains';
  expect(await header({ profile: 'production' })).toBe(everywhere);
  expect(await header({ BAIZE_ORIGIN: 'https://play.example' })).toBe(everywhere);
  expect(await header({})).toBe('max-age=31536000');
});

test('long answers are packed, short ones are not', async () => {
  const app = await serverWith({});
  const packing = async (url: string, encoding: string) =>
    (await app.inject({ url, headers: { 'accept-encoding': encoding } })).headers[
      'content-encoding'
    ];
  expect(await packing('/long', 'gzip, br')).toBe('br');
  expect(await packing('/long', 'gzip')).toBe('gzip');
  expect(await packing('/long', 'identity')).toBeUndefined();
  expect(await packing('/short', 'gzip, br')).toBeUndefined();
});

test('a file may be held shorter than a page', async () => {
  const { headers } = await (await serverWith({})).inject('/file');
  expect(headers['content-security-policy']).toBe('sandbox');
});
