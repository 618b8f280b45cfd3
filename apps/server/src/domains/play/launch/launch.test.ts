import { days, hours } from '@baize/calendar';
import { catalogueEditingOperator, playLaunch as contract } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Domain } from '../../../platform/domain.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { registerAdapters } from '../../catalogue/index.ts';
import { findGameSession, type Launcher } from '../index.ts';
import { forgetGameSessions } from './game-sessions.ts';

let test_: TestHouse;

const away: Launcher = {
  address: ({ token, gameCode }) => `https://away.example/${gameCode}?token=${token}`,
  fallback: ({ token, gameCode }) => `https://spare.example/${gameCode}?token=${token}`,
};

/** An outside vendor with a second address. */
const studio: Domain = {
  name: 'studio',
  open: (_app, house) => registerAdapters(house, ['away']),
  contributes: { launchers: [() => (adapter) => (adapter === 'away' ? away : undefined)] },
};

const HOUR = hours(1);

beforeAll(async () => {
  test_ = await openPlayersHouse({ domains: [studio] });
  await openPlayer(test_.house, 1n, '100');
  await openPlayer(test_.house, 2n, '0', 'trial');
});

afterAll(() => test_.close());

type Launched = { content: { game_url: string }; gameSession: string };

function launch(token: string, query: string, path = '/wps/game/launchGame') {
  return ask<Launched>(test_.app, token, 'GET', `${path}?${query}`);
}

test('a game of ours opens on the portal, with a token of this opening', async () => {
  const query = 'launchMode=GLS&accountType=1&vassalage=BAIZE&gameCode=dice&_=1';
  const first = (await launch('member:1', query)).body.value;
  expect(first.content.game_url).toMatch(/^https?:.*\/seamless\?vendor=BAIZE&gameCode=dice#entry=/);
  const second = (await launch('member:1', query)).body.value;
  expect(second.gameSession).not.toBe(first.gameSession);
  expect(await findGameSession(test_.house, first.gameSession)).toMatchObject({
    memberId: 1n,
    currency: 'USD',
    vendor: 'BAIZE',
    gameCode: 'dice',
    isLive: true,
  });
  expect(await findGameSession(test_.house, 'nobody')).toBeUndefined();
});

test('who is not logged in, or plays for fun only, is told so', async () => {
  const query = 'launchMode=GLS&gameCode=dice';
  expect((await launch('', query)).status).toBe(401);
  const trial = await launch('trial:2', `${query}&accountType=1`);
  expect(trial).toMatchObject({ status: 403, body: { errorCode: 'real.account.needed' } });
  const fun = await launch('trial:2', 'gameId=dice', contract.launchForFun.path);
  expect(fun.body.value.content.game_url).toContain('gameCode=dice');
  expect(await findGameSession(test_.house, fun.body.value.gameSession)).toMatchObject({
    currency: 'FUN',
  });
});

test('a launch without its mode, or of a game that is not there, has its own code', async () => {
  const noMode = (await launch('member:1', 'gameCode=dice')).body;
  expect(noMode).toMatchObject({ errorCode: 'request_param_err' });
  expect(noMode.message).toContain('(#727)');
  const unknown = await launch('member:1', 'launchMode=GLS&gameCode=nope');
  expect(unknown.body.errorCode).toBe('game.not.found');
});

test("an outside vendor's game opens at its address, with the token in the query", async () => {
  const { house } = test_;
  await openVendor();
  const query = 'launchMode=GLS&vassalage=AWAY&gameCode=wheel-1';
  const { content, gameSession } = (await launch('member:1', query)).body.value;
  expect(content.game_url).toBe(`https://away.example/wheel-1?token=${gameSession}`);
  const spare = await launch('member:1', query, contract.launchAtFallback.path);
  expect(spare.body.value.content.game_url).toContain('https://spare.example/wheel-1?token=');
  const trial = await launch('trial:2', `${query}&accountType=0`);
  expect(trial.body.errorCode).toBe('real.account.needed');
  await openVendor({ maintenanceUntil: house.clock.now().getTime() + HOUR, version: 1 });
  const closed = await launch('member:1', query);
  expect(closed.body.errorCode).toBe('vendor_under_maintenance');
  expect(closed.body.value).toMatchObject({ resType: 1, content: { data: {} } });
});

test('a token lives as long as a sign-in can', async () => {
  const { gameSession } = (await launch('member:1', 'launchMode=GLS&gameCode=dice')).body.value;
  const now = test_.house.clock.now().getTime();
  test_.house.clock.moveTo(new Date(now + 12 * HOUR + 1_000));
  expect(await findGameSession(test_.house, gameSession)).toMatchObject({ isLive: false });
  test_.house.clock.reset();
});

test('what was opened long ago is forgotten, what a late win may need is not', async () => {
  const { house } = test_;
  const now = house.clock.now().getTime();
  const { gameSession } = (await launch('member:1', 'launchMode=GLS&gameCode=dice')).body.value;
  const isKnown = async () => (await findGameSession(house, gameSession)) !== undefined;
  house.clock.moveTo(new Date(now + days(90)));
  await forgetGameSessions(house);
  expect(await isKnown()).toBe(true);
  house.clock.moveTo(new Date(now + days(91)));
  await forgetGameSessions(house);
  expect(await isKnown()).toBe(false);
  house.clock.reset();
});

const editor = 'operator:1:catalogue.edit';

async function openVendor(change: object = {}): Promise<void> {
  const vendor = {
    code: 'AWAY',
    names: { EN: 'Away' },
    adapter: 'away',
    picture: null,
    sort: 1,
    isHot: false,
    isEnabled: true,
    maintenanceFrom: null,
    maintenanceUntil: null,
    version: 0,
    ...change,
  };
  const { saveVendor, createGame } = catalogueEditingOperator;
  const { code, ...body } = vendor;
  const path = saveVendor.path.replace(':code', code);
  const saved = await ask(test_.app, editor, saveVendor.method, path, body);
  expect(saved.status).toBe(200);
  if ('version' in change) return;
  const game = {
    vendor: 'AWAY',
    code: 'wheel-1',
    names: { EN: 'Away wheel' },
    category: 'RNG',
    subTypes: [],
    tags: [],
    menuGroup: null,
    picture: null,
    sort: 1,
    isHot: false,
    isNew: false,
    isEnabled: true,
    excludesTurnover: false,
    allowedRegions: [],
    deniedRegions: [],
    languages: [],
    maintenanceFrom: null,
    maintenanceUntil: null,
  };
  expect(await ask(test_.app, editor, createGame.method, createGame.path, game)).toMatchObject({
    status: 200,
  });
}
