import { randomUUID } from 'node:crypto';
import { agentsCentre as contract, playRecords } from '@baize/contract';
import { money } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainEvents } from '../../../platform/events/drain.ts';
import { patience } from '../../../testing/patience.ts';
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

test('team betting counts everyone, open bets among them, with what they were on', async () => {
  const countIn = async (call: { path: string }, query: Record<string, string> = {}) =>
    (await get('b', call, query)).total;
  const before = await countIn(contract.teamBets);
  const { bet } = await placeBet(play, {
    memberId: tree.id('playerc'),
    currency: 'USD',
    requestId: randomUUID(),
    vendor: 'BAIZE',
    gameCode: 'dice',
    category: 'RNG',
    stake: money('3'),
    choice: { target: 49.5, side: 'under' },
  });
  const open = await get('b', contract.teamBets, { state: 'open' });
  expect(open).toMatchObject({ total: 1, footer: { betAmount: 3 } });
  expect(open.list[0]).toMatchObject({
    orderNo: String(bet.id),
    username: 'treeplayerc',
    directAgentName: 'treeb',
    status: 0,
    playName: 'dice',
    betContent: 'side under, target 49.5',
  });
  expect(await countIn(contract.teamBets)).toBe(before);
  expect(await countIn(contract.teamBets, { state: 'any' })).toBe(before + 1);
  expect(await countIn(contract.teamLotteryBets)).toBe(0);
  expect(await countIn(contract.teamCardAndSlotBets)).toBe(before);
  const below = { subordinateName: 'treeplayerc', state: 'open' };
  expect(await countIn(contract.teamCardAndSlotBets, below)).toBe(1);
  await settleBet(play, bet, { payout: 0n });
});

test('the relays of bets list a team where its agent asks for it, and nobody else', async () => {
  const bettorsIn = async (who: string, query: Record<string, string>) => {
    const found = await get(who, playRecords.rngOrders, query);
    const names = found.list?.map(({ username }: { username?: string }) => username);
    return names?.sort() ?? found;
  };
  expect(await bettorsIn('b', {})).toEqual([undefined]);
  for (const subordinateType of ['0', 'SELF']) {
    expect(await bettorsIn('b', { subordinateType })).toEqual([undefined]);
  }
  const team = [...new Set(await bettorsIn('b', { subordinateType: 'ALL' }))];
  expect(team).toEqual(['treeb', 'treeplayerc']);
  const named = await get('b', playRecords.rngOrders, { subordinateName: 'treeplayerc' });
  expect(named.list[0]).toMatchObject({ customerName: 'treeplayerc', directAgentName: 'treeb' });
  expect(await bettorsIn('b', { subordinateName: 'treea' })).toBe(404);
  expect(await get('b', playRecords.liveOrders, { subordinateType: '1' })).toMatchObject({
    total: 0,
  });
  // Whoever has no team is told of their own bets, whatever they ask for.
  expect(await bettorsIn('playero', { subordinateType: 'ALL' })).toEqual([undefined]);
  expect(await bettorsIn('playero', { subordinateName: 'treeb' })).toEqual([undefined]);
});

test('a team of twenty thousand is read by one question, and nobody is left out', async () => {
  const { house } = tree;
  const [top, at] = [tree.id('other'), house.clock.now()];
  const { total } = await get('other', contract.teamBets);
  await sql`insert into members (id, username, username_key, nickname, type, upline_id, path, level,
      language, avatar, registered_at) overriding system value
    select 900000 + n, 'crowd' || n, 'crowd' || n, '', 0, top.id, top.path || 900000 + n || '/',
      top.level + 1, 'EN', '01', ${at}
    from members top, generate_series(1, 20000) n where top.id = ${top}`.execute(house.work);
  await sql`insert into bets (id, member_id, stake, placed_at, settled_at, state, currency, category,
      vendor, game_code, request_id)
    select 9000000 + n, 900000 + n, 10000, ${at}, ${at}, 'settled', 'USD', 'RNG', 'BAIZE', 'dice',
      'crowd' || n from generate_series(1, 20000) n`.execute(house.work);
  const asked = performance.now();
  const bets = await get('other', contract.teamBets, { size: '20' });
  expect(bets.total).toBe(total + 20_000);
  expect(performance.now() - asked, 'one question, on a busy machine').toBeLessThan(
    patience(5_000),
  );
  const last = await get('other', contract.teamBets, { size: '20', page: String(bets.totalPages) });
  expect(last.list).toHaveLength((total + 20_000) % 20 || 20);
});
