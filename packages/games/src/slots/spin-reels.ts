import { type Chance, pick } from '../chance.ts';
import type { Step } from '../game.ts';
import { type LineWin, lineWins } from './line-wins.ts';
import { type LinesRules, SCATTERS_TO_START, unitsPerBet, type WaysRules } from './rules.ts';
import { scattersOn, stripsOf, windowAt } from './strips.ts';
import { type WayWin, wayWins } from './way-wins.ts';

export type ReelRules = LinesRules | WaysRules;

export type Spin = {
  stops: number[];
  board: string[][];
  wins: (LineWin | WayWin)[];
  scatters: number;
  /** Lines or ways and the scatter, before any multiplier. */
  units: number;
};

/** One float a reel, from the left. */
export function spinReels(rules: ReelRules, chance: Chance): Spin {
  return stopReels(
    rules,
    stripsOf(rules).map((strip) => pick(chance, strip.length)),
  );
}

export function stopReels(rules: ReelRules, stops: number[]): Spin {
  const board = stripsOf(rules).map((strip, reel) => windowAt(strip, stops[reel]!));
  const wins = rules.model === 'lines25' ? lineWins(rules, board) : wayWins(rules, board);
  const scatters = scattersOn(board);
  const units = wins.reduce((sum, win) => sum + win.units, scatterUnits(rules, scatters));
  return { stops, board, wins, scatters, units };
}

export function scatterUnits(rules: ReelRules, scatters: number): number {
  return (rules.scatterPays[scatters - SCATTERS_TO_START] ?? 0) * unitsPerBet[rules.model];
}

export type ReelPlay = { units: number; steps: Step[] };

/** The paid spin and all free spins it leads to, from one stream. */
export function playReels(rules: ReelRules, chance: Chance): ReelPlay {
  const steps: Step[] = [];
  let units = 0;
  let left = 1;
  for (let spun = 0; left > 0; spun += 1) {
    const multiplier = spun === 0 ? 1 : rules.freeSpins.multiplier;
    const spin = spinReels(rules, chance);
    const awarded = spin.scatters >= SCATTERS_TO_START ? rules.freeSpins.spins : 0;
    left += awarded - 1;
    units += spin.units * multiplier;
    steps.push(...stepsOf(rules, spin, { free: spun, multiplier, awarded, left }));
  }
  return { units, steps };
}

type Place = { free: number; multiplier: number; awarded: number; left: number };

/** Multiples of the total bet, the free spins' multiplier already in them. */
function stepsOf(rules: ReelRules, spin: Spin, { free, multiplier, awarded, left }: Place): Step[] {
  const bet = unitsPerBet[rules.model];
  const worth = (units: number) => (units * multiplier) / bet;
  const kind = rules.model === 'lines25' ? 'line' : 'ways';
  const { stops, board, wins, scatters, units } = spin;
  const forScatters = worth(scatterUnits(rules, scatters));
  return [
    { step: 'spin', free, left, stops, board, multiplier, multiple: worth(units) },
    ...wins.map(({ units: won, ...win }) => ({ step: kind, ...win, multiple: worth(won) })),
    ...(forScatters > 0 ? [{ step: 'scatter', count: scatters, multiple: forScatters }] : []),
    ...(awarded > 0 ? [{ step: 'freeSpins', awarded, left }] : []),
  ];
}
