import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chosenChance, watchChance } from '../chance.ts';
import { contribute, drawPots, isPotHit, pots } from './pots.ts';
import { jackpotReturn, meanPot, potReturn } from './return-to-player.ts';

const [mini, minor, major, grand] = pots;

test('each pot holds and returns what is published', () => {
  expect(pots.map(meanPot)).toEqual([90, 1_125, 11_250, 250_000]);
  pots.forEach((pot, i) => {
    expect(potReturn(pot)).toBeCloseTo([0.0045, 0.0045, 0.0045, 0.005][i]!, 12);
  });
  expect(jackpotReturn()).toBeCloseTo(0.0185, 12);
});

test('four tests of eight bytes each, mini to grand, whatever the first ones say', () => {
  const { chance, drawn } = watchChance(chosenChance([0, 0, 0.5, 0, 0, 0.9, 0.5, 0]));
  expect(drawPots(money('1'), chance)).toEqual(['mini', 'major']);
  expect(drawn).toHaveLength(8);
});

test('a pot is hit by exactly the share of the 2⁶⁴ values that the stake buys', () => {
  const whole = 2n ** 64n;
  for (const stake of [money('0.25'), money('1'), money('100')]) {
    for (const pot of [mini!, minor!, major!, grand!]) {
      const below = (stake * whole - 1n) / (pot.oneIn * 10_000n);
      expect(isPotHit(pot, stake, below)).toBe(true);
      expect(isPotHit(pot, stake, below + 1n)).toBe(false);
    }
  }
});

test('the second float decides where the first cannot', () => {
  // 1 / 50,000,000 is 85.899 parts of 2³²: 85 is below it, 86 above, and 85.89… needs the low half.
  const at = (high: number, low: number) => BigInt(high) * 2n ** 32n + BigInt(low);
  expect(isPotHit(grand!, money('1'), at(85, 3_862_000_000))).toBe(true);
  expect(isPotHit(grand!, money('1'), at(85, 3_863_000_000))).toBe(false);
});

test('contributions lose nothing: what is below a unit waits', () => {
  let remainder = 0n;
  let added = 0n;
  for (let i = 0; i < 10_000; i += 1) {
    const part = contribute(mini!, money('0.01'), remainder);
    added += part.amount;
    remainder = part.remainder;
  }
  expect(added).toBe(money('0.2')); // 0.20 % of 100.00
  expect(remainder).toBe(0n);
  expect(contribute(minor!, 1n, 0n)).toEqual({ amount: 0n, remainder: 25n });
});
