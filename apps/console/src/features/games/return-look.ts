import type { gamesOperator, Output } from '@baize/contract';

export type GameReturn = Output<typeof gamesOperator.listReturns.value>['list'][number];
export type ReturnDays = Output<typeof gamesOperator.showReturn.value>;

type Measured = { mean: number; lowest: number; highest: number };

/** How far a game is from what it promises; 0 inside the promise, which may be a span. */
export function distanceOf({ mean, lowest, highest }: Measured): number {
  if (mean < lowest) return mean - lowest;
  return mean > highest ? mean - highest : 0;
}

/** `97.35 %`. */
export function percentOf(share: number, decimals = 2): string {
  return `${(share * 100).toFixed(decimals)} %`;
}

/** The promise: one figure, or a span where it depends on how one bets. */
export function promiseOf({ lowest, highest }: Omit<Measured, 'mean'>): string {
  const [low, high] = [percentOf(lowest), percentOf(highest)];
  return low === high ? low : `${low.replace(' %', '')} – ${high}`;
}

/** `+1.20`, `−0.45`: points of a percent. */
export function pointsOf(share: number): string {
  const points = Math.abs(share * 100).toFixed(2);
  if (Number(points) === 0) return '0.00';
  return `${share < 0 ? '−' : '+'}${points}`;
}
