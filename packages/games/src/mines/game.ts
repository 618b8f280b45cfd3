import { openRules } from '../game-rules.ts';
import { usualLimits } from '../limits.ts';
import { digMines, minesMultiplier, minesPayout } from './dig.ts';
import { minesReturn, minesSafeRate } from './return-to-player.ts';
import {
  type MinesAction,
  type MinesChoice,
  minesRules,
  readMinesAction,
  readMinesChoice,
} from './rules.ts';

const safeCells = ({ mines }: MinesChoice) => minesRules.cells - mines;

export const mines = openRules<MinesChoice, MinesAction>({
  code: 'mines',
  version: 1,
  name: 'Mines',
  category: 'RNG',
  subType: 'AC',
  limits: usualLimits,
  rules: minesRules,
  readChoice: readMinesChoice,
  readAction: readMinesAction,
  largestPayout: (choice, stake) => minesPayout(choice, stake, safeCells(choice)),
  run: digMines,
  lastAction: ({ actions }) => (actions.length > 0 ? { action: 'cashout' } : undefined),
  maxMultiple: (choice) => minesMultiplier(choice, safeCells(choice)),
  returnOf,
  returns: () => [1, 3, 5, 10, 24].map((count) => returnOf({ mines: count })),
  usualChoice: { mines: 3 },
  describe: () =>
    Array.from({ length: 24 }, (_, i) => ({
      key: `${i + 1} mines`,
      columns: ['picks', 'multiplier', 'chance'],
      rows: Array.from({ length: 24 - i }, (_, pick) => [
        pick + 1,
        minesMultiplier({ mines: i + 1 }, pick + 1),
        minesSafeRate({ mines: i + 1 }, pick + 1),
      ]),
    })),
});

function returnOf(choice: MinesChoice) {
  const bet = `${choice.mines} mines`;
  const hitRate = minesSafeRate(choice, 1);
  return { bet, returnToPlayer: minesReturn(), hitRate, proof: 'exact' as const };
}
