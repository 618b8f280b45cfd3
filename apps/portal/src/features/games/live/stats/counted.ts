import { colourOf } from '@baize/games';

/** A kind of result, and how often it came. */
export type Counted = { kind: string; count: number; share: number };

type Kinds = { kinds: readonly string[]; kindOf: (mark: string) => string };

const SIDES = (kinds: readonly string[]): Kinds => ({ kinds, kindOf: (mark) => mark });

/** How the results of a game are told apart in its statistics. */
const KINDS: Readonly<Record<string, Kinds>> = {
  baccarat: SIDES(['P', 'T', 'B']),
  'baccarat-no-commission': SIDES(['P', 'T', 'B']),
  'dragon-tiger': SIDES(['D', 'T', 'G']),
  cockfight: SIDES(['M', 'D', 'F', 'W']),
  sabong: SIDES(['M', 'D', 'F', 'W']),
  'live-roulette': {
    kinds: ['red', 'green', 'black'],
    kindOf: (mark) => colourOf(Number(mark)),
  },
  'live-sic-bo': {
    kinds: ['small', 'any-triple', 'big'],
    kindOf: (mark) => (mark.includes('x') ? 'any-triple' : Number(mark) > 10 ? 'big' : 'small'),
  },
  'fan-tan': SIDES(['1', '2', '3', '4']),
  'money-wheel': {
    kinds: ['1', '2', '5', '10', '20', '40'],
    kindOf: (mark) => mark.split('x')[0]!,
  },
  'bingo-hall': SIDES(['0', '5', '10', '15', '22', '32']),
  blackjack: SIDES(['X', '17', '18', '19', '20', '21', 'BJ']),
};

/** How often each kind of result came, and its share of all that came. */
export function countedKinds(game: string, marks: readonly string[]): Counted[] {
  const told = KINDS[game];
  if (!told || marks.length === 0) return [];
  const found = marks.map(told.kindOf);
  return told.kinds.map((kind) => {
    const count = found.filter((one) => one === kind).length;
    return { kind, count, share: count / marks.length };
  });
}

const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  'live-roulette': Array.from({ length: 37 }, (_, number) => String(number)),
  'live-sic-bo': Array.from({ length: 14 }, (_, at) => String(at + 4)),
};
const LISTED = 5;
/** Before that, nothing is hot or cold. */
const MIN_ROUNDS = 10;

/** The numbers that came most and least, where a game has many. */
export function hotAndCold(
  game: string,
  marks: readonly string[],
): { hot: Counted[]; cold: Counted[] } | undefined {
  const numbers = NUMBERS[game];
  if (!numbers || marks.length < MIN_ROUNDS) return undefined;
  const counted = numbers
    .map((kind) => {
      const count = marks.filter((mark) => mark === kind).length;
      return { kind, count, share: count / marks.length };
    })
    .sort((one, other) => other.count - one.count || Number(one.kind) - Number(other.kind));
  return { hot: counted.slice(0, LISTED), cold: counted.slice(-LISTED).reverse() };
}
