import { expect, test } from 'vitest';
import { isAddressRange, isAmong, readLines } from './addresses.ts';

test('addresses and ranges of both kinds are known', () => {
  const good = ['203.0.113.7', '203.0.113.0/24', '0.0.0.0/0', '::1', '2001:db8::/32', 'fe80::1:2'];
  expect(good.filter((text) => !isAddressRange(text))).toEqual([]);
  const odd = [
    '203.0.113',
    '256.1.1.1',
    '1.2.3.4/33',
    '::1/129',
    '1:2:3',
    'a::b::c',
    '01.2.3.4',
    '',
  ];
  expect(odd.filter(isAddressRange)).toEqual([]);
});

test('an address lies in a range by its leading bits', () => {
  expect(isAmong('203.0.113.200', ['203.0.113.0/24'])).toBe(true);
  expect(isAmong('203.0.114.1', ['203.0.113.0/24'])).toBe(false);
  expect(isAmong('203.0.113.129', ['203.0.113.128/25'])).toBe(true);
  expect(isAmong('2001:db8:ffff::1', ['2001:db8::/32'])).toBe(true);
  expect(isAmong('2001:db9::1', ['2001:db8::/32'])).toBe(false);
  expect(isAmong('::ffff:10.0.0.1', ['10.0.0.0/8'])).toBe(true);
});

test('one kind never lies in a range of the other', () => {
  expect(isAmong('0.0.0.1', ['::/0'])).toBe(false);
});

test('lines are read whatever parts them', () => {
  expect(readLines(' 10.0.0.1\n\n10.0.0.2, 10.0.0.3;')).toEqual([
    '10.0.0.1',
    '10.0.0.2',
    '10.0.0.3',
  ]);
});
