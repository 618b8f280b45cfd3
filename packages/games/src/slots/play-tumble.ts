import type { Chance } from '../chance.ts';
import type { Step } from '../game.ts';
import type { TumbleRules } from './rules.ts';
import { spinTumble } from './tumble.ts';

const SCATTERS_TO_START = 4;
const SCATTERS_TO_COUNT = 6;

type Sequence = { steps: Step[]; tenths: number; running: number; left: number; free: number };

/** The paid spin, its tumbles, and all free spins it leads to, from one stream. */
export function playTumble(rules: TumbleRules, chance: Chance) {
  const round: Sequence = { steps: [], tenths: 0, running: 0, left: 1, free: 0 };
  while (round.left > 0) {
    round.left -= 1;
    playSpin(rules, round, chance);
    round.free += 1;
  }
  return { units: round.tenths, steps: round.steps };
}

function playSpin(rules: TumbleRules, round: Sequence, chance: Chance): void {
  const isFree = round.free > 0;
  const spin = spinTumble(rules, isFree, chance);
  const by = multiplierOf(round, spin, isFree);
  const won = spin.tenths * by;
  const forScatters = tumbleScatterTenths(rules, spin.scatters, isFree);
  const awarded = tumbleFreeSpins(rules, spin.scatters, isFree);
  round.left += awarded;
  round.tenths += won + forScatters;
  const { free, left, running, steps } = round;
  const multiple = (won + forScatters) / 10;
  steps.push({ step: 'spin', free, left, multiple }, ...spin.steps);
  if (by > 1) steps.push({ step: 'multiply', by, running, multiple: won / 10 });
  if (forScatters > 0) {
    steps.push({ step: 'scatter', count: spin.scatters, multiple: forScatters / 10 });
  }
  if (awarded > 0) steps.push({ step: 'freeSpins', awarded, left });
}

/** Multipliers count when the spin won and one is on the board; in free spins they add up. */
function multiplierOf(
  round: Sequence,
  { tenths, multiplierSum }: { tenths: number; multiplierSum: number },
  isFree: boolean,
): number {
  if (tenths === 0 || multiplierSum === 0) return 1;
  if (!isFree) return multiplierSum;
  round.running += multiplierSum;
  return round.running;
}

/** Scatters pay where they start free spins: in the paid spin. */
export function tumbleScatterTenths(rules: TumbleRules, scatters: number, isFree: boolean): number {
  if (isFree || scatters < SCATTERS_TO_START) return 0;
  return rules.scatterPays[Math.min(scatters, SCATTERS_TO_COUNT) - SCATTERS_TO_START]! * 10;
}

export function tumbleFreeSpins(rules: TumbleRules, scatters: number, isFree: boolean): number {
  const { spins, moreFrom, more } = rules.freeSpins;
  if (isFree) return scatters >= moreFrom ? more : 0;
  return scatters >= SCATTERS_TO_START ? spins : 0;
}
