import { gamesOperator, playJackpotsOperator, playRecordsOperator } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainEvents } from '../../../platform/events/drain.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse, rollDice } from '../../../testing/players.ts';

let test_: TestHouse;
const reader = 'operator:1:play.read';
const ids: string[] = [];
const wins: string[] = [];

beforeAll(async () => {
  test_ = await openPlayersHouse();
  for (const member of [1n, 2n, 3n]) await openPlayer(test_.house, member, '1000');
  for (const member of [1, 1, 2, 1]) {
    const { body } = await rollDice(test_.app, `member:${member}`, { stake: 1 });
    ids.push(body.value.betId);
  }
  while (wins.length < 3) {
    const { body } = await rollDice(test_.app, 'member:3', { stake: 110, target: 95 });
    ids.push(body.value.betId);
    if (body.value.payout > 0) wins.push(body.value.betId);
  }
  await drainEvents(test_.house);
});

afterAll(() => test_.close());

type Found = { list: { betId: string; memberId: number }[]; after: string | null };

async function search(query: string, path = playRecordsOperator.searchBets.path) {
  const { body } = await ask<Found>(test_.app, reader, 'GET', `${path}?${query}`);
  return body.value;
}

/** What a list shows when it is read row by row. */
async function readOn(
  query: string,
  path = playRecordsOperator.searchBets.path,
): Promise<string[]> {
  const seen: string[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page: Found = await search(`${query}&pageSize=1${after && `&after=${after}`}`, path);
    seen.push(...page.list.map(({ betId }) => betId));
    after = page.after;
  }
  return seen;
}

const found = async (query: string) => (await search(query)).list.map(({ betId }) => betId).sort();

test('bets are found by number, member, game, state and time', async () => {
  const [first, second, third, fourth] = ids as [string, string, string, string];
  expect(await found(`betId=${second}`)).toEqual([second]);
  expect(await found('memberId=1')).toEqual([first, second, fourth].sort());
  expect(await found('gameCode=dice&memberId=2')).toEqual([third]);
  expect(await found('gameCode=dice&state=settled')).toEqual([...ids].sort());
  expect(await found('state=open')).toEqual([]);
  expect(await found('from=0&to=1000000000')).toEqual([]);
});

test('a search goes on after the last bet seen, and none is met twice', async () => {
  const seen = await readOn('memberId=1');
  expect(seen.length).toBe(3);
  expect(new Set(seen).size).toBe(3);
});

test('large wins of the same sum are read on one by one, none twice', async () => {
  expect(await readOn('days=7', playRecordsOperator.listWins.path)).toEqual(wins);
});

test('more than 31 days are not searched at once', async () => {
  const path = `${playRecordsOperator.searchBets.path}?from=0&to=9000000000`;
  const { body } = await ask(test_.app, reader, 'GET', path);
  expect(body.errorCode).toBe('PARAMETER_ERROR');
});

test('one bet is shown whole: who, draws, steps and the money it moved', async () => {
  const path = playRecordsOperator.showBet.path.replace(':betId', ids[2]!);
  const { body } = await ask<Record<string, unknown>>(test_.app, reader, 'GET', path);
  expect(body.value).toMatchObject({ memberId: 2, settlements: 1, isAsked: false });
  expect((body.value.draws as number[]).length).toBeGreaterThan(0);
  expect((body.value.transfers as unknown[]).length).toBeGreaterThan(0);
  expect((await ask(test_.app, 'member:2', 'GET', path)).status).toBe(403);
});

test('the days of a game add up to what it returned', async () => {
  const path = gamesOperator.showReturn.path.replace(':gameCode', 'dice');
  type Days = { list: { bets: number; betsSoFar: number }[] };
  const { list } = (await ask<Days>(test_.app, reader, 'GET', path)).body.value;
  expect(list.at(-1)).toMatchObject({ betsSoFar: ids.length });
});

test('what the pots hold is what the ledger says', async () => {
  type Pots = { list: { isRight: boolean; amount: number; seed: number; booked: number }[] };
  const { list } = (await ask<Pots>(test_.app, reader, 'GET', playJackpotsOperator.showPots.path))
    .body.value;
  expect(list.length).toBe(4);
  for (const { isRight, amount, booked, seed } of list) {
    expect({ isRight, booked }).toEqual({ isRight: true, booked: amount });
    expect(amount).toBeGreaterThanOrEqual(seed);
  }
  await test_.house.pool.query("update jackpot_pots set pool = pool + 1 where pot = 'mini'");
  const after = (await ask<Pots>(test_.app, reader, 'GET', playJackpotsOperator.showPots.path)).body
    .value;
  expect(after.list.map(({ isRight }) => isRight)).toEqual([false, true, true, true]);
});

test('whoever has rules checked is in the log, and who may not stop play may not', async () => {
  const { method, path } = gamesOperator.checkRules;
  expect((await ask(test_.app, reader, method, path, {})).status).toBe(403);
  const { body } = await ask(test_.app, 'operator:1:play.stop', method, path, {});
  expect(body.value).toMatchObject({ wrong: [] });
  type Games = { list: { isIntact: boolean; published: { version: number }[] }[] };
  const { list } = (await ask<Games>(test_.app, reader, 'GET', gamesOperator.listGames.path)).body
    .value;
  expect(list.every(({ isIntact, published }) => isIntact && published.length === 1)).toBe(true);
});
