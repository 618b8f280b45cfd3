import type { SlotRules } from '@baize/games';
import type { ToldWin } from './played-spins.ts';

export type Cell = { column: number; row: number };

type Win = Pick<ToldWin, 'kind' | 'symbol' | 'count' | 'line'>;

/** Which cells of the board a win is made of. */
export function winCells(
  rules: SlotRules,
  board: readonly (readonly string[])[],
  win: Win,
): Cell[] {
  if (win.kind === 'line' && rules.model === 'lines25') return lineCells(rules.lines, win);
  const columns = win.kind === 'ways' ? win.count : board.length;
  const isPart = (symbol: string) =>
    symbol === win.symbol || (win.kind === 'ways' && symbol === 'W');
  return board
    .slice(0, columns)
    .flatMap((shown, column) =>
      shown.flatMap((symbol, row) => (isPart(symbol) ? [{ column, row }] : [])),
    );
}

const lineCells = (lines: readonly string[], { line = 1, count }: Win): Cell[] =>
  Array.from({ length: count }, (_, column) => ({
    column,
    row: rowOnLine(lines[line - 1]!, column),
  }));

export const rowOnLine = (line: string, column: number): number => Number(line[column]);
