import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chanceOf } from '../chance.ts';
import { keno, kenoChoices } from './game.ts';
import { kenoReturn } from './return-to-player.ts';

const nonce1 = () => chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 });

test('nonce 1 of the published seeds draws 4 10 22 24 25 26 30 35 37 39', () => {
  const choice = keno.readChoice({ picks: [39, 4, 5], risk: 'low' })!;
  const round = keno.start(choice, money('10'), nonce1());
  const drawn = round.steps[0]!.drawn as number[];
  expect(drawn.toSorted((a, b) => a - b)).toEqual([4, 10, 22, 24, 25, 26, 30, 35, 37, 39]);
  expect(round.steps[0]).toMatchObject({ hits: [4, 39], multiplier: 1.38 });
  expect(round).toMatchObject({ payout: money('13.8'), draws: 10 });
});

test('the low table returns what is published', () => {
  const published = [0.9875, 0.9885, 0.9887, 0.9892, 0.989, 0.9901, 0.9894, 0.99, 0.9907, 0.9876];
  kenoChoices
    .filter(({ risk }) => risk === 'low')
    .forEach((choice, i) => {
      expect(kenoReturn(choice)).toBeCloseTo(published[i]!, 4);
    });
});

test('every table of every risk returns 0.985 to 0.992', () => {
  expect(kenoChoices).toHaveLength(40);
  for (const choice of kenoChoices) {
    expect(kenoReturn(choice)).toBeGreaterThan(0.985);
    expect(kenoReturn(choice)).toBeLessThan(0.992);
  }
});

test('a choice is one to ten different numbers of 1 to 40', () => {
  const bad = [[], [0], [41], [1.5], [3, 3], ['3'], Array.from({ length: 11 }, (_, i) => i + 1)];
  for (const picks of bad) expect(keno.readChoice({ picks, risk: 'low' })).toBeUndefined();
  expect(keno.readChoice({ picks: [1], risk: 'wild' })).toBeUndefined();
});
