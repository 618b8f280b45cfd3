import type { Score, Side } from '../sports.ts';

/** The eighth tower opens the base, and the map is won. */
export const TOWERS_TO_WIN = 8;

export function mapWinner({ home, away }: Score): Side | null {
  if (home >= TOWERS_TO_WIN) return 'HOME';
  return away >= TOWERS_TO_WIN ? 'AWAY' : null;
}
