import { moneyText } from '@baize/money';
import { pick } from '../../chance.ts';
import type { Balls } from '../plays/balls.ts';
import { upFrom } from '../plays/position-plays.ts';
import { sumAsked } from '../plays/questions.ts';
import { fixedPrize, spot, spotPlay } from '../plays/spot-plays.ts';
import { parityOf, sides, sumOf } from '../plays/ssc-panel.ts';
import { waysOfSums } from '../plays/ssc-plays.ts';
import { lotteryKind } from './kind.ts';

const ALL = 1_000;
/** An exact sum pays 930 over its number of ways, to four decimals. */
const SUM_SHARE = 930;
const HIGHEST = 27;
const ways = waysOfSums(3);
const asked = sumAsked(() => ways);

const sizeOf = (sum: number) => (sum >= 14 ? 'big' : 'small');
const bothOf = (sum: number) => `${sizeOf(sum)}-${parityOf(sum)}`;
const sumPrize = (sum: number) => `sum-${Math.min(sum, HIGHEST - sum)}`;
const sumOdds = (sum: number) => moneyText((BigInt(SUM_SHARE) * 10_000n) / BigInt(ways[sum]!));

const sumSides = spotPlay<Balls>({
  code: 'sum-side',
  mode: 'ELOTT',
  asked,
  prizes: [fixedPrize('side', '1.96', 500, ALL)],
  spots: sides.map((side) =>
    spot(side, 'side', ({ numbers }: Balls) => {
      const sum = sumOf(numbers);
      return side === sizeOf(sum) || side === parityOf(sum);
    }),
  ),
});

const pairs = spotPlay<Balls>({
  code: 'sum-both',
  mode: 'ELOTT',
  asked,
  prizes: [fixedPrize('rare', '4.1', 231, ALL), fixedPrize('common', '3.5', 269, ALL)],
  spots: [
    ['big-odd', 'rare'],
    ['small-even', 'rare'],
    ['big-even', 'common'],
    ['small-odd', 'common'],
  ].map(([id, prize]) => spot(id!, prize!, ({ numbers }: Balls) => bothOf(sumOf(numbers)) === id)),
});

const exact = spotPlay<Balls>({
  code: 'sum',
  mode: 'ELOTT',
  asked,
  prizes: upFrom(0, 14).map((sum) => fixedPrize(sumPrize(sum), sumOdds(sum), ways[sum]!, ALL)),
  spots: upFrom(0, HIGHEST + 1).map((sum) =>
    spot(String(sum), sumPrize(sum), ({ numbers }: Balls) => sumOf(numbers) === sum),
  ),
});

/** Three digits and their sum. */
export const lucky28 = lotteryKind<Balls>({
  code: 'lucky28',
  version: 1,
  name: 'Lucky 28',
  rules: { draw: '3 × one of 0–9' },
  plays: [sumSides, pairs, exact],
  draw: (chance) => ({ numbers: upFrom(0, 3).map(() => pick(chance, 10)) }),
  printed: ({ numbers }) => `${numbers.join(' + ')} = ${sumOf(numbers)}`,
  facts: ({ numbers }) => {
    const sum = sumOf(numbers);
    return { sum, size: sizeOf(sum), parity: parityOf(sum) };
  },
});
