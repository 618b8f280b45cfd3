export type DiceSide = 'under' | 'over';

/** Hundredths: a target of 50.50 is 5050, so that no rule depends on a float. */
export type DiceChoice = { target: number; side: DiceSide };

export const diceRules = {
  /** A roll is floor(float × outcomes), in hundredths: 0.00 to 100.00. */
  outcomes: 10_001,
  /** Under wins below the target, over wins above it. */
  targets: { min: 200, max: 9_800 },
  /** What a sure thing would pay, in hundredths of the stake: one per cent stays with the house. */
  shareOfHundred: 99,
  /** Multipliers are floored to ten-thousandths. */
  multiplierUnit: 10_000,
} as const;

/** Reads `{target: 50.5, side: "under"}`; a target has at most two decimals. */
export function readDiceChoice(value: unknown): DiceChoice | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { target, side, ...rest } = value as Record<string, unknown>;
  if (Object.keys(rest).length > 0) return undefined;
  if (side !== 'under' && side !== 'over') return undefined;
  const hundredths = readHundredths(target);
  if (hundredths === undefined) return undefined;
  const { min, max } = diceRules.targets;
  return hundredths < min || hundredths > max ? undefined : { target: hundredths, side };
}

function readHundredths(target: unknown): number | undefined {
  if (typeof target !== 'number') return undefined;
  const match = /^(\d{1,3})(?:\.(\d{1,2}))?$/.exec(String(target));
  return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined;
}
