import type { HoldemOptions, HoldemRules } from '@baize/games';
import { expect, test } from 'vitest';
import { allowedRaise, presetsOf } from './raise-to.ts';

const rules: HoldemRules = {
  base: 50_000,
  rakeBp: 500,
  smallBlind: 25_000,
  ante: 0,
  rakeCap: 150_000,
  chip: 100,
};
const options: HoldemOptions = {
  check: false,
  call: 400_000,
  raise: { min: 800_000, max: 4_200_000 },
};

test('a raise of half the pot counts the pot after the call', () => {
  const presets = presetsOf({ pot: 2_500_000, highest: 400_000, rules }, options);
  expect(presets.map(({ name, to }) => [name, to])).toEqual([
    ['min', 800_000],
    ['half', 1_850_000],
    ['threeQuarters', 2_575_000],
    ['pot', 3_300_000],
    ['allIn', 4_200_000],
  ]);
});

test('a short stack is offered what it has and nothing in between', () => {
  const short = { ...options, raise: { min: 500_000, max: 500_000 } };
  const presets = presetsOf({ pot: 2_500_000, highest: 400_000, rules }, short);
  expect(presets.map(({ to }) => to)).toEqual([500_000, 500_000]);
});

test('a raise is whole chips between the least and the whole stack', () => {
  expect(allowedRaise(912_345, options.raise!, rules.chip)).toBe(912_300);
  expect(allowedRaise(1, options.raise!, rules.chip)).toBe(800_000);
  expect(allowedRaise(9_999_999, options.raise!, rules.chip)).toBe(4_200_000);
});
