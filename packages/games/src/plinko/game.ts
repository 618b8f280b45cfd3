import { instantRules } from '../game-rules.ts';
import { usualLimits } from '../limits.ts';
import { payFraction } from '../pay.ts';
import { dropBall, plinkoTenths } from './drop.ts';
import { plinkoHitRate, plinkoReturn } from './return-to-player.ts';
import { type PlinkoChoice, plinkoChoices, plinkoRules, readPlinkoChoice } from './rules.ts';

export const plinko = instantRules<PlinkoChoice>({
  code: 'plinko',
  version: 1,
  name: 'Plinko',
  category: 'RNG',
  subType: 'AC',
  limits: usualLimits,
  rules: plinkoRules,
  readChoice: readPlinkoChoice,
  largestPayout: (choice, stake) => payFraction(stake, plinkoTenths(choice, 0), 10),
  play: dropBall,
  maxMultiple: (choice) => plinkoTenths(choice, 0) / 10,
  returnOf,
  returns: () => plinkoChoices.map(returnOf),
  usualChoice: { rows: 16, risk: 'medium' },
  describe: () =>
    plinkoChoices.map(({ rows, risk }) => ({
      key: `${rows} ${risk}`,
      columns: ['slot', 'multiplier'],
      rows: Array.from({ length: rows + 1 }, (_, slot) => [
        slot,
        plinkoTenths({ rows, risk }, slot) / 10,
      ]),
    })),
});

function returnOf(choice: PlinkoChoice) {
  return {
    bet: `${choice.rows} ${choice.risk}`,
    returnToPlayer: plinkoReturn(choice),
    hitRate: plinkoHitRate(choice),
    proof: 'exact' as const,
  };
}
