import type { MatchState, Sport } from './book.ts';

type Pair = { home: number; away: number };

const NONE: Pair = { home: 0, away: 0 };

/** Beside sets or maps that are won: how the running one stands. */
export function runningScore(sport: Sport, state: MatchState): Pair | null {
  const isRunning = state.periods.length > state.periodsDone;
  if (!isRunning || sport === 'FOOTBALL' || sport === 'BASKETBALL') return null;
  if (sport === 'MOBA') return state.kills[state.periods.length - 1] ?? NONE;
  return state.periods.at(-1) ?? null;
}

const TENNIS_POINTS = ['0', '15', '30', '40'];

/** Points of a game as an umpire calls them; a tie-break counts on. */
export function tennisPoints({ points, periods }: MatchState): [string, string] {
  const running = periods.at(-1) ?? NONE;
  const { home, away } = points;
  if (running.home === 6 && running.away === 6) return [String(home), String(away)];
  if (home >= 3 && away >= 3) {
    if (home === away) return ['40', '40'];
    return home > away ? ['A', '40'] : ['40', 'A'];
  }
  return [TENNIS_POINTS[home] ?? '40', TENNIS_POINTS[away] ?? '40'];
}
