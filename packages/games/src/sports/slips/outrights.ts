import type { Money } from '@baize/money';
import { factorOf, type SettledLeg } from './factor.ts';
import { payBy } from './parlays.ts';

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

/** The usual terms by how many run; null where too few run for places. */
export function eachWayTerms(runners: number): EachWayTerms | null {
  if (runners >= 8) return { places: 3, part: 5 };
  return runners >= 5 ? { places: 2, part: 4 } : null;
}

/** The odds of a place by those of the win, floored to hundredths: 5.00 at a quarter is 2.00. */
export function placeOdds(odds: number, { part }: Pick<EachWayTerms, 'part'>): number {
  return 100 + Math.floor((odds - 100) / part);
}

/** An each-way bet is two of one stake, on the win and on a place; each is paid by itself. */
export function payEachWay(
  stakeEach: Money,
  finish: Finish,
  odds: number,
  { places, part }: EachWayTerms,
): Money {
  const place = { ...settleFinish(finish, odds, places), part };
  return payBy(stakeEach, factorOf(settleFinish(finish, odds))) + payBy(stakeEach, factorOf(place));
}
