import type { Book } from '../book.ts';
import type { PeriodEnd } from '../chances/race.ts';
import { raceBook } from '../chances/race-book.ts';
import { walkPeriod } from '../chances/walk-period.ts';
import type { MatchState } from '../match.ts';
import type { Score, Strengths } from '../sports.ts';
import { opensPoint, setWinner } from './scoring.ts';

const NIL: Score = { home: 0, away: 0 };
/** A set is followed to this score of both; what goes on longer is counted with it. */
const LONGEST_SET = 25;

type Serves = { readonly serving: number; readonly returning: number };

export function tableTennisBook(strengths: Strengths['TABLE_TENNIS'], state: MatchState): Book {
  const serves: Serves = { serving: strengths.home, returning: 1 - strengths.away };
  const isRunning = state.periods.length > state.periodsDone;
  const points = isRunning ? state.periods.at(-1)! : NIL;
  return raceBook(
    {
      bestOf: strengths.bestOf,
      periodName: 'SET',
      codes: {
        handicap: 'SET_HANDICAP',
        total: 'SETS_TOTAL',
        innerHandicap: 'POINT_HANDICAP',
        innerTotal: 'POINTS_TOTAL',
      },
      hasInnerMatch: true,
      homeOpens: homeOpensSet(state),
      ends: (period, homeOpens) => pointEnds(serves, period === 0 ? points : NIL, homeOpens),
      offersOf: () => [],
      chancesOf: () => null,
    },
    state,
  );
}

function homeOpensSet({ opening, periodsDone }: MatchState): number {
  if (opening === null) return 0.5;
  return (periodsDone % 2 === 0) === (opening === 'HOME') ? 1 : 0;
}

/** All ends of a set to eleven, two ahead. The other side opens the next set. */
function pointEnds({ serving, returning }: Serves, from: Score, homeOpens: boolean): PeriodEnd[] {
  const both = serving * returning;
  // From ten all each two points bring one serve to either side.
  const level = both / (both + (1 - serving) * (1 - returning));
  const at = Math.max(LONGEST_SET, Math.min(from.home, from.away) + 2);
  return walkPeriod({
    from,
    top: at + 2,
    winnerOf: setWinner,
    homeWins: ({ home, away }) => (opensPoint(home + away) === homeOpens ? serving : returning),
    turnsAfter: () => true,
    cut: { at, homeWins: level, by: 2 },
  });
}
