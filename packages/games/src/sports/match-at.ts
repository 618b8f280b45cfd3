import { basketballTimes, clockOf, QUARTERS } from './basketball/clock.ts';
import { HALF_CLOCK } from './football/clock.ts';
import { footballTimes } from './football/simulate-football.ts';
import type { MatchEvent, MatchState } from './match.ts';
import { addEvent, scheduled } from './reduce.ts';
import type { Sport } from './sports.ts';

/** A virtual match as it stands so many milliseconds after its start, its clock running on. */
export function matchAt(sport: Sport, events: readonly MatchEvent[], at: number): MatchState {
  const past = events.filter((event) => event.at <= at);
  return advanceMatch(past.reduce(addEvent, scheduled(sport)), at);
}

/** The same state a little later, when nothing has happened since. */
export function advanceMatch(state: MatchState, at: number): MatchState {
  if (state.phase !== 'PLAYING') return state.phase === 'BREAK' ? { ...state, at } : state;
  return { ...state, at, clock: Math.max(state.clock, clockAt(state, at)) };
}

function clockAt(state: MatchState, at: number): number {
  const period = state.periods.length - 1;
  if (state.sport === 'FOOTBALL') {
    const { halfMs, breakMs } = footballTimes;
    const played = (at - period * (halfMs + breakMs)) / halfMs;
    return Math.min(Math.floor((period + played) * HALF_CLOCK), (period + 1) * HALF_CLOCK);
  }
  if (state.sport === 'BASKETBALL') return basketballClock(period, at);
  return state.clock;
}

function basketballClock(period: number, at: number): number {
  const { quarterMs, overtimeMs, breakMs } = basketballTimes;
  const overtimes = Math.max(0, period - QUARTERS);
  const startMs = (period - overtimes) * quarterMs + overtimes * overtimeMs + period * breakMs;
  const share = (at - startMs) / (period < QUARTERS ? quarterMs : overtimeMs);
  const length = clockOf(period + 1) - clockOf(period);
  return clockOf(period) + Math.floor(Math.min(1, share) * length);
}
