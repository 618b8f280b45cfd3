import { type LimboChoice, limboRules } from './rules.ts';

const FLOATS = 2 ** 32;

/** The share of the 2³² floats that reach the target: those u with u × target ≤ 99 × 2³², and 0. */
export function limboHitRate({ target }: LimboChoice): number {
  return (Math.floor((limboRules.shareOfHundred * FLOATS) / target) + 1) / FLOATS;
}

export function limboReturn(choice: LimboChoice): number {
  return (limboHitRate(choice) * choice.target) / 100;
}
