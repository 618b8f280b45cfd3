import type { Recompute } from './mini-games.ts';
import { hundredths, pay, poolPick, range } from './stream.ts';

const RED = [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36];

const isIn = (from: number, to: number) => (n: number) => n >= from && n <= to;
const isRed = (n: number) => RED.includes(n);
const outside: Record<string, (n: number) => boolean> = {
  red: isRed,
  black: (n) => n > 0 && !isRed(n),
  odd: (n) => n % 2 === 1,
  even: (n) => n > 0 && n % 2 === 0,
  low: isIn(1, 18),
  high: isIn(19, 36),
};

function numbersOf(spot: string): number[] {
  const [kind = '', which = ''] = spot.split(':');
  const ends = which.split('-').map(Number);
  if (kind in outside) return range(0, 36).filter(outside[kind]!);
  if (kind === 'dozen') return range(ends[0]! * 12 - 11, ends[0]! * 12);
  if (kind === 'column') return range(1, 36).filter((n) => n % 3 === ends[0]! % 3);
  if (kind === 'first-four') return range(0, 3);
  return kind === 'line' ? range(ends[0]!, ends[1]!) : ends;
}

/** To one: 35 on a single number, and so on down to 1 on eighteen of them. */
function rouletteOdds(spot: string, n: number): number {
  const numbers = numbersOf(spot);
  return numbers.includes(n) ? 36 / numbers.length - 1 : 0;
}

/** Chips in cents, and what comes back for them. */
function settle(choice: Record<string, unknown>, oddsOf: (spot: string) => number): bigint {
  const chips = Object.entries(choice.spots as Record<string, number>);
  return chips.reduce((sum, [spot, chip]) => {
    const odds = oddsOf(spot);
    return odds > 0 ? sum + pay(hundredths(chip), odds + 1) : sum;
  }, 0n);
}

export const roulette: Recompute = ({ choice }, draw) => {
  const number = Math.floor(draw() * 37);
  return { cents: settle(choice, (spot) => rouletteOdds(spot, number)), steps: [{ number }] };
};

const TOTALS = [60, 30, 18, 12, 8, 7, 6];

type Odds = (total: number, isTriple: boolean, shows: (face: number) => number) => number;

const evenChance = (wins: (total: number) => boolean): Odds => {
  return (total, isTriple) => (wins(total) && !isTriple ? 1 : 0);
};

/** By the kind of a place and what stands behind its colon. */
const sicBoPlaces: Record<string, (faces: number[]) => Odds> = {
  big: () => evenChance((total) => total >= 11),
  small: () => evenChance((total) => total <= 10),
  odd: () => evenChance((total) => total % 2 === 1),
  even: () => evenChance((total) => total % 2 === 0),
  'any-triple': () => (_total, isTriple) => (isTriple ? 31 : 0),
  triple:
    ([face]) =>
    (_total, _any, shows) =>
      shows(face!) === 3 ? 180 : 0,
  double:
    ([face]) =>
    (_total, _any, shows) =>
      shows(face!) >= 2 ? 11 : 0,
  single:
    ([face]) =>
    (_total, _any, shows) =>
      [0, 1, 2, 12][shows(face!)]!,
  total:
    ([sum]) =>
    (total) =>
      total === sum ? TOTALS[Math.min(sum, 21 - sum) - 4]! : 0,
  combination: (faces) => (_total, _any, shows) => (faces.every((face) => shows(face) > 0) ? 6 : 0),
};

function sicBoOdds(spot: string, dice: number[]): number {
  const [kind = '', which = ''] = spot.split(':');
  const total = dice.reduce((sum, die) => sum + die, 0);
  const shows = (face: number) => dice.filter((die) => die === face).length;
  const odds = sicBoPlaces[kind]!(which.split('-').map(Number));
  return odds(total, new Set(dice).size === 1, shows);
}

export const sicBo: Recompute = ({ choice }, draw) => {
  const dice = range(1, 3).map(() => Math.floor(draw() * 6) + 1);
  return { cents: settle(choice, (spot) => sicBoOdds(spot, dice)), steps: [{ dice }] };
};

type BingoPays = { oneLine: number; moreLines: number; corners: number };

/** The card by columns with a free centre, then 29 balls; what lines pay is published with the game. */
export const bingoWith =
  ({ oneLine, moreLines, corners }: BingoPays): Recompute =>
  ({ cents }, draw) => {
    const columns = range(0, 4).map((column) => {
      const numbers = poolPick(
        draw,
        range(column * 15 + 1, column * 15 + 15),
        column === 2 ? 4 : 5,
      );
      return column === 2 ? [...numbers.slice(0, 2), 0, ...numbers.slice(2)] : numbers;
    });
    const balls = poolPick(draw, range(1, 75), 29);
    const at = (column: number, row: number) => [0, ...balls].includes(columns[column]![row]!);
    const five = range(0, 4);
    const lines = [
      ...five.map((column) => five.every((row) => at(column, row))),
      ...five.map((row) => five.every((column) => at(column, row))),
      five.every((i) => at(i, i)),
      five.every((i) => at(i, 4 - i)),
    ].filter(Boolean).length;
    const isCornered = at(0, 0) && at(0, 4) && at(4, 0) && at(4, 4);
    const forLines = lines > 1 ? moreLines : lines * oneLine;
    const multiplier = forLines + (isCornered ? corners : 0);
    const steps = [{ card: columns.flat() }, { balls }, { multiplier }];
    return { cents: pay(cents, multiplier), steps };
  };
