export const growths = ['same', 'rising', 'doubled'] as const;
export type Growth = (typeof growths)[number];

const MOST = 10_000;

/** The multiples of a chase: the same each time, one more each time, or doubled every third issue. */
export function multiplesOf(count: number, first: number, growth: Growth): number[] {
  const start = Math.max(1, Math.trunc(first) || 1);
  return Array.from({ length: count }, (_, n) => {
    const multiple = { same: start, rising: start + n, doubled: start * 2 ** Math.floor(n / 3) };
    return Math.min(MOST, multiple[growth]);
  });
}
