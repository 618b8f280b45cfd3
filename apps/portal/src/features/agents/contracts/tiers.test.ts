import { money, percent } from '@baize/money';
import { expect, test } from 'vitest';
import type { Tier } from './contract-kinds.ts';
import { capOf, emptyTier, faultsOf, readTier, softerTier, typedTier } from './tiers.ts';

const none = readTier(emptyTier);
const tier = (part: Partial<Tier>): Tier => ({ ...none, ...part });
const terms = (...tiers: Tier[]) => ({ tiers, period: 'WEEKLY', carry: 'NONE' }) as const;

test('a tier that is typed is read as it was written', () => {
  const written = tier({ activeMembers: 3, validBet: money('1500.5'), rate: percent('0.8') });
  expect(typedTier(written)).toMatchObject({ activeMembers: '3', validBet: '1500.5', rate: '0.8' });
  expect(readTier(typedTier(written))).toEqual(written);
});

test('a higher tier asks for more and gives more', () => {
  const low = tier({ validBet: money('100'), rate: percent('0.5') });
  const higher = tier({ validBet: money('200'), rate: percent('0.6') });
  expect(faultsOf('DAILY', [low, higher], undefined)).toEqual([null, null]);
  expect(faultsOf('DAILY', [low, { ...higher, rate: low.rate }], undefined)[1]).toBe('NOT_RISING');
  expect(faultsOf('DAILY', [low, { ...higher, validBet: low.validBet }], undefined)[1]).toBe(
    'NOT_RISING',
  );
  const easier = tier({ validBet: money('200'), rate: percent('0.6'), activeMembers: 1 });
  const mixed = [{ ...low, activeMembers: 2 }, easier];
  expect(faultsOf('DAILY', mixed, undefined)[1]).toBe('NOT_RISING');
});

test('nobody gives more than their own tier of the same place, or than their last one', () => {
  const own = terms(tier({ rate: percent('1') }), tier({ loss: 1n, rate: percent('1.5') }));
  const given = [
    tier({ rate: percent('1') }),
    tier({ loss: 1n, rate: percent('1.4') }),
    tier({ loss: 2n, rate: percent('1.6') }),
  ];
  expect(faultsOf('DAILY', given, own)).toEqual([null, null, 'RATE_ABOVE_OWN']);
  expect(capOf(own, 5)?.rate).toBe(percent('1.5'));
});

test('rates go in steps of a tenth of a percent, and one of them is given', () => {
  expect(faultsOf('DAILY', [tier({ rate: percent('0.55') })], undefined)).toEqual(['RATE_STEP']);
  expect(faultsOf('DAILY', [tier({})], undefined)).toEqual(['RATE_EMPTY']);
  expect(faultsOf('REALTIME', [tier({ lossRate: percent('0.5') })], undefined)).toEqual([null]);
});

test('where equal rates are not possible, the own rate is too much', () => {
  const own = terms(tier({ rate: percent('1') }));
  const given = [tier({ rate: percent('1') })];
  expect(faultsOf('DAILY', given, own)).toEqual([null]);
  expect(faultsOf('DAILY', given, own, false)).toEqual(['RATE_AS_OWN']);
  expect(faultsOf('DAILY', [tier({ rate: percent('0.9') })], own, false)).toEqual([null]);
});

test('a fraction of a member is refused, not taken for ten times as many', () => {
  const half = readTier({ ...emptyTier, activeMembers: '2.5', rate: '0.5' });
  expect(faultsOf('DAILY', [half], undefined)).toEqual(['NOT_WHOLE']);
});

test('a salary that asks for less than the own is found before it is given', () => {
  const own = terms(tier({ validBet: money('100'), activeMembers: 2, rate: percent('1') }));
  const asGiven = tier({ validBet: money('100'), activeMembers: 2, rate: percent('0.5') });
  expect(softerTier('DAILY', [asGiven], own)).toBeUndefined();
  expect(softerTier('DAILY', [{ ...asGiven, activeMembers: 1 }], own)).toBe(1);
  expect(softerTier('HOURLY', [asGiven, { ...asGiven, validBet: 0n }], own)).toBe(2);
  expect(softerTier('DIVIDEND', [{ ...asGiven, activeMembers: 0 }], own)).toBeUndefined();
});
