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
  if (state.sport !== 'FOOTBALL') return state.clock;
  const half = state.periods.length - 1;
  const played = at - half * (footballTimes.halfMs + footballTimes.breakMs);
  const clock = Math.floor((half + played / footballTimes.halfMs) * HALF_CLOCK);
  return Math.min(clock, (half + 1) * HALF_CLOCK);
}
