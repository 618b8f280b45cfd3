import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chanceOf, chosenChance } from '../chance.ts';
import { plinko } from './game.ts';
import { plinkoReturn } from './return-to-player.ts';
import { plinkoChoices } from './rules.ts';

const nonce1 = () => chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 });

test('nonce 1 of the published seeds falls 1101111110011101 into slot 12, which pays 4 at high risk', () => {
  const round = plinko.start({ rows: 16, risk: 'high' }, money('2.5'), nonce1());
  const [step] = round.steps;
  expect((step!.path as number[]).join('')).toBe('1101111110011101');
  expect(step).toMatchObject({ slot: 12, multiplier: 4 });
  expect(round).toMatchObject({ payout: money('10'), draws: 16 });
  const eight = plinko.start({ rows: 8, risk: 'low' }, money('1'), nonce1());
  expect(eight.steps[0]).toMatchObject({ slot: 7, multiplier: 2.1 });
});

test('the nine tables return what is published', () => {
  const published = [
    0.98984, 0.98906, 0.99063, 0.98979, 0.98989, 0.99116, 0.98999, 0.98988, 0.98976,
  ];
  plinkoChoices.forEach((choice, i) => {
    expect(Math.abs(plinkoReturn(choice) - published[i]!)).toBeLessThan(0.0000051);
  });
});

test('the exact return agrees with every path of eight rows played once', () => {
  let paid = 0n;
  for (let path = 0; path < 256; path += 1) {
    const floats = Array.from({ length: 8 }, (_, row) => ((path >> row) & 1) / 2);
    paid += plinko.start({ rows: 8, risk: 'high' }, money('1'), chosenChance(floats)).payout;
  }
  expect(Number(paid) / 256 / 10_000).toBeCloseTo(plinkoReturn({ rows: 8, risk: 'high' }), 12);
});

test('only rows and risks that have a table are a choice', () => {
  expect(plinko.readChoice({ rows: 12, risk: 'low' })).toEqual({ rows: 12, risk: 'low' });
  const bad = [{ rows: 9, risk: 'low' }, { rows: 8, risk: 'none' }, { rows: '8', risk: 'low' }, {}];
  for (const choice of bad) expect(plinko.readChoice(choice)).toBeUndefined();
});
