import type { SlotRules } from '@baize/games';

/** What one symbol pays, in multiples of the whole bet. */
export type PayRow = { symbol: string; pays: { count: string; times: number }[] };

const PARTS_PER_BET = { lines25: 25, ways243: 40, tumble65: 10 } as const;
const COUNTS = {
  reels: ['5', '4', '3'],
  tumble: ['12+', '10–11', '8–9'],
  tumbleScatter: ['6+', '5', '4'],
};

/** From the dearest: first what pays most, the scatter last. */
export function payRows(rules: SlotRules): PayRow[] {
  const isTumble = rules.model === 'tumble65';
  const counts = isTumble ? COUNTS.tumble : COUNTS.reels;
  const per = PARTS_PER_BET[rules.model];
  const rows = Object.entries(rules.pays).map(([symbol, pays]) => rowOf(symbol, pays, counts, per));
  const scatterCounts = isTumble ? COUNTS.tumbleScatter : COUNTS.reels;
  return [...rows, rowOf('S', rules.scatterPays, scatterCounts, 1)];
}

const rowOf = (
  symbol: string,
  pays: readonly number[],
  counts: readonly string[],
  per: number,
): PayRow => ({
  symbol,
  pays: counts.map((count, i) => ({ count, times: pays[2 - i]! / per })),
});
