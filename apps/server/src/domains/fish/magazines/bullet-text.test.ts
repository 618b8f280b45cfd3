import { expect, test } from 'vitest';
import type { BriefBullet, KeptBullet } from '../tables.ts';
import { bulletsText, readBullet } from './bullet-text.ts';

const flying: KeptBullet = {
  n: 1,
  nonce: 31,
  weapon: 'bolt',
  angle: -1.5708,
  firedAt: 1_790_000_000_123,
  lockedOn: null,
  hit: null,
};
const landed: KeptBullet = {
  ...flying,
  n: 2,
  weapon: 'net',
  angle: 1e-7,
  lockedOn: 4_096,
  hit: {
    at: 1_790_000_001_000,
    x: -12.3,
    y: 700,
    targets: [
      { fishId: 4_096, species: 'bomb-crab', takes: [{ fishId: 7, worth: 5 }] },
      { fishId: 9, species: 'sprat', takes: [] },
    ],
    caught: [{ fishId: 4_096, worth: 25, takes: [7] }],
    worth: 25,
    pots: ['mini', 'grand'],
  },
};

test('a bullet that is written briefly is read as it was', () => {
  const brief = JSON.parse(bulletsText([flying, landed])) as BriefBullet[];
  expect(brief.map(readBullet)).toEqual([flying, landed]);
  expect(bulletsText([])).toBe('[]');
});

test('a bullet that was written with all names is read, too', () => {
  expect([flying, landed].map(readBullet)).toEqual([flying, landed]);
});
