import { readFields, readHundredths } from '../choice.ts';

/** Hundredths: a target of 2.00 is 200. */
export type LimboChoice = { target: number };

export const limboRules = {
  /** The result is floor2(0.99 / float), at least 1.00, at most the cap; all in hundredths. */
  shareOfHundred: 99,
  least: 100,
  cap: 100_000_000,
  targets: { min: 101, max: 100_000_000 },
} as const;

/** Reads `{target: 2}`; a target has at most two decimals. */
export function readLimboChoice(choice: unknown): LimboChoice | undefined {
  const fields = readFields(choice, ['target']);
  const { min, max } = limboRules.targets;
  const target = fields && readHundredths(fields.target, min, max);
  return target === undefined ? undefined : { target };
}
