import { pickSome } from '../../chance.ts';
import type { Balls } from '../plays/balls.ts';
import { directPlay, fixedPlay, upFrom } from '../plays/position-plays.ts';
import { ballsAsked } from '../plays/questions.ts';
import { fixedPrize, spot, spotPlay } from '../plays/spot-plays.ts';
import { parityOf, sides, sumOf } from '../plays/ssc-panel.ts';
import { lotteryKind } from './kind.ts';

const cars = upFrom(1, 10);
const places = upFrom(0, 10);
const asked = ballsAsked(cars, { isOnce: true });
const topAsked = asked.at([0, 1]);

/** Of 90 orders of champion and runner-up: how many have the sum, and what it pays. */
const sums = [
  { code: 'sum-outer', ways: 2, odds: '42', sums: [3, 4, 18, 19] },
  { code: 'sum-wide', ways: 4, odds: '21', sums: [5, 6, 16, 17] },
  { code: 'sum-near', ways: 6, odds: '14', sums: [7, 8, 14, 15] },
  { code: 'sum-inner', ways: 8, odds: '10.5', sums: [9, 10, 12, 13] },
  { code: 'sum-centre', ways: 10, odds: '8.5', sums: [11] },
] as const;

const topSum = ({ numbers }: Balls) => sumOf(numbers.slice(0, 2));
const sumSize = (sum: number) => (sum >= 12 ? 'big' : 'small');

const placeSides = spotPlay<Balls>({
  code: 'position-side',
  mode: 'ZY',
  prizes: [fixedPrize('side', '1.98', 5, 10)],
  spots: places.flatMap((place) =>
    sides.map((side) =>
      spot(
        `${place + 1}-${side}`,
        'side',
        ({ numbers }: Balls) => {
          const car = numbers[place]!;
          return side === (car >= 6 ? 'big' : 'small') || side === parityOf(car);
        },
        asked.at([place]),
      ),
    ),
  ),
});

/** Place i against place 11 − i. */
const dragons = spotPlay<Balls>({
  code: 'dragon-tiger',
  mode: 'ZY',
  prizes: [fixedPrize('side', '1.98', 45, 90)],
  spots: upFrom(0, 5).flatMap((place) => {
    const isAhead = ({ numbers }: Balls) => numbers[place]! > numbers[9 - place]!;
    const pair = asked.at([place, 9 - place]);
    return [
      spot(`${place + 1}-dragon`, 'side', isAhead, pair),
      spot(`${place + 1}-tiger`, 'side', (result: Balls) => !isAhead(result), pair),
    ];
  }),
});

const sumNumbers = spotPlay<Balls>({
  code: 'sum',
  mode: 'ZY',
  asked: topAsked,
  prizes: sums.map(({ code, ways, odds }) => fixedPrize(code, odds, ways, 90)),
  spots: upFrom(3, 17).map((sum) => {
    const { code } = sums.find((one) => (one.sums as readonly number[]).includes(sum))!;
    return spot(String(sum), code, (result: Balls) => topSum(result) === sum);
  }),
});

const sumSides = spotPlay<Balls>({
  code: 'sum-side',
  mode: 'ZY',
  asked: topAsked,
  prizes: [
    fixedPrize('big', '2.15', 40, 90),
    fixedPrize('small', '1.75', 50, 90),
    fixedPrize('odd', '1.75', 50, 90),
    fixedPrize('even', '2.15', 40, 90),
  ],
  spots: sides.map((side) =>
    spot(side, side, (result: Balls) => {
      const sum = topSum(result);
      return side === sumSize(sum) || side === parityOf(sum);
    }),
  ),
});

const direct = (count: number) =>
  directPlay({
    code: `first${count}-direct`,
    pool: cars,
    at: upFrom(0, count),
    isOnce: true,
    asked,
  });

/** The order in which ten cars arrive. */
export const pk10 = lotteryKind<Balls>({
  code: 'pk10',
  version: 1,
  name: 'Ten Cars',
  rules: { draw: 'all of 1–10, in order' },
  plays: [
    direct(1),
    direct(2),
    direct(3),
    fixedPlay({ code: 'fixed', pool: cars, at: places, asked }),
    fixedPlay({ code: 'position-number', mode: 'ZY', odds: '9.8', pool: cars, at: places, asked }),
    placeSides,
    dragons,
    sumNumbers,
    sumSides,
  ],
  draw: (chance) => ({ numbers: pickSome(chance, cars, 10) }),
  printed: ({ numbers }) => numbers.join(' '),
  facts: (result) => {
    const sum = topSum(result);
    const { numbers } = result;
    const dragon = numbers[0]! > numbers[9]! ? 'dragon' : 'tiger';
    return { sum, size: sumSize(sum), parity: parityOf(sum), dragon };
  },
});
