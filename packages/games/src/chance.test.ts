import { expect, test } from 'vitest';
import { chanceOf, hashOfSeed, pick, pickSome, watchChance } from './index.ts';

const nonce1 = () => chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 });

test('the floats of nonce 1 are those of the published vector', () => {
  const chance = nonce1();
  expect([chance(), chance(), chance(), chance()]).toEqual([
    0.7467032722197473, 0.6418410048354417, 0.2603211959358305, 0.9082073627505451,
  ]);
});

test('the hash shown before the bet is SHA-256 of the seed as text', () => {
  expect(hashOfSeed('server seed')).toBe(
    'a4e53dc2f480b8fce6fe688b1317658b446299df23ad533394406427c8c19557',
  );
});

test('every game reads the same stream: roulette, dice, digits and picks without replacement', () => {
  const draw = (below: number, count: number) => {
    const chance = nonce1();
    return Array.from({ length: count }, () => pick(chance, below));
  };
  expect(draw(37, 1)).toEqual([27]);
  expect(draw(6, 3).map((face) => face + 1)).toEqual([5, 4, 2]);
  expect(draw(10, 5)).toEqual([7, 6, 2, 9, 5]);
  const cells = Array.from({ length: 25 }, (_, cell) => cell);
  expect(pickSome(nonce1(), cells, 3)).toEqual([18, 15, 5]);
  const balls = Array.from({ length: 49 }, (_, ball) => ball + 1);
  expect(pickSome(nonce1(), balls, 7)).toEqual([37, 31, 13, 45, 27, 43, 32]);
  const horses = Array.from({ length: 10 }, (_, horse) => horse + 1);
  expect(pickSome(nonce1(), horses, 10)).toEqual([8, 6, 3, 10, 5, 9, 4, 2, 7, 1]);
});

test('the stream goes on past its first block, and another client seed is another stream', () => {
  const { chance, drawn } = watchChance(nonce1());
  for (let i = 0; i < 40; i += 1) chance();
  expect(new Set(drawn).size).toBe(40);
  const other = chanceOf({ serverSeed: 'server seed', clientSeed: 'other', nonce: 1 });
  expect(other()).not.toBe(drawn[0]);
});

test('numbers in a range are evenly spread', () => {
  const counts = new Array<number>(37).fill(0);
  const chance = nonce1();
  const draws = 100_000;
  for (let i = 0; i < draws; i += 1) counts[pick(chance, 37)]! += 1;
  const expected = draws / 37;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chiSquare).toBeLessThan(85); // 36 degrees of freedom: above this once in about 100,000
});
