/** The chance of a chi-square this large or larger, by the Wilson–Hilferty approximation. */
export function chiSquareTail(value: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  return normalTail((Math.cbrt(value / freedom) - (1 - spread)) / Math.sqrt(spread));
}

/** The chance of a standard normal value this large or larger. */
export function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  const t = 1 / (1 + 0.5 * (z / Math.SQRT2));
  const x = z / Math.SQRT2;
  const terms = [
    0.17087277, -0.82215223, 1.48851587, -1.13520398, 0.27886807, -0.18628806, 0.09678418,
    0.37409196, 1.00002368, -1.26551223,
  ];
  const sum = terms.reduce((all, term) => all * t + term, 0);
  return 0.5 * t * Math.exp(-x * x + sum);
}

/** Whether each value comes as often as every other. */
export function evenness(draws: ArrayLike<number>, range: number): number {
  return chiSquareTail(
    ...chiSquare(
      countsOf(draws, range, (value) => value),
      draws.length,
    ),
  );
}

/** Whether a value says anything about the next: non-overlapping pairs, folded when there are many. */
export function serialPairs(draws: ArrayLike<number>, range: number): number {
  const fold = Math.max(1, Math.ceil(range / 64));
  const side = Math.ceil(range / fold);
  const expected = foldShares(range, fold, side);
  const counts = new Float64Array(side * side);
  const pairs = Math.floor(draws.length / 2);
  for (let i = 0; i < pairs; i += 1) {
    const first = Math.floor(draws[2 * i]! / fold);
    counts[first * side + Math.floor(draws[2 * i + 1]! / fold)]! += 1;
  }
  let value = 0;
  counts.forEach((count, cell) => {
    const mean = pairs * expected[Math.floor(cell / side)]! * expected[cell % side]!;
    value += (count - mean) ** 2 / mean;
  });
  return chiSquareTail(value, side * side - 1);
}

/** Whether values above and below the middle change sides as often as they should. */
export function runs(draws: ArrayLike<number>, range: number): number {
  let [high, low, changes] = [0, 0, 1];
  let before = -1;
  for (let i = 0; i < draws.length; i += 1) {
    const side = draws[i]! * 2 >= range ? 1 : 0;
    if (side === 1) high += 1;
    else low += 1;
    if (before >= 0 && side !== before) changes += 1;
    before = side;
  }
  const all = high + low;
  const mean = (2 * high * low) / all + 1;
  const variance = ((mean - 1) * (mean - 2)) / (all - 1);
  return 2 * normalTail(Math.abs(changes - mean) / Math.sqrt(variance));
}

/** How long one value stays away: its gaps are geometric. */
export function gaps(draws: ArrayLike<number>, range: number): number {
  const most = Math.min(40, range * 3);
  const counts = new Float64Array(most + 1);
  let since = 0;
  for (let i = 0; i < draws.length; i += 1) {
    if (draws[i] !== 0) {
      since += 1;
      continue;
    }
    counts[Math.min(since, most)]! += 1;
    since = 0;
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  const miss = 1 - 1 / range;
  let value = 0;
  counts.forEach((count, gap) => {
    const mean = total * miss ** gap * (gap === most ? 1 : 1 / range);
    value += (count - mean) ** 2 / mean;
  });
  return chiSquareTail(value, most);
}

function countsOf(draws: ArrayLike<number>, cells: number, cellOf: (value: number) => number) {
  const counts = new Float64Array(cells);
  for (let i = 0; i < draws.length; i += 1) counts[cellOf(draws[i]!)]! += 1;
  return counts;
}

function chiSquare(counts: Float64Array, total: number): [value: number, freedom: number] {
  const mean = total / counts.length;
  const value = counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
  return [value, counts.length - 1];
}

function foldShares(range: number, fold: number, side: number): number[] {
  return Array.from(
    { length: side },
    (_, i) => (Math.min(range, (i + 1) * fold) - i * fold) / range,
  );
}
