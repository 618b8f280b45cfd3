import { type Margins, type Market, marketKey, oddsOf, type PricedMarket } from '@baize/games';
import type { House } from '../../../platform/house.ts';
import type { Match } from '../fixtures/match.ts';
import { overrideOf } from '../trading/overrides.ts';

const WINNER: Market = { code: 'OUTRIGHT', period: 'FULL', line: null, subject: null };
const PLACES = [2, 3];

/**
 * The winner at the prices of traders, and the places that follow from them: whoever does not win runs
 * on for the next place by the same chances.
 */
export function contestMarkets(house: House, match: Match, margins: Margins): PricedMarket[] {
  const { entries } = match.contest!;
  const key = marketKey(WINNER);
  const priced = entries.map(({ code, odds }) => ({
    code,
    odds: overrideOf(house, match.id, key, code) ?? odds,
  }));
  const sum = priced.reduce((all, { odds }) => all + 100 / odds, 0);
  const wins = priced.map(({ odds }) => 100 / odds / sum);
  const selections = priced.map((one, n) => ({ ...one, probability: wins[n]! }));
  const places = PLACES.filter((count) => count < entries.length).map((count) => {
    const market: Market = { code: 'PLACE', period: 'FULL', line: null, subject: String(count) };
    const chances = placeChances(wins, count);
    return {
      market,
      key: marketKey(market),
      selections: entries.map(({ code }, n) => ({
        code,
        probability: chances[n]!,
        odds: oddsOf(chances[n]!, margins.PLACE ?? margins.other),
      })),
      suspended: false,
    };
  });
  return [{ market: WINNER, key, selections, suspended: false }, ...places];
}

/** How likely each comes in among the first so many: all orders of those before it, each by what was left. */
function placeChances(wins: readonly number[], places: number): number[] {
  const chances = wins.map(() => 0);
  const run = (taken: readonly number[], weight: number) => {
    if (taken.length === places) return;
    const left = 1 - taken.reduce((sum, n) => sum + wins[n]!, 0);
    for (const [n, win] of wins.entries()) {
      if (taken.includes(n)) continue;
      const chance = left > 0 ? (weight * win) / left : 0;
      chances[n]! += chance;
      run([...taken, n], chance);
    }
  };
  run([], 1);
  return chances;
}
