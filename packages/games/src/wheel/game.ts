import { instantRules } from '../game-rules.ts';
import { usualLimits } from '../limits.ts';
import { payFraction } from '../pay.ts';
import { wheelHitRate, wheelReturn } from './return-to-player.ts';
import { readWheelChoice, type WheelChoice, wheelChoices, wheelRules } from './rules.ts';
import { spinWheel, wheelTable } from './spin.ts';

const best = (choice: WheelChoice) => Math.max(...wheelTable(choice));

export const wheel = instantRules<WheelChoice>({
  code: 'wheel',
  version: 1,
  name: 'Wheel',
  category: 'RNG',
  subType: 'AC',
  limits: usualLimits,
  rules: wheelRules,
  readChoice: readWheelChoice,
  largestPayout: (choice, stake) => payFraction(stake, best(choice), 10),
  play: spinWheel,
  maxMultiple: (choice) => best(choice) / 10,
  returnOf,
  returns: () => wheelChoices.map(returnOf),
  usualChoice: { segments: 10, risk: 'low' },
  describe: () =>
    wheelChoices.map((choice) => ({
      key: `${choice.segments} ${choice.risk}`,
      columns: ['segment', 'multiplier'],
      rows: wheelTable(choice).map((tenths, index) => [index, tenths / 10]),
    })),
});

function returnOf(choice: WheelChoice) {
  return {
    bet: `${choice.segments} ${choice.risk}`,
    returnToPlayer: wheelReturn(choice),
    hitRate: wheelHitRate(choice),
    proof: 'exact' as const,
  };
}
