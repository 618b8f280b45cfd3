import { pick } from '../../chance.ts';
import type { Balls } from '../plays/balls.ts';
import { upFrom } from '../plays/position-plays.ts';
import {
  bullOf,
  dragonOf,
  parityOf,
  patternOf,
  sscPanel,
  sscSize,
  sumOf,
} from '../plays/ssc-panel.ts';
import { sscPlays } from '../plays/ssc-plays.ts';
import { lotteryKind } from './kind.ts';

/** Five digits, each from 0 to 9. */
export const ssc = lotteryKind<Balls>({
  code: 'ssc',
  version: 1,
  name: 'Five Digits',
  rules: { draw: '5 × one of 0–9' },
  plays: [...sscPlays, ...sscPanel],
  draw: (chance) => ({ numbers: upFrom(0, 5).map(() => pick(chance, 10)) }),
  printed: ({ numbers }) => numbers.join(' '),
  facts: (result) => {
    const sum = sumOf(result.numbers);
    return {
      sum,
      size: sscSize(sum),
      parity: parityOf(sum),
      dragon: dragonOf(result),
      first3: patternOf(result.numbers.slice(0, 3)),
      middle3: patternOf(result.numbers.slice(1, 4)),
      last3: patternOf(result.numbers.slice(2)),
      bull: bullOf(result),
    };
  },
});
