import type { MatchState } from '../match.ts';
import type { Score } from '../sports.ts';

export const QUARTERS = 4;
/** Seconds on the clock of a quarter and of an overtime. */
export const QUARTER_CLOCK = 720;
export const OVERTIME_CLOCK = 300;
export const basketballTimes = { quarterMs: 90_000, overtimeMs: 37_500, breakMs: 10_000 } as const;

/** Possessions of each side in a period, counted from 0; an overtime has as many as its time allows. */
export function possessionsOf(pace: number, period: number): number {
  if (period < QUARTERS) return Math.max(1, Math.round(pace));
  return Math.max(1, Math.round((pace * OVERTIME_CLOCK) / QUARTER_CLOCK));
}

export const clockOf = (period: number) =>
  period <= QUARTERS
    ? period * QUARTER_CLOCK
    : QUARTERS * QUARTER_CLOCK + (period - QUARTERS) * OVERTIME_CLOCK;

/** Possessions that either side has yet to play in a period. */
export function possessionsLeft(state: MatchState, pace: number, period: number): Score {
  const each = possessionsOf(pace, period);
  if (period < state.periodsDone) return { home: 0, away: 0 };
  if (period > state.periods.length - 1) return { home: each, away: each };
  const length = period < QUARTERS ? QUARTER_CLOCK : OVERTIME_CLOCK;
  const share = Math.min(1, Math.max(0, (state.clock - clockOf(period)) / length));
  const done = Math.min(2 * each, Math.max(state.possessions, Math.floor(share * 2 * each)));
  const left = 2 * each - done;
  // They take turns: of an odd number the side that is next has one more.
  const more = Math.ceil(left / 2);
  const less = Math.floor(left / 2);
  return hasBall(state, period, done) === 'HOME'
    ? { home: more, away: less }
    : { home: less, away: more };
}

/** Whose possession this is of a period, both counted from 0. */
export function hasBall({ opening }: Pick<MatchState, 'opening'>, period: number, number: number) {
  const isOpener = (period + number) % 2 === 0;
  return isOpener === (opening !== 'AWAY') ? 'HOME' : 'AWAY';
}
