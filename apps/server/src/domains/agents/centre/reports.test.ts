import { randomUUID } from 'node:crypto';
import { agentsCentre as contract } from '@baize/contract';
import { money } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainEvents } from '../../../platform/events/drain.ts';
import { ask } from '../../../testing/players.ts';
import { openPlay, type Play, placeBet, settleBet } from '../../play/index.ts';
import { openTree, type Tree } from '../testing/tree.ts';

let tree: Tree;
let play: Play;
beforeAll(async () => {
  tree = await openTree({ a: null, b: 'a', playerc: 'b', e: 'a', other: null, playero: 'other' });
  tree.house.clock.moveTo(new Date('2031-05-10T04:00:00Z'));
  play = openPlay(tree.house);
  for (const [name, stake] of Object.entries({
    a: '5',
    b: '10',
    playerc: '20',
    e: '40',
    playero: '7',
  })) {
    const { bet } = await placeBet(play, {
      memberId: tree.id(name),
      currency: 'USD',
      requestId: randomUUID(),
      vendor: 'BAIZE',
      gameCode: 'dice',
      category: 'RNG',
      stake: money(stake),
    });
    await settleBet(play, bet, { payout: 0n });
  }
  await drainEvents(tree.house);
});
afterAll(async () => {
  await play.lanes.close();
  await tree.close();
});

const get = async (
  name: string,
  call: { path: string },
  query: Record<string, string> = {},
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
): Promise<any> => {
  const url = `${call.path}?${new URLSearchParams(query)}`;
  const { status, body } = await ask(tree.app, tree.token(name), 'GET', url);
  return status === 200 ? body.value : status;
};

test('the cards count the team and nobody else', async () => {
  expect(await get('a', contract.overview)).toMatchObject({
    totalBet: 75,
    totalPNL: -75,
    teamCount: 4,
    directCount: 2,
    totalBetCount: 4,
    categories: [{ category: 'RNG', totalBet: 75 }],
  });
  const { list } = await get('a', contract.overviewDays, { from: '2031-05-09', to: '2031-05-10' });
  expect(list.map(({ totalBet }: { totalBet: number }) => totalBet)).toEqual([0, 75]);
  expect(await get('a', contract.overview, { from: '2031-01-01', to: '2031-05-10' })).toBe(400);
});

test('the rows of a statement share nobody: their sum is the total', async () => {
  const { list, footer } = await get('a', contract.statements);
  expect(
    list.map((row: { username: string; totalBet: number }) => [row.username, row.totalBet]),
  ).toEqual([
    ['treea', 5],
    ['treeb', 30],
    ['treee', 40],
  ]);
  expect(footer.totalBet).toBe(75);
  const own = await get('a', contract.statements, { scope: 'PERSONAL' });
  expect(own.footer.totalBet).toBe(55);
});

test('downlines are walked down the tree, and searched within it', async () => {
  const below = await get('a', contract.downlines, { username: 'treeb' });
  expect(below.path).toEqual(['treea', 'treeb']);
  expect(below.list).toMatchObject([{ username: 'treeplayerc', level: 2, isDirect: false }]);
  const { list } = await get('a', contract.downlines, { search: 'treeplayer' });
  expect(list.map(({ username }: { username: string }) => username)).toEqual(['treeplayerc']);
  const { list: mine } = await get('a', contract.downlines);
  expect(mine).toMatchObject([
    { username: 'treeb', teamCount: 2 },
    { username: 'treee', teamCount: 1 },
  ]);
});

test('no parameter reaches a foreign tree, and who moves away is gone at once', async () => {
  const calls = [contract.overview, contract.overviewDays, contract.downlines];
  const more = [contract.statements, contract.teamBets];
  for (const call of [...calls, ...more]) {
    for (const username of ['treeplayero', 'treeother', 'nobody1']) {
      expect(await get('a', call, { username }), call.path).toBe(404);
    }
    expect(await get('b', call, { username: 'treea' })).toBe(404);
  }
  expect((await get('a', contract.teamBets, { username: 'treeplayerc' })).total).toBe(1);
  const moved = `${tree.path('other')}${tree.id('e')}/`;
  await sql`update members set upline_id = ${tree.id('other')}, path = ${moved}
    where id = ${tree.id('e')}`.execute(tree.house.db);
  expect(await get('a', contract.statements, { username: 'treee' })).toBe(404);
  // What they did before stays where it was done.
  expect((await get('a', contract.overview)).totalBet).toBe(75);
});
