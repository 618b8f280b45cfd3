import { expect, test } from 'vitest';
import type { Lane } from './lanes.ts';
import { vendorsOf } from './vendors.ts';

const lane = (title: string, codes: string[]) =>
  ({ title, cards: codes.map((vassalage) => ({ vassalage, gameType: title })) }) as unknown as Lane;

test('a vendor of several categories is named once, and the house’s own slots are no vendor', () => {
  const lanes = [lane('RNG', ['JL', 'INHOUSE']), lane('FISH', ['JL', 'KS'])];
  expect(vendorsOf(lanes).map(({ vassalage, gameType }) => `${gameType}-${vassalage}`)).toEqual([
    'RNG-JL',
    'FISH-KS',
  ]);
});
