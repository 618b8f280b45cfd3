import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { firstView } from '@baize/contract';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { openHouse } from '../../open-house.ts';
import { openTestOperators, type TestOperators } from '../../testing/operators.ts';
import { patience } from '../../testing/patience.ts';
import { registerAdapters } from '../catalogue/index.ts';

/** A portal that says nothing but what it read, and how often it was drawn. */
const ENTRY = `
let drawn = 0;
export const chooseLanguage = () => 'EN';
export const lastingPart = (view) => JSON.stringify(view);
export const readLobby = async ({ read }) => ({
  news: await read('${firstView.announcements}?types=B,PL&platform=W&execution=&language=EN'),
  games: await read('${firstView.gameList}?gameType=RNG&pageNo=1&pageSize=50&language=EN'),
});
export const renderLobby = async (view) => ({
  markup: 'drawn ' + ++drawn, title: 'Baize', tag: 'en', direction: 'ltr',
});
`;

const folder = mkdtempSync(join(tmpdir(), 'baize-first-view-'));
const screens = { portal: join(folder, 'client'), console: join(folder, 'console') };
const TWO_SECONDS = { timeout: patience(2_000), interval: 50 };

let desk: TestOperators;
let servers: FastifyInstance[];
const closings: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const files = {
    'client/index.html': '<html><head></head><body><div id="root"></div></body></html>',
    'server/entry-server.js': ENTRY,
    'package.json': '{"type":"module"}',
  };
  for (const [file, words] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), words);
  }
  desk = await openTestOperators();
  servers = await Promise.all([openServer(), openServer()]);
});
afterAll(async () => {
  for (const close of closings) await close();
  await desk.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A server process of its own on the same database, as far as one process can hold two. */
async function openServer(): Promise<FastifyInstance> {
  const { house, close } = openHouse(desk.house.config, desk.serveUrl, desk.house.log as never);
  registerAdapters(house, ['sample']);
  const server = await buildApp(house, { screens });
  closings.push(async () => {
    await server.close();
    await close();
  });
  return server;
}

const pages = () => Promise.all(servers.map(async (server) => (await server.inject('/')).body));
const allSay = (words: string) => async () => (await pages()).every((page) => page.includes(words));
const noneSays = (words: string) => async () =>
  (await pages()).every((page) => page.includes('id="first-view"') && !page.includes(words));

test('a banner, a text and a game that operators change are in the first view within two seconds', async () => {
  const content = await desk.logIn('content');
  const admin = await desk.logIn('admin');
  await pages();
  const banner = {
    kind: 'B',
    groupName: 'w_home',
    texts: { EN: { title: 'A new lamp', body: '' } },
    languages: [],
    platforms: ['W', 'M'],
    execution: 'ALL',
    video: null,
    images: [],
    picture: '/art/banner/w_home/live-room-wide.svg',
    pictureTall: null,
    linkage: '',
    linkageType: 'NONE',
    category: '',
    sort: 1,
    isEnabled: true,
    startsAt: null,
    endsAt: null,
  };
  const address = '/ops/content/announcements';
  const added = await desk.ask('POST', address, { token: content, body: banner });
  expect(added.status).toBe(200);
  await expect.poll(allSay('A new lamp'), TWO_SECONDS).toBe(true);

  const changed = { ...banner, texts: { EN: { title: 'An old lamp', body: '' } }, version: 1 };
  await desk.ask('PUT', `${address}/${added.value.id}`, { token: content, body: changed });
  await expect.poll(allSay('An old lamp'), TWO_SECONDS).toBe(true);

  const games = [{ vendor: 'KS', code: 'lamp', category: 'RNG', names: { EN: 'Lamplight' } }];
  const file = { format: 'json', data: JSON.stringify(games), adapter: 'sample' };
  await desk.ask('POST', '/ops/catalogue/import', { token: admin, body: file });
  await expect.poll(allSay('Lamplight'), TWO_SECONDS).toBe(true);
  const listed = await desk.ask('GET', '/ops/catalogue/games?search=Lamplight', { token: admin });
  const off = { nodeIds: [listed.value.list[0].nodeId], isEnabled: false };
  expect((await desk.ask('POST', '/ops/catalogue/marks', { token: admin, body: off })).status).toBe(
    200,
  );
  await expect.poll(noneSays('Lamplight'), TWO_SECONDS).toBe(true);
});

test('while nothing changes, a page is drawn once, however often it is read', async () => {
  const [before] = await pages();
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const [after] = await pages();
  expect(after).toBe(before);
});
