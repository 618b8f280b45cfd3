import { readFields, readWord } from '../choice.ts';

export type HiloChoice = Record<string, never>;
const ACTIONS = ['higher', 'lower', 'skip', 'cashout'] as const;
export type HiloAction = { action: (typeof ACTIONS)[number] };
export type HiloGuess = 'higher' | 'lower';

export const hiloRules = {
  /** Ace is 1, king 13, from an endless deck. */
  ranks: 13,
  /** One per cent stays with the house, once for the whole round. */
  shareOfHundred: 99,
  mostSkips: 52,
  /** "Higher" includes the same rank, but for the ace; "lower" includes it, but for the king. */
  same: { higher: 'wins, but on an ace', lower: 'wins, but on a king' },
  lapse: 'cashout, or the stake back before the first guess',
} as const;

/** Nothing is chosen before the first card. */
export function readHiloChoice(choice: unknown): HiloChoice | undefined {
  return readFields(choice, []) ? {} : undefined;
}

/** Reads `{action: "higher" | "lower" | "skip" | "cashout"}`. */
export function readHiloAction(action: unknown): HiloAction | undefined {
  const word = readWord(readFields(action, ['action'])?.action, ACTIONS);
  return word && { action: word };
}
