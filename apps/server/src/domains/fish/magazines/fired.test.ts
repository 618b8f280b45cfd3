import { expect, test } from 'vitest';
import type { KeptBullet } from '../tables.ts';
import { addHit, addShot, bulletOf, firedNumbers, hasFlying, openFired, packed } from './fired.ts';

const firedAt = 1_790_000_000_123;
const flying: KeptBullet = {
  n: 1,
  nonce: 31,
  weapon: 'bolt',
  angle: -1.5708,
  firedAt,
  lockedOn: null,
  hit: null,
};
const small = { at: firedAt + 900, x: -12.3, y: 700, worth: 0, caught: [], pots: [] };
const fish = { fishId: 4_096_000_000, species: 'marlin', takes: [] };
const missed: KeptBullet = { ...flying, n: 3, nonce: 33, hit: { ...small, targets: [fish] } };
const caught: KeptBullet = {
  ...flying,
  n: 4,
  nonce: 34,
  lockedOn: 0,
  hit: {
    ...small,
    targets: [fish],
    worth: 40,
    caught: [{ fishId: fish.fishId, worth: 40, takes: [] }],
  },
};
const net: KeptBullet = {
  ...flying,
  n: 5,
  nonce: 35,
  weapon: 'net',
  lockedOn: 7,
  hit: {
    ...small,
    targets: [fish, { fishId: 9, species: 'bomb-crab', takes: [{ fishId: 2, worth: 5 }] }],
    worth: 25,
    caught: [{ fishId: 9, worth: 25, takes: [2] }],
  },
};
const pots: KeptBullet = {
  ...flying,
  n: 6,
  nonce: 36,
  hit: { ...small, targets: [{ ...fish, species: 'pearl-whale' }], pots: ['mini', 'grand'] },
};
const unknown: KeptBullet = {
  ...flying,
  n: 7,
  nonce: 37,
  hit: { ...small, targets: [{ ...fish, species: 'of-an-earlier-room' }] },
};
const bullets = [flying, missed, caught, net, pots, unknown];

test('a bullet that is known as numbers is what it was, whatever it hit', () => {
  const fired = packed(40, bullets);
  expect(firedNumbers(fired).map((n) => bulletOf(fired, 31n, n))).toEqual(bullets);
  expect(fired).toMatchObject({ count: 6, worth: 65, lastAt: firedAt });
});

test('bullets are told in the order of their numbers, in whichever they were fired', () => {
  const fired = packed(7, bullets.toReversed());
  expect(firedNumbers(fired)).toEqual([1, 3, 4, 5, 6, 7]);
});

test('a bullet flies from its shot to its hit, or until it is gone', () => {
  const fired = openFired(2);
  expect(hasFlying(fired, 1)).toBe(false);
  addShot(fired, flying);
  expect([hasFlying(fired, firedAt), hasFlying(fired, firedAt + 1)]).toEqual([true, false]);
  addHit(fired, 1, caught.hit!);
  expect(hasFlying(fired, firedAt)).toBe(false);
});
