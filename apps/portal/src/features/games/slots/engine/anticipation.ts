import type { SlotRules } from '@baize/games';

const SCATTERS_TO_START = { lines25: 3, ways243: 3, tumble65: 4 };

/**
 * The columns that are waited for: those before them show one scatter too few, and this one can bring
 * it. It follows from what is seen alone, so it hints at nothing.
 */
export function eagerColumns(
  rules: SlotRules,
  board: readonly (readonly string[])[],
  isFree: boolean,
): number[] {
  const needed =
    rules.model === 'tumble65' && isFree
      ? rules.freeSpins.moreFrom
      : SCATTERS_TO_START[rules.model];
  let seen = 0;
  return board.flatMap((column, c) => {
    const isEager = seen === needed - 1 && mayBring(rules, c);
    seen += column.filter((symbol) => symbol === 'S').length;
    return isEager ? [c] : [];
  });
}

const mayBring = (rules: SlotRules, column: number): boolean =>
  rules.model === 'tumble65' ? rules.weights.S > 0 : rules.reels[column]!.split(' ').includes('S');
