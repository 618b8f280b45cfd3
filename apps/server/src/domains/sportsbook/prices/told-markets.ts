import {
  type MatchState,
  outcomeOf,
  outlookOf,
  type PricedMarket,
  readMarketKey,
  selectionsOf,
} from '@baize/games';
import type { Match } from '../fixtures/match.ts';

const NIL = { home: 0, away: 0 };

/**
 * Markets at the prices of a feed: those that the sport knows and that nothing has decided yet. A market
 * that hands out more than it takes is not put on sale: somebody mistyped.
 */
export function toldMarkets(match: Match, state: MatchState): PricedMarket[] {
  const book = outlookOf(match.sport, match.strengths, state);
  return (match.prices?.markets ?? []).flatMap(({ market: key, selections }) => {
    const market = readMarketKey(key);
    if (!market) return [];
    const codes = selectionsOf(market, match.sport, book.bestOf);
    const open = selections.filter(
      ({ selection }) =>
        codes.includes(selection) &&
        book.chances(market, selection, NIL) !== null &&
        outcomeOf(market, selection, state) === null,
    );
    const sum = open.reduce((all, { odds }) => all + 100 / odds, 0);
    const isWhole = codes.every((code) => open.some(({ selection }) => selection === code));
    if (open.length === 0 || (isWhole && sum < 1)) return [];
    const priced = open.map(({ selection, odds }) => ({
      code: selection,
      probability: 100 / odds / Math.max(sum, 1),
      odds,
    }));
    return [{ market, key, selections: priced, suspended: false }];
  });
}
