import { type MarketCode, readMarketKey } from '@baize/games';
import type { Market } from '../book.ts';
import { grouped } from '../grouped.ts';

export const groups = ['main', 'handicap', 'total', 'periods', 'score', 'specials'] as const;
export type Group = (typeof groups)[number];

const MAIN: readonly MarketCode[] = [
  'MATCH_RESULT',
  'WINNER',
  'DOUBLE_CHANCE',
  'DRAW_NO_BET',
  'BOTH_SCORE',
  'NEXT_GOAL',
  'OUTRIGHT',
  'PLACE',
];
const SCORE: readonly MarketCode[] = ['CORRECT_SCORE', 'EXACT_TOTAL', 'MARGIN', 'HALF_FULL'];

/** Where bettors look for a market: part of a match first, then its kind. */
export function groupOf(key: string): Group {
  const market = readMarketKey(key);
  if (!market) return 'specials';
  if (market.period !== 'FULL') return 'periods';
  const { code } = market;
  if (MAIN.includes(code)) return 'main';
  if (SCORE.includes(code)) return 'score';
  if (/^(CORNERS|CARDS)/.test(code)) return 'specials';
  if (code.includes('HANDICAP') || code === 'SPREAD') return 'handicap';
  if (code.includes('TOTAL') || code.startsWith('TEAM_')) return 'total';
  return 'specials';
}

/** One card: a market, or all lines of it. */
export type MarketCard = { id: string; group: Group; markets: Market[] };

/** Lines of one market stand on one card, lowest first; cards keep the order of the house. */
export function cardsOf(markets: readonly Market[]): MarketCard[] {
  const cards = grouped(
    markets,
    ({ code, period, subject, line }) =>
      `${code}.${period}.${line === null ? (subject ?? '') : `*${subject ?? ''}`}`,
  );
  return [...cards].map(([id, list]) => ({
    id,
    group: groupOf(list[0]!.key),
    markets: list.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)),
  }));
}

/** In the first group also the first line of each kind, so that most find theirs at once. */
export function cardsIn(cards: readonly MarketCard[], group: Group): MarketCard[] {
  if (group !== 'main') return cards.filter((card) => card.group === group);
  const first = (['handicap', 'total'] as const).flatMap((kind) => {
    const card = cards.find((one) => one.group === kind);
    return card ? [{ ...card, markets: [evenest(card.markets)] }] : [];
  });
  const main = cards.filter((card) => card.group === 'main');
  return [...main.slice(0, 1), ...first, ...main.slice(1)];
}

/** The line whose two sides cost most nearly the same. */
export function evenest(markets: readonly Market[]): Market {
  const gap = ({ selections: [a, b] }: Market) => Math.abs((a?.odds ?? 0) - (b?.odds ?? 0));
  return markets.reduce((best, market) => (gap(market) < gap(best) ? market : best));
}
