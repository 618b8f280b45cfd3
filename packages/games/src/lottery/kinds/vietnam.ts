import { type Money, money } from '@baize/money';
import type { Chance } from '../../chance.ts';
import type { Question } from '../../coverage/coverage.ts';
import type { LotteryKind } from '../lottery.ts';
import { upFrom } from '../plays/position-plays.ts';
import { digitsAsked, drawsAsked } from '../plays/questions.ts';
import { numberPlay } from '../plays/text-plays.ts';
import { lastTwos, linkedTwos, setOfTwos, type Vietnam } from '../plays/vietnam-sets.ts';
import { drawDigits } from './four-digits.ts';
import { lotteryKind } from './kind.ts';

type Region = {
  code: string;
  name: string;
  /** Count and digits of each tier, the special prize first. */
  tiers: readonly (readonly [count: number, digits: number])[];
  /** What a point costs and pays where numbers are sold at a price. */
  price: readonly [cost: number, pays: string];
  together: readonly string[];
  absent: readonly string[];
  link: readonly [link: string, repeat: string];
};

const north: Region = {
  code: 'vn-north',
  name: 'Vietnam North',
  tiers: [
    [1, 5],
    [1, 5],
    [2, 5],
    [6, 5],
    [4, 4],
    [6, 4],
    [3, 3],
    [4, 2],
  ],
  price: [23, '80'],
  together: ['17', '74', '330'],
  absent: ['2.8', '8.9', '16.1'],
  link: ['650', '325'],
};

const south: Region = {
  code: 'vn-south',
  name: 'Vietnam South and Central',
  tiers: [
    [1, 6],
    [1, 5],
    [1, 5],
    [2, 5],
    [7, 5],
    [1, 4],
    [3, 4],
    [1, 3],
    [1, 2],
  ],
  price: [15, '78'],
  together: ['35.5', '233', '1590'],
  absent: ['1.94', '4.2', '6.2'],
  link: ['750', '375'],
};

const specialOf = ({ prizes }: Vietnam) => prizes[0]![0]!;
const lastOfSpecial = (digits: number) => (result: Vietnam) => [specialOf(result).slice(-digits)];

const places = {
  /** The last digits of the special prize; one digit of them is looked for among both. */
  lastTwo: digitsAsked<Vietnam>('special 2', 2, (text) => ({ prizes: [[text]] })),
  lastFour: digitsAsked<Vietnam>('special 4', 4, (text) => ({ prizes: [[text]] })),
  firstTwo: digitsAsked<Vietnam>('special first', 2, (text) => ({ prizes: [[text]] })),
  firstPrize: digitsAsked<Vietnam>('first prize', 2, (text) => ({ prizes: [[], [text]] })),
} as const;

/** One number against one place of the draw. */
const onePlace = (
  code: string,
  digits: number,
  odds: string,
  place: { asked: Question<Vietnam>; drawn(result: Vietnam): readonly string[] },
) => numberPlay<Vietnam>({ code, digits, odds, ways: 1, of: 10 ** digits, ...place });

const placePlays = [
  onePlace('de', 2, '95', { asked: places.lastTwo, drawn: lastOfSpecial(2) }),
  onePlace('de-first', 2, '95', {
    asked: places.firstTwo,
    drawn: (result) => [specialOf(result).slice(0, 2)],
  }),
  onePlace('first-prize', 2, '95', {
    asked: places.firstPrize,
    drawn: ({ prizes }) => [prizes[1]![0]!.slice(-2)],
  }),
  onePlace('three', 3, '920', { asked: places.lastFour, drawn: lastOfSpecial(3) }),
  onePlace('four', 4, '8800', { asked: places.lastFour, drawn: lastOfSpecial(4) }),
  onePlace('head', 1, '9.4', {
    asked: places.lastTwo,
    drawn: (result) => [specialOf(result).slice(-2, -1)],
  }),
  onePlace('tail', 1, '9.4', { asked: places.lastTwo, drawn: lastOfSpecial(1) }),
];

/** One number against every prize that is long enough; a hit pays each time. */
const everyPrize = (told: {
  code: string;
  digits: number;
  prizes: number;
  odds: string;
  notes: number;
  asked: Question<Vietnam>;
}) =>
  numberPlay<Vietnam>({
    ...told,
    ways: told.prizes,
    of: 10 ** told.digits,
    drawn: ({ prizes }) =>
      prizes
        .flat()
        .filter((text) => text.length >= told.digits)
        .map((text) => text.slice(-told.digits)),
  });

function playsOf(region: Region) {
  const { tiers, price, together, absent, link } = region;
  const asked = drawsAsked(drawOf(region));
  const countFrom = (least: number) =>
    tiers.reduce((sum, [count, digits]) => sum + (digits >= least ? count : 0), 0);
  const [all, long] = [countFrom(2), countFrom(3)];
  const [cost, pays] = price;
  return [
    ...placePlays,
    everyPrize({ code: 'lo2', digits: 2, prizes: all, odds: '98', notes: all, asked }),
    everyPrize({ code: 'lo2-price', digits: 2, prizes: all, odds: pays, notes: cost, asked }),
    everyPrize({ code: 'lo3', digits: 3, prizes: long, odds: '940', notes: long, asked }),
    ...[2, 3, 4].map((take, i) =>
      setOfTwos({ code: `xien${take}`, take, prizes: all, odds: together[i]!, side: 'all', asked }),
    ),
    ...[4, 8, 10].map((take, i) =>
      setOfTwos({ code: `slip${take}`, take, prizes: all, odds: absent[i]!, side: 'none', asked }),
    ),
    linkedTwos({ prizes: all, link: link[0], repeat: link[1], asked }),
  ];
}

const drawOf =
  ({ tiers }: Region) =>
  (chance: Chance): Vietnam => ({
    prizes: tiers.map(([count, digits]) => upFrom(0, count).map(() => drawDigits(chance, digits))),
  });

function vietnam(region: Region): LotteryKind<Vietnam> {
  const { code, name, tiers } = region;
  return lotteryKind<Vietnam>({
    code,
    name,
    version: 1,
    rules: { draw: 'digits, tier by tier', tiers },
    plays: playsOf(region),
    draw: drawOf(region),
    printed: ({ prizes }) => prizes.map((tier) => tier.join(' ')).join(' | '),
    facts: (result) => {
      const special = specialOf(result);
      const { size } = new Set(lastTwos(result));
      return { special, de: special.slice(-2), first: result.prizes[1]![0]!, numbers: size };
    },
  });
}

/** Count and digits of each tier, the special prize first. */
export const vietnamTiers = { north: north.tiers, south: south.tiers } as const;

export const vietnamNorth = vietnam(north);
export const vietnamSouth = vietnam(south);

/** Lower odds at which credit houses sell the same plays; a brand may take them for its own. */
export const creditOdds: Readonly<Record<string, Readonly<Record<string, Money>>>> = {
  de: { hit: money('75') },
  'de-first': { hit: money('75') },
  'first-prize': { hit: money('75') },
  lo2: { hit: money('75') },
  three: { hit: money('650') },
  lo3: { hit: money('650') },
  four: { hit: money('5500') },
};
