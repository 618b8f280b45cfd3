import type { Book } from '../book.ts';
import { shifted } from '../chances/distribution.ts';
import { linesAround } from '../chances/lines.ts';
import type { Market, MarketCode, Period } from '../market.ts';
import type { MatchState } from '../match.ts';
import type { Strengths } from '../sports.ts';
import { type FootballOutlook, footballChances, footballOutlook } from './football-chances.ts';

const LINES = { step: 1, each: 4 } as const;
const HALF_LINES = { step: 4, each: 2 } as const;

export function footballBook(strengths: Strengths['FOOTBALL'], state: MatchState): Book {
  const outlook = footballOutlook(strengths, state);
  return {
    bestOf: 0,
    offers: () => footballOffers(outlook),
    chances: (market, selection, from) => footballChances(outlook, market, selection, from),
  };
}

/** What is on sale of a football match as it stands. */
function footballOffers(outlook: FootballOutlook): Market[] {
  const { left, state } = outlook;
  const periods = (['FULL', 'HALF_1', 'HALF_2'] as const).filter((period) => {
    if (period === 'FULL') return left[0] + left[1] > 0;
    return left[period === 'HALF_1' ? 0 : 1] > 0;
  });
  const next = String(state.sequence.length + 1);
  const whole: Market[] = [
    { code: 'NEXT_GOAL', period: 'FULL', line: null, subject: next },
    { code: 'HIGHEST_HALF', period: 'FULL', line: null, subject: null },
    { code: 'RED_CARD', period: 'FULL', line: null, subject: null },
  ];
  // At half time half of the answer is known, and three of the nine are left.
  const halfFull: Market = { code: 'HALF_FULL', period: 'FULL', line: null, subject: null };
  return [
    ...periods.flatMap((period) => offersOf(outlook, period)),
    ...whole,
    ...(left[0] > 0 ? [halfFull] : []),
  ];
}

function offersOf(outlook: FootballOutlook, period: Period): Market[] {
  const { counts, grid } = outlook.part(period);
  const plain = (code: MarketCode): Market => ({ code, period, line: null, subject: null });
  const lined = (code: MarketCode, lines: readonly number[], subject: string | null = null) =>
    lines.map((line): Market => ({ code, period, line, subject }));
  const sided = (code: MarketCode): Market[] =>
    ['HOME', 'AWAY'].map((subject) => ({ code, period, line: null, subject }));
  const rest = shifted(counts.lead, grid.from.away - grid.from.home);
  const isFull = period === 'FULL';
  const lead = grid.from.home - grid.from.away;
  const threeWay = [-8, -4, 4, 8].map((line) => line - 4 * lead);
  const corners = outlook.corners(period);
  const common = [
    plain('MATCH_RESULT'),
    ...lined('HANDICAP', linesAround(rest, 1, LINES)),
    ...lined('TOTAL', linesAround(counts.total, -1, LINES)),
    plain('DOUBLE_CHANCE'),
    plain('DRAW_NO_BET'),
    plain('BOTH_SCORE'),
    plain('CORRECT_SCORE'),
    plain('ODD_EVEN'),
    ...lined('CORNERS_TOTAL', linesAround(corners.total, -1, HALF_LINES, 2)),
  ];
  if (!isFull) return common;
  const cards = outlook.cards(period);
  return [
    ...common,
    ...lined('TEAM_TOTAL', linesAround(counts.home, -1, HALF_LINES, 2), 'HOME'),
    ...lined('TEAM_TOTAL', linesAround(counts.away, -1, HALF_LINES, 2), 'AWAY'),
    ...lined('HANDICAP_3WAY', threeWay),
    plain('EXACT_TOTAL'),
    ...sided('CLEAN_SHEET'),
    ...sided('WIN_TO_NIL'),
    plain('CORNERS_RESULT'),
    ...lined('CORNERS_HANDICAP', linesAround(corners.lead, 1, HALF_LINES, 2)),
    ...lined('CARDS_TOTAL', linesAround(cards.total, -1, HALF_LINES, 2)),
    ...lined('CARDS_HANDICAP', linesAround(cards.lead, 1, { step: 4, each: 1 }, 2)),
  ];
}
