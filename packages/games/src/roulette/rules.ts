/** Single zero. What each kind of bet pays to one. */
export const rouletteRules = {
  pockets: 37,
  pays: {
    straight: 35,
    split: 17,
    street: 11,
    trio: 11,
    corner: 8,
    'first-four': 8,
    line: 5,
    dozen: 2,
    column: 2,
    even: 1,
  },
  red: [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36],
  laPartage: false,
} as const;

export type RouletteKind = keyof typeof rouletteRules.pays;

/** The layout: rows of three, 1 2 3 at the zero, 34 35 36 at the far end. */
const ROWS = 12;
const COLUMNS = 3;

type Place = { id: string; kind: RouletteKind; numbers: readonly number[] };

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);
const range = (from: number, to: number) => upTo(to - from + 1).map((i) => from + i);
const numberAt = (row: number, column: number) => row * COLUMNS + column + 1;

const place = (kind: RouletteKind, numbers: readonly number[]): Place => ({
  id: `${kind}:${numbers.join('-')}`,
  kind,
  numbers,
});

const named = (id: string, kind: RouletteKind, numbers: readonly number[]): Place => ({
  id,
  kind,
  numbers,
});

const beside = upTo(ROWS).flatMap((row) =>
  upTo(COLUMNS - 1).map((column) => [numberAt(row, column), numberAt(row, column + 1)]),
);
const below = upTo(ROWS - 1).flatMap((row) =>
  upTo(COLUMNS).map((column) => [numberAt(row, column), numberAt(row + 1, column)]),
);
const corners = upTo(ROWS - 1).flatMap((row) =>
  upTo(COLUMNS - 1).map((column) => {
    const first = numberAt(row, column);
    return [first, first + 1, first + COLUMNS, first + COLUMNS + 1];
  }),
);
const streets = upTo(ROWS).map((row) => range(numberAt(row, 0), numberAt(row, 2)));
const lines = upTo(ROWS - 1).map((row) => range(numberAt(row, 0), numberAt(row + 1, 2)));
const red = new Set<number>(rouletteRules.red);
const all = range(1, ROWS * COLUMNS);

/** Every place a chip can lie: 157 of them. */
export const roulettePlaces: readonly Place[] = [
  ...upTo(rouletteRules.pockets).map((number) => place('straight', [number])),
  ...[[0, 1], [0, 2], [0, 3], ...beside, ...below].map((numbers) => place('split', numbers)),
  ...streets.map((numbers) => place('street', numbers)),
  ...[
    [0, 1, 2],
    [0, 2, 3],
  ].map((numbers) => place('trio', numbers)),
  ...corners.map((numbers) => place('corner', numbers)),
  named('first-four', 'first-four', [0, 1, 2, 3]),
  ...lines.map((numbers) => named(`line:${numbers[0]}-${numbers[5]}`, 'line', numbers)),
  ...upTo(3).map((i) => named(`dozen:${i + 1}`, 'dozen', range(i * 12 + 1, i * 12 + 12))),
  ...upTo(3).map((i) =>
    named(
      `column:${i + 1}`,
      'column',
      all.filter((number) => (number - 1) % COLUMNS === i),
    ),
  ),
  named('red', 'even', rouletteRules.red),
  named(
    'black',
    'even',
    all.filter((number) => !red.has(number)),
  ),
  named(
    'odd',
    'even',
    all.filter((number) => number % 2 === 1),
  ),
  named(
    'even',
    'even',
    all.filter((number) => number % 2 === 0),
  ),
  named('low', 'even', range(1, 18)),
  named('high', 'even', range(19, 36)),
];

export function colourOf(number: number): 'green' | 'red' | 'black' {
  if (number === 0) return 'green';
  return red.has(number) ? 'red' : 'black';
}
