/** Full covers by the names of the trade: which sizes of parlays of how many legs. */
export const fullCovers = {
  TRIXIE: { legs: 3, sizes: [2, 3] },
  PATENT: { legs: 3, sizes: [1, 2, 3] },
  YANKEE: { legs: 4, sizes: [2, 3, 4] },
  LUCKY_15: { legs: 4, sizes: [1, 2, 3, 4] },
  SUPER_YANKEE: { legs: 5, sizes: [2, 3, 4, 5] },
  LUCKY_31: { legs: 5, sizes: [1, 2, 3, 4, 5] },
  HEINZ: { legs: 6, sizes: [2, 3, 4, 5, 6] },
  LUCKY_63: { legs: 6, sizes: [1, 2, 3, 4, 5, 6] },
  SUPER_HEINZ: { legs: 7, sizes: [2, 3, 4, 5, 6, 7] },
  GOLIATH: { legs: 8, sizes: [2, 3, 4, 5, 6, 7, 8] },
} as const satisfies Record<string, { legs: number; sizes: readonly number[] }>;
export type FullCover = keyof typeof fullCovers;

/** How a slip is played: each leg alone, all together, k of n, or a full cover. */
export type SlipKind = 'SINGLE' | 'PARLAY' | 'SYSTEM' | FullCover;

/**
 * The parlays of a system, each as the places of its legs, in dictionary order. Bankers are in every
 * line; sizes count the legs beside them.
 */
export function systemLines(
  legs: number,
  sizes: readonly number[],
  bankers: readonly number[] = [],
): number[][] {
  const free = Array.from({ length: legs }, (_, place) => place).filter(
    (place) => !bankers.includes(place),
  );
  return sizes.flatMap((size) =>
    combinations(free, size).map((line) => [...bankers, ...line].sort((a, b) => a - b)),
  );
}

/** How many lines that will be, without making them. */
export function countLines(legs: number, sizes: readonly number[], bankers = 0): number {
  return sizes.reduce((sum, size) => sum + countCombinations(legs - bankers, size), 0);
}

/** The lines of a slip of so many legs; undefined where the kind does not fit the number of legs. */
export function slipLines(
  kind: SlipKind,
  legs: number,
  sizes: readonly number[] = [],
  bankers: readonly number[] = [],
): number[][] | undefined {
  const places = (): number[] => Array.from({ length: legs }, (_, place) => place);
  if (kind === 'SINGLE') return places().map((place) => [place]);
  if (kind === 'PARLAY') return legs < 2 ? undefined : [places()];
  const wanted = kind === 'SYSTEM' ? sizes : fullCovers[kind].sizes;
  if (kind !== 'SYSTEM' && (fullCovers[kind].legs !== legs || bankers.length > 0)) return undefined;
  const isSize = (size: number) =>
    Number.isInteger(size) && size > 0 && size <= legs - bankers.length;
  const isPlace = (place: number) => Number.isInteger(place) && place >= 0 && place < legs;
  const isOnce = new Set(wanted).size === wanted.length && new Set(bankers).size === bankers.length;
  if (wanted.length === 0 || !isOnce || !wanted.every(isSize) || !bankers.every(isPlace)) {
    return undefined;
  }
  return systemLines(legs, wanted, bankers);
}

function combinations(places: readonly number[], size: number): number[][] {
  if (size === 0) return [[]];
  return places.flatMap((first, at) =>
    combinations(places.slice(at + 1), size - 1).map((rest) => [first, ...rest]),
  );
}

function countCombinations(of: number, size: number): number {
  if (size < 0 || size > of) return 0;
  let ways = 1;
  for (let i = 0; i < size; i += 1) ways = (ways * (of - i)) / (i + 1);
  return Math.round(ways);
}
