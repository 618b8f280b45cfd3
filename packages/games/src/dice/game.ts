import { money } from '@baize/money';
import type { InstantGame, Return } from '../game.ts';
import { diceHitRate, diceReturn } from './return-to-player.ts';
import { dicePayout, rollDice } from './roll.ts';
import { type DiceChoice, diceRules, readDiceChoice } from './rules.ts';

export const dice: InstantGame<DiceChoice> = {
  code: 'dice',
  version: 1,
  category: 'RNG',
  limits: { min: money('0.1'), max: money('10000'), maxPayout: money('500000') },
  rules: diceRules,
  readChoice: readDiceChoice,
  largestPayout: dicePayout,
  play: rollDice,
  returns: () => SHOWN.map(returnOf),
  usualChoice: { target: 4_950, side: 'under' },
};

const SHOWN: DiceChoice[] = [200, 4_950, 5_050, 9_800].flatMap((target) => [
  { target, side: 'under' },
  { target, side: 'over' },
]);

function returnOf(choice: DiceChoice): Return {
  const bet = `${choice.side} ${(choice.target / 100).toFixed(2)}`;
  const returnToPlayer = diceReturn(choice);
  return { bet, returnToPlayer, hitRate: diceHitRate(choice), proof: 'exact' };
}
