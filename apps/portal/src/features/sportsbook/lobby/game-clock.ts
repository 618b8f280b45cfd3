import type { MatchRow, MatchState } from '../book.ts';

/** Seconds on the clock of a whole period, where the sport has one. */
const PERIOD_SECONDS: Partial<Record<MatchRow['sport'], number>> = {
  FOOTBALL: 2_700,
  BASKETBALL: 720,
};

/**
 * The clock between two events goes on as it went so far, and never past the end of its period: a
 * virtual match runs quicker than a real one, and both are told in their own time.
 */
export function gameClock(row: MatchRow, state: MatchState, now: number): string {
  const period = PERIOD_SECONDS[row.sport];
  if (!period) return '';
  const pace = state.at > 0 ? state.clock / state.at : 0;
  const sinceEvent = Math.max(0, now - (row.startsAt + state.at));
  const end = period * Math.max(1, state.periods.length);
  const isRunning = state.phase === 'PLAYING';
  const seconds = Math.min(end, state.clock + (isRunning ? sinceEvent * pace : 0));
  if (row.sport === 'BASKETBALL') return clockText(Math.max(0, end - seconds));
  return clockText(seconds);
}

function clockText(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
