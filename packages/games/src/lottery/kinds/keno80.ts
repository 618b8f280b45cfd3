import { pickSome } from '../../chance.ts';
import { choose } from '../../pay.ts';
import type { Balls } from '../plays/balls.ts';
import { upFrom } from '../plays/position-plays.ts';
import { sumAsked } from '../plays/questions.ts';
import { fixedPrize, spot, spotPlay } from '../plays/spot-plays.ts';
import { parityOf, sumOf } from '../plays/ssc-panel.ts';
import { lotteryKind } from './kind.ts';

const pool = upFrom(1, 80);
const DRAWN = 20;
const MIDDLE = 810;
const ALL = choose(80, DRAWN);

/** In how many ways twenty of the balls have each sum; ball after ball, from the most taken down. */
function waysOfTwenty(): readonly number[] {
  const highest = sumOf(pool.slice(-DRAWN));
  const ways = Array.from({ length: DRAWN + 1 }, () => new Float64Array(highest + 1));
  ways[0]![0] = 1;
  for (const ball of pool) {
    for (let taken = DRAWN; taken > 0; taken -= 1) {
      const [to, from] = [ways[taken]!, ways[taken - 1]!];
      for (let sum = highest; sum >= ball; sum -= 1) to[sum]! += from[sum - ball]!;
    }
  }
  return [...ways[DRAWN]!];
}

const asked = sumAsked(waysOfTwenty);

/** How many of all draws have a sum on this side; counted in the test. */
const UNDER = 1_759_886_689_338_606_861n;
const EXACT = 15_542_763_534_960_598n;
const ODD = 1_767_658_070_682_256_896n;

/** Five bands of the sum, each from its first value on. */
export const elements = [
  { id: 'metal', from: 210, ways: 362_424_019_495_171_770n, odds: '9.2' },
  { id: 'wood', from: 696, ways: 712_463_910_471_784_803n, odds: '4.7' },
  { id: 'water', from: 764, ways: 1_371_845_418_169_315_204n, odds: '2.4' },
  { id: 'fire', from: 856, ways: 719_054_759_525_309_151n, odds: '4.6' },
  { id: 'earth', from: 924, ways: 369_528_034_550_593_392n, odds: '9' },
] as const;

const elementOf = (sum: number) => elements.findLast(({ from }) => sum >= from)!.id;

function levelOf(sum: number): 'over' | 'under' | 'exact' {
  if (sum === MIDDLE) return 'exact';
  return sum > MIDDLE ? 'over' : 'under';
}

const levels = spotPlay<Balls>({
  code: 'over-under',
  mode: 'ELOTT',
  asked,
  prizes: [fixedPrize('level', '1.95', UNDER, ALL), fixedPrize('exact', '210', EXACT, ALL)],
  spots: [
    spot('over', 'level', ({ numbers }) => levelOf(sumOf(numbers)) === 'over'),
    spot('under', 'level', ({ numbers }) => levelOf(sumOf(numbers)) === 'under'),
    spot('exact', 'exact', ({ numbers }) => levelOf(sumOf(numbers)) === 'exact'),
  ],
});

const parities = spotPlay<Balls>({
  code: 'odd-even',
  mode: 'ELOTT',
  asked,
  prizes: [fixedPrize('odd', '1.95', ODD, ALL), fixedPrize('even', '1.95', ALL - ODD, ALL)],
  spots: ['odd', 'even'].map((id) =>
    spot(id, id, ({ numbers }: Balls) => parityOf(sumOf(numbers)) === id),
  ),
});

const bands = spotPlay<Balls>({
  code: 'element',
  mode: 'ELOTT',
  asked,
  prizes: elements.map(({ id, ways, odds }) => fixedPrize(id, odds, ways, ALL)),
  spots: elements.map(({ id }) =>
    spot(id, id, ({ numbers }: Balls) => elementOf(sumOf(numbers)) === id),
  ),
});

/** Twenty of eighty balls, and their sum. */
export const keno80 = lotteryKind<Balls>({
  code: 'keno80',
  version: 1,
  name: 'Keno Sum',
  rules: { draw: '20 of 1–80' },
  plays: [levels, parities, bands],
  draw: (chance) => ({ numbers: pickSome(chance, pool, DRAWN) }),
  printed: ({ numbers }) => numbers.join(' '),
  facts: ({ numbers }) => {
    const sum = sumOf(numbers);
    return { sum, level: levelOf(sum), parity: parityOf(sum), element: elementOf(sum) };
  },
});
