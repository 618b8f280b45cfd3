import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { partWorth } from './part-worth.ts';

test('a part is shown as no more than its stake in whole cents is worth', () => {
  const slip = { running: money('3.33'), cashOut: money('6.32') };
  // A quarter of the stake is 0.83, not 0.8325: at 1.90 that is 1.57.
  expect(partWorth(slip, 25)).toBe(money('1.57'));
  expect(partWorth(slip, 100)).toBe(money('6.32'));
  expect(partWorth({ ...slip, cashOut: null }, 25)).toBe(0n);
});
