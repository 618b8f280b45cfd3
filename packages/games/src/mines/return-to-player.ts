import { choose, ratio } from '../pay.ts';
import { type MinesChoice, minesRules } from './rules.ts';

/** The chance that the first `picks` cells are all safe, whichever they are. */
export function minesSafeRate({ mines }: MinesChoice, picks: number): number {
  return ratio(choose(minesRules.cells - mines, picks), choose(minesRules.cells, picks));
}

/** The multiplier is 0.99 over that chance, so every plan to stop has the same return. */
export function minesReturn(): number {
  return minesRules.shareOfHundred / 100;
}
