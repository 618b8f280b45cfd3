import { chosenChance, drawWeighted } from '@baize/games';
import { expect, test } from 'vitest';
import { weightsNow } from './draw-prize.ts';

const prizes = [
  { name: 'thanks', worth: 0, weight: 5_000 },
  { name: '1.88', worth: 1.88, weight: 3_000 },
  { name: '8.88', worth: 8.88, weight: 1_500 },
  { name: '88', worth: 88, weight: 480 },
  { name: '888', worth: 888, weight: 19 },
  { name: 'phone', worth: 0, weight: 1 },
];
const now = (out: readonly number[] = []) =>
  weightsNow(
    prizes.map(({ weight }, n) => ({ weight, isLeft: !out.includes(n), isNothing: n === 0 })),
  );

test('example-3.5: the wheel of six prizes is worth 7.8072 a ticket', () => {
  const worth = prizes.reduce((sum, one) => sum + one.worth * one.weight, 0) / 10_000;
  expect(worth).toBeCloseTo(7.8072, 10);
});

test('a draw walks along the weights', () => {
  const draw = (x: number) => drawWeighted(chosenChance([x / 10_000]), now());
  expect([0, 4_999, 5_000, 7_999, 8_000, 9_500, 9_980, 9_999].map(draw)).toEqual([
    0, 0, 1, 1, 2, 3, 4, 5,
  ]);
});

test('what is out of stock goes to the thanks, and nobody else is drawn more often', () => {
  expect(now([5])).toEqual([5_001, 3_000, 1_500, 480, 19, 0]);
  expect(drawWeighted(chosenChance([0]), [0, 0])).toBeNull();
});
