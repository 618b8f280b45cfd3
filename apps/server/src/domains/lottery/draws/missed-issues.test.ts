import { minutes } from '@baize/calendar';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import { cashOf, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { openPlay, type Play } from '../../play/index.ts';
import { lotteryCalls } from '../testing/lottery-calls.ts';
import { runDraws } from './draws.ts';

const GAMES = ['ssc-1', 'k3-1', 'pk10-1'];
const BOTH_SIDES = {
  'ssc-1': { play: 'ball-side', selection: { spots: ['1-big', '1-small'] }, amount: 10 },
  'k3-1': { play: 'sum-side', selection: { spots: ['big', 'small'] }, amount: 10 },
  'pk10-1': { play: 'position-side', selection: { spots: ['1-big', '1-small'] }, amount: 10 },
} as Record<string, { play: string; selection: object; amount: number }>;

/** So many of the missed issues are looked at one by one. */
const EVERY = 10;

let at: TestHouse;
let calls: ReturnType<typeof lotteryCalls>;
let servers: [Play, Play];

beforeAll(async () => {
  at = await openPlayersHouse({ drivesCrash: false });
  servers = [openPlay(at.house), openPlay(at.house)];
  calls = lotteryCalls(at);
  calls.standAt(Date.UTC(2031, 4, 10, 4, 0, 10));
  await openPlayer(at.house, 1n, '10000');
});

afterAll(async () => {
  for (const { lanes } of servers) await lanes.close();
  await at.close();
});

const drawnOf = (gameCode: string, until: number) =>
  at.house.db
    .selectFrom('lottery_issues')
    .select(['number', 'state', 'result'])
    .where('game_code', '=', gameCode)
    .where('draws_at', '<=', new Date(until))
    .orderBy('draws_at')
    .execute();

test('issues missed while the house stood still are drawn as they would have been, and paid once', async () => {
  const foreseen = new Map<string, unknown[]>();
  const stakes: string[] = [];
  let end = 0;
  for (const gameCode of GAMES) {
    const issues = await calls.issues(110, gameCode);
    end = issues.at(-1)!.drawsAt;
    const some = issues.filter((_, n) => n % EVERY === 0);
    foreseen.set(
      gameCode,
      await Promise.all(some.map(({ number }) => calls.foresee(number, gameCode))),
    );
    for (const issue of [issues[0]!, issues[57]!, issues[109]!]) {
      const { status, body } = await calls.buy(1, {
        gameCode,
        rows: [BOTH_SIDES[gameCode]!],
        issues: [{ issue: issue.number }],
        stake: 20,
      });
      expect(status, JSON.stringify(body)).toBe(200);
      stakes.push(body.value.tickets[0]!.betId);
    }
  }
  calls.standAt(end + 500);
  await Promise.all(servers.map((play) => runDraws(play)));
  await runDraws(servers[0]);
  for (const gameCode of GAMES) {
    const drawn = await drawnOf(gameCode, end);
    expect(drawn).toHaveLength(110);
    const results = drawn.filter((_, n) => n % EVERY === 0).map(({ result }) => result);
    expect(results).toEqual(foreseen.get(gameCode));
    expect(new Set(drawn.map(({ state }) => state))).toEqual(new Set(['settled']));
  }
  const tickets = await calls.tickets(1, 'size=100');
  expect(tickets.map(({ betId }) => betId).sort()).toEqual(stakes.sort());
  expect(new Set(tickets.map(({ state }) => state))).toEqual(new Set(['settled']));
  const paid = tickets.reduce((sum, { payout }) => sum + money(String(payout)), 0n);
  expect(await cashOf(at.house, 1n)).toBe(money('10000') - money('20') * 9n + paid);
});

test('a lottery that cannot be drawn stands still alone, and is drawn when it can', async () => {
  const now = at.house.clock.now().getTime() + minutes(3);
  const chains = () =>
    at.house.db.selectFrom('lottery_chains').selectAll().where('game_code', '=', 'k3-1').execute();
  const seal = (id: bigint, sealed: (typeof kept)[number]['sealed']) =>
    at.house.db.updateTable('lottery_chains').set({ sealed }).where('id', '=', id).execute();
  const kept = await chains();
  for (const { id } of kept) await seal(id, 'nothing that opens');
  calls.standAt(now);
  await expect(runDraws(servers[0])).rejects.toThrow();
  const states = async (gameCode: string) =>
    new Set((await drawnOf(gameCode, now)).map(({ state }) => state));
  expect(await states('ssc-1')).toEqual(new Set(['settled']));
  expect(await states('k3-1')).toEqual(new Set(['settled', 'open']));
  for (const { id, sealed } of kept) await seal(id, sealed);
  await runDraws(servers[0]);
  expect(await states('k3-1')).toEqual(new Set(['settled']));
});
