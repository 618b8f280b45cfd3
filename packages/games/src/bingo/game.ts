import { instantRules } from '../game-rules.ts';
import { usualLimits } from '../limits.ts';
import { playBingo } from './draw.ts';
import { bingoChances, bingoHitRate, bingoReturn } from './return-to-player.ts';
import { type BingoChoice, bingoRules, readBingoChoice } from './rules.ts';

const { oneLine, moreLines, corners } = bingoRules.pays;
const BEST = moreLines + corners;

export const bingo = instantRules<BingoChoice>({
  code: 'bingo',
  version: 1,
  name: 'Bingo Terrace',
  category: 'RNG',
  subType: 'BG',
  limits: usualLimits,
  rules: bingoRules,
  readChoice: readBingoChoice,
  largestPayout: (_choice, stake) => stake * BigInt(BEST),
  play: playBingo,
  maxMultiple: () => BEST,
  returnOf,
  returns: () => [returnOf()],
  usualChoice: {},
  describe: () => {
    const chances = bingoChances();
    const rows = [
      ['one line', oneLine, chances.oneLine],
      ['two or more lines', moreLines, chances.moreLines],
      ['four corners', corners, chances.corners],
    ];
    return [{ key: 'pays', columns: ['prize', 'multiplier', 'chance'], rows }];
  },
});

function returnOf() {
  const returnToPlayer = bingoReturn();
  return { bet: 'one card', returnToPlayer, hitRate: bingoHitRate(), proof: 'exact' as const };
}
