import type { Book } from '../book.ts';
import { type Counts, chancesOfCounts } from '../chances/counts.ts';
import { type Distribution, shifted } from '../chances/distribution.ts';
import { linesAround } from '../chances/lines.ts';
import type { Market, MarketCode, Period } from '../market.ts';
import type { MatchState } from '../match.ts';
import { placesOf, sumOf } from '../results/counted.ts';
import type { Score, Strengths } from '../sports.ts';
import { possessionsLeft, possessionsOf, QUARTERS } from './clock.ts';
import { decidedCounts, levelCounts, overtimeCounts } from './overtime.ts';
import { type PointsOf, pointsOf, rememberPoints } from './points.ts';

const NIL: Score = { home: 0, away: 0 };
const LINES = { step: 4, each: 3 } as const;

export function basketballBook(strengths: Strengths['BASKETBALL'], state: MatchState): Book {
  const known = new Map<Period, Counts>();
  const points = rememberPoints();
  const countsOf = (period: Period): Counts => {
    const made = known.get(period) ?? makeCounts(strengths, state, period, points);
    known.set(period, made);
    return made;
  };
  return {
    bestOf: 0,
    offers: () => [
      ...matchOffers(countsOf('FULL')),
      ...openPeriods(state).flatMap((period) => periodOffers(period, countsOf(period))),
    ],
    chances: (market, selection, countedAtBet) =>
      chancesOfCounts(countsOf(market.period), market, selection, countedAtBet),
  };
}

/** Points of one part of the match; the whole of it is played until somebody is ahead. */
function makeCounts(
  strengths: Strengths['BASKETBALL'],
  state: MatchState,
  period: Period,
  counted: PointsOf,
): Counts {
  const points = pointsIn(strengths, state, period, counted);
  if (placesOf(period, 'BASKETBALL') !== null) return levelCounts(points.home, points.away);
  return decidedCounts(points.home, points.away, () => overtimeOf(strengths).counts);
}

/** Points of both sides at the end of a period, without overtime. */
function pointsIn(
  { home, away, pace }: Strengths['BASKETBALL'],
  state: MatchState,
  period: Period,
  counted: PointsOf,
) {
  const places = placesOf(period, 'BASKETBALL');
  const all = Array.from({ length: Math.max(QUARTERS, state.periods.length) }, (_, n) => n);
  const left = sumOf((places ?? all).map((place) => possessionsLeft(state, pace, place)));
  const soFar = sumOf((places ?? all).map((place) => state.periods[place] ?? NIL));
  return {
    home: shifted(counted(home, left.home), soFar.home),
    away: shifted(counted(away, left.away), soFar.away),
  };
}

type Overtime = { home: Distribution; away: Distribution; counts: Counts };

/** An overtime is the same however the match went: counted once for a match. */
const overtimes = new WeakMap<Strengths['BASKETBALL'], Overtime>();

function overtimeOf(strengths: Strengths['BASKETBALL']): Overtime {
  const known = overtimes.get(strengths);
  if (known) return known;
  const each = possessionsOf(strengths.pace, QUARTERS);
  const home = pointsOf(strengths.home, each);
  const away = pointsOf(strengths.away, each);
  const made = { home, away, counts: overtimeCounts(home, away) };
  overtimes.set(strengths, made);
  return made;
}

/** What both sides will have when the last quarter is over, and what an overtime adds. */
export function pointsLeft(strengths: Strengths['BASKETBALL'], state: MatchState) {
  const { home, away } = pointsIn(strengths, state, 'FULL', pointsOf);
  return { home, away, extra: overtimeOf(strengths) };
}

/** The running quarter and the one after it, and halves that are not over. */
function openPeriods(state: MatchState): Period[] {
  const next = Math.min(state.periodsDone, QUARTERS);
  const quarters = [next, next + 1].filter((place) => place < QUARTERS);
  const halves = [0, 1].filter((half) => state.periodsDone < 2 * half + 2);
  return [
    ...halves.map((half) => `HALF_${half + 1}` as Period),
    ...quarters.map((place) => `QUARTER_${place + 1}` as Period),
  ];
}

const lined = (code: MarketCode, period: Period, lines: readonly number[], subject?: string) =>
  lines.map((line): Market => ({ code, period, line, subject: subject ?? null }));
const plain = (code: MarketCode, period: Period): Market => ({
  code,
  period,
  line: null,
  subject: null,
});

function matchOffers({ lead, total, home, away }: Counts): Market[] {
  return [
    plain('WINNER', 'FULL'),
    ...lined('SPREAD', 'FULL', linesAround(lead, 1, LINES, 2)),
    ...lined('POINTS_TOTAL', 'FULL', linesAround(total, -1, LINES, 2)),
    ...lined('TEAM_POINTS', 'FULL', linesAround(home, -1, { step: 4, each: 1 }, 2), 'HOME'),
    ...lined('TEAM_POINTS', 'FULL', linesAround(away, -1, { step: 4, each: 1 }, 2), 'AWAY'),
    plain('MARGIN', 'FULL'),
    plain('ODD_EVEN', 'FULL'),
  ];
}

function periodOffers(period: Period, { lead, total }: Counts): Market[] {
  return [
    plain('MATCH_RESULT', period),
    plain('DRAW_NO_BET', period),
    ...lined('SPREAD', period, linesAround(lead, 1, { step: 4, each: 1 }, 2)),
    ...lined('POINTS_TOTAL', period, linesAround(total, -1, { step: 4, each: 1 }, 2)),
    plain('ODD_EVEN', period),
  ];
}
