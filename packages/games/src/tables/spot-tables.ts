import { pick } from '../chance.ts';
import { rouletteResults } from '../roulette/return-to-player.ts';
import { colourOf, roulettePlaces, rouletteRules } from '../roulette/rules.ts';
import { rouletteSpots } from '../roulette/spin.ts';
import { sicBoResults } from '../sic-bo/return-to-player.ts';
import { sicBoSpots } from '../sic-bo/roll.ts';
import { type Dice, isTriple, sicBoRules, sumOf } from '../sic-bo/rules.ts';
import type { Spot } from '../spots/spots.ts';
import { returnOfSpot, type TableSpot, tableGame } from './table-game.ts';

/** The cloth of a game that is also played alone, at a table that all share. */
function shared<Result>(
  spots: ReadonlyMap<string, Spot<Result>>,
  shareOf: (kind: string) => number,
): ReadonlyMap<string, TableSpot<Result>> {
  return new Map(
    [...spots.values()].map(({ id, kind, paysOn }) => {
      const back: TableSpot<Result>['back'] = (stake, result) => {
        const pays = paysOn(result);
        return pays > 0 ? stake * BigInt(pays + 1) : 0n;
      };
      return [id, { id, kind, share: shareOf(kind), back }];
    }),
  );
}

/** The less likely, the less may lie there. */
const ROULETTE_SHARES: Readonly<Record<string, number>> = {
  straight: 0.05,
  split: 0.1,
  street: 0.15,
  trio: 0.15,
  corner: 0.2,
  'first-four': 0.2,
  line: 0.3,
  dozen: 0.5,
  column: 0.5,
  even: 1,
};

const liveRouletteSpots = shared(rouletteSpots, (kind) => ROULETTE_SHARES[kind]!);

const SPIN_MS = 9_000;
const LAND_MS = 2_000;
const LAST_MS = 1_500;

export const liveRoulette = tableGame<number>({
  code: 'live-roulette',
  name: 'Roulette',
  version: 1,
  category: 'LIVE',
  rules: { ...rouletteRules, places: roulettePlaces },
  spots: liveRouletteSpots,
  results: rouletteResults,
  draw: (chance) => pick(chance, rouletteRules.pockets),
  story: (number) => ({
    steps: [
      { step: 'spin', atMs: 0, number },
      { step: 'land', atMs: SPIN_MS, number, colour: colourOf(number) },
      { step: 'result', atMs: SPIN_MS + LAND_MS, number, colour: colourOf(number) },
    ],
    lengthMs: SPIN_MS + LAND_MS + LAST_MS,
  }),
  mark: String,
  returns: () => [...liveRouletteSpots.values()].map((spot) => returnOfSpot(spot, rouletteResults)),
});

const SIC_BO_SHARES: Readonly<Record<string, number>> = {
  even: 1,
  total: 0.1,
  'any-triple': 0.1,
  triple: 0.02,
  double: 0.2,
  single: 0.5,
  combination: 0.3,
};

const liveSicBoSpots = shared(sicBoSpots, (kind) => SIC_BO_SHARES[kind]!);

const SHAKE_MS = 5_000;
const LIFT_MS = 2_500;

export const liveSicBo = tableGame<Dice>({
  code: 'live-sic-bo',
  name: 'Sic Bo',
  version: 1,
  category: 'LIVE',
  rules: sicBoRules,
  spots: liveSicBoSpots,
  results: sicBoResults,
  draw: (chance) => {
    const die = () => pick(chance, sicBoRules.faces) + 1;
    return [die(), die(), die()];
  },
  story: (dice) => ({
    steps: [
      { step: 'shake', atMs: 0 },
      { step: 'lift', atMs: SHAKE_MS, dice },
      {
        step: 'result',
        atMs: SHAKE_MS + LIFT_MS,
        dice,
        total: sumOf(dice),
        isTriple: isTriple(dice),
      },
    ],
    lengthMs: SHAKE_MS + LIFT_MS + LAST_MS,
  }),
  mark: (dice) => (isTriple(dice) ? `3x${dice[0]}` : String(sumOf(dice))),
  returns: () => [...liveSicBoSpots.values()].map((spot) => returnOfSpot(spot, sicBoResults)),
});
