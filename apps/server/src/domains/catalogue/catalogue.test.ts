import { randomUUID } from 'node:crypto';
import { versioned } from '@baize/art';
import { minutes } from '@baize/calendar';
import { catalogueFavourites, catalogueLobby } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../app.ts';
import { openHouse } from '../../open-house.ts';
import { begin } from '../../platform/database.ts';
import { type Guest, openGuest, openTrial } from '../../testing/guests.ts';
import { openTestOperators, type TestOperators } from '../../testing/operators.ts';
import { patience } from '../../testing/patience.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { closedBecause, describeGame, findOpenGame, registerAdapters } from './index.ts';
import { recentListener } from './lobby/recent.ts';

let desk: TestOperators;
let editor: string;
let ann: Guest;

const games = [
  ['JL', 'fortune-tree', 'RNG', { EN: 'Fortune Tree', TW: '發財樹', VI: 'Cây Tài Lộc' }],
  ['JL', 'jackpot-joe', 'RNG', { EN: 'Jackpot Joe' }, { subTypes: ['JP'], isHot: true }],
  ['PG', 'cafe', 'RNG', { EN: 'Café Crème', AR: 'مقهى' }, { isNew: true, tags: ['sweet'] }],
  ['DG', 'baccarat', 'LIVE', { EN: 'Baccarat' }],
  ['SB', 'football', 'SPORTS', { EN: 'Football' }],
  ['IMES', 'dota', 'SPORTS', { EN: 'Arena' }],
  ['SV3', 'sabong', 'SPORTS', { EN: 'Sabong' }],
  ['SPB', 'own-slot', 'RNG', { EN: 'Own Slot' }],
  ['GW', 'saigon', 'LOTT', { EN: 'Saigon Draw' }, { menuGroup: 'SSC', excludesTurnover: true }],
  ['XX', 'lonely', 'FISH', { EN: 'Nobody opens me' }],
] as const;

beforeAll(async () => {
  desk = await openTestOperators();
  registerAdapters(desk.house, ['sample']);
  editor = await desk.logIn('content');
  ann = await openGuest(desk, 'ann');
  const rows = games.map(([vendor, code, category, names, more = {}]) => ({
    vendor,
    code,
    category,
    names,
    ...more,
  }));
  const data = JSON.stringify(rows.filter(({ vendor }) => vendor !== 'XX'));
  const one = await ops('POST', '/import', { format: 'json', data });
  expect(one).toMatchObject({ status: 200, value: { created: 9, changed: 0 } });
  const orphan = JSON.stringify(rows.filter(({ vendor }) => vendor === 'XX'));
  await ops('POST', '/import', { format: 'json', data: orphan, adapter: 'unheard-of' });
});
afterAll(() => desk.close());

const ops = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  desk.ask(method, `/ops/catalogue${path}`, { token: editor, ...(body ? { body } : {}) });
const relay = (call: string, asking = {}) => desk.ask('GET', call, asking);
const list = async (query = '', asking = {}) =>
  (await relay(`${LIST}?pageSize=200&${query}`, asking)).value;
const codes = async (query = '', asking = {}) =>
  (await list(query, asking)).games.map(({ gameCode }: { gameCode: string }) => gameCode);
const nodeOf = async (code: string) =>
  (await ops('GET', `/games?search=${code}`)).value.list.find(
    (game: { code: string }) => game.code === code,
  ) as Record<string, unknown> & { nodeId: number; version: number };

const LIST = catalogueLobby.gameList.path;
const HOT = catalogueLobby.hotGames.path;
const LANES = catalogueLobby.vendorLanes.path;
const FAV_IDS = catalogueFavourites.favouriteIds.path;
const FAV_LIST = catalogueFavourites.favourites.path;
const ADD_FAV = catalogueFavourites.addFavourite.path;
const REMOVE_FAV = catalogueFavourites.removeFavourite.path;
const RECENT = catalogueFavourites.recentGames.path;
const ADD_RECENT = catalogueFavourites.addRecent.path;

const SINGLE = catalogueLobby.singleGame.path;
const IN_GERMANY = '85.214.132.117';
const change = async (code: string, changes: object) => {
  const { nodeId, vendor, code: _, isInHouse, isOpenable, ...game } = await nodeOf(code);
  return ops('PUT', `/games/${nodeId}`, { ...game, ...changes });
};
let fields: Record<string, unknown>;

const beginAnew = () => {
  fields = {
    names: { EN: 'New One' },
    category: 'PVP',
    subTypes: [],
    tags: [],
    menuGroup: null,
    picture: null,
    sort: 5,
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
};

test(
  'one catalogue, from an empty lobby to a full one',
  async () => {
    beginAnew();
    await rule('what is listed: the games this server plays are there by themselves', async () => {
      const { games } = await list('vassalage=BAIZE');
      expect(games).toContainEqual(
        expect.objectContaining({
          gameCode: 'dice',
          gameType: 'RNG',
          vassalage: 'BAIZE',
          gameName: 'Dice',
          supportPlay: 1,
          gameClassify: ['AC'],
          iconUrl: versioned('/art/tile/dice.svg'),
          nodeId: expect.any(Number),
        }),
      );
    });

    beginAnew();
    await rule('what is listed: nothing is listed that cannot be opened', async () => {
      expect(await codes()).not.toContain('lonely');
      const lonely = await nodeOf('lonely');
      expect(lonely.isOpenable).toBe(false);
      const { body } = { body: { nodeId: lonely.nodeId, vendor: 'XX', gameType: 'FISH' } };
      expect((await relay(`${SINGLE}?nodeId=${body.nodeId}`)).errorCode).toBe('game.not.found');
    });

    beginAnew();
    await rule('what is listed: one game is found by its node, or by vendor and code', async () => {
      const { nodeId } = await nodeOf('cafe');
      expect((await relay(`${SINGLE}?nodeId=${nodeId}`)).value.gameCode).toBe('cafe');
      expect((await relay(`${SINGLE}?vassalage=PG&gameCode=cafe`)).value.nodeId).toBe(nodeId);
      expect((await relay(`${SINGLE}?gameCode=dice`)).value.vassalage).toBe('BAIZE');
    });

    beginAnew();
    await rule(
      'what is listed: sports are split by vendor; slots by who made them and by what they are',
      async () => {
        expect(await codes('gameType=SPORTS&vassalage=SB')).toEqual(['football']);
        expect(await codes('gameType=ESPORTS&vassalage=IMES')).toEqual(['dota']);
        expect(await codes('gameType=COCKFIGHT&vassalage=SV3')).toEqual(['sabong']);
        expect(await codes('gameType=COCKFIGHT')).toEqual(
          expect.arrayContaining(['sabong', 'arena-sol']),
        );
        expect(await codes('gameType=JACKPOT&vassalage=JL')).toEqual(['jackpot-joe']);
        expect(await codes('gameType=MINI')).toContain('dice');
        const inHouse = await codes('gameType=RNG&vassalage=INHOUSE');
        expect(inHouse).toEqual(expect.arrayContaining(['dice', 'own-slot']));
        expect(inHouse).not.toContain('fortune-tree');
        expect(await codes('gameType=RNG')).toEqual(
          expect.arrayContaining(['fortune-tree', 'dice']),
        );
        expect(await codes('gameType=NONSENSE')).toEqual([]);
        expect((await codes('gameType=')).length).toBeGreaterThan(8);
      },
    );

    beginAnew();
    await rule(
      'what is listed: lanes hold a card for each vendor, and no lane is empty',
      async () => {
        const { lanes } = (await relay(`${LANES}?platform=html5-desktop`)).value.data;
        const titles = lanes.map(({ title }: { title: string }) => title);
        expect(titles).toEqual([
          'LIVE',
          'RNG',
          'INHOUSE',
          'SPORTS',
          'ESPORTS',
          'COCKFIGHT',
          'FISH',
          'PVP',
          'LOTT',
          'ELOTT',
          'JACKPOT',
          'MINI',
        ]);
        const rng = lanes.find(({ title }: { title: string }) => title === 'RNG');
        const vendors = rng.cards.map(({ vassalage }: { vassalage: string }) => vassalage);
        expect(vendors).toEqual(['JL', 'PG', 'INHOUSE']);
        expect(rng.gameClassify[0]).toMatchObject({ code: 'JP' });
        expect(rng.gameClassify[0].vendors).toContain('JL');
        expect(rng.cards[0]).toMatchObject({
          accountTypeName: 'JL',
          gameType: 'RNG',
          isGame: 'VASSALAGE',
          isHot: 1,
          lagerIcon: versioned('/art/vendor/RNG-JL.svg'),
        });
        const live = lanes.find(({ title }: { title: string }) => title === 'LIVE');
        expect(live.cards).toMatchObject([
          { vassalage: 'BAIZE', isGame: 'VASSALAGE' },
          { vassalage: 'DG', isGame: 'GAME' },
        ]);
      },
    );

    beginAnew();
    await rule(
      'what is listed: older clients read the vendors by category and the sub-types of each',
      async () => {
        const older = (await relay(catalogueLobby.vendors.path)).value;
        type Sorted = { gameCategory: string; vendors: string[] };
        const esports = older.sorting.find((one: Sorted) => one.gameCategory === 'ESPORTS');
        expect(esports.vendors).toContain('IMES');
        expect(older.mapping.LIVE.vendorNames).toMatchObject([
          { accountTypeName: 'BAIZE' },
          { accountTypeName: 'DG', displayName: 'DG' },
        ]);
        expect(older.display.JL).toBe('JL');
        for (const prefix of ['GCSGAME', 'GLS2']) {
          const { content } = (await relay(`/wps/relay/${prefix}_getVassGameType?typeId=1`)).value;
          expect(content.RNG.JL).toEqual(['JP']);
        }
      },
    );

    beginAnew();
    await rule(
      'what is listed: the lottery menu is bare, by group; so are the popular games',
      async () => {
        const menus = (await desk.app.inject('/lgw/games/game_menus?prizeMode=Lott')).json();
        expect(menus.SSC).toMatchObject({
          gameGroupCode: 'SSC',
          gameMenus: expect.arrayContaining([expect.objectContaining({ gameCode: 'saigon' })]),
        });
        const popular = (await desk.app.inject('/lgw/games/popular?count=50')).json();
        expect(popular).toContainEqual(expect.objectContaining({ gameCode: 'saigon' }));
      },
    );

    beginAnew();
    await rule('what is listed: games outside the turnover are told', async () => {
      const { value } = await relay(catalogueLobby.excludedFromTurnover.path);
      expect(value).toMatchObject({ pageNum: 1, totalPages: 1 });
      expect(value.dataList).toEqual([
        { gameName: 'Saigon Draw', gameType: 'LOTT', vassalage: 'GW', excludeTurnover: true },
      ]);
    });

    beginAnew();
    await rule(
      'looking for games: a name is found in any language, without accents, case or width',
      async () => {
        for (const name of ['發財', 'tai loc', 'Cây', 'FORTUNE TREE', 'ｆortune ｔｒｅｅ']) {
          expect(await codes(`gameName=${encodeURIComponent(name)}`), name).toEqual([
            'fortune-tree',
          ]);
        }
        expect(await codes('gameName=creme')).toEqual(['cafe']);
        expect(await codes(`gameName=${encodeURIComponent('مقهى')}`)).toEqual(['cafe']);
        expect(await codes('gameName=%25')).toEqual([]);
        expect(await codes('gameName=fortune%20tree&vassalage=JL&language=EN')).toEqual([
          'fortune-tree',
        ]);
      },
    );

    beginAnew();
    await rule('looking for games: a game is called in the language of the request', async () => {
      const named = async (language: string) =>
        (await list('gameName=fortune%20tree', { headers: { language } })).games[0].gameName;
      expect(await named('TW')).toBe('發財樹');
      expect(await named('KO')).toBe('Fortune Tree');
      expect((await list('gameName=fortune%20tree&language=VI')).games[0].gameName).toBe(
        'Cây Tài Lộc',
      );
    });

    beginAnew();
    await rule(
      'looking for games: hot and new are filters, and hot is a call of its own by both verbs',
      async () => {
        expect(await codes('filter=HOT')).toEqual(['jackpot-joe']);
        expect(await codes('filter=NEW')).toEqual(['cafe']);
        expect(await codes('isNew=1')).toEqual(['cafe']);
        expect((await relay(HOT)).value.list).toMatchObject([
          { gameCode: 'jackpot-joe', isHot: 1 },
        ]);
        const posted = await desk.ask('POST', HOT, { body: { gameType: 'LIVE' } });
        expect(posted.value.list).toEqual([]);
        expect(await codes('gameClassify=JP')).toContain('jackpot-joe');
        expect(await codes('gameClassify=JP')).not.toContain('dice');
      },
    );

    beginAnew();
    await rule(
      'looking for games: pages follow each other by number or by place, without gaps',
      async () => {
        const whole = await codes();
        const first = (await relay(`${LIST}?pageNo=1&pageSize=4`)).value;
        expect(first).toMatchObject({ pageNum: 1, totalCount: whole.length });
        expect(first.totalPages).toBe(Math.ceil(whole.length / 4));
        const walked: string[] = [];
        for (let after: string | null = ''; after !== null; ) {
          const page: { games: { gameCode: string }[]; after: string | null } = (
            await relay(`${LIST}?pageSize=4&after=${after}`)
          ).value;
          walked.push(...page.games.map(({ gameCode }) => gameCode));
          after = page.after;
        }
        expect(walked).toEqual(whole);
        expect((await relay(`${LIST}?after=nonsense`)).status).toBe(400);
        expect((await relay(`${LIST}?pageSize=1000`)).status).toBe(400);
      },
    );

    beginAnew();
    await rule(
      'favourites and recently played: a favourite is added once and removed with a body; ids are texts',
      async () => {
        const { nodeId } = await nodeOf('cafe');
        const body = { nodeId, vendor: 'PG', gameType: 'RNG' };
        const toggle = (method: 'POST' | 'DELETE', call: string) =>
          desk.ask(method, call, { token: ann.token, body });
        expect((await toggle('POST', ADD_FAV)).success).toBe(true);
        expect((await toggle('POST', ADD_FAV)).success).toBe(true);
        expect((await relay(FAV_IDS, { token: ann.token })).value).toEqual([String(nodeId)]);
        const own = (
          await relay(`${FAV_LIST}?clientType=3&pageNo=1&pageSize=999`, { token: ann.token })
        ).value;
        expect(own).toMatchObject({ pageNum: 1, totalPages: 1, content: [{ gameCode: 'cafe' }] });
        expect(await codes('filter=FAV', { token: ann.token })).toEqual(['cafe']);
        expect((await toggle('DELETE', REMOVE_FAV)).success).toBe(true);
        expect((await relay(FAV_IDS, { token: ann.token })).value).toEqual([]);
      },
    );

    beginAnew();
    await rule(
      'favourites and recently played: a game that does not exist is no favourite',
      async () => {
        const body = { nodeId: 999_999 };
        const asked = { token: ann.token, body };
        expect((await desk.ask('POST', ADD_FAV, asked)).errorCode).toBe('game.not.found');
      },
    );

    beginAnew();
    await rule(
      "favourites and recently played: one member's favourites are nobody else's",
      async () => {
        const bob = await openGuest(desk, 'bobby');
        const { nodeId } = await nodeOf('baccarat');
        await desk.ask('POST', ADD_FAV, { token: bob.token, body: { nodeId } });
        expect((await relay(FAV_IDS, { token: ann.token })).value).toEqual([]);
      },
    );

    beginAnew();
    await rule(
      'favourites and recently played: visitors are asked to log in, trial members for a formal account',
      async () => {
        const trial = await openTrial(desk);
        for (const call of [
          FAV_IDS,
          FAV_LIST,
          RECENT,
          `${LIST}?filter=FAV`,
          `${LIST}?filter=RECENT`,
        ]) {
          expect((await relay(call)).errorCode, call).toBe('login.not.session');
          expect((await relay(call, { token: trial })).errorCode, call).toBe('real.account.needed');
        }
      },
    );

    beginAnew();
    await rule('favourites and recently played: what was opened last comes first', async () => {
      for (const code of ['cafe', 'baccarat', 'cafe']) {
        const { nodeId } = await nodeOf(code);
        const asked = { token: ann.token, body: { nodeId } };
        expect((await desk.ask('POST', ADD_RECENT, asked)).success).toBe(true);
      }
      const { value } = await relay(`${RECENT}?page=1&pageSize=20`, { token: ann.token });
      expect(value).toMatchObject({ page: 1, total: 2, totalPages: 1 });
      expect(value.list.map(({ gameCode }: { gameCode: string }) => gameCode)).toEqual([
        'cafe',
        'baccarat',
      ]);
    });

    beginAnew();
    await rule('whoever bet on a game has played it, however often', async () => {
      const carl = await openGuest(desk, 'carlos');
      const placedAt = desk.house.clock.now();
      const bet = { memberId: carl.member.id, vendor: 'BAIZE', gameCode: 'dice', placedAt };
      const unknown = { ...bet, gameCode: 'nobody-knows' };
      const heard = [bet, bet, unknown].map((payload) => ({ payload }));
      const hear = () =>
        begin(desk.house.db, (tx) => recentListener.handle(tx, heard as never, desk.house));
      await hear();
      await hear();
      expect(await codes('filter=RECENT', { token: carl.token })).toEqual(['dice']);
    });

    beginAnew();
    await rule(
      'availability: a game for some countries is shown there only, and one for some languages in them',
      async () => {
        await change('baccarat', { allowedRegions: ['DE'] });
        expect(await codes('gameType=LIVE&vassalage=DG')).toEqual([]);
        expect(await codes('gameType=LIVE&vassalage=DG', { address: IN_GERMANY })).toEqual([
          'baccarat',
        ]);
        await change('baccarat', { allowedRegions: [], deniedRegions: ['DE'] });
        expect(await codes('gameType=LIVE&vassalage=DG', { address: IN_GERMANY })).toEqual([]);
        await change('baccarat', { deniedRegions: [], languages: ['TH'] });
        expect(await codes('gameType=LIVE&vassalage=DG')).toEqual([]);
        expect(await codes('gameType=LIVE&vassalage=DG', { headers: { language: 'TH' } })).toEqual([
          'baccarat',
        ]);
        await change('baccarat', { languages: [] });
      },
    );

    beginAnew();
    await rule(
      'availability: under maintenance a game stays listed, and is neither opened nor bet on',
      async () => {
        const now = desk.house.clock.now().getTime();
        const window = { maintenanceFrom: now - 1_000, maintenanceUntil: now + minutes(1) };
        await change('dice', window);
        const [dice] = (await list('gameName=dice')).games;
        expect(dice.maintenance).toEqual({ from: now - 1_000, until: now + minutes(1) });
        const visitor = { address: '127.0.0.1', language: 'EN' } as never;
        expect(() => findOpenGame(desk.house, visitor, { code: 'dice' })).toThrow(/maintenance/);
        expect(closedBecause(desk.house, { vendor: 'BAIZE', code: 'dice' })).toBe(
          'VENDOR_UNDER_MAINTENANCE',
        );
        await desk.ask('POST', '/test/fund', { body: { username: 'ann', amount: 10 } });
        const bet = () =>
          desk.ask('POST', '/wps/game/bet', {
            token: ann.token,
            body: {
              requestId: randomUUID(),
              gameCode: 'dice',
              stake: 1,
              choice: { target: 50, side: 'under' },
            },
          });
        expect((await bet()).errorCode).toBe('vendor_under_maintenance');
        const offered = (await relay(catalogueLobby.recommendedGames.path)).value.list;
        expect(offered[0].gameCode).toBe('jackpot-joe');
        expect(offered.map(({ gameCode }: { gameCode: string }) => gameCode)).not.toContain('dice');
        await change('dice', { maintenanceFrom: null, maintenanceUntil: null });
        expect((await bet()).success).toBe(true);
        expect((await change('dice', { maintenanceFrom: 2, maintenanceUntil: 1 })).status).toBe(
          400,
        );
      },
    );

    beginAnew();
    await rule(
      'availability: a game or a vendor that is switched off is gone, and takes no bet',
      async () => {
        await change('dice', { isEnabled: false });
        expect(await codes('gameName=dice')).toEqual([]);
        expect(closedBecause(desk.house, { vendor: 'BAIZE', code: 'dice' })).toBe('GAME_NOT_FOUND');
        await change('dice', { isEnabled: true });
        const dg = (await ops('GET', '/vendors')).value.list.find(
          ({ code }: { code: string }) => code === 'DG',
        );
        const { code, isOpenable, gameCount, ...vendor } = dg;
        await ops('PUT', '/vendors/DG', { ...vendor, isEnabled: false });
        expect(await codes('gameType=LIVE&vassalage=DG')).toEqual([]);
        const off = { ...vendor, version: vendor.version + 1 };
        expect((await ops('PUT', '/vendors/DG', off)).status).toBe(200);
        expect(await codes('gameType=LIVE&vassalage=DG')).toEqual(['baccarat']);
      },
    );

    beginAnew();
    await rule('availability: a name for records is found even for what is not listed', () => {
      expect(describeGame(desk.house, { vendor: 'XX', code: 'lonely' }, 'EN').name).toBe(
        'Nobody opens me',
      );
      expect(describeGame(desk.house, { vendor: 'XX', code: 'gone' }, 'EN')).toMatchObject({
        name: 'gone',
        nodeId: null,
      });
    });

    beginAnew();
    await rule(
      'the operators: a picture that browsers are told not to show is not taken, by hand or by file',
      async () => {
        const far = { picture: 'https://far.example/tile.png' };
        const game = { vendor: 'PG', code: 'far-away', ...fields };
        expect(await ops('POST', '/games', { ...game, ...far })).toMatchObject({
          status: 422,
          value: { picture: 'elsewhere' },
        });
        const row = { vendor: 'PG', code: 'far-away', category: 'PVP', names: { EN: 'Far' } };
        const data = JSON.stringify([row, { ...row, code: 'far-away-2', ...far }]);
        expect(
          await ops('POST', '/import', { format: 'json', data, adapter: 'sample' }),
        ).toMatchObject({
          status: 422,
          value: { 'row 2 picture': 'elsewhere' },
        });
        const here = { picture: '/art/tile/fallback.svg' };
        const made = await ops('POST', '/games', { ...game, ...here });
        expect(made.value).toMatchObject(here);
        expect((await ops('DELETE', `/games/${made.value.nodeId}`)).status).toBe(200);
      },
    );

    beginAnew();
    await rule(
      'the operators: add, change and remove a game; each is in the audit log',
      async () => {
        const made = await ops('POST', '/games', { vendor: 'PG', code: 'new-one', ...fields });
        expect(made.value).toMatchObject({ code: 'new-one', version: 1, isOpenable: true });
        expect(
          (await ops('POST', '/games', { vendor: 'PG', code: 'new-one', ...fields })).status,
        ).toBe(409);
        const { nodeId } = made.value;
        const changed = await ops('PUT', `/games/${nodeId}`, {
          ...fields,
          version: 1,
          names: { EN: 'Newer One' },
        });
        expect(changed.value).toMatchObject({ version: 2, names: { EN: 'Newer One' } });
        expect((await ops('PUT', `/games/${nodeId}`, { ...fields, version: 1 })).errorCode).toBe(
          'changed.meanwhile',
        );
        expect(await codes('gameType=BGS')).toContain('new-one');
        expect((await ops('DELETE', `/games/${nodeId}`)).status).toBe(200);
        expect(await codes('gameType=PVP')).not.toContain('new-one');
        const again = await ops('POST', '/games', { vendor: 'PG', code: 'new-one', ...fields });
        expect(again.value.nodeId).toBe(nodeId);
        await ops('DELETE', `/games/${nodeId}`);
        const admin = await desk.logIn('admin');
        const { list } = (
          await desk.ask('GET', '/ops/audit?action=catalogue.game.', { token: admin })
        ).value;
        expect(list.slice(0, 2).map(({ action }: { action: string }) => action)).toEqual([
          'catalogue.game.removed',
          'catalogue.game.added',
        ]);
        expect(list.at(-1).actorName).toBe('content');
      },
    );

    beginAnew();
    await rule(
      'the operators: what the house plays itself is neither added, removed nor moved by hand',
      async () => {
        const made = await ops('POST', '/games', { vendor: 'BAIZE', code: 'invented', ...fields });
        expect(made.status).toBe(403);
        const { nodeId, version } = await nodeOf('dice');
        expect((await ops('DELETE', `/games/${nodeId}`)).status).toBe(403);
        expect((await ops('PUT', `/games/${nodeId}`, { ...fields, version })).status).toBe(403);
        expect((await ops('DELETE', '/vendors/BAIZE')).status).toBe(403);
        const row = { vendor: 'BAIZE', code: 'invented', category: 'RNG', names: { EN: 'x' } };
        const imported = await ops('POST', '/import', {
          format: 'json',
          data: JSON.stringify([row]),
        });
        expect(imported.value).toEqual({ 'row 1 vendor': 'not_played' });
      },
    );

    beginAnew();
    await rule(
      'the operators: a language that came later names what the house plays, and what operators called it stays',
      async () => {
        await desk.house.db
          .updateTable('catalogue_games')
          .set({ names: JSON.stringify({ EN: 'Dice', TW: '我們的骰子' }) })
          .where('code', '=', 'dice')
          .execute();
        const { house, close } = openHouse(
          desk.house.config,
          desk.serveUrl,
          desk.house.log as never,
        );
        const later = await buildApp(house);
        await later.ready();
        expect(describeGame(house, { vendor: 'BAIZE', code: 'dice' }, 'TW').name).toBe(
          '我們的骰子',
        );
        expect(describeGame(house, { vendor: 'BAIZE', code: 'dice' }, 'ES').name).toBe('Dados');
        await later.close();
        await close();
      },
    );

    beginAnew();
    await rule('the operators: order and marks take effect for many games at once', async () => {
      const [cafe, football] = [await nodeOf('cafe'), await nodeOf('football')];
      const nodeIds = [football.nodeId, cafe.nodeId];
      expect((await ops('PUT', '/order', { nodeIds })).value).toEqual({ changed: 2 });
      expect((await codes()).slice(0, 2)).toEqual(['football', 'cafe']);
      await ops('POST', '/marks', {
        nodeIds,
        isHot: true,
        addTags: ['summer'],
        removeTags: ['sweet'],
      });
      expect((await nodeOf('cafe')).tags).toEqual(['summer']);
      expect(await codes('filter=HOT')).toEqual(['football', 'cafe', 'jackpot-joe']);
      await ops('POST', '/marks', { nodeIds, isHot: false });
    });

    beginAnew();
    await rule('the operators: the split rules are settings', async () => {
      const { version, content } = (await ops('GET', '/rules')).value;
      expect(content).toMatchObject({
        cockfightVendors: ['SV3'],
        inhouseVendors: ['BAIZE', 'SPB', 'SS'],
      });
      const changed = { ...content, esportsVendors: ['SB'], inhouseVendors: [] };
      const saved = await ops('PUT', '/rules', { version, content: changed });
      expect(saved.value.content.inhouseVendors).toEqual(['BAIZE']);
      expect(await codes('gameType=ESPORTS&vassalage=SB')).toEqual(['football']);
      expect((await ops('PUT', '/rules', { version, content })).errorCode).toBe(
        'changed.meanwhile',
      );
      await ops('PUT', '/rules', { version: version + 1, content });
      const wrong = { ...content, categoryOrder: ['NOWHERE'] };
      expect((await ops('PUT', '/rules', { version: version + 2, content: wrong })).status).toBe(
        400,
      );
    });

    beginAnew();
    await rule('the operators: reading needs one right and changing another', async () => {
      const support = await desk.logIn('support');
      const finance = await desk.logIn('finance');
      const asks = (token: string, method: 'GET' | 'PUT') =>
        desk.ask(method, `/ops/catalogue/${method === 'GET' ? 'games' : 'order'}`, {
          token,
          ...(method === 'PUT' && { body: { nodeIds: [1] } }),
        });
      expect((await asks(support, 'GET')).status).toBe(200);
      expect((await asks(support, 'PUT')).status).toBe(403);
      expect((await asks(finance, 'GET')).status).toBe(403);
    });

    beginAnew();
    await rule('the operators: another server lists a change within two seconds', async () => {
      const { house, close } = openHouse(desk.house.config, desk.serveUrl, desk.house.log as never);
      registerAdapters(house, ['sample']);
      const other = await buildApp(house);
      const there = async () =>
        (await other.inject(`${LIST}?gameName=creme`)).json().value.games[0].isHot;
      expect(await there()).toBe(0);
      const { nodeId } = await nodeOf('cafe');
      await ops('POST', '/marks', { nodeIds: [nodeId], isHot: true });
      await expect.poll(there, { timeout: patience(2_000) }).toBe(1);
      await other.close();
      await close();
    });
  },
  STORY_MS,
);
