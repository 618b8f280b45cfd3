import { expect, test } from 'vitest';
import { askRoads, type Mark, roadsOf } from './roads.ts';

const WORDS: Readonly<Record<string, Mark>> = { B: 'first', P: 'second', T: 'tie' };
const marks = (text: string) => text.split(' ').map((word) => WORDS[word]!);
const shoe = marks('B B P P P T B P B B B B B B B P P B');
const colours = (cells: readonly { colour: string }[]) =>
  cells.map(({ colour }) => (colour === 'red' ? 'R' : 'B')).join(' ');

test('the shoe of the handbook lies on all five roads as written', () => {
  const roads = roadsOf(shoe);
  expect(roads.big.map(({ column, row }) => [column, row])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 1],
    [1, 2],
    [2, 0],
    [3, 0],
    [4, 0],
    [4, 1],
    [4, 2],
    [4, 3],
    [4, 4],
    [4, 5],
    [5, 5],
    [5, 0],
    [5, 1],
    [6, 0],
  ]);
  expect(roads.big.filter(({ ties }) => ties > 0)).toMatchObject([{ column: 1, row: 2, ties: 1 }]);
  expect(colours(roads.bigEye)).toBe('R B B B R B R R R R R B R B');
  expect(colours(roads.small)).toBe('B B B R R R R R B B B');
  expect(colours(roads.cockroach)).toBe('B R R B R R R B B B');
  expect(roads.bead).toHaveLength(shoe.length);
  expect(roads.bead[6]).toEqual({ column: 1, row: 0, mark: 'first' });
});

test('what the table asks is what the roads show when it comes', () => {
  for (let n = 1; n < shoe.length; n += 1) {
    for (const next of ['first', 'second'] as const) {
      const before = roadsOf(shoe.slice(0, n));
      const after = roadsOf([...shoe.slice(0, n), next]);
      const added = (road: 'bigEye' | 'small' | 'cockroach') =>
        after[road].slice(before[road].length).map(({ colour }) => colour)[0] ?? null;
      expect(askRoads(shoe.slice(0, n), next)).toEqual({
        bigEye: added('bigEye'),
        small: added('small'),
        cockroach: added('cockroach'),
      });
    }
  }
});

test('ties before the first win wait for it, and long runs never lie on each other', () => {
  expect(roadsOf(marks('T T P')).big).toEqual([{ column: 0, row: 0, mark: 'second', ties: 2 }]);
  const long = roadsOf(marks(`${'B '.repeat(9)}${'P '.repeat(8)}B`)).big;
  expect(new Set(long.map(({ column, row }) => `${column},${row}`)).size).toBe(long.length);
});
