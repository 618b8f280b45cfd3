import { expect, test } from 'vitest';
import { countedKinds, hotAndCold } from './counted.ts';

const counts = (game: string, marks: string[]) =>
  countedKinds(game, marks).map(({ kind, count }) => `${kind} ${count}`);

test('results are counted by what people bet on', () => {
  expect(counts('baccarat', ['P', 'B', 'B', 'T'])).toEqual(['P 1', 'T 1', 'B 2']);
  expect(counts('live-roulette', ['0', '1', '2', '3'])).toEqual(['red 2', 'green 1', 'black 1']);
  expect(counts('live-sic-bo', ['3x4', '10', '11'])).toEqual(['small 1', 'any-triple 1', 'big 1']);
  expect(counts('money-wheel', ['5x2', '5'])).toContain('5 2');
  expect(counts('blackjack', ['X', 'BJ', '20'])).toContain('BJ 1');
  expect(countedKinds('baccarat', [])).toEqual([]);
});

test('hot and cold numbers are told after ten rounds, where a game has many numbers', () => {
  const spins = ['7', '7', '7', '8', '8', '0', '1', '2', '3', '4'];
  expect(
    hotAndCold('live-roulette', spins)!
      .hot.slice(0, 2)
      .map(({ kind }) => kind),
  ).toEqual(['7', '8']);
  expect(hotAndCold('live-roulette', spins)!.cold.every(({ count }) => count === 0)).toBe(true);
  expect(hotAndCold('live-roulette', spins.slice(1))).toBeUndefined();
  expect(hotAndCold('baccarat', spins)).toBeUndefined();
});
