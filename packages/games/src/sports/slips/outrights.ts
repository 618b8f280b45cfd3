import type { Money } from '@baize/money';
import type { SettledLeg } from './factor.ts';
import { type Fraction, fraction, ONE, ZERO } from './fraction.ts';
import { payBy } from './pay-slip.ts';

/** Where a runner came in, and how many share that place with them, themselves counted; null: withdrawn. */
export type Finish = { readonly rank: number; readonly tied: number } | null;

/** Places are paid at a part of the win's profit: 1/4 of it for the first three, for example. */
export type EachWayTerms = { readonly places: number; readonly part: number };

/** A bet on one of the first `places`: who tied across the last of them has won by dead heat. */
export function settleFinish(finish: Finish, odds: number, places = 1): SettledLeg {
  if (finish === null) return { outcome: 'VOID', odds };
  const room = places - finish.rank + 1;
  if (room <= 0) return { outcome: 'LOSE', odds };
  if (finish.tied <= room) return { outcome: 'WIN', odds };
  return { outcome: 'WIN', odds, deadHeat: { places: room, tied: finish.tied } };
}

/** What the place half of an each-way bet becomes of one unit: 5.00 at a quarter pays 2.00. */
export function placeFactor(finish: Finish, odds: number, terms: EachWayTerms): Fraction {
  const { outcome, deadHeat } = settleFinish(finish, odds, terms.places);
  if (outcome === 'VOID') return ONE;
  if (outcome === 'LOSE') return ZERO;
  const { places, tied } = deadHeat ?? { places: 1, tied: 1 };
  return fraction((100 * terms.part + odds - 100) * places, 100 * terms.part * tied);
}

/** An each-way bet is two of one stake, on the win and on a place; each is paid by itself. */
export function payEachWay(
  stakeEach: Money,
  finish: Finish,
  odds: number,
  terms: EachWayTerms,
): Money {
  const { outcome, deadHeat } = settleFinish(finish, odds);
  const won = deadHeat
    ? fraction(odds * deadHeat.places, 100 * deadHeat.tied)
    : { WIN: fraction(odds, 100), VOID: ONE, LOSE: ZERO }[outcome as 'WIN' | 'VOID' | 'LOSE'];
  return payBy(stakeEach, won) + payBy(stakeEach, placeFactor(finish, odds, terms));
}
