import { pick } from '../../chance.ts';
import type { Balls } from '../plays/balls.ts';
import { setPlay, upFrom } from '../plays/position-plays.ts';
import { ballsAsked } from '../plays/questions.ts';
import { fixedPrize, spot, spotPlay } from '../plays/spot-plays.ts';
import { parityOf } from '../plays/ssc-panel.ts';
import { lotteryKind } from './kind.ts';

const digits = upFrom(0, 10);
/** Every play looks at the one digit. */
const asked = ballsAsked(digits, { isOnce: false }).at([0]);
const drawnOf = ({ numbers }: Balls) => numbers[0]!;
const isViolet = (digit: number) => digit === 0 || digit === 5;
const colourOf = (digit: number) => (parityOf(digit) === 'even' ? 'red' : 'green');
const sizeOf = (digit: number) => (digit >= 5 ? 'big' : 'small');

const number = setPlay({
  code: 'number',
  mode: 'ELOTT',
  odds: '9',
  asked,
  pool: digits,
  atLeast: 1,
  chance: { ways: 1, of: 10 },
  notesOf: ({ length }) => length,
  winsOf: (marked, drawn) => (marked.has(drawn[0]!) ? 1 : 0),
});

/** 0 is red and violet, 5 green and violet: they pay their colour less. */
const colour = spotPlay<Balls>({
  code: 'colour',
  mode: 'ELOTT',
  asked,
  prizes: [
    fixedPrize('colour', '2', 4, 10),
    fixedPrize('colour-with-violet', '1.5', 1, 10),
    fixedPrize('violet', '4.5', 2, 10),
  ],
  spots: [
    ...['green', 'red'].map((id) => ({
      id,
      prizes: ['colour', 'colour-with-violet'],
      wins: (result: Balls) => {
        const digit = drawnOf(result);
        if (colourOf(digit) !== id) return undefined;
        return isViolet(digit) ? 'colour-with-violet' : 'colour';
      },
    })),
    spot('violet', 'violet', (result: Balls) => isViolet(drawnOf(result))),
  ],
});

const size = spotPlay<Balls>({
  code: 'side',
  mode: 'ELOTT',
  asked,
  prizes: [fixedPrize('side', '1.96', 5, 10)],
  spots: ['big', 'small'].map((id) =>
    spot(id, 'side', (result: Balls) => sizeOf(drawnOf(result)) === id),
  ),
});

/** One digit and its colour. */
export const wingo = lotteryKind<Balls>({
  code: 'wingo',
  version: 1,
  name: 'Colour Digit',
  rules: { draw: 'one of 0–9' },
  plays: [colour, number, size],
  draw: (chance) => ({ numbers: [pick(chance, 10)] }),
  printed: ({ numbers }) => numbers.join(' '),
  facts: (result) => {
    const digit = drawnOf(result);
    const violet = isViolet(digit) ? 'violet' : 'none';
    return { colour: colourOf(digit), violet, size: sizeOf(digit), parity: parityOf(digit) };
  },
});
