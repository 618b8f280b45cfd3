import type { Money } from '@baize/money';
import { type Chance, pick } from '../chance.ts';
import type { Played } from '../game.ts';
import { type PayStep, paySpots, type Spot, type SpotsChoice } from '../spots/spots.ts';
import { countOf, type Dice, isTriple, sicBoRules, sumOf } from './rules.ts';

const FACES = Array.from({ length: sicBoRules.faces }, (_, i) => i + 1);

const spot = (
  id: string,
  kind: string,
  pays: number,
  wins: (dice: Dice) => boolean,
): Spot<Dice> => ({
  id,
  kind,
  paysOn: (dice) => (wins(dice) ? pays : 0),
});

/** Big, small, odd and even lose to every triple. */
const evenChance = (id: string, wins: (sum: number) => boolean) =>
  spot(id, 'even', sicBoRules.even, (dice) => !isTriple(dice) && wins(sumOf(dice)));

const pairs = FACES.flatMap((low) => FACES.filter((high) => high > low).map((high) => [low, high]));

const spots: Spot<Dice>[] = [
  evenChance('big', (sum) => sum >= 11),
  evenChance('small', (sum) => sum <= 10),
  evenChance('odd', (sum) => sum % 2 === 1),
  evenChance('even', (sum) => sum % 2 === 0),
  ...Object.entries(sicBoRules.totals).map(([total, pays]) =>
    spot(`total:${total}`, 'total', pays, (dice) => sumOf(dice) === Number(total)),
  ),
  spot('any-triple', 'any-triple', sicBoRules.anyTriple, isTriple),
  ...FACES.flatMap((face) => [
    spot(`triple:${face}`, 'triple', sicBoRules.triple, (dice) => countOf(dice, face) === 3),
    spot(`double:${face}`, 'double', sicBoRules.double, (dice) => countOf(dice, face) >= 2),
    {
      id: `single:${face}`,
      kind: 'single',
      paysOn: (dice: Dice) => sicBoRules.single[countOf(dice, face) - 1] ?? 0,
    },
  ]),
  ...pairs.map(([low, high]) =>
    spot(`combination:${low}-${high}`, 'combination', sicBoRules.combination, (dice) =>
      [low!, high!].every((face) => dice.includes(face)),
    ),
  ),
];

export const sicBoSpots: ReadonlyMap<string, Spot<Dice>> = new Map(
  spots.map((spot) => [spot.id, spot]),
);

export function rollSicBo(choice: SpotsChoice, _stake: Money, chance: Chance): Played<SicBoStep> {
  const die = () => pick(chance, sicBoRules.faces) + 1;
  return settleSicBo(choice, [die(), die(), die()]);
}

export type SicBoStep = { step: 'roll'; dice: Dice; total: number } | PayStep;

/** The same for a table whose dice all its players share. */
export function settleSicBo(choice: SpotsChoice, dice: Dice): Played<SicBoStep> {
  const { payout, steps } = paySpots(choice, sicBoSpots, dice);
  return { payout, steps: [{ step: 'roll', dice, total: sumOf(dice) }, ...steps] };
}
