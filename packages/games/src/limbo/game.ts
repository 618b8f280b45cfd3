import { instantRules } from '../game-rules.ts';
import { usualLimits } from '../limits.ts';
import { flyLimbo, limboPayout } from './fly.ts';
import { limboHitRate, limboReturn } from './return-to-player.ts';
import { type LimboChoice, limboRules, readLimboChoice } from './rules.ts';

const SHOWN: LimboChoice[] = [101, 200, 1_000, 10_000, 1_000_000].map((target) => ({ target }));

export const limbo = instantRules<LimboChoice>({
  code: 'limbo',
  version: 1,
  name: 'Limbo',
  category: 'RNG',
  subType: 'AC',
  limits: usualLimits,
  rules: limboRules,
  readChoice: readLimboChoice,
  largestPayout: limboPayout,
  play: flyLimbo,
  maxMultiple: ({ target }) => target / 100,
  returnOf,
  returns: () => SHOWN.map(returnOf),
  usualChoice: { target: 200 },
  describe: () => [
    {
      key: 'chances',
      columns: ['target', 'chance'],
      rows: SHOWN.map((choice) => [choice.target / 100, limboHitRate(choice)]),
    },
  ],
});

function returnOf(choice: LimboChoice) {
  const bet = (choice.target / 100).toFixed(2);
  const hitRate = limboHitRate(choice);
  return { bet, returnToPlayer: limboReturn(choice), hitRate, proof: 'exact' as const };
}
