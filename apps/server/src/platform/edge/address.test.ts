import { expect, test } from 'vitest';
import { addressBlock, addressCheck, addressOf, isLoopback, plainAddress } from './address.ts';

test('an IPv4 address counts for itself, however it came', () => {
  expect(addressBlock('203.0.113.7')).toBe('203.0.113.7');
  expect(addressBlock('::ffff:203.0.113.7')).toBe('203.0.113.7');
  expect(plainAddress('::FFFF:203.0.113.7')).toBe('203.0.113.7');
});

test('all addresses of one IPv6 network count as one, however they are written', () => {
  const same = [
    '2001:db8:0:1::7',
    '2001:0DB8:0000:0001:ffff:eeee:dddd:cccc',
    '2001:db8:0:1::%eth0',
  ];
  for (const address of same) expect(addressBlock(address)).toBe('2001:db8:0:1::/64');
  expect(addressBlock('2001:db8:0:2::7')).toBe('2001:db8:0:2::/64');
  expect(addressBlock('2001:db8::1')).toBe('2001:db8:0:0::/64');
  expect(addressBlock('::1')).toBe('0:0:0:0::/64');
});

test('this machine is known by each of its names', () => {
  for (const address of ['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1']) {
    expect(isLoopback(address)).toBe(true);
  }
  for (const address of ['10.0.0.1', '::2', '1127.0.0.1']) expect(isLoopback(address)).toBe(false);
});

test('who has hung up has no address, and is among none that are let in', () => {
  expect(addressOf({ ip: undefined })).toBe('');
  expect(addressBlock('')).toBe('');
  expect(addressCheck(['10.0.0.0/8', '2001:db8::/32'])('')).toBe(false);
});
