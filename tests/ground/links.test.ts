import { readFileSync } from 'node:fs';
import {
  cardroomLobby,
  catalogueLobby,
  type contentAnnouncements,
  firstView,
  fish,
  live,
  type Output,
  playLaunch,
  promotionsActivities,
  sportsbookFixtures,
} from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { laneAddresses } from '../../apps/portal/src/shared/games/lane-addresses.ts';
import { type Game, launchAddress } from '../../apps/portal/src/shared/games/launch-address.ts';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/operators.ts';
import { makeFilledFolder } from '../filled-folder.ts';
import {
  askServer,
  type ServerProcess,
  startServer,
  stopServer,
  WITH_GUESTS,
} from '../server-process.ts';

/** The demo as those who come to it meet it: whatever leads somewhere leads to something. */
let server: ServerProcess;
let remove: () => void;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  const folder = await makeFilledFolder();
  remove = folder.remove;
  server = await startServer({ env: { BAIZE_DATA: folder.dataDir, ...WITH_GUESTS } });
  for (const username of ['player1', 'agenta']) {
    const body = JSON.stringify({ username, password: DEMO_PASSWORD });
    const headers = { 'content-type': 'application/json' };
    const answer = await askServer(`${server.url}/wps/session/login`, {
      method: 'POST',
      headers,
      body,
    });
    tokens[username] = ((await answer.json()) as Any).value.token;
  }
});
afterAll(async () => {
  if (server) await stopServer(server);
  remove?.();
});

type Announcements = Output<typeof contentAnnouncements.announcements.value>;
type Lane = Output<typeof catalogueLobby.vendorLanes.value>['data']['lanes'][number];
// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
type Any = any;

async function read(path: string, token?: string): Promise<Any> {
  const headers = token ? { authorization: token } : undefined;
  const answer = await askServer(`${server.url}${path}`, headers && { headers });
  const said = (await answer.json()) as Any;
  expect(said.success, `${path}: ${JSON.stringify(said).slice(0, 200)}`).toBe(true);
  return said.value;
}

const pathOf = (path: string, query: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]): [string, string] => [name, `${value}`]))}`;

const listAnnouncements = (token?: string): Promise<Announcements> =>
  read(pathOf(firstView.announcements, { types: 'B,PL,PU,PR,H,A', platform: 'W' }), token);
const listLanes = async (): Promise<Lane[]> =>
  (await read(pathOf(firstView.vendorLanes, { language: 'EN' }))).data.lanes;

/** The addresses that a text leads to within the house. */
const linksIn = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map(([, href]) =>
    href!.replace(/&amp;/g, '&'),
  );

test('every address of the home page, its banners, popups, texts and messages has a full room', async () => {
  const found = new Map<string, string>();
  const note = (from: string, addresses: readonly string[]) => {
    for (const address of addresses) if (!found.has(address)) found.set(address, from);
  };
  note('home', linksIn(await (await askServer(server.url)).text()));
  expect(found.size).toBeGreaterThan(12);
  for (const [who, token] of [['visitor', undefined], ...Object.entries(tokens)] as const) {
    const shown = await listAnnouncements(token);
    const led = [...shown.banners, ...shown.popup, ...shown.promotion].map(
      ({ linkage }) => linkage,
    );
    // Until there is one, the portal shows no way to promotions.
    const isOffered = (address: string) =>
      address !== '/promotions' || shown.promotion.length > 0 || shown.hasActivities;
    note(
      `banners of ${who}`,
      led.filter((address) => address.startsWith('/') && isOffered(address)),
    );
    const notices = [...shown.player, ...shown.popup, ...shown.headline, ...shown.agent];
    for (const { content } of notices) note(`a notice for ${who}`, linksIn(content));
  }
  for (const token of Object.values(tokens)) {
    const { list } = await read('/wps/message/inbox?page=1&size=50', token);
    for (const { content } of list) note('a message', linksIn(content));
  }
  for (const { children } of await read('/wps/system/helpCenter')) {
    for (const { content } of children) note('the help', linksIn(content));
  }
  const { info } = await read('/wps/system/status');
  note('the resources', ownAddresses(JSON.stringify(info.resources)));
  note('the service', ownAddresses(JSON.stringify(info)));
  for (const [address, from] of found) await enter(address, from);
});

const ownAddresses = (json: string) =>
  [...json.matchAll(/"url":"(\/(?!art|assets|icons|wps)[^"]*)"/g)].map(([, url]) => url!);

const ROUTES = [
  ...readFileSync('apps/portal/src/route-tree.gen.ts', 'utf8').matchAll(/fullPath: '([^']+)'/g),
]
  .map(([, path]) => path!)
  .filter((path) => path !== '/$')
  .map((path) => new RegExp(`^${path.replace(/\/$/, '').replace(/\$\w+/g, '[^/]+')}/?$`, 'i'));

const LISTS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(laneAddresses)
    .filter(([, { search }]) => Object.keys(search).length === 0)
    .map(([title, { to }]) => [to, title]),
);
const PAGES: Readonly<Record<string, string>> = {
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/licences': 'licence',
  '/about': 'about',
  '/news': 'news',
  '/blog': 'blog',
};

/** Goes there: a page answers, the portal has such a room, and what it shows is not nothing. */
async function enter(address: string, from: string): Promise<void> {
  const { pathname, searchParams } = new URL(address, server.url);
  const page = await askServer(`${server.url}${address}`);
  expect([page.status, page.headers.get('content-type')], `${address} from ${from}`).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
  expect(
    ROUTES.some((route) => route.test(pathname)),
    `${address} from ${from}`,
  ).toBe(true);
  const kind = PAGES[pathname];
  if (LISTS[pathname]) await seeGames(LISTS[pathname], Object.fromEntries(searchParams), from);
  else if (kind) await seePages(kind);
  else if (pathname === '/help') await seeHelp();
  else if (pathname.startsWith('/download')) await seeDownloads(pathname.split('/')[2]);
  else if (pathname === '/promotions') {
    const { activities, activity } = promotionsActivities;
    const campaigns = await read(activities.path);
    expect(campaigns, from).not.toEqual([]);
    for (const { id } of campaigns) await read(activity.path.replace(':id', id));
  }
}

async function seeGames(gameType: string, search: Record<string, string>, from: string) {
  const { vassalage = '', sub = '' } = search;
  const query = { gameType, vassalage, gameClassify: sub, pageNo: 1, pageSize: 20 };
  const { games } = await read(pathOf(firstView.gameList, query));
  expect(games, `${gameType} ${JSON.stringify(search)} from ${from}`).not.toEqual([]);
}

async function seePages(kind: string): Promise<void> {
  const { list } = await read(`/wps/content/pages?kind=${kind}`);
  expect(list, kind).not.toEqual([]);
  for (const { slug } of list) {
    const page = await read(`/wps/content/pages/${kind}/${slug}`);
    expect(page.content.length, slug).toBeGreaterThan(50);
    for (const address of linksIn(page.content)) {
      expect((await askServer(`${server.url}${address}`)).status, address).toBe(200);
    }
    if (kind !== 'news' && kind !== 'blog') continue;
    expect((await askServer(`${server.url}/${kind}/${slug}`)).status).toBe(200);
    const picture = await askServer(`${server.url}${page.picture}`);
    expect([picture.status, slug]).toEqual([200, slug]);
  }
}

async function seeHelp(): Promise<void> {
  const headings = await read('/wps/system/helpCenter');
  expect(headings).not.toEqual([]);
  for (const { children, title } of headings) {
    expect(children, title).not.toEqual([]);
    for (const { content } of children) expect(content).not.toBe('');
  }
}

async function seeDownloads(platform: string | undefined): Promise<void> {
  const { info } = await read('/wps/system/status');
  const offered = JSON.stringify(info.resources).toLowerCase();
  expect(offered).toContain(platform ?? 'android');
}

test('every lane, kind, vendor and game of the lobby opens', async () => {
  const lanes = await listLanes();
  const games = new Map<string, Game>();
  const keep = (list: readonly Game[]) => {
    for (const game of list) games.set(`${game.vassalage} ${game.gameCode}`, game);
  };
  keep((await read(pathOf(firstView.hotGames, { pageSize: 12 }))).list);
  expect(games.size).toBeGreaterThan(4);
  for (const { title, gameClassify, cards } of lanes) {
    const list = await read(
      pathOf(firstView.gameList, { gameType: title, pageNo: 1, pageSize: 12 }),
    );
    expect(list.games, title).not.toEqual([]);
    keep(list.games);
    for (const { code } of gameClassify) await seeGames(title, { sub: code }, 'the menu');
    for (const { vassalage } of cards) await seeGames(title, { vassalage }, 'the vendors');
  }
  for (const game of games.values()) await open(game);
});

/** A sport that is offered has matches that one can bet on. */
async function seeMatches(search: Record<string, unknown>): Promise<void> {
  const query = { sport: String(search.sport) };
  const { list } = await read(pathOf(sportsbookFixtures.upcoming.path, query));
  expect(list, query.sport).not.toEqual([]);
}

/** A card game that is offered has stakes that one can sit down at. */
async function seeStakes(game: string): Promise<void> {
  const { games } = await read(pathOf(cardroomLobby.lobby.path, { game }));
  expect(games[0].stakes, game).not.toEqual([]);
}

/** What a click on a tile asks for, by a member. */
async function open(game: Game): Promise<void> {
  const { vassalage, gameCode } = game;
  const { to, search } = launchAddress(game);
  const token = tokens.player1;
  const picture = await askServer(new URL(game.showIcon, server.url));
  expect([picture.status, gameCode, game.showIcon]).toEqual([200, gameCode, game.showIcon]);
  if (to === '/lottery') {
    const board = await read(`/wps/lottery/games/${gameCode}?language=EN`, token);
    expect(board.issue, gameCode).not.toBeNull();
    return;
  }
  const single = { vassalage, gameCode, language: 'EN' };
  await read(pathOf(catalogueLobby.singleGame.path, single), token);
  const how = { launchMode: 'GLS', inPortal: '1', platform: 'html5-desktop', clientType: '3' };
  const query = { ...single, ...how, backUrl: server.url, accountType: '1' };
  const launch = await read(pathOf(playLaunch.launchGame.path, query), token);
  expect(launch, gameCode).toBeTruthy();
  if (vassalage !== 'BAIZE') return;
  const isTable = game.gameType === 'LIVE' || game.gameType === 'COCKFIGHT';
  if (isTable) await read(live.table.path.replace(':tableId', gameCode), token);
  else if (to === '/sports' || to === '/esports') await seeMatches(search);
  else if (to === '/pvp' || to === '/bgs') await seeStakes(gameCode);
  else if (game.gameType === 'FISH')
    await read(fish.roomRules.path.replace(':room', gameCode), token);
  else await read(`/wps/game/rules/${gameCode}`, token);
}
