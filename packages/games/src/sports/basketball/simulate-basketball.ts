import type { Chance } from '../../chance.ts';
import type { MatchEvent } from '../match.ts';
import { recorder } from '../recorder.ts';
import type { Score, Side, Strengths } from '../sports.ts';
import {
  basketballTimes,
  clockOf,
  hasBall,
  OVERTIME_CLOCK,
  possessionsOf,
  QUARTER_CLOCK,
  QUARTERS,
} from './clock.ts';
import { possessionChances } from './points.ts';

/**
 * Possession after possession, the sides in turn. Each takes two floats: its points, and when within
 * its share of the clock it ended. Who is level after the fourth quarter plays on.
 */
export function simulateBasketball(
  strengths: Strengths['BASKETBALL'],
  chance: Chance,
): MatchEvent[] {
  const { events, add } = recorder();
  const score: Score = { home: 0, away: 0 };
  const opening: Side = chance() < 0.5 ? 'HOME' : 'AWAY';
  add({ at: 0, kind: 'START', side: opening, value: 1 });
  let at = 0;
  for (let period = 0; period < QUARTERS || score.home === score.away; period += 1) {
    if (period > 0) {
      at += basketballTimes.breakMs;
      add({ at, clock: clockOf(period), kind: 'PERIOD_START', value: period + 1 });
    }
    const isQuarter = period < QUARTERS;
    const lengthMs = isQuarter ? basketballTimes.quarterMs : basketballTimes.overtimeMs;
    const count = 2 * possessionsOf(strengths.pace, period);
    for (let number = 0; number < count; number += 1) {
      const side = hasBall({ opening }, period, number);
      const who = side === 'HOME' ? 'home' : 'away';
      const value = pickPoints(possessionChances(strengths[who]), chance());
      const share = (number + chance()) / count;
      score[who] += value;
      const clock =
        clockOf(period) + Math.floor(share * (isQuarter ? QUARTER_CLOCK : OVERTIME_CLOCK));
      add({ at: at + Math.floor(share * lengthMs), clock, kind: 'POSSESSION', side, value });
    }
    at += lengthMs;
    add({ at, clock: clockOf(period + 1), kind: 'PERIOD_END', value: period + 1 });
  }
  add({ at, clock: events.at(-1)!.clock, kind: 'FINISH', value: events.at(-1)!.value });
  return events;
}

function pickPoints(chances: readonly number[], drawn: number): number {
  let passed = 0;
  for (const [points, chance] of chances.entries()) {
    passed += chance;
    if (drawn < passed) return points;
  }
  return chances.length - 1;
}
