import { catalogueLobby } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestOperators, type TestOperators } from '../../../testing/operators.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { registerAdapters } from '../index.ts';

const MANY = 10_000;
let desk: TestOperators;
let editor: string;

beforeAll(async () => {
  desk = await openTestOperators();
  registerAdapters(desk.house, ['sample']);
  editor = await desk.logIn('content');
});
afterAll(() => desk.close());

const LIST = catalogueLobby.gameList.path;
const ops = (method: 'GET' | 'POST', path: string, body?: unknown) =>
  desk.ask(method, `/ops/catalogue${path}`, { token: editor, ...(body ? { body } : {}) });
const take = (format: 'json' | 'csv', data: string, more = {}) =>
  ops('POST', '/import', { format, data, ...more });
const list = async (query: string) => (await desk.ask('GET', `${LIST}?${query}`)).value;

const row = (number: number) => ({
  vendor: `V${number % 40}`,
  code: `game-${number}`,
  category: ['RNG', 'LIVE', 'FISH', 'PVP'][number % 4],
  names: {
    EN: `Golden Harvest ${number}`,
    TW: `金色豐收 ${number}`,
    AR: `الحصاد الذهبي ${number}`,
  },
  tags: ['imported'],
});

/** The quickest of several: what the machine does besides only ever adds to it. */
async function quickestMs(work: () => Promise<unknown>): Promise<number> {
  let quickest = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 21; round++) {
    const start = performance.now();
    await work();
    quickest = Math.min(quickest, performance.now() - start);
  }
  return quickest;
}

test(
  'a file of games is tried, taken, exported and taken again',
  async () => {
    await rule('a rehearsal says what would happen, and nothing does', async () => {
      const data = JSON.stringify([row(1), row(2)]);
      const { value } = await take('json', data, { dryRun: true });
      expect(value).toMatchObject({
        created: 2,
        changed: 0,
        vendorsCreated: ['V1', 'V2'],
        same: 0,
      });
      expect(value.differences).toMatchObject([
        { row: 1, vendor: 'V1', code: 'game-1', isNew: true, fields: [] },
        { row: 2, vendor: 'V2', code: 'game-2', isNew: true, fields: [] },
      ]);
      expect((await list('gameName=golden%20harvest')).totalCount).toBe(0);
    });

    await rule('one wrong row refuses all, and is named', async () => {
      const wrong = [row(1), { ...row(2), category: 'CHESS' }, { ...row(3), surprise: 1 }, row(1)];
      const { status, value } = await take('json', JSON.stringify(wrong));
      expect(status).toBe(400);
      expect(value).toEqual({
        'row 2 category': 'invalid_value',
        'row 3': 'unrecognized_keys',
        'row 4 code': 'repeated',
      });
      for (const data of ['{', '{}', '[]', '[1]', 'null']) {
        expect((await take('json', data)).status, data).toBe(400);
      }
      expect((await take('csv', 'vendor,code\n"open')).status).toBe(400);
      expect((await list('gameName=golden%20harvest')).totalCount).toBe(0);
    });

    await rule('ten thousand games come in one call, and are as quick as a hundred', async () => {
      const hundred = Array.from({ length: 100 }, (_, number) => row(number));
      expect((await take('json', JSON.stringify(hundred))).value).toMatchObject({ created: 100 });
      const queries = ['pageSize=20', 'gameType=LIVE&pageSize=20', 'gameName=99', 'vassalage=V3'];
      const measured = async () => {
        const took: number[] = [];
        for (const query of queries) took.push(await quickestMs(() => list(query)));
        return took;
      };
      const few = await measured();
      const all = Array.from({ length: MANY }, (_, number) => row(number));
      const { value } = await take('json', JSON.stringify(all));
      expect(value).toMatchObject({ created: MANY - 100, changed: 100 });
      expect((await list('gameName=golden%20harvest')).totalCount).toBe(MANY);
      const many = await measured();
      many.forEach((ms, n) => {
        expect(ms, `${queries[n]}: ${few[n]} ms with a hundred`).toBeLessThan(few[n]! + 5);
      });
      expect((await list(`gameName=${encodeURIComponent('豐收 9999')}`)).games).toHaveLength(1);
      expect((await list('pageNo=500&pageSize=20')).games).toHaveLength(20);
    });

    await rule('a rehearsal names what differs, and counts what is the same', async () => {
      const renamed = { ...row(5), names: { ...row(5).names, EN: 'Silver Harvest' }, isHot: true };
      const { value } = await take('json', JSON.stringify([row(4), renamed]), { dryRun: true });
      expect(value).toMatchObject({ created: 0, changed: 2, same: 1 });
      expect(value.differences).toHaveLength(1);
      expect(value.differences[0]).toMatchObject({ row: 2, code: 'game-5', isNew: false });
      expect(value.differences[0].fields).toContainEqual({
        name: 'isHot',
        before: 'false',
        after: 'true',
      });
    });

    await rule('what a row of a known game leaves out stays as it is', async () => {
      const { value } = await take('csv', 'vendor,code,isHot,name:EN\nV6,game-6,yes,Silver\n');
      expect(value).toMatchObject({ created: 0, changed: 1 });
      const { list: games } = (await ops('GET', '/games?vendor=V6&pageSize=300')).value;
      const game = games.find(({ code }: { code: string }) => code === 'game-6');
      expect(game).toMatchObject({ category: 'FISH', isHot: true, tags: ['imported'] });
      expect(game.names).toEqual({ ...row(6).names, EN: 'Silver' });
      const wrong = ['vendor,code,isHot\nV6,game-6,perhaps\n', 'vendor,code\nV6,unheard-of\n'];
      for (const data of wrong) expect((await take('csv', data)).status).toBe(400);
    });

    await rule('one row too many is refused', async () => {
      const all = Array.from({ length: MANY + 1 }, (_, number) => row(number));
      expect((await take('json', JSON.stringify(all))).status).toBe(413);
    });

    await rule('no other call takes a body of that size', async () => {
      const body = { format: 'json', data: 'x'.repeat(100_000) };
      const { status } = await desk.ask('POST', '/ops/catalogue/marks', { token: editor, body });
      expect(status).toBe(413);
    });

    await rule('what is exported can be imported as it is, as JSON and as CSV', async () => {
      for (const format of ['json', 'csv'] as const) {
        const file = (await ops('GET', `/export?format=${format}&vendor=V7`)).value;
        expect(file).toMatchObject({ rows: 250, fileName: `games.${format}` });
        const before = (await ops('GET', '/games?vendor=V7&pageSize=300')).value.list;
        expect((await take(format, file.data)).value).toMatchObject({ created: 0, changed: 250 });
        const after = (await ops('GET', '/games?vendor=V7&pageSize=300')).value.list;
        const bare = (games: { version: number }[]) => games.map(({ version, ...game }) => game);
        expect(bare(after)).toEqual(bare(before));
      }
    });

    await rule('a name is never a formula in the exported table', async () => {
      const names = { EN: '=HYPERLINK("http://x","y"), "quoted"\nand more' };
      await take('json', JSON.stringify([{ vendor: 'CSV', code: 'evil', category: 'RNG', names }]));
      const { data } = (await ops('GET', '/export?format=csv&vendor=CSV')).value;
      expect(data).toContain(`"'=HYPERLINK(`);
      await take('csv', data);
      const [game] = (await ops('GET', '/games?vendor=CSV')).value.list;
      expect(game.names).toEqual(names);
    });

    await rule('an import is in the audit log with the fingerprint of its file', async () => {
      const admin = await desk.logIn('admin');
      const { list: entries } = (
        await desk.ask('GET', '/ops/audit?action=catalogue.imported', { token: admin })
      ).value;
      expect(entries[0].after).toMatchObject({
        rows: 1,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
    });
  },
  STORY_MS,
);
