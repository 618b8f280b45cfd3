import type { MatchState } from '../match.ts';

/** Seconds on the clock of a half, whatever its length in real time. */
export const HALF_CLOCK = 2_700;
export const MATCH_CLOCK = 2 * HALF_CLOCK;

/** The share of the whole match that is left of each half. */
export function sharesLeft(state: MatchState): readonly [number, number] {
  if (state.phase === 'FINISHED') return [0, 0];
  const left = (half: number) => {
    if (state.periodsDone > half) return 0;
    const gone = Math.min(Math.max(state.clock - half * HALF_CLOCK, 0), HALF_CLOCK);
    return (HALF_CLOCK - gone) / MATCH_CLOCK;
  };
  return [left(0), left(1)];
}
