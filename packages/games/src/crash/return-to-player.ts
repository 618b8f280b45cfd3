import { ratio } from '../pay.ts';
import { crashRules } from './rules.ts';

const WHOLE = 2n ** BigInt(crashRules.bits);

/** P(crash ≥ m): of the 2⁵² values r, those with m × (2⁵² − r) ≤ 99 × 2⁵², m in hundredths. */
export function crashReachRate(hundredths: number): number {
  if (hundredths <= 100) return 1;
  const reached = (BigInt(crashRules.shareOfHundred) * WHOLE) / BigInt(hundredths);
  return ratio(reached, WHOLE);
}

export function crashReturn(autoCashout: number): number {
  return (crashReachRate(autoCashout) * autoCashout) / 100;
}
