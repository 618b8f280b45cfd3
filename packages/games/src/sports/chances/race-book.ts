import type { Book, Chances } from '../book.ts';
import type { Market, MarketCode, Period, Selection } from '../market.ts';
import type { MatchState } from '../match.ts';
import { sumOf } from '../results/counted.ts';
import { evenly } from '../results/line.ts';
import { type Counts, chancesOfCounts } from './counts.ts';
import { linesAround } from './lines.ts';
import { countsOfEnds, type PeriodEnd, type Race, raceOf } from './race.ts';

/** What a sport of sets or maps tells of itself; the rest is the same for all of them. */
export type RaceSport = {
  readonly bestOf: number;
  readonly periodName: 'SET' | 'MAP';
  readonly codes: {
    readonly handicap: MarketCode;
    readonly total: MarketCode;
    readonly innerHandicap: MarketCode | null;
    readonly innerTotal: MarketCode;
  };
  /** Whether games or points are counted over the whole match too. */
  readonly hasInnerMatch: boolean;
  readonly homeOpens: number;
  ends(period: number, homeOpens: boolean): readonly PeriodEnd[];
  /** Markets of its own, of a period that is running (0) or will surely be played. */
  offersOf(period: Period, number: number, homeOpens: number): readonly Market[];
  chancesOf(
    market: Market,
    selection: Selection,
    number: number,
    homeOpens: number,
  ): Chances | null;
};

const LINES = { step: 4, each: 3 } as const;

export function raceBook(sport: RaceSport, state: MatchState): Book {
  const { bestOf, periodName, codes } = sport;
  const done = state.periodsDone;
  const known = new Map<string, readonly PeriodEnd[]>();
  const ends = (period: number, homeOpens: boolean) => {
    const key = `${Math.min(period, 1)} ${homeOpens}`;
    const made = known.get(key) ?? sport.ends(period, homeOpens);
    known.set(key, made);
    return made;
  };
  const race = raceOf({
    need: (bestOf + 1) / 2,
    score: { home: state.home, away: state.away },
    inner: sumOf(state.periods.slice(0, done)),
    tracksInner: sport.hasInnerMatch,
    homeOpens: sport.homeOpens,
    ends,
  });
  const counts = new Map<number, Counts>();
  const countsOf = (number: number): Counts => {
    const made = counts.get(number) ?? countsOfEnds(endsOf(race, ends, number));
    counts.set(number, made);
    return made;
  };
  const numberOf = (period: Period) => Number(period.slice(4)) - 1 - done;
  return {
    bestOf,
    offers: () => [
      ...matchOffers(sport, race),
      // A running period and those after it that cannot be spared.
      ...race.opens.flatMap((homeOpens, number) => {
        const period = `${periodName}_${done + 1 + number}` as Period;
        if (number > 1) return [];
        return [
          ...periodOffers(sport, period, countsOf(number)),
          ...sport.offersOf(period, number, homeOpens),
        ];
      }),
    ],
    chances: (market, selection, countedAtBet) => {
      const { code, period } = market;
      if (period === 'FULL') return matchChances(sport, race, market, selection);
      const number = numberOf(period);
      const homeOpens = race.opens[number];
      if (homeOpens === undefined) return null;
      const isOwn = code === 'WINNER' || code === codes.innerTotal || code === codes.innerHandicap;
      if (isOwn || code === 'ODD_EVEN') {
        return chancesOfCounts(countsOf(number), market, selection, countedAtBet);
      }
      if (code === 'CORRECT_SCORE') {
        const hit = endsOf(race, ends, number).filter(
          (end) => `${end.home}:${end.away}` === selection,
        );
        return evenly(hit.reduce((sum, { chance }) => sum + chance, 0));
      }
      return sport.chancesOf(market, selection, number, homeOpens);
    },
  };
}

function endsOf(
  { opens }: Race,
  ends: (period: number, homeOpens: boolean) => readonly PeriodEnd[],
  number: number,
): PeriodEnd[] {
  const homeOpens = opens[number] ?? 0.5;
  const weighed = (isHome: boolean, weight: number) =>
    weight === 0
      ? []
      : ends(number, isHome).map((end): PeriodEnd => ({ ...end, chance: end.chance * weight }));
  return [...weighed(true, homeOpens), ...weighed(false, 1 - homeOpens)];
}

function matchOffers({ codes, hasInnerMatch }: RaceSport, { periods, inner }: Race): Market[] {
  const lined = (code: MarketCode, lines: readonly number[]) =>
    lines.map((line): Market => ({ code, period: 'FULL', line, subject: null }));
  return [
    { code: 'WINNER', period: 'FULL', line: null, subject: null },
    ...lined(codes.handicap, linesAround(periods.lead, 1, { step: 4, each: 2 }, 2)),
    ...lined(codes.total, linesAround(periods.total, -1, { step: 4, each: 1 }, 2)),
    { code: 'CORRECT_SCORE', period: 'FULL', line: null, subject: null },
    ...(hasInnerMatch ? lined(codes.innerTotal, linesAround(inner.total, -1, LINES, 2)) : []),
    ...(hasInnerMatch && codes.innerHandicap
      ? lined(codes.innerHandicap, linesAround(inner.lead, 1, LINES, 2))
      : []),
  ];
}

function periodOffers({ codes }: RaceSport, period: Period, counts: Counts): Market[] {
  const lined = (code: MarketCode, lines: readonly number[]) =>
    lines.map((line): Market => ({ code, period, line, subject: null }));
  return [
    { code: 'WINNER', period, line: null, subject: null },
    ...(codes.innerHandicap
      ? lined(codes.innerHandicap, linesAround(counts.lead, 1, { step: 4, each: 2 }, 2))
      : []),
    ...lined(codes.innerTotal, linesAround(counts.total, -1, { step: 4, each: 2 }, 2)),
    { code: 'ODD_EVEN', period, line: null, subject: null },
  ];
}

function matchChances(
  { codes, hasInnerMatch }: RaceSport,
  { periods, inner, scores }: Race,
  market: Market,
  selection: Selection,
): Chances | null {
  const { code } = market;
  const NONE = { home: 0, away: 0 };
  if (code === 'WINNER' || code === codes.handicap || code === codes.total) {
    return chancesOfCounts(periods, market, selection, NONE);
  }
  if (code === 'CORRECT_SCORE') return evenly(scores.get(selection) ?? 0);
  const isInner = code === codes.innerTotal || code === codes.innerHandicap;
  if (!isInner || !hasInnerMatch) return null;
  const counts = { lead: inner.lead, total: inner.total, home: inner.total, away: inner.total };
  return chancesOfCounts(counts, market, selection, NONE);
}
