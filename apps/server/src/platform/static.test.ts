import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { tileAddress } from '@baize/art';
import { tileSources } from '@baize/art/pixels';
import { type FastifyInstance, fastify } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { answerUnknown } from './edge/unknown.ts';
import { answerErrors } from './errors.ts';
import { openScreens, type Screens } from './static.ts';

const folder = mkdtempSync(join(tmpdir(), 'baize-screens-'));
const screens: Screens = {
  portal: join(folder, 'portal/client'),
  console: join(folder, 'console'),
};
const LONG_CODE = 'say("the same again");\n'.repeat(200);
let app: FastifyInstance;

beforeAll(async () => {
  const files = {
    'portal/client/index.html': 'the portal',
    'portal/client/assets/entry-Ab3_x9Qz.js': 'the code',
    'portal/client/assets/entry-Ab3_x9Qz.js.map': 'the source',
    'portal/client/assets/long-Ab3_x9Qz.js': LONG_CODE,
    'portal/client/favicon.svg': '<svg/>',
    'portal/client/art/tile.webp': 'a picture',
    'portal/client/.env': 'SECRET=1',
    'portal/secret.txt': 'not yours',
    'console/index.html': 'the console',
    'console/assets/desk-12345678.css': 'the looks',
  };
  for (const [file, words] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), words);
  }
  app = await serverOf(screens);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function serverOf(built: Screens) {
  const server = fastify();
  answerErrors(server);
  answerUnknown(server, await openScreens(server, built));
  return server;
}

test('every page of the portal answers with its shell, which nobody keeps unasked', async () => {
  const pages = ['/', '/index.html', '/home', '/login', '/pointMall', '/rng?vassalage=INHOUSE'];
  for (const url of [...pages, '/member/deposit', '/seaLottery', '/sealottery', '/agentHome']) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode, answer.body]).toEqual([url, 200, 'the portal']);
    expect(answer.headers['cache-control']).toBe('no-cache');
    expect(answer.headers['content-type']).toContain('text/html');
  }
});

test('a page that does not exist says so, and still shows the portal', async () => {
  for (const url of ['/no-such-page', '//wps/member/info', '//nowhere']) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode, answer.body]).toEqual([url, 404, 'the portal']);
  }
});

test('the console lives under its own roof', async () => {
  for (const url of ['/console', '/console/', '/console/members/7']) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode, answer.body]).toEqual([url, 200, 'the console']);
  }
  expect((await app.inject('/console/assets/desk-12345678.css')).body).toBe('the looks');
});

test('a file with its hash in its name is kept for a year, any other is asked for again', async () => {
  const hashed = await app.inject('/assets/entry-Ab3_x9Qz.js');
  expect(hashed.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(hashed.headers['content-type']).toContain('javascript');
  expect((await app.inject('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  const picture = await app.inject('/art/tile.webp');
  expect(picture.headers['cache-control']).toBe('public, max-age=86400');
});

test('a picture that a catalogue names is drawn, and kept for good where its address says which', async () => {
  const named = await app.inject(tileAddress({ vendor: 'JL', code: 'Fortune 7', category: 'RNG' }));
  expect(named.headers['content-type']).toContain('image/svg+xml');
  expect(named.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(named.body).toContain('<svg');
  const packed = await app.inject({
    url: '/art/vendor/RNG-JL.svg',
    headers: { 'accept-encoding': 'gzip, br' },
  });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(packed.headers['cache-control']).toBe('public, max-age=86400');
  expect((await app.inject('/art/nothing/x.svg')).statusCode).toBe(404);
});

test('a drawing comes as pixels of its own width, light and kept for good', async () => {
  const tile = tileAddress({ vendor: 'JL', code: 'Fortune 7', category: 'RNG' });
  for (const source of tileSources(tile)!.split(', ')) {
    const [url = '', width] = source.split(' ');
    const answer = await app.inject(url);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.rawPayload.length).toBeLessThanOrEqual(12_000);
    const { width: painted } = await sharp(answer.rawPayload).metadata();
    expect(`${painted}w`).toBe(width);
  }
  const banner = await app.inject('/art/banner/w_home/live-room-tall.720.avif');
  expect(banner.headers['content-type']).toBe('image/avif');
  expect(banner.rawPayload.length).toBeLessThan(60_000);
  expect((await app.inject('/art/tile/koi-moon.4000.webp')).statusCode).toBe(404);
});

test('code, looks and pages are sent packed to those who can unpack them', async () => {
  const ask = (headers: Record<string, string>) =>
    app.inject({ url: '/assets/long-Ab3_x9Qz.js', headers });
  const packed = await ask({ 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(LONG_CODE);
  const plain = await ask({});
  expect([plain.body, plain.headers['content-encoding']]).toEqual([LONG_CODE, undefined]);
  const again = await ask({ 'if-none-match': String(plain.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('source maps, hidden files and what lies outside are never served', async () => {
  const paths = [
    '/assets/entry-Ab3_x9Qz.js.map',
    '/.env',
    '/.git/config',
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%2f..%2f..%2fsecret.txt',
    '/..%5csecret.txt',
    '/index.html%00.js',
    '/console/..%2fportal%2fsecret.txt',
    '/console/.env',
    '/assets/missing-12345678.js',
  ];
  for (const url of paths) {
    const answer = await app.inject(url);
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.body).not.toMatch(/SECRET|not yours|the source/);
  }
});

test('a page cannot be posted to', async () => {
  expect((await app.inject({ method: 'POST', url: '/home' })).statusCode).toBe(404);
});

test('without built pages the server says how to get them', async () => {
  const bare = await serverOf({ portal: join(folder, 'no'), console: join(folder, 'none') });
  const answer = await bare.inject('/');
  expect(answer.statusCode).toBe(503);
  expect(answer.body).toContain('npm start');
});

test('a file that a newer build took away is gone, and what came instead is served', async () => {
  const site = join(folder, 'renewed/client');
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(site, 'index.html'), 'the first page');
  writeFileSync(join(site, 'assets/old-12345678.js'), 'the old code');
  writeFileSync(join(site, 'assets/old-12345678.woff2'), 'the old letters');
  const server = await serverOf({ portal: site, console: join(folder, 'none') });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const later = () => clock.mockReturnValue(performance.now() + 2_500);
  rmSync(join(site, 'assets'), { recursive: true });
  for (const file of ['old-12345678.js', 'old-12345678.woff2']) {
    const gone = await server.inject(`/assets/${file}`);
    expect([file, gone.statusCode]).toEqual([file, 404]);
    expect(gone.headers['cache-control']).not.toContain('immutable');
  }
  mkdirSync(join(site, 'assets'));
  writeFileSync(join(site, 'assets/new-12345678.js'), 'the new code');
  writeFileSync(join(site, 'index.html'), 'the second page');
  utimesSync(join(site, 'index.html'), 1, 1);
  later();
  await server.inject('/login');
  later();
  expect((await server.inject('/login')).body).toBe('the second page');
  expect((await server.inject('/assets/new-12345678.js')).body).toBe('the new code');
  clock.mockRestore();
});
