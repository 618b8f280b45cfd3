import type { Market } from '../book.ts';

export type Column = 'result' | 'handicap' | 'total';
export const columns: readonly Column[] = ['result', 'handicap', 'total'];

/** The three markets that a row shows: who wins, by how much, and how many. */
export function mainMarkets(markets: readonly Market[]): Record<Column, Market | undefined> {
  const has = (market: Market, ...codes: string[]) =>
    market.selections.some(({ code }) => codes.includes(code));
  const whole = markets.filter(({ period }) => period === 'FULL');
  return {
    result: whole.find(({ code }) => code === 'MATCH_RESULT' || code === 'WINNER'),
    handicap: whole.find((market) => market.line !== null && has(market, 'HOME', 'AWAY')),
    total: whole.find((market) => market.line !== null && has(market, 'OVER', 'UNDER')),
  };
}
