import { type WaysRules, WILD, waySymbols } from './rules.ts';

export type WayWin = { symbol: string; count: number; ways: number; units: number };

/** What each symbol pays: the product of its counts, wilds included, on adjacent reels from the left. */
export function wayWins(rules: WaysRules, board: readonly (readonly string[])[]): WayWin[] {
  return waySymbols.flatMap((symbol) => {
    const { count, ways } = waysOf(board, symbol);
    const pays = rules.pays[symbol][count - 3];
    return pays === undefined ? [] : [{ symbol, count, ways, units: pays * ways }];
  });
}

function waysOf(board: readonly (readonly string[])[], symbol: string) {
  let count = 0;
  let ways = 1;
  for (const column of board) {
    const here = column.filter((shown) => shown === symbol || shown === WILD).length;
    if (here === 0) break;
    count += 1;
    ways *= here;
  }
  return { count, ways };
}
