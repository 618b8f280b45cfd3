import { lineUnitsOfCycle } from './line-machine.ts';
import { frequencies } from './reel-machine.ts';
import { ROWS, SCATTER, SCATTERS_TO_START, unitsPerBet } from './rules.ts';
import { type ReelRules, scatterUnits } from './spin-reels.ts';
import { stripsOf, windowAt } from './strips.ts';
import { wayUnitsOfCycle } from './way-machine.ts';

export type ReelReturn = {
  /** Of the paid spin alone. */
  base: number;
  /** How often free spins start. */
  triggerRate: number;
  /** Of a whole bet, free spins included. */
  returnToPlayer: number;
};

/** Exact: counted over every combination of stops, by what each reel shows how often. */
export function reelReturn(rules: ReelRules): ReelReturn {
  const cycle = stripsOf(rules).reduce((spins, strip) => spins * strip.length, 1);
  const byCount = scatterCounts(rules);
  const scatterSum = byCount.reduce((sum, n, count) => sum + n * scatterUnits(rules, count), 0);
  const own =
    rules.model === 'lines25'
      ? lineUnitsOfCycle(rules) * rules.lines.length
      : wayUnitsOfCycle(rules);
  const base = (own + scatterSum) / unitsPerBet[rules.model] / cycle;
  const triggers = byCount.reduce((sum, n, c) => (c < SCATTERS_TO_START ? sum : sum + n), 0);
  const triggerRate = triggers / cycle;
  return { base, triggerRate, returnToPlayer: base * (1 + freeShare(rules, triggerRate)) };
}

/**
 * What free spins add, as a share of the base: each start gives `spins`, each of which pays
 * `multiplier` times the base and starts as many again with the same chance.
 */
function freeShare({ freeSpins: { spins, multiplier } }: ReelRules, rate: number): number {
  return (spins * multiplier * rate) / (1 - spins * rate);
}

/** Of all spins, how many show 0, 1, 2 … scatters: reel by reel. */
export function scatterCounts(rules: ReelRules): number[] {
  return stripsOf(rules).reduce<number[]>(
    (so, strip) => {
      const on = windowScatters(strip);
      const next = new Array<number>(so.length + ROWS).fill(0);
      so.forEach((n, count) => {
        on.forEach((m, more) => {
          next[count + more]! += n * m;
        });
      });
      return next;
    },
    [1],
  );
}

function windowScatters(strip: readonly string[]): number[] {
  const on = new Array<number>(ROWS + 1).fill(0);
  strip.forEach((_, stop) => {
    on[frequencies(windowAt(strip, stop), [SCATTER])[0]!]! += 1;
  });
  return on;
}
