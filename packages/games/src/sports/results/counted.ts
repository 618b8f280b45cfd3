import type { Market, MarketCode, Period } from '../market.ts';
import type { MatchState } from '../match.ts';
import type { Score, Sport } from '../sports.ts';

const NONE: Score = { home: 0, away: 0 };

/** What a market counts. */
type Counted = 'SCORE' | 'INNER' | 'CORNERS' | 'CARDS' | 'KILLS';

const countedBy: Partial<Record<MarketCode, Counted>> = {
  CORNERS_RESULT: 'CORNERS',
  CORNERS_HANDICAP: 'CORNERS',
  CORNERS_TOTAL: 'CORNERS',
  CARDS_TOTAL: 'CARDS',
  CARDS_HANDICAP: 'CARDS',
  GAME_HANDICAP: 'INNER',
  GAMES_TOTAL: 'INNER',
  POINT_HANDICAP: 'INNER',
  ROUND_HANDICAP: 'INNER',
  ROUNDS_TOTAL: 'INNER',
  TOWERS_TOTAL: 'INNER',
  KILL_HANDICAP: 'KILLS',
  KILLS_TOTAL: 'KILLS',
};

/** Goals, points, games, corners … of the market's part of the match, so far. */
export function countedOf({ code, period }: Market, state: MatchState): Score {
  const counted = countedBy[code] ?? (isInner(code, state.sport) ? 'INNER' : 'SCORE');
  const places = placesOf(period, state.sport);
  if (counted === 'SCORE' && places === null) return { home: state.home, away: state.away };
  const list = {
    SCORE: state.periods,
    INNER: state.periods,
    CORNERS: state.corners,
    CARDS: state.cards,
    KILLS: state.kills,
  }[counted];
  return sumOf(places === null ? list : places.map((place) => list[place] ?? NONE));
}

/** The points of a table tennis match lie inside its sets. */
function isInner(code: MarketCode, sport: Sport): boolean {
  return sport === 'TABLE_TENNIS' && (code === 'POINTS_TOTAL' || code === 'TEAM_POINTS');
}

/** Whether nothing can change any more of what this part of the match counts. */
export function isPeriodOver(period: Period, state: MatchState): boolean {
  if (state.phase === 'FINISHED') return true;
  const places = placesOf(period, state.sport);
  return places !== null && state.periodsDone > Math.max(...places);
}

/** A third set of a match that two decided was never played. */
export function wasPlayed(period: Period, state: MatchState): boolean {
  const places = placesOf(period, state.sport);
  return places === null || state.periods.length > Math.max(...places);
}

/** The places of a period among a match's periods; null for all of them. A half of basketball is two quarters. */
export function placesOf(period: Period, sport: Sport): readonly number[] | null {
  if (period === 'FULL') return null;
  const [kind, number] = period.split('_') as [string, string];
  const place = Number(number) - 1;
  return kind === 'HALF' && sport === 'BASKETBALL' ? [2 * place, 2 * place + 1] : [place];
}

export function sumOf(scores: readonly Score[]): Score {
  return scores.reduce(
    (sum, score) => ({ home: sum.home + score.home, away: sum.away + score.away }),
    NONE,
  );
}
