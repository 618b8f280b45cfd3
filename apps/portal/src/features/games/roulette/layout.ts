/** A place that takes chips, as the rules publish it. */
export type Place = { id: string; kind: string; numbers: readonly number[] };
export type Box = { x: number; y: number; w: number; h: number };

/** The cloth lies 14 wide and 5 high: zero at the left, columns at the right, the rest below. */
export const CLOTH = { w: 14, h: 5 };

const DOT = 0.42;
const EVENS = ['low', 'even', 'red', 'black', 'odd', 'high'];

const rowOf = (number: number) => Math.floor((number - 1) / 3);
const middleOf = (number: number) =>
  number === 0 ? { x: 0.5, y: 1.5 } : { x: 1.5 + rowOf(number), y: 2.5 - ((number - 1) % 3) };

export const isField = ({ kind }: Place) => ['straight', 'dozen', 'column', 'even'].includes(kind);

/** Where a place lies: fields fill their square, bets between fields are dots on the lines. */
export function boxOf(place: Place): Box {
  const { id, kind, numbers } = place;
  const at = Number(id.split(':')[1]) - 1;
  if (id === 'straight:0') return { x: 0, y: 0, w: 1, h: 3 };
  if (kind === 'straight') return around(middleOf(numbers[0]!), 1);
  if (kind === 'dozen') return { x: 1 + at * 4, y: 3, w: 4, h: 1 };
  if (kind === 'column') return { x: 13, y: 2 - at, w: 1, h: 1 };
  if (kind === 'even') return { x: 1 + EVENS.indexOf(id) * 2, y: 4, w: 2, h: 1 };
  return around(dotOf(place), DOT);
}

function dotOf({ kind, numbers }: Place): { x: number; y: number } {
  const others = numbers.filter((number) => number > 0).map(middleOf);
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(others.map((spot) => spot.x));
  const y = mean(others.map((spot) => spot.y));
  if (kind === 'first-four') return { x: 1, y: 3 };
  if (numbers.includes(0)) return { x: 1, y };
  return kind === 'street' || kind === 'line' ? { x, y: 3 } : { x, y };
}

const around = ({ x, y }: { x: number; y: number }, size: number): Box => ({
  x: x - size / 2,
  y: y - size / 2,
  w: size,
  h: size,
});

/** The same cloth standing upright: zero above, 1 2 3 from the left, the rest beside. */
export const upright = ({ x, y, w, h }: Box): Box => ({ x: CLOTH.h - y - h, y: x, w: h, h: w });

/** The pockets of the wheel, clockwise. */
export const POCKETS: readonly number[] = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];
