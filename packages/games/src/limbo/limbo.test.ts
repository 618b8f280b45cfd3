import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chanceOf, chosenChance } from '../chance.ts';
import { limboResult } from './fly.ts';
import { limbo } from './game.ts';
import { limboHitRate, limboReturn } from './return-to-player.ts';

const nonce1 = () => chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 });

test('nonce 1 of the published seeds flies to 1.32', () => {
  const round = limbo.start({ target: 132 }, money('10'), nonce1());
  expect(round).toMatchObject({ state: 'settled', payout: money('13.2'), draws: 1 });
  expect(round.steps[0]).toMatchObject({ result: 1.32, win: true });
  expect(limbo.start({ target: 133 }, money('10'), nonce1()).payout).toBe(0n);
});

test('the result is floored to hundredths, never below 1.00 and never above the cap', () => {
  expect(limboResult(0.38817)).toBe(255);
  expect(limboResult(0)).toBe(100_000_000);
  expect(limboResult(2 ** -32)).toBe(100_000_000);
  expect(limboResult(1 - 2 ** -32)).toBe(100);
  expect(limboResult(0.5)).toBe(198);
});

test('the counted hit rate is the one of the rule, float by float around the edge', () => {
  for (const target of [101, 198, 200, 777, 12_345, 100_000_000]) {
    const wins = limboHitRate({ target }) * 2 ** 32;
    expect(limboResult((wins - 1) / 2 ** 32)).toBeGreaterThanOrEqual(target);
    expect(limboResult(wins / 2 ** 32)).toBeLessThan(target);
  }
  expect(limboReturn({ target: 200 })).toBeCloseTo(0.99, 8);
});

test('a target has at most two decimals from 1.01 to a million', () => {
  expect(limbo.readChoice({ target: 1.01 })).toEqual({ target: 101 });
  expect(limbo.readChoice({ target: 1_000_000 })).toEqual({ target: 100_000_000 });
  for (const target of [1, 1.001, 1_000_000.01, '2', null, Number.NaN, -2, 1e21]) {
    expect(limbo.readChoice({ target })).toBeUndefined();
  }
  expect(limbo.readChoice({ target: 2, more: 1 })).toBeUndefined();
});

test('a win beyond the largest payout is refused before the bet', () => {
  expect(limbo.mayStake({ target: 100_000_000 }, money('0.5'))).toBe(true);
  expect(limbo.mayStake({ target: 100_000_000 }, money('0.51'))).toBe(false);
  expect(limbo.mayStake({ target: 200 }, money('10000.01'))).toBe(false);
  expect(limbo.start({ target: 101 }, money('0.11'), chosenChance([0])).payout).toBe(money('0.11'));
});
