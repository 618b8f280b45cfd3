import { floorToCents, type Money } from '@baize/money';
import { type Chance, pick } from '../chance.ts';
import type { Played } from '../game.ts';
import { type DiceChoice, diceRules } from './rules.ts';

export type DiceStep = { step: 'roll'; roll: number; win: boolean; multiplier: number };

export function rollDice(choice: DiceChoice, stake: Money, chance: Chance): Played<DiceStep> {
  const roll = pick(chance, diceRules.outcomes);
  const isWin = choice.side === 'under' ? roll < choice.target : roll > choice.target;
  const payout = isWin ? dicePayout(choice, stake) : 0n;
  const multiplier = diceMultiplier(choice) / diceRules.multiplierUnit;
  return { payout, steps: [{ step: 'roll', roll: roll / 100, win: isWin, multiplier }] };
}

export function dicePayout(choice: DiceChoice, stake: Money): Money {
  const product = stake * BigInt(diceMultiplier(choice));
  return floorToCents(product / BigInt(diceRules.multiplierUnit));
}

/** Ten-thousandths: 19603 pays 1.9603 times the stake. */
export function diceMultiplier({ target, side }: DiceChoice): number {
  const winningHundredths = side === 'under' ? target : 10_000 - target;
  const { shareOfHundred, multiplierUnit } = diceRules;
  return Math.floor((shareOfHundred * 100 * multiplierUnit) / winningHundredths);
}
