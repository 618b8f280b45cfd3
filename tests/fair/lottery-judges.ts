/**
 * What each play means, written down a second time from its description, as plainly as can be: a
 * selection of one note or one spot, a result, and how often which prize is won.
 */
type Judge = (mark: never, result: never) => string[];
type Row = { numbers: number[] };

export const add = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
const same = (a: unknown[], b: unknown[]) => a.join() === b.join();
const up = (numbers: number[]) => [...numbers].sort((a, b) => a - b);
const won = (isWon: boolean, prize = 'hit') => (isWon ? [prize] : []);
const isSide = (side: string, number: number, big: number) =>
  ({ big: number >= big, small: number < big, odd: number % 2 === 1, even: number % 2 === 0 })[
    side
  ]!;

const exact =
  (from: number, to: number): Judge =>
  (mark: number[], { numbers }: Row) =>
    won(same(mark, numbers.slice(from, to)));
const anyOrder =
  (from: number, to: number): Judge =>
  (mark: number[], { numbers }: Row) =>
    won(same(up(mark), up(numbers.slice(from, to))));
const oneCar =
  (): Judge =>
  ([place, number]: [number, number], { numbers }: Row) =>
    won(numbers[place] === number);

function sscJudges(): Record<string, Judge> {
  const windows = { first3: [0, 3], middle3: [1, 4], last3: [2, 5] } as const;
  const threes = Object.entries(windows).flatMap(([name, [from, to]]): [string, Judge][] => [
    [`ssc ${name}-direct`, exact(from, to)],
    [`ssc ${name}-group6`, anyOrder(from, to)],
    [
      `ssc ${name}-group3`,
      (mark: number[], { numbers }: Row) =>
        won(same(up(mark), up([...new Set(numbers.slice(from, to))]))),
    ],
    [
      `ssc ${name}-sum`,
      ([sum]: number[], { numbers }: Row) => won(add(numbers.slice(from, to)) === sum),
    ],
    [
      `ssc ${name}-contains`,
      ([digit]: number[], { numbers }: Row) => won(numbers.slice(from, to).includes(digit!)),
    ],
  ]);
  const twos = Object.entries({ first2: [0, 2], last2: [3, 5] } as const).flatMap(
    ([name, [from, to]]): [string, Judge][] => [
      [`ssc ${name}-direct`, exact(from, to)],
      [`ssc ${name}-group`, anyOrder(from, to)],
      [
        `ssc ${name}-sum`,
        ([sum]: number[], { numbers }: Row) => won(add(numbers.slice(from, to)) === sum),
      ],
    ],
  );
  return {
    ...Object.fromEntries([...threes, ...twos]),
    'ssc five-direct': exact(0, 5),
    'ssc first4-direct': exact(0, 4),
    'ssc last4-direct': exact(1, 5),
    'ssc fixed': oneCar(),
    'ssc ball-side': (spot: string, { numbers }: Row) =>
      won(isSide(spot.slice(2), numbers[Number(spot[0]) - 1]!, 5), 'side'),
    'ssc sum-side': (spot: string, { numbers }: Row) => won(isSide(spot, add(numbers), 23), 'side'),
    'ssc dragon-tiger': (spot: string, { numbers: [a, , , , e] }: Row) =>
      won({ dragon: a! > e!, tiger: a! < e!, tie: a === e }[spot]!, spot),
    'ssc pattern': (spot: string, { numbers }: Row) => {
      const [place, ...rest] = spot.split('-');
      const from = { first3: 0, middle3: 1, last3: 2 }[place!]!;
      const three = up(numbers.slice(from, from + 3)).join('');
      const straights = '012 123 234 345 456 567 678 789 089 019'.split(' ');
      const near = '01 12 23 34 45 56 67 78 89'.split(' ');
      const figure = /(.)\1\1/.test(three)
        ? 'leopard'
        : /(.)\1/.test(three)
          ? 'pair'
          : straights.includes(three)
            ? 'straight'
            : near.some((two) => three.includes(two)) || /^0.9$/.test(three)
              ? 'half-straight'
              : 'mixed';
      return won(figure === rest.join('-'), figure);
    },
    'ssc bull': (spot: string, { numbers: [a, b, c, d, e] }: Row) => {
      const threes = [
        [a, b, c, d, e],
        [a, b, d, c, e],
        [a, b, e, c, d],
        [a, c, d, b, e],
        [a, c, e, b, d],
        [a, d, e, b, c],
        [b, c, d, a, e],
        [b, c, e, a, d],
        [b, d, e, a, c],
        [c, d, e, a, b],
      ] as number[][];
      const found = threes.find(([x, y, z]) => (x! + y! + z!) % 10 === 0);
      const bull = found ? (found[3]! + found[4]!) % 10 || 10 : 0;
      const prize = bull === 0 ? 'none' : bull === 10 ? 'bull' : bull % 2 ? 'odd' : 'even';
      return won(spot === `bull-${bull}`, `bull-${prize}`);
    },
  };
}

const anyOf =
  (take: number): Judge =>
  (mark: number[], { numbers }: Row) =>
    won(mark.filter((number) => numbers.includes(number)).length === Math.min(take, 5));

const elevenJudges: Record<string, Judge> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((take) => [`11x5 any${take}`, anyOf(take)])),
  '11x5 first3-direct': exact(0, 3),
  '11x5 first3-group': anyOrder(0, 3),
  '11x5 first2-direct': exact(0, 2),
  '11x5 first2-group': anyOrder(0, 2),
  '11x5 fixed': oneCar(),
};

const contains = (numbers: number[], mark: number[]) => {
  const left = [...numbers];
  return mark.every((face) => left.includes(face) && left.splice(left.indexOf(face), 1));
};
const faces = (spot: string) => [...spot].map(Number);

const k3Judges: Record<string, Judge> = {
  'k3 sum-side': (spot: string, { numbers }: Row) => won(isSide(spot, add(numbers), 11), 'side'),
  'k3 sum': (spot: string, { numbers }: Row) =>
    won(add(numbers) === Number(spot), `sum-${Number(spot) > 10 ? 21 - Number(spot) : spot}`),
  'k3 triple': (spot: string, { numbers }: Row) => won(same(numbers, faces(spot)), 'triple'),
  'k3 figure': (spot: string, { numbers }: Row) => {
    const roll = up(numbers).join('');
    const isStraight = ['123', '234', '345', '456'].includes(roll);
    return won(spot === 'any-triple' ? /(.)\1\1/.test(roll) : isStraight, spot);
  },
  'k3 pair': (spot: string, { numbers }: Row) => won(contains(numbers, faces(spot)), 'pair'),
  'k3 pair-single': (spot: string, { numbers }: Row) =>
    won(contains(numbers, faces(spot)), 'pair-single'),
  'k3 three-different': (mark: number[], { numbers }: Row) => won(contains(numbers, mark)),
  'k3 two-different': (mark: number[], { numbers }: Row) => won(contains(numbers, mark)),
};

const pk10Judges: Record<string, Judge> = {
  'pk10 first1-direct': exact(0, 1),
  'pk10 first2-direct': exact(0, 2),
  'pk10 first3-direct': exact(0, 3),
  'pk10 fixed': oneCar(),
  'pk10 position-number': oneCar(),
  'pk10 position-side': (spot: string, { numbers }: Row) => {
    const [place, side] = spot.split('-');
    return won(isSide(side!, numbers[Number(place) - 1]!, 6), 'side');
  },
  'pk10 dragon-tiger': (spot: string, { numbers }: Row) => {
    const [place, side] = spot.split('-');
    const [ahead, behind] = [numbers[Number(place) - 1]!, numbers[10 - Number(place)]!];
    return won(side === 'dragon' ? ahead > behind : ahead < behind, 'side');
  },
  'pk10 sum': (spot: string, { numbers: [a, b] }: Row) => {
    const far = Math.abs(Number(spot) - 11);
    const prize = ['centre', 'inner', 'inner', 'near', 'near', 'wide', 'wide', 'outer', 'outer'][
      far
    ];
    return won(a! + b! === Number(spot), `sum-${prize}`);
  },
  'pk10 sum-side': (spot: string, { numbers: [a, b] }: Row) => won(isSide(spot, a! + b!, 12), spot),
};

type Six = { numbers: number[]; special: number };
const HORSE_YEAR = 'horse snake dragon rabbit tiger ox rat pig dog rooster monkey goat'.split(' ');
const animal = (number: number) => HORSE_YEAR[(number - 1) % 12]!;
const animalPrize = (spot: string) => (spot === 'horse' ? 'own-animal' : 'animal');
const red = '1 2 7 8 12 13 18 19 23 24 29 30 34 35 40 45 46'.split(' ').map(Number);
const blue = '3 4 9 10 14 15 20 25 26 31 36 37 41 42 47 48'.split(' ').map(Number);
const allAmong: Judge = (mark: number[], { numbers }: Six) =>
  won(mark.every((number) => numbers.includes(number)));

const sixJudges: Record<string, Judge> = {
  'mark6 special': ([number]: number[], { special }: Six) => won(special === number),
  'mark6 special-side': (spot: string, { special }: Six) =>
    special === 49 ? ['push'] : won(isSide(spot, special, 25), 'side'),
  'mark6 wave': (spot: string, { special }: Six) =>
    won(spot === (red.includes(special) ? 'red' : blue.includes(special) ? 'blue' : 'green'), spot),
  'mark6 special-zodiac': (spot: string, { special }: Six) =>
    won(animal(special) === spot, animalPrize(spot)),
  'mark6 zodiac': (spot: string, { numbers, special }: Six) =>
    won([...numbers, special].map(animal).includes(spot), animalPrize(spot)),
  'mark6 normal': allAmong,
  'mark6 two-of-two': allAmong,
  'mark6 three-of-three': allAmong,
};

type Prizes = { prizes: string[][] };
const endsIn = ({ prizes }: Prizes, text: string) =>
  prizes.flat().filter((prize) => prize.endsWith(text));
const onSpecial =
  (fits: (special: string, text: string) => boolean): Judge =>
  ([text]: string[], { prizes }: Prizes) =>
    won(fits(prizes[0]![0]!, text!));
const perHit: Judge = ([text]: string[], result: Prizes) => endsIn(result, text!).map(() => 'hit');
const allEnd: Judge = (texts: string[], result: Prizes) =>
  won(texts.every((text) => endsIn(result, text).length > 0));
const noneEnds: Judge = (texts: string[], result: Prizes) =>
  won(texts.every((text) => endsIn(result, text).length === 0));

const vietnamJudges = (kind: string): Record<string, Judge> => ({
  [`${kind} de`]: onSpecial((special, text) => special.endsWith(text)),
  [`${kind} de-first`]: onSpecial((special, text) => special.startsWith(text)),
  [`${kind} first-prize`]: ([text]: string[], { prizes }: Prizes) =>
    won(prizes[1]![0]!.endsWith(text!)),
  [`${kind} three`]: onSpecial((special, text) => special.endsWith(text)),
  [`${kind} four`]: onSpecial((special, text) => special.endsWith(text)),
  [`${kind} head`]: onSpecial((special, text) => special.at(-2) === text),
  [`${kind} tail`]: onSpecial((special, text) => special.at(-1) === text),
  [`${kind} lo2`]: perHit,
  [`${kind} lo2-price`]: perHit,
  [`${kind} lo3`]: perHit,
  ...Object.fromEntries([2, 3, 4].map((take) => [`${kind} xien${take}`, allEnd])),
  ...Object.fromEntries([4, 8, 10].map((take) => [`${kind} slip${take}`, noneEnds])),
  [`${kind} da`]: (texts: string[], result: Prizes) => {
    const hits = texts.map((text) => endsIn(result, text).length).filter((count) => count > 0);
    if (hits.length < 2) return [];
    return [
      ...hits.slice(1).map(() => `link-${texts.length}`),
      ...hits.flatMap((count) => new Array(count - 1).fill(`repeat-${texts.length}`) as string[]),
    ];
  },
});

type Top = { top: string; bottom: string };
const topJudge: Judge = ([text]: string[], { top }: Top) => won(top.endsWith(text!));
const mixed = (text: string) => [...text].sort().join('');

const topJudges = (kind: string): Record<string, Judge> => ({
  [`${kind} top2`]: topJudge,
  [`${kind} top3`]: topJudge,
  [`${kind} top4`]: topJudge,
  [`${kind} bottom2`]: ([text]: string[], { bottom }: Top) => won(bottom === text),
  [`${kind} run-top`]: ([digit]: string[], { top }: Top) => won(top.slice(-3).includes(digit!)),
  [`${kind} run-bottom`]: ([digit]: string[], { bottom }: Top) => won(bottom.includes(digit!)),
  [`${kind} tod`]: ([text]: string[], { top }: Top) => {
    const prize = new Set(text!).size === 3 ? 'different' : 'with-pair';
    return won(mixed(text!) === mixed(top.slice(-3)), prize);
  },
});

const fourJudge =
  (tiers: string[]): Judge =>
  ([text]: string[], result: Record<string, string[]>) =>
    tiers.flatMap((tier) => result[tier]!.filter((one) => one === text).map(() => tier));

const fastJudges: Record<string, Judge> = {
  '4d big': fourJudge(['first', 'second', 'third', 'special', 'consolation']),
  '4d small': fourJudge(['first', 'second', 'third']),
  'lucky28 sum-side': (spot: string, { numbers }: Row) =>
    won(isSide(spot, add(numbers), 14), 'side'),
  'lucky28 sum-both': (spot: string, { numbers }: Row) => {
    const isBoth = spot.split('-').every((side) => isSide(side, add(numbers), 14));
    return won(isBoth, ['big-odd', 'small-even'].includes(spot) ? 'rare' : 'common');
  },
  'lucky28 sum': (spot: string, { numbers }: Row) =>
    won(add(numbers) === Number(spot), `sum-${Math.min(Number(spot), 27 - Number(spot))}`),
  'keno80 over-under': (spot: string, { numbers }: Row) => {
    const off = add(numbers) - 810;
    if (spot === 'exact') return won(off === 0, 'exact');
    return won(spot === 'over' ? off > 0 : off < 0, 'level');
  },
  'keno80 odd-even': (spot: string, { numbers }: Row) => won(isSide(spot, add(numbers), 0), spot),
  'keno80 element': (spot: string, { numbers }: Row) => {
    const highest = { metal: 695, wood: 763, water: 855, fire: 923, earth: 1410 };
    const element = Object.entries(highest).find(([, most]) => add(numbers) <= most)![0];
    return won(element === spot, spot);
  },
  'wingo colour': (spot: string, { numbers: [digit] }: Row) => {
    const colours = 'red violet|green|red|green|red|green violet|red|green|red|green'.split('|');
    const own = colours[digit!]!.split(' ');
    if (!own.includes(spot)) return [];
    if (spot === 'violet') return ['violet'];
    return [own.length === 2 ? 'colour-with-violet' : 'colour'];
  },
  'wingo number': ([number]: number[], { numbers: [digit] }: Row) => won(digit === number),
  'wingo side': (spot: string, { numbers: [digit] }: Row) => won(isSide(spot, digit!, 5), 'side'),
};

export const judges: Record<string, Judge> = {
  ...sscJudges(),
  ...elevenJudges,
  ...k3Judges,
  ...pk10Judges,
  ...sixJudges,
  ...vietnamJudges('vn-north'),
  ...vietnamJudges('vn-south'),
  ...topJudges('thai'),
  ...topJudges('lao'),
  ...fastJudges,
};
