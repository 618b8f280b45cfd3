import { type Chance, pickSome } from '../../chance.ts';
import { evenly, question } from '../../coverage/coverage.ts';
import { choose } from '../../pay.ts';
import { type Animal, animalOfNumber, animals } from '../kinds/zodiac.ts';
import type { LotteryPlay } from '../lottery.ts';
import type { Balls } from './balls.ts';
import { countSets } from './combinations.ts';
import { setPlay, upFrom } from './position-plays.ts';
import { drawsAsked } from './questions.ts';
import { fixedPrize, type PanelSpot, spot, spotPlay } from './spot-plays.ts';
import { parityOf, sides } from './ssc-panel.ts';

/** `year` is the animal of the lunar year of the draw: it decides which number is which animal. */
export type SixBalls = Balls & { readonly special: number; readonly year: Animal };

const pool = upFrom(1, 49);
const OWN = 5;
const OTHER = 4;

const red = [1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46];
const blue = [3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48];
export const waves = ['red', 'blue', 'green'] as const;

export function waveOf(number: number): (typeof waves)[number] {
  if (red.includes(number)) return 'red';
  return blue.includes(number) ? 'blue' : 'green';
}

type Play = LotteryPlay<SixBalls>;

/** The year only moves the animals round: as many numbers have each of them, and one has one more. */
const ANY_YEAR: Animal = animals[0]!;
const specialAsked = question('special', () =>
  evenly(pool.map((number): SixBalls => ({ numbers: [], special: number, year: ANY_YEAR }))),
);

export function drawSix(chance: Chance, year: Animal): SixBalls {
  const drawn = pickSome(chance, pool, 7);
  return { numbers: drawn.slice(0, 6), special: drawn[6]!, year };
}

const asked = drawsAsked((chance) => drawSix(chance, ANY_YEAR));

const special: Play = setPlay<SixBalls>({
  code: 'special',
  mode: 'ZY',
  asked: specialAsked,
  odds: '48',
  pool,
  atLeast: 1,
  chance: { ways: 1, of: 49 },
  drawn: ({ special }) => [special],
  notesOf: ({ length }) => length,
  winsOf: (marked, drawn) => (marked.has(drawn[0]!) ? 1 : 0),
});

/** 49 has no side: the stake goes back. */
const specialSides = spotPlay<SixBalls>({
  code: 'special-side',
  mode: 'ZY',
  asked: specialAsked,
  prizes: [fixedPrize('side', '1.96', 24, 49), fixedPrize('push', '1', 1, 49)],
  spots: sides.map((side) => ({
    id: side,
    prizes: ['side', 'push'],
    wins: ({ special }) => {
      if (special === 49) return 'push';
      const isHit = side === (special >= 25 ? 'big' : 'small') || side === parityOf(special);
      return isHit ? 'side' : undefined;
    },
  })),
});

/** One or all of the marked set among the six; each set of `take` marks is a note. */
const normals = (code: string, take: number, odds: string): Play =>
  setPlay({
    code,
    mode: 'ZY',
    odds,
    asked,
    pool,
    atLeast: take,
    chance: { ways: choose(6, take), of: choose(49, take) },
    notesOf: ({ length }) => countSets(length, take),
    winsOf: (marked, drawn) => countSets(drawn.filter((number) => marked.has(number)).length, take),
  });

const allSevens = choose(49, 7);
const withSome = (count: number) => allSevens - choose(49 - count, 7);

/** The year's own animal has a number more than the others, and pays less. */
function animalSpots(has: (result: SixBalls, animal: Animal) => boolean): PanelSpot<SixBalls>[] {
  return animals.map((animal) => ({
    id: animal,
    prizes: ['animal', 'own-animal'],
    wins: (result) => {
      if (!has(result, animal)) return undefined;
      return animal === result.year ? 'own-animal' : 'animal';
    },
  }));
}

const animalLines = [
  { id: 'animal', notes: 1, prizes: ['animal'] },
  { id: 'own-animal', notes: 1, prizes: ['own-animal'] },
];

const zodiac: Play = {
  ...spotPlay<SixBalls>({
    code: 'zodiac',
    mode: 'ZY',
    asked,
    prizes: [
      fixedPrize('animal', '2.05', withSome(OTHER), allSevens),
      fixedPrize('own-animal', '1.75', withSome(OWN), allSevens),
    ],
    spots: animalSpots(({ numbers, special, year }, animal) =>
      [...numbers, special].some((number) => animalOfNumber(number, year) === animal),
    ),
  }),
  lines: animalLines,
};

const specialZodiac: Play = {
  ...spotPlay<SixBalls>({
    code: 'special-zodiac',
    mode: 'ZY',
    asked: specialAsked,
    prizes: [fixedPrize('animal', '11.7', OTHER, 49), fixedPrize('own-animal', '9.4', OWN, 49)],
    spots: animalSpots(({ special, year }, animal) => animalOfNumber(special, year) === animal),
  }),
  lines: animalLines,
};

const colours = spotPlay<SixBalls>({
  code: 'wave',
  mode: 'ZY',
  asked: specialAsked,
  prizes: [
    fixedPrize('red', '2.75', 17, 49),
    fixedPrize('blue', '2.9', 16, 49),
    fixedPrize('green', '2.9', 16, 49),
  ],
  spots: waves.map((wave) => spot(wave, wave, ({ special }: SixBalls) => waveOf(special) === wave)),
});

export const markSixPlays: readonly Play[] = [
  special,
  specialSides,
  colours,
  specialZodiac,
  zodiac,
  normals('normal', 1, '7.8'),
  normals('two-of-two', 2, '62'),
  normals('three-of-three', 3, '700'),
];
