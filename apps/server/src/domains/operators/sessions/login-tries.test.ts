import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestHouse, type TestHouse } from '../../../testing/house.ts';
import { countTry, forgetTries } from './login-tries.ts';

let tested: TestHouse;
beforeAll(async () => {
  tested = await openTestHouse();
});
afterAll(() => tested.close());

const minutes = (count: number) =>
  tested.house.clock.moveTo(new Date(tested.house.clock.now().getTime() + count * 60_000));

test('fifty failures from one address close it, whichever accounts they try', async () => {
  const address = '203.0.113.9';
  for (let guess = 0; guess < 50; guess++) {
    expect(await countTry(tested.house, `guess${guess % 9}`, address)).toBe('open');
  }
  expect(await countTry(tested.house, 'someone', address)).toBe('closed');
  expect(await countTry(tested.house, 'someone', '203.0.113.10')).toBe('open');
  minutes(31);
  expect(await countTry(tested.house, 'someone', address)).toBe('open');
});

test('an account takes a hundred tries an hour from anywhere, and no more', async () => {
  const locks: string[] = [];
  for (let guess = 0; guess < 105; guess++) {
    minutes(0.5);
    locks.push(await countTry(tested.house, 'ann', `198.51.100.${guess}`));
  }
  expect(locks.slice(0, 10)).toEqual(Array(10).fill('open'));
  expect(locks.slice(10, 100)).toEqual(Array(90).fill('locked'));
  expect(locks.slice(100)).toEqual(Array(5).fill('closed'));
});

test('after a success the account begins anew', async () => {
  await forgetTries(tested.house, 'ann');
  expect(await countTry(tested.house, 'ann', '198.51.100.1')).toBe('open');
});
