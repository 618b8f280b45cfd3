import { type LineSymbol, type LinesRules, type Pays, SCATTER, WILD } from './rules.ts';

/** Lines are numbered from 1. */
export type LineWin = { line: number; symbol: string; count: number; units: number };

/** What each line pays, in line bets: its single best combination from the left. */
export function lineWins(rules: LinesRules, board: readonly (readonly string[])[]): LineWin[] {
  return rules.lines.flatMap((rows, line) => {
    const symbols = board.map((column, reel) => column[Number(rows[reel])]!);
    const win = bestOnLine(rules.pays, symbols);
    return win ? [{ line: line + 1, ...win }] : [];
  });
}

/** Wilds alone, or wilds and the first other symbol: whichever pays more. */
export function bestOnLine(
  pays: Readonly<Record<LineSymbol, Pays>>,
  symbols: readonly string[],
): Omit<LineWin, 'line'> | undefined {
  const other = symbols.find((symbol) => symbol !== WILD) ?? WILD;
  const wins = [WILD, other].filter(isPaying).map((symbol) => {
    const count = leading(symbols, symbol);
    return { symbol, count, units: pays[symbol][count - 3] ?? 0 };
  });
  const best = wins.reduce((a, b) => (b.units > a.units ? b : a));
  return best.units > 0 ? best : undefined;
}

const isPaying = (symbol: string): symbol is LineSymbol => symbol !== SCATTER;

function leading(symbols: readonly string[], target: string): number {
  const end = symbols.findIndex((symbol) => symbol !== target && symbol !== WILD);
  return end === -1 ? symbols.length : end;
}
