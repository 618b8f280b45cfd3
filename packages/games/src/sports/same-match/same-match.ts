import type { Book } from '../book.ts';
import { type Market, type MarketCode, marketKey, type Selection } from '../market.ts';
import type { MatchState } from '../match.ts';
import { outlookOf } from '../outlook.ts';
import { countedAtBet, outcomeOf } from '../results/outcome.ts';
import type { Sport, Strengths } from '../sports.ts';
import { basketballEnds } from './basketball-ends.ts';
import type { MatchEnd } from './end.ts';
import { footballEnds } from './football-ends.ts';
import { raceEnds } from './race-ends.ts';

export type SameMatchLeg = { readonly market: Market; readonly selection: Selection };

/** More legs of one match are nobody's bet. */
export const sameMatchLegs = { min: 2, max: 6 } as const;

const OF_GOALS: readonly MarketCode[] = [
  'MATCH_RESULT',
  'DOUBLE_CHANCE',
  'HANDICAP',
  'HANDICAP_3WAY',
  'TOTAL',
  'TEAM_TOTAL',
  'CORRECT_SCORE',
  'EXACT_TOTAL',
  'ODD_EVEN',
  'BOTH_SCORE',
  'CLEAN_SHEET',
  'WIN_TO_NIL',
  'HALF_FULL',
  'HIGHEST_HALF',
];
/** They come by themselves, whatever happens to goals. */
const OF_CORNERS: readonly MarketCode[] = ['CORNERS_RESULT', 'CORNERS_TOTAL', 'CORNERS_HANDICAP'];
const OF_POINTS: readonly MarketCode[] = [
  'WINNER',
  'SPREAD',
  'POINTS_TOTAL',
  'TEAM_POINTS',
  'MARGIN',
  'ODD_EVEN',
];
const OF_RACE: readonly MarketCode[] = [
  'WINNER',
  'SET_HANDICAP',
  'SETS_TOTAL',
  'MAP_HANDICAP',
  'MAPS_TOTAL',
  'CORRECT_SCORE',
];

/**
 * P(all these legs of one match win) for every part of them, by the joint model: every way in which the
 * match may end is weighed. Place m of the answer is for the legs whose bits m has, so place 0 is 1.
 * null where they cannot be combined: a leg that may be half won or given back, two about corners, one
 * market twice, or what the joint model does not hold.
 */
export function sameMatchChances<Of extends Sport>(
  sport: Of,
  strengths: Strengths[Of],
  state: MatchState,
  legs: readonly SameMatchLeg[],
): number[] | null {
  const book = outlookOf(sport, strengths, state);
  if (!isCombinable(sport, book, state, legs)) return null;
  const apart = sport === 'FOOTBALL' ? legs.findIndex(isOfCorners) : -1;
  const won = new Float64Array(2 ** legs.length);
  for (const end of endsOf(sport, strengths, state, book)) {
    won[maskOf(legs, end, state, apart)]! += end.chance;
  }
  const together = Array.from(won, (_, mask) => atLeast(won, mask));
  if (apart < 0) return together;
  const alone = chancesOf(book, state, legs[apart]!)!.win;
  return together.map((chance, mask) => ((mask >> apart) & 1 ? chance * alone : chance));
}

function isCombinable(
  sport: Sport,
  book: Book,
  state: MatchState,
  legs: readonly SameMatchLeg[],
): boolean {
  const keys = new Set(legs.map(({ market }) => marketKey(market)));
  if (legs.length < sameMatchLegs.min || legs.length > sameMatchLegs.max) return false;
  if (keys.size !== legs.length || legs.filter(isOfCorners).length > 1) return false;
  return legs.every((leg) => {
    if (!isHeld(sport, leg.market)) return false;
    const chances = chancesOf(book, state, leg);
    return chances !== null && chances.halfWin + chances.push + chances.halfLose === 0;
  });
}

const isOfCorners = ({ market }: SameMatchLeg) => OF_CORNERS.includes(market.code);

/** Whether the joint model of a sport holds what a market asks for. */
function isHeld(sport: Sport, { code, period }: Market): boolean {
  if (sport === 'FOOTBALL') return OF_GOALS.includes(code) || OF_CORNERS.includes(code);
  if (period !== 'FULL') return false;
  return (sport === 'BASKETBALL' ? OF_POINTS : OF_RACE).includes(code);
}

const chancesOf = (book: Book, state: MatchState, { market, selection }: SameMatchLeg) =>
  book.chances(market, selection, countedAtBet(market, state));

function endsOf<Of extends Sport>(
  sport: Of,
  strengths: Strengths[Of],
  state: MatchState,
  book: Book,
): Iterable<MatchEnd> {
  if (sport === 'FOOTBALL') return footballEnds(strengths as Strengths['FOOTBALL'], state);
  if (sport === 'BASKETBALL') return basketballEnds(strengths as Strengths['BASKETBALL'], state);
  return raceEnds(book, state);
}

/** The legs that an end wins; one that comes by itself counts as won here. */
function maskOf(
  legs: readonly SameMatchLeg[],
  { state: end }: MatchEnd,
  state: MatchState,
  apart: number,
): number {
  return legs.reduce((mask, { market, selection }, n) => {
    const isWon =
      n === apart || outcomeOf(market, selection, end, countedAtBet(market, state)) === 'WIN';
    return isWon ? mask | (1 << n) : mask;
  }, 0);
}

/** P(at least the legs of a mask are won). */
function atLeast(won: Float64Array, mask: number): number {
  return won.reduce((sum, chance, other) => ((other & mask) === mask ? sum + chance : sum), 0);
}
