import { choose, ratio } from '../pay.ts';
import { bingoCorners, bingoLines, bingoRules, FREE_CELL } from './rules.ts';

export type BingoChances = { noLine: number; oneLine: number; moreLines: number; corners: number };

/**
 * Exactly, by inclusion and exclusion over all 4,096 sets of lines: cells that must all be drawn
 * are drawn in C(75 − cells, 29 − cells) of the C(75, 29) ways, whichever numbers they hold.
 */
export function bingoChances(): BingoChances {
  let none = 0n;
  let one = 0n;
  for (let set = 0; set < 2 ** bingoLines.length; set += 1) {
    const lines = bingoLines.filter((_, i) => (set >> i) & 1);
    const drawn = waysWith(cellsOf(lines));
    const sign = lines.length % 2 === 0 ? 1n : -1n;
    none += sign * drawn;
    one -= sign * BigInt(lines.length) * drawn;
  }
  const all = choose(bingoRules.balls, bingoRules.drawn);
  return {
    noLine: ratio(none, all),
    oneLine: ratio(one, all),
    moreLines: ratio(all - none - one, all),
    corners: ratio(waysWith(bingoCorners.length), all),
  };
}

function cellsOf(lines: readonly (readonly number[])[]): number {
  const cells = new Set(lines.flat());
  cells.delete(FREE_CELL);
  return cells.size;
}

const ways: bigint[] = [];

/** In how many draws these cells are all among the balls. */
function waysWith(cells: number): bigint {
  ways[cells] ??= choose(bingoRules.balls - cells, bingoRules.drawn - cells);
  return ways[cells];
}

export function bingoReturn(): number {
  const { oneLine, moreLines, corners } = bingoChances();
  const { pays } = bingoRules;
  return oneLine * pays.oneLine + moreLines * pays.moreLines + corners * pays.corners;
}

/** How often a card wins anything: a line, or the corners without one. */
export function bingoHitRate(): number {
  let neither = 0n;
  const sets = [...bingoLines, bingoCorners];
  for (let set = 0; set < 2 ** sets.length; set += 1) {
    const chosen = sets.filter((_, i) => (set >> i) & 1);
    neither += (chosen.length % 2 === 0 ? 1n : -1n) * waysWith(cellsOf(chosen));
  }
  return 1 - ratio(neither, choose(bingoRules.balls, bingoRules.drawn));
}
