import { type LineSymbol, type LinesRules, type Pays, SCATTER, WILD } from './rules.ts';

const ZERO = '0'.charCodeAt(0);

/** Lines are numbered from 1. */
export type LineWin = { line: number; symbol: string; count: number; units: number };

/** What each line pays, in line bets: its single best combination from the left. */
export function lineWins(rules: LinesRules, board: readonly (readonly string[])[]): LineWin[] {
  return rules.lines.flatMap((rows, line) => {
    const symbols = board.map((column, reel) => column[rows.charCodeAt(reel) - ZERO]!);
    const win = bestOnLine(rules.pays, symbols);
    return win ? [{ line: line + 1, ...win }] : [];
  });
}

/** Wilds alone, or wilds and the first other symbol: whichever pays more. */
export function bestOnLine(
  pays: Readonly<Record<LineSymbol, Pays>>,
  symbols: readonly string[],
): Omit<LineWin, 'line'> | undefined {
  const wilds = leading(symbols, WILD);
  const other = symbols[wilds] ?? WILD;
  const alone = winOf(pays, WILD, wilds);
  const best =
    other === SCATTER ? alone : better(alone, winOf(pays, other, leading(symbols, other)));
  return best.units > 0 ? best : undefined;
}

type Win = Omit<LineWin, 'line'>;

function winOf(pays: Readonly<Record<string, Pays>>, symbol: string, count: number): Win {
  return { symbol, count, units: pays[symbol]?.[count - 3] ?? 0 };
}

const better = (one: Win, other: Win) => (other.units > one.units ? other : one);

/** How many from the left are the target, or wild in its place. */
function leading(symbols: readonly string[], target: string): number {
  let count = 0;
  while (count < symbols.length && (symbols[count] === target || symbols[count] === WILD)) {
    count += 1;
  }
  return count;
}
