import type { Money } from '@baize/money';
import { type Chance, pick } from '../chance.ts';
import type { Played } from '../game.ts';
import { type PayStep, paySpots, type Spot, type SpotsChoice } from '../spots/spots.ts';
import { colourOf, roulettePlaces, rouletteRules } from './rules.ts';

export const rouletteSpots: ReadonlyMap<string, Spot<number>> = new Map(
  roulettePlaces.map(({ id, kind, numbers }) => {
    const covered = new Set(numbers);
    const pays = rouletteRules.pays[kind];
    return [id, { id, kind, paysOn: (result: number) => (covered.has(result) ? pays : 0) }];
  }),
);

export type RouletteStep = { step: 'spin'; number: number; colour: string } | PayStep;

export function spinRoulette(
  choice: SpotsChoice,
  _stake: Money,
  chance: Chance,
): Played<RouletteStep> {
  const number = pick(chance, rouletteRules.pockets);
  return settleRoulette(choice, number);
}

/** The same for a table whose number all its players share. */
export function settleRoulette(choice: SpotsChoice, number: number): Played<RouletteStep> {
  const { payout, steps } = paySpots(choice, rouletteSpots, number);
  return { payout, steps: [{ step: 'spin', number, colour: colourOf(number) }, ...steps] };
}
