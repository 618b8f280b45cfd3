import { expect, test } from 'vitest';
import { handicap, result, total } from '../testing/rows.ts';
import { cardsIn, cardsOf, evenest, groupOf } from './market-groups.ts';

test('a market is where bettors look for it', () => {
  expect(groupOf('MATCH_RESULT.FULL')).toBe('main');
  expect(groupOf('MATCH_RESULT.HALF_1')).toBe('periods');
  expect(groupOf('HANDICAP.FULL.-3')).toBe('handicap');
  expect(groupOf('SPREAD.FULL.-10')).toBe('handicap');
  expect(groupOf('POINTS_TOTAL.FULL.640')).toBe('total');
  expect(groupOf('TEAM_TOTAL.FULL.6.HOME')).toBe('total');
  expect(groupOf('CORRECT_SCORE.FULL')).toBe('score');
  expect(groupOf('CORNERS_TOTAL.FULL.38')).toBe('specials');
  expect(groupOf('FIRST_BLOOD.MAP_1')).toBe('periods');
});

const markets = [
  result,
  handicap(-2, [231, 162]),
  handicap(-1),
  handicap(1, [150, 250]),
  total(10),
];

test('all lines of a market stand on one card, lowest first', () => {
  const cards = cardsOf(markets);
  expect(cards.map(({ markets }) => markets.map(({ line }) => line))).toEqual([
    [null],
    [-2, -1, 1],
    [10],
  ]);
});

test('the first group shows the evenest line of each kind', () => {
  const main = cardsIn(cardsOf(markets), 'main');
  expect(main.map(({ markets }) => markets.map(({ key }) => key))).toEqual([
    ['MATCH_RESULT.FULL'],
    ['HANDICAP.FULL.-1'],
    ['TOTAL.FULL.10'],
  ]);
  expect(evenest(markets.slice(1, 4)).line).toBe(-1);
});
