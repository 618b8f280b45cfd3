import type { Score, Side } from '../sports.ts';

/** Sides change after twelve rounds; thirteen win the map. */
export const HALF_ROUNDS = 12;
export const OVERTIME_HALF = 3;
const OVERTIME_ROUNDS = 2 * OVERTIME_HALF;

/** Thirteen rounds; from twelve all, four of the next six, and again as long as they share them. */
export function mapWinner({ home, away }: Score): Side | null {
  const overtimes = Math.max(0, Math.floor((Math.min(home, away) - HALF_ROUNDS) / OVERTIME_HALF));
  const isOvertime = home >= HALF_ROUNDS && away >= HALF_ROUNDS;
  const target = isOvertime ? HALF_ROUNDS + OVERTIME_HALF * overtimes + 4 : HALF_ROUNDS + 1;
  if (home >= target) return 'HOME';
  return away >= target ? 'AWAY' : null;
}

/** Whether who attacked first attacks in this round, counted from 0. */
export function openerAttacks(round: number): boolean {
  if (round < 2 * HALF_ROUNDS) return round < HALF_ROUNDS;
  return (round - 2 * HALF_ROUNDS) % OVERTIME_ROUNDS < OVERTIME_HALF;
}
