import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chanceOf } from '../chance.ts';
import { endOfFight, fixedOdds, isPoolTooThin, poolBack, poolOdds } from '../cockfight/fight.ts';
import { fixedFight, type PooledFight, pooledFight } from '../cockfight/game.ts';
import { dragonTiger } from '../dragon-tiger/game.ts';
import { fanTan, leftOf } from '../fan-tan/game.ts';
import { moneyWheel } from '../money-wheel/game.ts';
import { tableGames } from './every-table.ts';
import { liveRoulette, liveSicBo } from './spot-tables.ts';
import { backOf, type TableGame } from './table-game.ts';

const edgesOf = (game: { returns(): { bet: string; returnToPlayer: number }[] }) =>
  Object.fromEntries(
    game.returns().map(({ bet, returnToPlayer }) => [bet, (returnToPlayer - 1) * 100]),
  );
const nonce1 = () => chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 });

test('dragon tiger returns what the handbook says', () => {
  const edges = edgesOf(dragonTiger);
  expect(edges.dragon).toBeCloseTo(-3.7349, 3);
  expect(edges.tiger).toBeCloseTo(-3.7349, 3);
  expect(edges.tie).toBeCloseTo(-32.77, 2);
  expect(edges['suited-tie']).toBeCloseTo(-13.98, 2);
  for (const word of ['odd', 'even', 'big', 'small']) {
    expect(edges[`dragon-${word}`]).toBeCloseTo(-7.6923, 3);
  }
  const seven = { rank: 7, suit: 'hearts' } as const;
  const tie = { dragon: seven, tiger: { rank: 7, suit: 'clubs' } as const };
  expect(dragonTiger.spots.get('dragon')!.back(money('100'), tie)).toBe(money('50'));
});

test('roulette and sic bo of a table pay as those that are played alone', () => {
  for (const edge of Object.values(edgesOf(liveRoulette))) expect(edge).toBeCloseTo(-2.7027, 3);
  expect(liveRoulette.draw!(nonce1(), nonce1())).toBe(27);
  expect(edgesOf(liveSicBo).big).toBeCloseTo(-2.7778, 3);
  expect(liveSicBo.draw!(nonce1(), nonce1())).toEqual([5, 4, 2]);
  const chips = new Map([
    ['total:11', money('10')],
    ['combination:2-4', money('1')],
    ['small', money('5')],
  ]);
  expect(backOf(liveSicBo, chips, [5, 4, 2])).toBe(money('77'));
});

test('fan tan leaves each number as often, and returns what the handbook says', () => {
  const edges = edgesOf(fanTan);
  expect(edges['fan:1']).toBeCloseTo(-3.75, 6);
  expect(edges['nim:1-2']).toBeCloseTo(-2.5, 6);
  expect(edges['kwok:1-2']).toBeCloseTo(-2.5, 6);
  expect(edges['ssh:1-2-3']).toBeCloseTo(-1.3, 6);
  const left = [0, 0, 0, 0];
  for (let n = 0; n < 64; n += 1) left[leftOf(25 + n) - 1]! += 1;
  expect(left).toEqual([16, 16, 16, 16]);
});

test('the money wheel returns k·n/45 + k/52', () => {
  const edges = edgesOf(moneyWheel);
  const expected = { 1: 0.953419, 2: 0.955128, 5: 0.912393, 10: 0.965812 };
  for (const [number, back] of Object.entries(expected)) {
    expect(1 + edges[number]! / 100).toBeCloseTo(back, 6);
  }
  expect(1 + edges[40]! / 100).toBeCloseTo(40 / 45 + 1 / 52, 9);
  const stacked = { stops: [], number: 40, multiplier: 7 ** 6 };
  expect(moneyWheel.spots.get('40')!.back(money('1'), stacked)).toBe(money('500000'));
});

const fight = (end: PooledFight['end'], more: object = {}): PooledFight => ({
  meron: 0,
  wala: 1,
  strength: 50,
  end,
  ...more,
});

test('fixed fights: odds, ends and refunds are those of the handbook', () => {
  expect(fixedOdds({ strength: 50 })).toEqual({ meron: 192, wala: 192 });
  expect(fixedOdds({ strength: 55 })).toEqual({ meron: 174, wala: 213 });
  const at = (u: number) => endOfFight(u, { strength: 55 });
  expect([0, 0.0999, 0.1, 0.1104, 0.1105].map(at)).toEqual(['draw', 'draw', 'ftd', 'ftd', 'meron']);
  expect([0.1105 + 0.8895 * 0.5499, 0.1105 + 0.8895 * 0.5501].map(at)).toEqual(['meron', 'wala']);
  const back = (spot: string, end: PooledFight['end']) =>
    fixedFight.spots.get(spot)!.back(money('100'), fight(end));
  expect([back('meron', 'meron'), back('meron', 'draw'), back('draw', 'draw')]).toEqual([
    money('192'),
    money('100'),
    money('900'),
  ]);
  expect([back('ftd', 'ftd'), back('draw', 'ftd'), back('wala', 'ftd')]).toEqual([
    money('8900'),
    0n,
    money('100'),
  ]);
  const returns = Object.fromEntries(
    fixedFight.returns().map(({ bet, returnToPlayer }) => [bet, returnToPlayer]),
  );
  expect(returns.draw).toBeCloseTo(0.9, 9);
  expect(returns.ftd).toBeCloseTo(0.9345, 9);
  // Floored odds take a little of 0.9644.
  expect(returns.meron).toBeGreaterThan(0.961);
  expect(returns.meron).toBeLessThanOrEqual(0.9645);
});

test('pooled fights: a pool pays what lies in it less the commission', () => {
  const pools = { meron: money('60000'), wala: money('40000') };
  expect([poolOdds(pools, 'meron', 50), poolOdds(pools, 'wala', 50)]).toEqual([158, 237]);
  expect(poolBack(money('100'), pools, 'meron', 50)).toBe(money('158.33'));
  expect(poolBack(money('100'), pools, 'wala', 50)).toBe(money('237.50'));
  expect(poolBack(money('100'), pools, 'meron', 55)).toBe(money('157.50'));
  expect(poolBack(money('100'), pools, 'wala', 55)).toBe(money('236.25'));
  const thin = { meron: money('95000'), wala: money('5000') };
  const empty = { meron: money('100'), wala: 0n };
  expect([pools, thin, empty].map((one) => isPoolTooThin(one, 50))).toEqual([false, true, true]);
  const drawn = fight('draw', { pools });
  expect(pooledFight.spots.get('meron')!.back(money('100'), drawn)).toBe(money('100'));
  expect(pooledFight.spots.get('draw')!.back(money('100'), drawn)).toBe(money('900'));
  expect(pooledFight.isCalledOff!(fight('meron', { pools: thin }))).toBe(true);
});

test('every table: no result pays more than the largest back, and its story ends with the result', () => {
  const games: TableGame[] = [...tableGames.values()];
  const chip = (id: string) => new Map([[id, money('10')]]);
  for (const game of games.filter(({ draw, code }) => draw && code !== 'sabong')) {
    const most = new Map([...game.spots.keys()].map((id) => [id, game.largestBack(chip(id))]));
    for (let nonce = 1; nonce <= 50; nonce += 1) {
      const chance = chanceOf({ serverSeed: game.code, clientSeed: 'any', nonce });
      const open = chanceOf({ serverSeed: 'open', clientSeed: 'any', nonce });
      const result = game.draw!(chance, open);
      const { steps, lengthMs } = game.story(result);
      expect(steps.at(-1)!.step).toBe('result');
      expect(lengthMs).toBeGreaterThan(steps.at(-1)!.atMs);
      // A wheel's multipliers chain up to the cap.
      if (game.code === 'money-wheel') continue;
      const over = [...most].filter(([id, back]) => backOf(game, chip(id), result) > back);
      expect(over).toEqual([]);
    }
  }
});
