/** A place in the picture; a third value of 1 makes it a sharp corner of a curve. */
export type Point = readonly [x: number, y: number, corner?: number];

/** Points as a list, or spelled as text: '10 20, 30 40!' where '!' marks a sharp corner. */
export type Points = string | readonly Point[];

export function points(given: Points): readonly Point[] {
  if (typeof given !== 'string') return given;
  return given.split(', ').map((word) => {
    const [x, y] = word.split(' ');
    return word.endsWith('!') ? [Number(x), Number(y!.slice(0, -1)), 1] : [Number(x), Number(y)];
  });
}

/** One decimal is finer than any screen shows. */
export function n(value: number): number {
  const rounded = Math.round(value * 10) / 10;
  return rounded === 0 ? 0 : rounded;
}

export const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export const at = (cx: number, cy: number, r: number, degrees: number): [number, number] => [
  cx + r * Math.cos(radians(degrees)),
  cy + r * Math.sin(radians(degrees)),
];

export const times = <const T>(count: number, make: (i: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i));

export const repeat = (count: number, draw: (i: number) => string): string =>
  times(count, draw).join('');

export const each = <const T>(list: readonly T[], draw: (item: T, i: number) => string): string =>
  list.map(draw).join('');
