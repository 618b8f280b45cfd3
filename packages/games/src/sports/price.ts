import type { Book, Margins, PricedMarket, PricedSelection } from './book.ts';
import { type Market, marketKey } from './market.ts';
import type { MatchState } from './match.ts';
import { outlookOf } from './outlook.ts';
import { fairProbability } from './results/line.ts';
import { countedAtBet } from './results/outcome.ts';
import { selectionsOf } from './selections.ts';
import type { Sport, Strengths } from './sports.ts';

/** After a goal or a red card nothing is taken until everyone has seen it. */
export const SUSPENDED_MS = 5_000;

const ODDS = { min: 101, max: 50_000 } as const;
// Divisions that should be whole come out a hair below.
const HAIR = 1e-9;

/** Before a match, and while it is played: what domain practice takes of each kind of market. */
export const usualMargins: { readonly before: Margins; readonly live: Margins } = {
  before: marginsOf(1.06, 1.04),
  live: marginsOf(1.08, 1.05),
};

function marginsOf(result: number, line: number): Margins {
  return {
    other: line,
    MATCH_RESULT: result,
    DOUBLE_CHANCE: result,
    HANDICAP_3WAY: result,
    NEXT_GOAL: result,
    HIGHEST_HALF: result + 0.02,
    CORNERS_RESULT: result,
    HALF_FULL: result + 0.09,
    EXACT_TOTAL: result + 0.06,
    MARGIN: result + 0.09,
    CORRECT_SCORE: 1.25,
    OUTRIGHT: 1.15,
    PLACE: 1.15,
  };
}

/** All markets of a match as it stands, from one model: whatever is combined, the margin remains. */
export function priceMatch<Of extends Sport>(
  sport: Of,
  strengths: Strengths[Of],
  state: MatchState,
  margins: { readonly before: Margins; readonly live: Margins } = usualMargins,
): PricedMarket[] {
  if (state.phase === 'FINISHED' || state.phase === 'ABANDONED') return [];
  const book = outlookOf(sport, strengths, state);
  const taken = state.phase === 'SCHEDULED' ? margins.before : margins.live;
  const suspended = isSuspended(state);
  return book.offers().flatMap((market) => {
    const selections = priceMarket(book, market, state, taken[market.code] ?? taken.other);
    // What is as good as decided is no longer a bet.
    const isOpen = selections.filter(({ odds }) => odds !== null).length > 0;
    return isOpen ? [{ market, key: marketKey(market), selections, suspended }] : [];
  });
}

function priceMarket(
  book: Book,
  market: Market,
  state: MatchState,
  overround: number,
): PricedSelection[] {
  const from = countedAtBet(market, state);
  return selectionsOf(market, state.sport, book.bestOf).flatMap((code) => {
    const chances = book.chances(market, code, from);
    if (chances === null) return [];
    const probability = fairProbability(chances);
    return [{ code, probability, odds: oddsOf(probability, overround) }];
  });
}

/** floor2(1 / (p × overround)); null where that is no price: nothing to win, or next to certain. */
export function oddsOf(probability: number, overround: number): number | null {
  if (probability <= 0) return null;
  const odds = Math.floor(100 / (probability * overround) + HAIR);
  return odds < ODDS.min ? null : Math.min(odds, ODDS.max);
}

/**
 * Odds moved by what is at stake: from −1, the longest a price may be, to 1, the shortest. The
 * longest is still below the fair price, so that no shading of several prices opens an arbitrage.
 */
export function shadedOdds(probability: number, overround: number, shade: number): number | null {
  const half = (overround - 1) / 2;
  const bounded = Math.min(1, Math.max(-1, shade));
  return oddsOf(probability, overround + half * bounded);
}

export function isSuspended({ stoppedAt, at, phase }: MatchState): boolean {
  return phase === 'PLAYING' && stoppedAt !== null && at - stoppedAt < SUSPENDED_MS;
}
