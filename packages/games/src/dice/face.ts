import { instantRules } from '../game-rules.ts';
import { dice } from './game.ts';
import { diceHitRate, diceReturn } from './return-to-player.ts';
import { diceMultiplier } from './roll.ts';
import type { DiceChoice } from './rules.ts';

/** Dice as every other game shows itself. */
export const diceGame = instantRules<DiceChoice>({
  ...dice,
  name: 'Dice',
  subType: 'AC',
  maxMultiple: (choice) => diceMultiplier(choice) / 10_000,
  returnOf: (choice) => ({
    bet: `${choice.side} ${(choice.target / 100).toFixed(2)}`,
    returnToPlayer: diceReturn(choice),
    hitRate: diceHitRate(choice),
    proof: 'exact',
  }),
  describe: () => [
    {
      key: 'chances',
      columns: ['target', 'multiplier', 'chance'],
      rows: [200, 2_500, 4_950, 7_500, 9_800].map((target) => {
        const choice: DiceChoice = { target, side: 'under' };
        return [target / 100, diceMultiplier(choice) / 10_000, diceHitRate(choice)];
      }),
    },
  ],
});
