import type { Score, Side } from '../sports.ts';

export const POINTS_TO_WIN = 11;
const DEUCE = 2 * (POINTS_TO_WIN - 1);

export function setWinner({ home, away }: Score): Side | null {
  if (home >= POINTS_TO_WIN && home >= away + 2) return 'HOME';
  return away >= POINTS_TO_WIN && away >= home + 2 ? 'AWAY' : null;
}

/** Whether who opened the set serves this point, counted from 0: two each, from ten all one each. */
export function opensPoint(point: number): boolean {
  return point < DEUCE ? Math.floor(point / 2) % 2 === 0 : point % 2 === 0;
}
