import {
  amountAtRisk,
  combinedOdds,
  countLines,
  largestReturn,
  type OddsFormat,
  systemLines,
} from '@baize/games';
import { type Money, readMoney } from '@baize/money';
import { freeBetOf, isEachWay, type Slip, type SlipLeg } from './slip.ts';

/** How many stakes the slip takes: one for each single, and for each parlay of a system. */
export function timesOf(slip: Slip): number {
  const { mode, legs, sizes } = slip;
  const ways = Number(waysOf(slip));
  if (mode === 'SINGLE') return ways * legs.length;
  return ways * (mode === 'PARLAY' ? 1 : countLines(legs.length, sizes));
}

/** Each way is two bets: on the win, and on a place. */
export const waysOf = (slip: Pick<Slip, 'legs' | 'isEachWay'>): bigint =>
  isEachWay(slip) ? 2n : 1n;

/** A free bet is shared among the bets that the slip holds. */
export function eachOf(slip: Slip): Money {
  const free = freeBetOf(slip);
  return free ? free.stake / BigInt(Math.max(1, timesOf(slip))) : (readMoney(slip.stake) ?? 0n);
}

/** What is at risk on one single: beside negative Malay odds people write what they want to win. */
export const singleStake = (slip: Slip, leg: SlipLeg, format: OddsFormat): Money =>
  amountAtRisk(eachOf(slip), leg.odds, format);

export function totalOf(slip: Slip, format: OddsFormat): Money {
  const free = freeBetOf(slip);
  if (free) return free.stake;
  if (slip.mode !== 'SINGLE') return eachOf(slip) * BigInt(timesOf(slip));
  const stakes = slip.legs.reduce((sum, leg) => sum + singleStake(slip, leg, format), 0n);
  return stakes * waysOf(slip);
}

/** More parlays than this are left for the house to sum up. */
const MAX_LINES = 1_000;

/** What comes back if everything wins, as the house will pay it; undefined where only the house knows. */
export function returnOf(slip: Slip, format: OddsFormat): Money | undefined {
  const { legs, mode, sizes } = slip;
  if (isEachWay(slip) || freeBetOf(slip)) return undefined;
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
