import { fairProbability } from '../results/line.ts';
import { chancesByLine, type Distribution } from './distribution.ts';

/** How lines are laid out around the most even one: `step` in quarters, so many to each side. */
export type Ladder = { readonly step: 1 | 2 | 4; readonly each: number };

/**
 * The lines on which the two sides are most evenly matched, in order. `sign` is 1 for handicaps,
 * which are added to the lead, and −1 for totals, which are taken from the count. Lines of which a
 * side is nearly certain are of no use and are left out.
 */
export function linesAround(
  count: Distribution,
  sign: 1 | -1,
  { step, each }: Ladder,
  offset = 0,
): number[] {
  const centre = Math.round((-sign * 4 * middleOf(count)) / step) * step + offset;
  const chancesOf = chancesByLine(count);
  const candidates = Array.from({ length: 2 * (each + 3) + 1 }, (_, n) => {
    const line = centre + (n - each - 3) * step;
    return { line, chance: fairProbability(chancesOf(sign * line)) };
  });
  const usable = candidates.filter(
    ({ line, chance }) => chance > 0.04 && chance < 0.96 && (sign === 1 || line > 0),
  );
  const main = usable.reduce(
    (best, next) => (Math.abs(next.chance - 0.5) < Math.abs(best.chance - 0.5) ? next : best),
    usable[0] ?? { line: 0, chance: 2 },
  );
  return usable
    .filter(({ line }) => Math.abs(line - main.line) <= each * step)
    .map(({ line }) => line);
}

/** A number with about as much probability below it as above. */
function middleOf({ min, p }: Distribution): number {
  let below = 0;
  for (let k = 0; k < p.length; k += 1) {
    const through = below + p[k]!;
    if (through >= 0.5) return min + k + (0.5 - below) / p[k]! - 0.5;
    below = through;
  }
  return min;
}
