import fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameBook, paletteNames, type TileSpec, wall } from './index.ts';
import { distance } from './wall.ts';

const neighbours = (games: readonly { palette: string }[], columns: readonly number[]) =>
  games.flatMap(({ palette }, i) =>
    [...(i ? [1] : []), ...columns]
      .filter((back) => games[i - back]?.palette === palette)
      .map((back) => `${i} and ${i - back}: ${palette}`),
  );

const game = fc.record(
  { id: fc.string({ minLength: 1 }), palette: fc.constantFrom(...paletteNames) },
  { requiredKeys: ['id'] },
) as fc.Arbitrary<TileSpec>;

test('a wall never puts equal palettes side by side or one above the other', () => {
  fc.assert(
    fc.property(
      fc.array(game, { maxLength: 80 }),
      fc.integer({ min: 2, max: 12 }),
      (games, columns) => {
        expect(neighbours(wall(games, [columns]), [columns])).toEqual([]);
      },
    ),
  );
});

test('the usual wall holds at six, four and three to a row', () => {
  expect(neighbours(wall(gameBook), [6, 4, 3])).toEqual([]);
  const alike = gameBook.map((entry) => ({ ...entry, palette: 'rose' as const }));
  expect(neighbours(wall(alike), [6, 4, 3])).toEqual([]);
});

test('a palette set by hand stays where it does not clash', () => {
  const games = (['rose', 'clay', 'rose'] as const).map((palette, i) => ({ id: `g${i}`, palette }));
  expect(wall(games).map(({ palette }) => palette)).toEqual(['rose', 'clay', 'rose']);
});

test('the same list gives the same wall', () => {
  expect(wall(gameBook)).toEqual(wall(gameBook));
});

test('no two grounds look alike', () => {
  const pairs = paletteNames.flatMap((a, i) =>
    paletteNames.slice(i + 1).map((b) => [a, b] as const),
  );
  const close = pairs.filter(([a, b]) => distance(a, b) < 30).map(String);
  expect(close).toEqual([]);
  expect(distance('rose', 'clay')).toBeGreaterThan(70);
});
