import { question } from '../../coverage/coverage.ts';
import type { LotteryPlay } from '../lottery.ts';
import type { Balls } from './balls.ts';
import { upFrom } from './position-plays.ts';
import { sumAsked } from './questions.ts';
import { fixedPrize, spot, spotPlay } from './spot-plays.ts';
import { sscAsked, waysOfSums } from './ssc-plays.ts';

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, n) => sum + n, 0);
export const parityOf = (number: number) => (number % 2 === 0 ? 'even' : 'odd');
export const sides = ['big', 'small', 'odd', 'even'] as const;

/** Exactly half of all draws have a sum of 23 or more. */
const BIG_SUM = 23;
export const sscSize = (sum: number) => (sum >= BIG_SUM ? 'big' : 'small');

export function dragonOf({ numbers }: Balls): 'dragon' | 'tiger' | 'tie' {
  const [first, last] = [numbers[0]!, numbers[4]!];
  if (first === last) return 'tie';
  return first > last ? 'dragon' : 'tiger';
}

export const sscPatterns = ['leopard', 'straight', 'pair', 'half-straight', 'mixed'] as const;
export type SscPattern = (typeof sscPatterns)[number];

const besides = (a: number, b: number) => [1, 9].includes(Math.abs(a - b));

/** The figure of three digits; after 9 comes 0. */
export function patternOf(digits: readonly number[]): SscPattern {
  const [a, b, c] = digits as [number, number, number];
  const kinds = new Set(digits).size;
  if (kinds === 1) return 'leopard';
  if (kinds === 2) return 'pair';
  const steps = [besides(a, b), besides(b, c), besides(a, c)].filter(Boolean).length;
  if (steps === 2) return 'straight';
  return steps === 1 ? 'half-straight' : 'mixed';
}

/** Of three digits with a sum of tens, the other two; 10 is bull-bull, 0 is no bull. */
export function bullOf({ numbers }: Balls): number {
  const sum = sumOf(numbers);
  const isTens = numbers.some((a, i) => numbers.some((b, k) => i < k && (sum - a - b) % 10 === 0));
  return isTens ? sum % 10 || 10 : 0;
}

const balls = upFrom(0, 5);
const threes = { first3: 0, middle3: 1, last3: 2 } as const;
const isSide = (side: string, size: string, parity: string) => side === size || side === parity;

const ballSides = spotPlay<Balls>({
  code: 'ball-side',
  mode: 'ZY',
  prizes: [fixedPrize('side', '1.98', 5, 10)],
  spots: balls.flatMap((ball) =>
    sides.map((side) =>
      spot(
        `${ball + 1}-${side}`,
        'side',
        ({ numbers }) => {
          const digit = numbers[ball]!;
          return isSide(side, digit >= 5 ? 'big' : 'small', parityOf(digit));
        },
        sscAsked.at([ball]),
      ),
    ),
  ),
});

const sumSides = spotPlay<Balls>({
  code: 'sum-side',
  mode: 'ZY',
  asked: sumAsked(() => waysOfSums(5)),
  prizes: [fixedPrize('side', '1.98', 50_000, 100_000)],
  spots: sides.map((side) =>
    spot(side, 'side', ({ numbers }) => {
      const sum = sumOf(numbers);
      return isSide(side, sscSize(sum), parityOf(sum));
    }),
  ),
});

const dragonTiger = spotPlay<Balls>({
  code: 'dragon-tiger',
  mode: 'ZY',
  asked: sscAsked.at([0, 4]),
  prizes: [
    fixedPrize('dragon', '2.15', 45, 100),
    fixedPrize('tiger', '2.15', 45, 100),
    fixedPrize('tie', '9.5', 10, 100),
  ],
  spots: ['dragon', 'tiger', 'tie'].map((side) =>
    spot(side, side, (result) => dragonOf(result) === side),
  ),
});

const patterns = spotPlay<Balls>({
  code: 'pattern',
  mode: 'ZY',
  prizes: [
    fixedPrize('leopard', '90', 10, 1_000),
    fixedPrize('straight', '15.5', 60, 1_000),
    fixedPrize('pair', '3.5', 270, 1_000),
    fixedPrize('half-straight', '2.6', 360, 1_000),
    fixedPrize('mixed', '3.1', 300, 1_000),
  ],
  spots: Object.entries(threes).flatMap(([name, from]) =>
    sscPatterns.map((pattern) =>
      spot(
        `${name}-${pattern}`,
        pattern,
        ({ numbers }: Balls) => patternOf(numbers.slice(from, from + 3)) === pattern,
        sscAsked.at(upFrom(from, 3)),
      ),
    ),
  ),
});

const bullPrize = (bull: number) => {
  if (bull === 0) return 'bull-none';
  if (bull === 10) return 'bull-bull';
  return bull % 2 === 1 ? 'bull-odd' : 'bull-even';
};

/** Each bull once, by five balls that have it; how often it comes is counted over all draws. */
const bullAsked = question('bull', () => {
  const found = new Map<number, { answer: Balls; weight: number }>();
  for (const { answer } of sscAsked.at(balls).answers()) {
    const bull = bullOf(answer);
    found.set(bull, { answer, weight: (found.get(bull)?.weight ?? 0) + 1 });
  }
  return [...found.values()];
});

const bulls = spotPlay<Balls>({
  code: 'bull',
  mode: 'ZY',
  asked: bullAsked,
  prizes: [
    fixedPrize('bull-none', '2.6', 35_649, 100_000),
    fixedPrize('bull-odd', '14.6', 6_375, 100_000),
    fixedPrize('bull-even', '14.3', 6_505, 100_000),
    fixedPrize('bull-bull', '14.4', 6_456, 100_000),
  ],
  spots: upFrom(0, 11).map((bull) =>
    spot(`bull-${bull}`, bullPrize(bull), (result: Balls) => bullOf(result) === bull),
  ),
});

/** The plays at fixed odds. */
export const sscPanel: readonly LotteryPlay<Balls>[] = [
  ballSides,
  sumSides,
  dragonTiger,
  patterns,
  bulls,
];
