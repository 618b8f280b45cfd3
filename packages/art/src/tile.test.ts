import { describe, expect, test } from 'vitest';
import { gameBook, motifNames, TILE_BYTES, tile } from './index.ts';

describe('a tile', () => {
  test('is at most 12 kB for every game of the book', () => {
    const heavy = gameBook.filter((game) => tile(game).length > TILE_BYTES);
    expect(heavy.map(({ name }) => name)).toEqual([]);
  });

  test('is at most 12 kB for every emblem, whatever the id chooses', () => {
    const heavy = motifNames.filter((motif) =>
      [1, 2, 3].some(
        (i) => tile({ id: `${motif}-${i}`, motif, layout: 'trio' }).length > TILE_BYTES,
      ),
    );
    expect(heavy).toEqual([]);
  });

  test('differs from the tile of every other game of the book', () => {
    expect(new Set(gameBook.map(tile)).size).toBe(gameBook.length);
  });

  test('differs by id alone: two games with the same emblem and colours are two pictures', () => {
    const like = { motif: 'dice', palette: 'jade' } as const;
    const strip = (svg: string, id: string) => svg.replaceAll(svg.match(/ id="(.{4})/)![1]!, id);
    expect(strip(tile({ id: 'one', ...like }), '#')).not.toBe(
      strip(tile({ id: 'two', ...like }), '#'),
    );
  });

  test('ids in the book are unique', () => {
    expect(new Set(gameBook.map(({ id }) => id)).size).toBe(gameBook.length);
  });
});
