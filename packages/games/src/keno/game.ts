import { instantRules } from '../game-rules.ts';
import { usualLimits } from '../limits.ts';
import { payFraction } from '../pay.ts';
import { drawKeno, kenoTable } from './draw.ts';
import { kenoHitRate, kenoReturn } from './return-to-player.ts';
import { type KenoChoice, kenoRisks, kenoRules, readKenoChoice } from './rules.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

export const kenoChoices: KenoChoice[] = kenoRisks.flatMap((risk) =>
  upTo(kenoRules.mostPicks).map((count) => ({ picks: upTo(count), risk })),
);

const best = (choice: KenoChoice) => Math.max(...kenoTable(choice));

export const keno = instantRules<KenoChoice>({
  code: 'keno',
  version: 1,
  name: 'Keno',
  category: 'RNG',
  subType: 'AC',
  limits: usualLimits,
  rules: kenoRules,
  readChoice: readKenoChoice,
  largestPayout: (choice, stake) => payFraction(stake, best(choice), 100),
  play: drawKeno,
  maxMultiple: (choice) => best(choice) / 100,
  returnOf,
  returns: () => kenoChoices.map(returnOf),
  usualChoice: { picks: upTo(5), risk: 'low' },
  describe: () =>
    kenoRisks.map((risk) => ({
      key: risk,
      columns: ['picks', ...Array.from({ length: 11 }, (_, hits) => String(hits))],
      rows: kenoRules.tables[risk].map((pays, i) => [i + 1, ...pays.map((pay) => pay / 100)]),
    })),
});

function returnOf(choice: KenoChoice) {
  return {
    bet: `${choice.risk}, ${choice.picks.length} picked`,
    returnToPlayer: kenoReturn(choice),
    hitRate: kenoHitRate(choice),
    proof: 'exact' as const,
  };
}
