import {
  amountAtRisk,
  combinedOdds,
  countLines,
  largestReturn,
  type OddsFormat,
  systemLines,
} from '@baize/games';
import { type Money, readMoney } from '@baize/money';
import type { Slip, SlipLeg } from './slip.ts';

/** How many stakes the slip takes: one for each single, and for each parlay of a system. */
export function timesOf({ mode, legs, sizes }: Slip): number {
  if (mode === 'SINGLE') return legs.length;
  return mode === 'PARLAY' ? 1 : countLines(legs.length, sizes);
}

export const eachOf = ({ stake }: Slip): Money => readMoney(stake) ?? 0n;

/** What is at risk on one single: beside negative Malay odds people write what they want to win. */
export const singleStake = (slip: Slip, leg: SlipLeg, format: OddsFormat): Money =>
  amountAtRisk(eachOf(slip), leg.odds, format);

export function totalOf(slip: Slip, format: OddsFormat): Money {
  if (slip.mode !== 'SINGLE') return eachOf(slip) * BigInt(timesOf(slip));
  return slip.legs.reduce((sum, leg) => sum + singleStake(slip, leg, format), 0n);
}

/** More parlays than this are left for the house to sum up. */
const MAX_LINES = 1_000;

/** What comes back if everything wins, as the house will pay it; undefined where only the house knows. */
export function returnOf(slip: Slip, format: OddsFormat): Money | undefined {
  const { legs, mode, sizes } = slip;
  const odds = legs.map((leg) => leg.odds);
  if (mode === 'SINGLE') {
    return legs.reduce(
      (sum, leg) => sum + largestReturn(singleStake(slip, leg, format), [leg.odds], [[0]]),
      0n,
    );
  }
  if (timesOf(slip) > MAX_LINES) return undefined;
  const lines = systemLines(legs.length, mode === 'PARLAY' ? [legs.length] : sizes);
  return largestReturn(eachOf(slip), odds, lines);
}

export const parlayOdds = ({ legs }: Slip): number => combinedOdds(legs.map(({ odds }) => odds));
