import { diceMultiplier } from './roll.ts';
import { type DiceChoice, diceRules } from './rules.ts';

const FLOATS = 2 ** 32;

/** The exact share of stakes that comes back: every one of the 2³² floats is equally likely. */
export function diceReturn(choice: DiceChoice): number {
  return (diceHitRate(choice) * diceMultiplier(choice)) / diceRules.multiplierUnit;
}

export function diceHitRate({ target, side }: DiceChoice): number {
  const wins = side === 'under' ? floatsBelow(target) : FLOATS - floatsBelow(target + 1);
  return wins / FLOATS;
}

/** How many floats roll below a number: those u with floor(u × outcomes / 2³²) below it. */
function floatsBelow(roll: number): number {
  return Math.ceil((roll * FLOATS) / diceRules.outcomes);
}
