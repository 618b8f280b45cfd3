import { pick } from '../../chance.ts';
import type { Balls } from '../plays/balls.ts';
import { countSets } from '../plays/combinations.ts';
import { setPlay, upFrom } from '../plays/position-plays.ts';
import { ballsAsked } from '../plays/questions.ts';
import { fixedPrize, spot, spotPlay } from '../plays/spot-plays.ts';
import { parityOf, sides, sumOf } from '../plays/ssc-panel.ts';
import { lotteryKind } from './kind.ts';

const faces = upFrom(1, 6);
const ALL = 216;
/** Every play looks at the same three dice. */
const asked = ballsAsked(faces, { isOnce: false }).at([0, 1, 2]);
const LOWEST_SUM = 3;

/** For sums 3 to 10, mirrored from 18 down: how many rolls, and what they pay. */
const sums = [
  [1, '204.12'],
  [3, '68.04'],
  [6, '34.02'],
  [10, '20.412'],
  [15, '13.608'],
  [21, '9.72'],
  [25, '8.1648'],
  [27, '7.56'],
] as const;

const sumPrize = (sum: number) => `sum-${Math.min(sum, 21 - sum)}`;
const sizeOf = (sum: number) => (sum >= 11 ? 'big' : 'small');
const sorted = ({ numbers }: Balls) => numbers.toSorted((a, b) => a - b);
const countOf = ({ numbers }: Balls, face: number) => numbers.filter((n) => n === face).length;

export function k3Figure(result: Balls): 'triple' | 'pair' | 'straight' | 'mixed' {
  const [low, middle, high] = sorted(result) as [number, number, number];
  const kinds = new Set(result.numbers).size;
  if (kinds === 1) return 'triple';
  if (kinds === 2) return 'pair';
  return high - low === 2 && middle - low === 1 ? 'straight' : 'mixed';
}

const sumPlay = spotPlay<Balls>({
  code: 'sum',
  mode: 'ZY',
  asked,
  prizes: sums.map(([ways, odds], i) => fixedPrize(sumPrize(LOWEST_SUM + i), odds, ways, ALL)),
  spots: upFrom(LOWEST_SUM, 16).map((sum) =>
    spot(String(sum), sumPrize(sum), ({ numbers }: Balls) => sumOf(numbers) === sum),
  ),
});

const sumSides = spotPlay<Balls>({
  code: 'sum-side',
  mode: 'ZY',
  asked,
  prizes: [fixedPrize('side', '1.94', 108, ALL)],
  spots: sides.map((side) =>
    spot(side, 'side', ({ numbers }: Balls) => {
      const sum = sumOf(numbers);
      return side === sizeOf(sum) || side === parityOf(sum);
    }),
  ),
});

const triples = spotPlay<Balls>({
  code: 'triple',
  mode: 'ZY',
  asked,
  prizes: [fixedPrize('triple', '200', 1, ALL)],
  spots: faces.map((face) =>
    spot(`${face}${face}${face}`, 'triple', (result: Balls) => countOf(result, face) === 3),
  ),
});

const figures = spotPlay<Balls>({
  code: 'figure',
  mode: 'ZY',
  asked,
  prizes: [fixedPrize('any-triple', '34', 6, ALL), fixedPrize('any-straight', '8.5', 24, ALL)],
  spots: [
    spot('any-triple', 'any-triple', (result) => k3Figure(result) === 'triple'),
    spot('any-straight', 'any-straight', (result) => k3Figure(result) === 'straight'),
  ],
});

const pairs = spotPlay<Balls>({
  code: 'pair',
  mode: 'ZY',
  asked,
  prizes: [fixedPrize('pair', '12.8', 16, ALL)],
  spots: faces.map((face) =>
    spot(`${face}${face}`, 'pair', (result: Balls) => countOf(result, face) >= 2),
  ),
});

const pairAndOne = spotPlay<Balls>({
  code: 'pair-single',
  mode: 'ZY',
  asked,
  prizes: [fixedPrize('pair-single', '66', 3, ALL)],
  spots: faces.flatMap((pair) =>
    faces
      .filter((single) => single !== pair)
      .map((single) =>
        spot(
          `${pair}${pair}${single}`,
          'pair-single',
          (result: Balls) => countOf(result, pair) === 2 && countOf(result, single) === 1,
        ),
      ),
  ),
});

/** Two or three different faces; each set of so many marks is a note. */
const different = (take: 2 | 3, odds: string, ways: number) =>
  setPlay({
    code: take === 2 ? 'two-different' : 'three-different',
    mode: 'ZY',
    odds,
    asked,
    pool: faces,
    atLeast: take,
    chance: { ways, of: ALL },
    notesOf: ({ length }) => countSets(length, take),
    winsOf: (marked, drawn) =>
      countSets(new Set(drawn.filter((face) => marked.has(face))).size, take),
  });

/** Three dice. */
export const k3 = lotteryKind<Balls>({
  code: 'k3',
  version: 1,
  name: 'Quick Three',
  rules: { draw: '3 dice' },
  plays: [
    sumSides,
    sumPlay,
    triples,
    figures,
    pairs,
    pairAndOne,
    different(3, '34', 6),
    different(2, '6.8', 30),
  ],
  draw: (chance) => ({ numbers: upFrom(0, 3).map(() => pick(chance, 6) + 1) }),
  printed: ({ numbers }) => numbers.join(' '),
  facts: (result) => {
    const sum = sumOf(result.numbers);
    return { sum, size: sizeOf(sum), parity: parityOf(sum), figure: k3Figure(result) };
  },
});
