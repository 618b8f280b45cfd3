import { winningRanks } from './guess.ts';
import { type HiloGuess, hiloRules } from './rules.ts';

export function hiloChance(rank: number, guess: HiloGuess): number {
  return winningRanks(rank, guess).length / hiloRules.ranks;
}

/** Each guess multiplies by one over its chance, so whatever is guessed only the share taken once is lost. */
export function hiloReturn(): number {
  return hiloRules.shareOfHundred / 100;
}
