import { convolve, type Distribution } from '../chances/distribution.ts';

const FREE_THROW = 0.05;
const OF_THREE = 0.3;

/** The chances of 0, 1, 2 and 3 points in a possession that is worth so many on average. */
export function possessionChances(mean: number): readonly [number, number, number, number] {
  const bounded = Math.min(2, Math.max(0.2, mean));
  const baskets = (bounded - FREE_THROW) / (2 + OF_THREE);
  const three = baskets * OF_THREE;
  const two = baskets - three;
  return [1 - FREE_THROW - baskets, FREE_THROW, two, three];
}

const TRIFLE = 1e-11;

/** Points of so many possessions, by squaring. */
export function pointsOf(mean: number, possessions: number): Distribution {
  let power: Distribution = { min: 0, p: Float64Array.from(possessionChances(mean)) };
  let result: Distribution = { min: 0, p: Float64Array.of(1) };
  for (let left = possessions; left > 0; left = Math.floor(left / 2)) {
    if (left % 2 === 1) result = trimmed(joined(result, power));
    if (left > 1) power = trimmed(joined(power, power));
  }
  return result;
}

export type PointsOf = typeof pointsOf;

/** Halves and quarters ask for the same numbers of possessions: each is computed once. */
export function rememberPoints(): PointsOf {
  const known = new Map<string, Distribution>();
  return (mean, possessions) => {
    const key = `${mean} ${possessions}`;
    const made = known.get(key) ?? pointsOf(mean, possessions);
    known.set(key, made);
    return made;
  };
}

const joined = (a: Distribution, b: Distribution): Distribution => ({
  min: a.min + b.min,
  p: convolve(a.p, b.p),
});

/** Without ends that never happen; what they held is counted with the number beside them. */
function trimmed({ min, p }: Distribution): Distribution {
  let from = 0;
  let to = p.length - 1;
  let low = 0;
  let high = 0;
  while (from < to && low + p[from]! < TRIFLE) {
    low += p[from]!;
    from += 1;
  }
  while (to > from && high + p[to]! < TRIFLE) {
    high += p[to]!;
    to -= 1;
  }
  const kept = p.slice(from, to + 1);
  kept[0]! += low;
  kept[kept.length - 1]! += high;
  return { min: min + from, p: kept };
}
