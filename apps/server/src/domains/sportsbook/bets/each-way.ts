import { type EachWayTerms, eachWayTerms, marketKey, placeOdds } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import { findOpen } from '../fixtures/book.ts';
import { isOutright, type Match } from '../fixtures/match.ts';
import { runnersOf } from '../fixtures/season.ts';
import type { Priced } from '../prices/prices.ts';
import type { SlipChoice } from './slip.ts';
import type { SelectionName } from './slip-page.ts';

/** Of both halves together no more than this comes back by the model, or there is no each-way bet. */
const MAX_RETURN = 0.98;

/** How many places a season or a contest pays, and which part of the win's profit; null where it pays none. */
export function termsOf(match: Match): EachWayTerms | null {
  return isOutright(match) ? eachWayTerms(runnersOf(match).length) : null;
}

export const placeKey = ({ places }: EachWayTerms): string =>
  marketKey({ code: 'PLACE', period: 'FULL', line: null, subject: String(places) });

/** Fixed terms give more for a strong favourite's place than it is worth: then there is none to have. */
export function isPlaceOffered(
  { byKey }: Priced,
  selection: string,
  odds: number,
  terms: EachWayTerms,
): boolean {
  const chanceOf = (key: string) =>
    byKey.get(key)?.selections.find(({ code }) => code === selection);
  const place = chanceOf(placeKey(terms));
  const win = chanceOf('OUTRIGHT.FULL');
  if (!win || !place || place.odds === null || byKey.get(placeKey(terms))?.suspended) return false;
  const back = win.probability * odds + place.probability * placeOdds(odds, terms);
  return back / 200 <= MAX_RETURN;
}

/** Every selection on which a slip lies: of an each-way bet the places too. */
export function namesOf(house: House, { legs, isEachWay }: SlipChoice): SelectionName[] {
  const wins = legs.map(({ matchId, market, selection }) => ({
    matchId: BigInt(matchId),
    market,
    selection,
  }));
  if (!isEachWay) return wins;
  const places = wins.flatMap(({ matchId, selection }) => {
    const match = findOpen(house, matchId);
    const terms = match && termsOf(match);
    return terms ? [{ matchId, market: placeKey(terms), selection }] : [];
  });
  return [...wins, ...places];
}
