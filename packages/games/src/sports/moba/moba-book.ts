import type { Book } from '../book.ts';
import { type Counts, chancesOfCounts } from '../chances/counts.ts';
import {
  certain,
  type Distribution,
  minusDistribution,
  mixed,
  plusDistribution,
  shifted,
} from '../chances/distribution.ts';
import { linesAround } from '../chances/lines.ts';
import type { PeriodEnd } from '../chances/race.ts';
import { raceBook } from '../chances/race-book.ts';
import { walkPeriod } from '../chances/walk-period.ts';
import type { Market, MarketCode, Period } from '../market.ts';
import type { MatchState } from '../match.ts';
import { evenly, forSide } from '../results/line.ts';
import type { Score, Strengths } from '../sports.ts';
import { firstKillChance, killsOf } from './engagement.ts';
import { mapWinner, TOWERS_TO_WIN } from './scoring.ts';

const NIL: Score = { home: 0, away: 0 };

export function mobaBook(strengths: Strengths['MOBA'], state: MatchState): Book {
  const isRunning = state.periods.length > state.periodsDone;
  const towers = isRunning ? state.periods.at(-1)! : NIL;
  const killed = isRunning ? state.kills.at(-1)! : NIL;
  const blood = isRunning ? (state.firstBloods.at(-1) ?? null) : null;
  const known = new Map<number, Counts>();
  const killsIn = (number: number): Counts => {
    const from = number === 0 ? towers : NIL;
    const made = known.get(number) ?? killCounts(strengths, from, number === 0 ? killed : NIL);
    known.set(number, made);
    return made;
  };
  return raceBook(
    {
      bestOf: strengths.bestOf,
      periodName: 'MAP',
      codes: {
        handicap: 'MAP_HANDICAP',
        total: 'MAPS_TOTAL',
        innerHandicap: null,
        innerTotal: 'TOWERS_TOTAL',
      },
      hasInnerMatch: false,
      homeOpens: 1,
      ends: (period) => towerEnds(strengths.home, period === 0 ? towers : NIL),
      offersOf: (period, number) =>
        ownOffers(period, killsIn(number), number === 0 && blood !== null),
      chancesOf: (market, selection, number) => {
        if (market.code === 'KILLS_TOTAL' || market.code === 'KILL_HANDICAP') {
          return chancesOfCounts(killsIn(number), market, selection, NIL);
        }
        if (market.code !== 'FIRST_BLOOD') return null;
        if (number === 0 && blood !== null) return evenly(blood === selection ? 1 : 0);
        return forSide(firstKillChance(strengths), selection);
      },
    },
    state,
  );
}

/** Each engagement takes a tower; the eighth wins. */
function towerEnds(won: number, from: Score): PeriodEnd[] {
  return walkPeriod({
    from,
    top: TOWERS_TO_WIN,
    winnerOf: mapWinner,
    homeWins: () => won,
    turnsAfter: () => false,
  });
}

/** Kills at the end of a map: by how many engagements each side has yet to win. */
function killCounts(strengths: Strengths['MOBA'], from: Score, killed: Score): Counts {
  const { winner, loser } = killsOf(strengths);
  const own: Distribution = { min: 1, p: Float64Array.from(winner) };
  const other: Distribution = { min: 0, p: Float64Array.of(1 - loser, loser) };
  const totals = powersOf(plusDistribution(own, other));
  const leads = powersOf(minusDistribution(own, other));
  const ends = towerEnds(strengths.home, from);
  const lead = mixed(
    ends.map(({ home, away, chance }) => ({
      weight: chance,
      of: minusDistribution(leads(home - from.home), leads(away - from.away)),
    })),
  );
  const total = mixed(
    ends.map(({ home, away, chance }) => ({
      weight: chance,
      of: totals(home + away - from.home - from.away),
    })),
  );
  const sum = shifted(total, killed.home + killed.away);
  return { lead: shifted(lead, killed.home - killed.away), total: sum, home: sum, away: sum };
}

function powersOf(one: Distribution): (count: number) => Distribution {
  const powers = [certain(0)];
  return (count) => {
    while (powers.length <= count) powers.push(plusDistribution(powers.at(-1)!, one));
    return powers[count]!;
  };
}

function ownOffers(period: Period, kills: Counts, hasBlood: boolean): Market[] {
  const lined = (code: MarketCode, lines: readonly number[]) =>
    lines.map((line): Market => ({ code, period, line, subject: null }));
  const blood: Market = { code: 'FIRST_BLOOD', period, line: null, subject: null };
  return [
    ...lined('KILLS_TOTAL', linesAround(kills.total, -1, { step: 4, each: 2 }, 2)),
    ...lined('KILL_HANDICAP', linesAround(kills.lead, 1, { step: 4, each: 2 }, 2)),
    ...(hasBlood ? [] : [blood]),
  ];
}
