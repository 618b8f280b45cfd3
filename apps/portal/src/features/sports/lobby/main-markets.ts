import type { Market } from '../book.ts';

export type Column = 'result' | 'handicap' | 'total';
export const columns: readonly Column[] = ['result', 'handicap', 'total'];

/** The three markets that a row shows: who wins, by how much, and how many. */
export function mainMarkets(markets: readonly Market[]): Record<Column, Market | undefined> {
  const has = (market: Market, code: string) => market.selections.some((one) => one.code === code);
  const whole = markets.filter(({ period }) => period === 'FULL');
  return {
    result: whole.find((market) => market.line === null && has(market, 'HOME')),
    handicap: whole.find((market) => market.line !== null && has(market, 'HOME')),
    total: whole.find((market) => market.line !== null && has(market, 'OVER')),
  };
}
