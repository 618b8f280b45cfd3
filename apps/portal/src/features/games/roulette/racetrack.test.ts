import { roulettePlaces } from '@baize/games';
import { expect, test } from 'vitest';
import { CALLS, countedNumbers, neighboursOf } from './racetrack-shape.ts';

const places = new Map(roulettePlaces.map((place) => [place.id, place]));

test('the calls cover their part of the wheel with places that the cloth has', () => {
  const told = CALLS.map(({ code, chips }) => {
    const numbers = Object.keys(chips).flatMap((id) => places.get(id)?.numbers ?? [Number.NaN]);
    const count = Object.values(chips).reduce((sum, chip) => sum + chip, 0);
    return [code, count, new Set(numbers).size, numbers.includes(Number.NaN)];
  });
  expect(told).toEqual([
    ['voisins', 9, 17, false],
    ['tiers', 6, 12, false],
    ['orphelins', 5, 8, false],
    ['zero', 4, 7, false],
  ]);
});

test('neighbours are those of the wheel, around its end too', () => {
  expect(neighboursOf(0, 2)).toEqual([3, 26, 0, 32, 15]);
  expect(neighboursOf(26, 1)).toEqual([3, 26, 0]);
  expect(neighboursOf(17, 0)).toEqual([17]);
});

test('numbers are counted from the most frequent to those that never came', () => {
  const counted = countedNumbers([7, 7, 32, 7, 32, 0]);
  expect(counted.slice(0, 3)).toEqual([
    { number: 7, times: 3 },
    { number: 32, times: 2 },
    { number: 0, times: 1 },
  ]);
  expect(counted).toHaveLength(37);
  expect(counted.at(-1)).toEqual({ number: 36, times: 0 });
});
