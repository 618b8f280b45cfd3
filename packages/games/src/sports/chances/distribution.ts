import type { Chances } from '../book.ts';

/** The probabilities of whole numbers from `min` up; they add up to 1. */
export type Distribution = { readonly min: number; readonly p: Float64Array };

export const certain = (value: number): Distribution => ({ min: value, p: Float64Array.of(1) });

/** How far a Poisson is followed; what lies beyond is counted with its last number. */
const reach = (mean: number) => Math.ceil(mean + 7 * Math.sqrt(mean) + 5);

export function poisson(mean: number, length = reach(mean) + 1): Float64Array {
  const p = new Float64Array(length);
  let chance = Math.exp(-mean);
  let rest = 1;
  for (let count = 0; count < length - 1; count += 1) {
    p[count] = chance;
    rest -= chance;
    chance *= mean / (count + 1);
  }
  p[length - 1] = Math.max(0, rest);
  return p;
}

export const poissonLength = (mean: number) => (mean === 0 ? 1 : reach(mean) + 1);

export function plusDistribution(a: Distribution, b: Distribution): Distribution {
  return { min: a.min + b.min, p: convolve(a.p, b.p) };
}

export function minusDistribution(a: Distribution, b: Distribution): Distribution {
  return plusDistribution(a, mirrored(b));
}

export function mirrored({ min, p }: Distribution): Distribution {
  return { min: -(min + p.length - 1), p: p.slice().reverse() };
}

export function shifted({ min, p }: Distribution, by: number): Distribution {
  return { min: min + by, p };
}

export function convolve(a: Float64Array, b: Float64Array): Float64Array {
  const sum = new Float64Array(a.length + b.length - 1);
  for (let i = 0; i < a.length; i += 1) {
    const chance = a[i]!;
    if (chance === 0) continue;
    for (let k = 0; k < b.length; k += 1) sum[i + k]! += chance * b[k]!;
  }
  return sum;
}

/** Several distributions, each with its weight. */
export function mixed(
  parts: readonly { readonly weight: number; readonly of: Distribution }[],
): Distribution {
  const min = Math.min(...parts.map(({ of }) => of.min));
  const end = Math.max(...parts.map(({ of }) => of.min + of.p.length));
  const p = new Float64Array(end - min);
  for (const { weight, of } of parts) {
    const from = of.min - min;
    for (let k = 0; k < of.p.length; k += 1) p[from + k]! += weight * of.p[k]!;
  }
  return { min, p };
}

/** P(value ≥ least). */
export function atLeast({ min, p }: Distribution, least: number): number {
  let sum = 0;
  for (let k = Math.max(0, least - min); k < p.length; k += 1) sum += p[k]!;
  return sum;
}

export function exactly({ min, p }: Distribution, value: number): number {
  return p[value - min] ?? 0;
}

/** P(the number is odd). */
export function oddChance({ min, p }: Distribution): number {
  let odd = 0;
  for (let k = Math.abs(min % 2) === 1 ? 0 : 1; k < p.length; k += 2) odd += p[k]!;
  return odd;
}

/** How a bet ends that is settled by 4 × value + quarters: a handicap, or over a total with its line negated. */
export function lineChances({ min, p }: Distribution, quarters: number): Chances {
  const ends = { win: 0, halfWin: 0, push: 0, halfLose: 0, lose: 0 };
  for (let k = 0; k < p.length; k += 1) {
    const left = 4 * (min + k) + quarters;
    const chance = p[k]!;
    if (left >= 2) ends.win += chance;
    else if (left === 1) ends.halfWin += chance;
    else if (left === 0) ends.push += chance;
    else if (left === -1) ends.halfLose += chance;
    else ends.lose += chance;
  }
  return ends;
}

/** The same for many lines of one count, which is added up once for all of them. */
export function chancesByLine(count: Distribution): (quarters: number) => Chances {
  const { min, p } = count;
  const tails = new Float64Array(p.length + 1);
  for (let k = p.length - 1; k >= 0; k -= 1) tails[k] = tails[k + 1]! + p[k]!;
  return (quarters) => {
    const from = Math.min(p.length, Math.max(0, Math.ceil((2 - quarters) / 4) - min));
    const win = tails[from]!;
    const halfWin = exactly(count, (1 - quarters) / 4);
    const push = exactly(count, -quarters / 4);
    const halfLose = exactly(count, (-1 - quarters) / 4);
    const lose = Math.max(0, tails[0]! - win - halfWin - push - halfLose);
    return { win, halfWin, push, halfLose, lose };
  };
}
