import type { Book } from '../book.ts';
import { raceBook } from '../chances/race-book.ts';
import type { Market, Period } from '../market.ts';
import type { MatchState } from '../match.ts';
import { forSide, yesOrNo } from '../results/line.ts';
import type { Score, Strengths } from '../sports.ts';
import { isTieBreak } from './scoring.ts';
import { gameChance, type PointChances, setEnds, tieBreakChance } from './set-ends.ts';

const NIL: Score = { home: 0, away: 0 };

export function tennisBook(strengths: Strengths['TENNIS'], state: MatchState): Book {
  const points: PointChances = { serving: strengths.home, returning: 1 - strengths.away };
  const isRunning = state.periods.length > state.periodsDone;
  const games = isRunning ? state.periods.at(-1)! : NIL;
  const running = (homeServes: boolean) =>
    runningGame(points, games, isRunning ? state.points : NIL, homeServes);
  const fresh = (homeServes: boolean) => freshGame(points, homeServes);
  const ends = (period: number, homeServes: boolean) =>
    period === 0
      ? setEnds(points, { games, homeServes, running: running(homeServes) })
      : setEnds(points, { games: NIL, homeServes, running: fresh(homeServes) });
  return raceBook(
    {
      bestOf: strengths.bestOf,
      periodName: 'SET',
      codes: {
        handicap: 'SET_HANDICAP',
        total: 'SETS_TOTAL',
        innerHandicap: 'GAME_HANDICAP',
        innerTotal: 'GAMES_TOTAL',
      },
      hasInnerMatch: true,
      homeOpens: homeServesGame(state),
      ends,
      offersOf: (period, number) => ownOffers(period, number === 0 ? games : NIL),
      chancesOf: ({ code, subject }, selection, number, homeOpens) => {
        const over = (chance: (isHome: boolean) => number) =>
          chance(true) * homeOpens + chance(false) * (1 - homeOpens);
        const now = number === 0 ? games : NIL;
        if (code === 'TIE_BREAK') {
          const reached = over((isHome) => tieBreakReach(ends(number, isHome)));
          return yesOrNo(isTieBreak(now) ? 1 : reached, selection);
        }
        const ahead = Number(subject) - 1 - now.home - now.away;
        if (code !== 'GAME_WINNER' || ahead < 0 || ahead > 1) return null;
        const gameOf = ahead === 0 && number === 0 ? running : fresh;
        return forSide(
          over((isHome) => gameOf(ahead === 0 ? isHome : !isHome)),
          selection,
        );
      },
    },
    state,
  );
}

/** P(home serves the game that is being played, or the next one). */
function homeServesGame({ opening, sequence }: MatchState): number {
  if (opening === null) return 0.5;
  return (sequence.length % 2 === 0) === (opening === 'HOME') ? 1 : 0;
}

function runningGame(
  points: PointChances,
  games: Score,
  { home, away }: Score,
  homeServes: boolean,
): number {
  if (isTieBreak(games)) return tieBreakChance(points, homeServes, { home, away });
  return homeServes
    ? gameChance(points.serving, home, away)
    : 1 - gameChance(1 - points.returning, away, home);
}

const freshGame = (points: PointChances, homeServes: boolean) =>
  runningGame(points, NIL, NIL, homeServes);

function tieBreakReach(ends: readonly { home: number; away: number; chance: number }[]): number {
  return ends
    .filter(({ home, away }) => home + away === 13)
    .reduce((sum, { chance }) => sum + chance, 0);
}

function ownOffers(period: Period, games: Score): Market[] {
  const played = games.home + games.away;
  // The game after this one has no price when this one may end the set.
  const mayEnd = Math.max(games.home, games.away) >= 5;
  const numbers = mayEnd ? [played + 1] : [played + 1, played + 2];
  return [
    { code: 'CORRECT_SCORE', period, line: null, subject: null },
    { code: 'TIE_BREAK', period, line: null, subject: null },
    ...numbers.map(
      (n): Market => ({ code: 'GAME_WINNER', period, line: null, subject: String(n) }),
    ),
  ];
}
