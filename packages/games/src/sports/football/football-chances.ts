import type { Chances } from '../book.ts';
import { type Counts, chancesOfCounts } from '../chances/counts.ts';
import { minusDistribution, plusDistribution, poisson } from '../chances/distribution.ts';
import type { Market, Selection } from '../market.ts';
import type { MatchState } from '../match.ts';
import { sumOf } from '../results/counted.ts';
import { evenly } from '../results/line.ts';
import { CORRECT_SCORE_MAX } from '../results/outcome-rules.ts';
import type { Score, Strengths } from '../sports.ts';
import { sharesLeft } from './clock.ts';
import { type Course, coursesOf } from './rates.ts';
import { countsOfGrid, exactScore, type ScoreGrid, scoreChance, scoreGrid } from './score-grid.ts';

const NIL: Score = { home: 0, away: 0 };

type Part = { readonly grid: ScoreGrid; readonly counts: Counts };

/** Everything that prices of one football match are asked of, made once for a state of it. */
export type FootballOutlook = {
  readonly strengths: Strengths['FOOTBALL'];
  readonly state: MatchState;
  readonly left: readonly [number, number];
  readonly courses: readonly Course[];
  part(period: Market['period']): Part;
  corners(period: Market['period']): Counts;
  cards(period: Market['period']): Counts;
  /** HOME/HOME, HOME/DRAW … AWAY/AWAY. */
  halfFull(): Float64Array;
  highestHalf(): Float64Array;
};

export function footballOutlook(
  strengths: Strengths['FOOTBALL'],
  state: MatchState,
): FootballOutlook {
  const left = sharesLeft(state);
  const courses = coursesOf(strengths, left, state.reds);
  const made = new Map<string, unknown>();
  const once = <Made>(name: string, make: () => Made): Made => {
    if (!made.has(name)) made.set(name, make());
    return made.get(name) as Made;
  };
  const shareOf = (period: Market['period']) =>
    period === 'FULL' ? left[0] + left[1] : left[period === 'HALF_1' ? 0 : 1];
  const outlook: FootballOutlook = {
    strengths,
    state,
    left,
    courses,
    part: (period) =>
      once(period, () => {
        const grid = scoreGrid(soFar(period, state.periods), goalsOf(courses, period));
        return { grid, counts: countsOfGrid(grid) };
      }),
    corners: (period) =>
      once(`${period} corners`, () =>
        poissonCounts(soFar(period, state.corners), strengths.corners, shareOf(period)),
      ),
    cards: (period) =>
      once(`${period} cards`, () => cardCounts(strengths, state, period, shareOf(period))),
    halfFull: () => once('half full', () => halfFullTable(outlook)),
    highestHalf: () => once('highest half', () => highestHalfTable(outlook)),
  };
  return outlook;
}

export function footballChances(
  outlook: FootballOutlook,
  market: Market,
  selection: Selection,
  countedAtBet: Score,
): Chances | null {
  const { code, period } = market;
  if (code.startsWith('CORNERS')) {
    return chancesOfCounts(outlook.corners(period), market, selection, countedAtBet);
  }
  if (code.startsWith('CARDS')) {
    return chancesOfCounts(outlook.cards(period), market, selection, countedAtBet);
  }
  const { grid, counts } = outlook.part(period);
  const simple = chancesOfCounts(counts, market, selection, countedAtBet);
  if (simple !== null) return simple;
  const win = specialChance(outlook, grid, market, selection);
  return win === null ? null : evenly(win);
}

function specialChance(
  outlook: FootballOutlook,
  grid: ScoreGrid,
  { code, period, subject }: Market,
  selection: Selection,
): number | null {
  const yes = (chance: number) => (selection === 'YES' ? chance : 1 - chance);
  const isHome = subject === 'HOME';
  switch (code) {
    case 'CORRECT_SCORE': {
      const max = period === 'FULL' ? CORRECT_SCORE_MAX.FULL : CORRECT_SCORE_MAX.HALF;
      if (selection === 'OTHER') return scoreChance(grid, (h, a) => h > max || a > max);
      const [home, away] = selection.split(':').map(Number) as [number, number];
      return exactScore(grid, home, away);
    }
    case 'BOTH_SCORE':
      return yes(scoreChance(grid, (h, a) => h > 0 && a > 0));
    case 'CLEAN_SHEET':
      return yes(scoreChance(grid, (h, a) => (isHome ? a : h) === 0));
    case 'WIN_TO_NIL':
      return yes(scoreChance(grid, (h, a) => (isHome ? a === 0 && h > 0 : h === 0 && a > 0)));
    case 'RED_CARD':
      return yes(redChance(outlook));
    case 'NEXT_GOAL':
      return nextGoalChance(outlook, Number(subject), selection);
    case 'HALF_FULL':
      return outlook.halfFull()[placeOfPair(selection)] ?? 0;
    case 'HIGHEST_HALF':
      return outlook.highestHalf()[HALVES.indexOf(selection)] ?? 0;
    default:
      return null;
  }
}

function redChance({ strengths, state, left }: FootballOutlook): number {
  if (state.reds.home + state.reds.away > 0) return 1;
  return 1 - Math.exp(-(strengths.reds.home + strengths.reds.away) * (left[0] + left[1]));
}

/** The next goal only; one that has been scored is decided, a later one has no price. */
function nextGoalChance(
  { state, courses, left }: FootballOutlook,
  number: number,
  selection: Selection,
): number | null {
  const scored = state.sequence[number - 1];
  if (scored !== undefined) return scored === selection ? 1 : 0;
  if (number !== state.sequence.length + 1) return null;
  if (left[0] + left[1] === 0) return selection === 'NONE' ? 1 : 0;
  const ends = { HOME: 0, AWAY: 0, NONE: 0 };
  for (const { weight, halves } of courses) {
    let open = weight;
    for (const { home, away } of halves) {
      const any = home + away;
      if (any === 0) continue;
      const scores = open * -Math.expm1(-any);
      ends.HOME += (scores * home) / any;
      ends.AWAY += (scores * away) / any;
      open -= scores;
    }
    ends.NONE += open;
  }
  return ends[selection as keyof typeof ends] ?? 0;
}

/** The leads of both halves, course by course: they hang together where a red card may come. */
function halfFullTable({ state, courses }: FootballOutlook): Float64Array {
  const table = new Float64Array(9);
  const first = state.periods[0] ?? NIL;
  const second = state.periods[1] ?? NIL;
  for (const { weight, halves } of courses) {
    const one = leadOf(first, halves[0]);
    const two = leadOf(second, halves[1]);
    for (let i = 0; i < one.p.length; i += 1) {
      const lead = one.min + i;
      const chance = weight * one.p[i]!;
      const row = 3 * placeOf(lead);
      for (let k = 0; k < two.p.length; k += 1) {
        table[row + placeOf(lead + two.min + k)]! += chance * two.p[k]!;
      }
    }
  }
  return table;
}

/** FIRST, EQUAL, SECOND: the half with more goals. */
function highestHalfTable({ state, courses }: FootballOutlook): Float64Array {
  const table = new Float64Array(3);
  const [first = 0, second = 0] = state.periods.map(({ home, away }) => home + away);
  for (const { weight, halves } of courses) {
    const one = poisson(halves[0].home + halves[0].away);
    const two = poisson(halves[1].home + halves[1].away);
    for (let i = 0; i < one.length; i += 1) {
      const chance = weight * one[i]!;
      for (let k = 0; k < two.length; k += 1) {
        table[placeOf(i + first - k - second)]! += chance * two[k]!;
      }
    }
  }
  return table;
}

const RESULTS = ['HOME', 'DRAW', 'AWAY'];
const HALVES = ['FIRST', 'EQUAL', 'SECOND'];
/** Where a lead stands in these lists. */
const placeOf = (lead: number) => (lead > 0 ? 0 : lead === 0 ? 1 : 2);

function placeOfPair(selection: Selection): number {
  const [half, full] = selection.split('/');
  return 3 * RESULTS.indexOf(half!) + RESULTS.indexOf(full!);
}

function leadOf(from: Score, goals: Score) {
  const { min, p } = minusDistribution(
    { min: 0, p: poisson(goals.home) },
    { min: 0, p: poisson(goals.away) },
  );
  return { min: min + from.home - from.away, p };
}

function soFar(period: Market['period'], list: readonly Score[]): Score {
  if (period === 'FULL') return sumOf(list);
  return list[period === 'HALF_1' ? 0 : 1] ?? NIL;
}

function goalsOf(courses: readonly Course[], period: Market['period']) {
  return courses.map(({ weight, halves }) => {
    const goals = period === 'FULL' ? sumOf(halves) : halves[period === 'HALF_1' ? 0 : 1];
    return { weight, goals };
  });
}

function poissonCounts(from: Score, rates: Score, share: number): Counts {
  const home = { min: from.home, p: poisson(rates.home * share) };
  const away = { min: from.away, p: poisson(rates.away * share) };
  return {
    home,
    away,
    lead: minusDistribution(home, away),
    total: plusDistribution(home, away),
  };
}

/** Yellow cards, and the one red that a match may have. */
function cardCounts(
  strengths: Strengths['FOOTBALL'],
  state: MatchState,
  period: Market['period'],
  share: number,
): Counts {
  const yellow = poissonCounts(soFar(period, state.cards), strengths.cards, share);
  const risk = strengths.reds.home + strengths.reds.away;
  if (risk === 0 || share === 0 || state.reds.home + state.reds.away > 0) return yellow;
  const left = sharesLeft(state);
  const before = period === 'HALF_2' ? left[0] : 0;
  const any = Math.exp(-risk * before) * -Math.expm1(-risk * share);
  const homeRed = (any * strengths.reds.home) / risk;
  const awayRed = any - homeRed;
  const none = 1 - any;
  const one = { min: 0, p: Float64Array.of(none, any) };
  return {
    home: plusDistribution(yellow.home, { min: 0, p: Float64Array.of(1 - homeRed, homeRed) }),
    away: plusDistribution(yellow.away, { min: 0, p: Float64Array.of(1 - awayRed, awayRed) }),
    lead: plusDistribution(yellow.lead, { min: -1, p: Float64Array.of(awayRed, none, homeRed) }),
    total: plusDistribution(yellow.total, one),
  };
}
