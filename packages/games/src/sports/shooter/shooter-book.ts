import type { Book } from '../book.ts';
import type { PeriodEnd } from '../chances/race.ts';
import { raceBook } from '../chances/race-book.ts';
import type { Market, Period } from '../market.ts';
import type { MatchState } from '../match.ts';
import { forSide } from '../results/line.ts';
import type { Score, Strengths } from '../sports.ts';
import { mapEnds, roundChance } from './map-ends.ts';
import { HALF_ROUNDS } from './scoring.ts';

const NIL: Score = { home: 0, away: 0 };
/** Who wins the round had its first kill so often. */
export const FIRST_KILL = 0.7;
const PISTOL_ROUNDS = [1, HALF_ROUNDS + 1];

export function shooterBook(strengths: Strengths['SHOOTER'], state: MatchState): Book {
  const isRunning = state.periods.length > state.periodsDone;
  const rounds = isRunning ? state.periods.at(-1)! : NIL;
  const blood = isRunning ? (state.firstBloods.at(-1) ?? null) : null;
  const played = rounds.home + rounds.away;
  const opens = isRunning && state.opening !== null ? Number(state.opening === 'HOME') : 0.5;
  // A map that has not begun has drawn no sides yet, whoever opened the one before.
  const fresh: PeriodEnd[] = [true, false].flatMap((isHome) =>
    mapEnds(strengths, NIL, isHome).map((end) => ({ ...end, chance: end.chance / 2 })),
  );
  const roundOf = (round: number, number: number) => {
    const homeOpens = number === 0 ? opens : 0.5;
    return (
      homeOpens * roundChance(strengths, round, true) +
      (1 - homeOpens) * roundChance(strengths, round, false)
    );
  };
  const bloodOf = (number: number) => {
    if (number === 0 && blood !== null) return Number(blood === 'HOME');
    const first = roundOf(0, number);
    return first * FIRST_KILL + (1 - first) * (1 - FIRST_KILL);
  };
  return raceBook(
    {
      bestOf: strengths.bestOf,
      periodName: 'MAP',
      codes: {
        handicap: 'MAP_HANDICAP',
        total: 'MAPS_TOTAL',
        innerHandicap: 'ROUND_HANDICAP',
        innerTotal: 'ROUNDS_TOTAL',
      },
      hasInnerMatch: false,
      homeOpens: opens,
      ends: (period, homeOpens) => (period === 0 ? mapEnds(strengths, rounds, homeOpens) : fresh),
      offersOf: (period, number) =>
        ownOffers(period, number === 0 ? played : 0, number === 0 && blood !== null),
      chancesOf: ({ code, subject }, selection, number) => {
        const asked = Number(subject);
        if (code === 'ROUND_WINNER') {
          const isOn = isOnList(asked, number === 0 ? played : 0);
          return isOn ? forSide(roundOf(asked - 1, number), selection) : null;
        }
        return code === 'FIRST_BLOOD' ? forSide(bloodOf(number), selection) : null;
      },
    },
    state,
  );
}

/** Pistol rounds are always played, and so is the next round of a map that is not over. */
const isOnList = (round: number, played: number) =>
  round > played && (PISTOL_ROUNDS.includes(round) || round === played + 1);

function ownOffers(period: Period, played: number, hasBlood: boolean): Market[] {
  const rounds = [...new Set([...PISTOL_ROUNDS, played + 1])].filter((round) => round > played);
  const blood: Market = { code: 'FIRST_BLOOD', period, line: null, subject: null };
  return [
    ...(hasBlood ? [] : [blood]),
    ...rounds.map(
      (n): Market => ({ code: 'ROUND_WINNER', period, line: null, subject: String(n) }),
    ),
  ];
}
