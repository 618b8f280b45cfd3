import { money, percent } from '@baize/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOfTerms, isWithin, type Terms, type Tier, tierOf } from './terms.ts';

const none = { activeMembers: 0, validBet: 0n, loss: 0n, singleBet: 0n, rate: 0n, lossRate: 0n };
export const terms = (...tiers: Partial<Tier>[]): Terms => ({
  tiers: tiers.map((tier) => ({ ...none, ...tier })),
  period: 'HALF_MONTH',
  carry: 'NONE',
});

test('tiers rise in condition and in rate, within the ceiling and its steps', () => {
  const low = { validBet: money('10000'), rate: percent('0.5') };
  expect(
    faultOfTerms('DAILY', terms(low, { validBet: money('50000'), rate: percent('0.8') })),
  ).toBeUndefined();
  expect(
    faultOfTerms('DAILY', terms(low, { validBet: money('50000'), rate: percent('0.5') })),
  ).toBe('TIERS');
  expect(
    faultOfTerms('DAILY', terms(low, { validBet: money('10000'), rate: percent('0.8') })),
  ).toBe('TIERS');
  expect(faultOfTerms('DAILY', terms({ rate: percent('2.1') }))).toBe('RATE');
  expect(faultOfTerms('DAILY', terms({ rate: percent('0.55') }))).toBe('RATE');
});

test('nobody gives more than their tier of the same number, or their last one', () => {
  const own = terms({ rate: percent('1') }, { validBet: 1n, rate: percent('2') });
  const given = (...rates: string[]) => terms(...rates.map((rate) => ({ rate: percent(rate) })));
  expect(isWithin(given('1', '2', '2'), own, true)).toBe(true);
  expect(isWithin(given('1.1', '2'), own, true)).toBe(false);
  expect(isWithin(given('1', '2', '2.1'), own, true)).toBe(false);
  expect(isWithin(given('1'), own, false)).toBe(false);
});

test('the highest tier whose every condition is met is taken, wherever the others stand', () => {
  const ladder = terms(
    ...[5, 20, 50].map((step) => ({
      activeMembers: step,
      validBet: money(String(step)),
      rate: BigInt(step) * 1000n,
    })),
  );
  const any = fc.record({ activeMembers: fc.nat(60), bet: fc.nat(60) });
  fc.assert(
    fc.property(any, ({ activeMembers, bet }) => {
      const reached = { activeMembers, validBet: money(String(bet)), loss: 0n };
      const least = Math.min(activeMembers, bet);
      const wanted = [5, 20, 50].filter((step) => least >= step).at(-1);
      expect(tierOf(ladder.tiers, reached)?.activeMembers).toBe(wanted);
    }),
  );
});
