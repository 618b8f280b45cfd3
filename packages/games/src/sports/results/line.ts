import type { Chances, Outcome } from '../book.ts';

/** How a line ends by quarters left over: half a goal and more wins, a quarter wins half, none is a push. */
export function settleLine(quarters: number): Outcome {
  if (quarters >= 2) return 'WIN';
  if (quarters === 1) return 'HALF_WIN';
  if (quarters === 0) return 'PUSH';
  return quarters === -1 ? 'HALF_LOSE' : 'LOSE';
}

/** The same bet seen from its other side. */
export function turned({ win, halfWin, push, halfLose, lose }: Chances): Chances {
  return { win: lose, halfWin: halfLose, push, halfLose: halfWin, lose: win };
}

/** A bet that wins or loses and nothing else. */
export function evenly(win: number): Chances {
  return { win, halfWin: 0, push: 0, halfLose: 0, lose: 1 - win };
}

/** The same of one of two sides, by the chance of home. */
export function forSide(home: number, selection: string): Chances {
  return evenly(selection === 'HOME' ? home : 1 - home);
}

export function yesOrNo(yes: number, selection: string): Chances {
  return evenly(selection === 'YES' ? yes : 1 - yes);
}

/**
 * 1 / fair price of a bet: 1 + (lose + halfLose / 2) / (win + halfWin / 2), turned round. 0 where it
 * cannot win.
 */
export function fairProbability({ win, halfWin, halfLose, lose }: Chances): number {
  const won = win + halfWin / 2;
  const lost = lose + halfLose / 2;
  return won + lost === 0 ? 0 : won / (won + lost);
}
