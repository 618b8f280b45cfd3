import { expect, test } from 'vitest';
import type { Lane } from '../../shared/games/lanes.ts';
import { blocksOf } from './row-blocks.ts';

const lane = (title: string, gameCount = 3) =>
  ({ title, gameCount, cards: [], gameClassify: [] }) as unknown as Lane;
const titles = (lanes: Lane[]) => blocksOf(lanes).map((block) => block.map(({ title }) => title));

test('a category without games has no row', () => {
  expect(titles([lane('LIVE', 0), lane('FISH'), lane('RNG')])).toEqual([['RNG'], ['FISH']]);
});

test('what belongs together stands side by side, in the order of the lobby', () => {
  const all = ['COCKFIGHT', 'PVP', 'FISH', 'ESPORTS', 'SPORTS', 'LIVE', 'RNG'].map((title) =>
    lane(title),
  );
  expect(titles(all)).toEqual([
    ['RNG'],
    ['LIVE'],
    ['FISH', 'PVP'],
    ['SPORTS'],
    ['ESPORTS', 'COCKFIGHT'],
  ]);
});
