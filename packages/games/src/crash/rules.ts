import { readFields, readHundredths } from '../choice.ts';

/** Hundredths; absent when the player means to cash out by hand. */
export type CrashChoice = { autoCashout?: number };

export const crashRules = {
  shareOfHundred: 99,
  /** The first 52 bits of HMAC-SHA256(key the round's link, message the salt), read as r. */
  bits: 52,
  /** The round is worth e^(growth × milliseconds). */
  growthPerMs: 0.00006,
  bettingMs: 5_000,
  autoCashout: { min: 101, max: 100_000_000 },
  /** A cash-out by hand counts when the server has it strictly before the crash. */
  tie: 'crash',
} as const;

/** Reads `{}` or `{autoCashout: 2}`; at most two decimals. */
export function readCrashChoice(choice: unknown): CrashChoice | undefined {
  const fields = readFields(choice, ['autoCashout'], ['autoCashout']);
  if (!fields) return undefined;
  if (fields.autoCashout === undefined) return {};
  const { min, max } = crashRules.autoCashout;
  const autoCashout = readHundredths(fields.autoCashout, min, max);
  return autoCashout === undefined ? undefined : { autoCashout };
}

/** Leave the round that flies, or take the bet back from one that has not begun. */
export type CrashAction = { action: 'cashout' | 'cancel' };

export function readCrashAction(action: unknown): CrashAction | undefined {
  const word = readFields(action, ['action'])?.action;
  return word === 'cashout' || word === 'cancel' ? { action: word } : undefined;
}
