import type { Chance } from '../../chance.ts';
import type { EventKind, MatchEvent } from '../match.ts';
import { recorder } from '../recorder.ts';
import type { Score, Side, Strengths } from '../sports.ts';
import { HALF_CLOCK } from './clock.ts';
import { goalRates } from './rates.ts';

export const footballTimes = { halfMs: 180_000, breakMs: 20_000 } as const;

/** Where on the pitch a thing happens, in thousandths, as a side that attacks to the right sees it. */
type Zone = readonly [fromX: number, toX: number, fromY: number, toY: number];

const zones: Partial<Record<EventKind, Zone>> = {
  GOAL: [860, 970, 360, 640],
  SHOT_SAVED: [780, 960, 280, 720],
  SHOT_WIDE: [740, 950, 220, 780],
  CORNER: [995, 1000, 0, 1000],
  DANGER: [680, 880, 100, 900],
  ATTACK: [420, 720, 60, 940],
  FREE_KICK: [300, 800, 60, 940],
  THROW_IN: [150, 850, 0, 1000],
  OFFSIDE: [720, 930, 150, 850],
  YELLOW_CARD: [150, 750, 60, 940],
  RED_CARD: [100, 700, 60, 940],
};
const EDGES: readonly EventKind[] = ['CORNER', 'THROW_IN'];

type Rate = { readonly kind: EventKind; readonly side: Side; readonly perMatch: number };

/**
 * A match as one stream of events that come without memory: the gap to the next is exponential, and
 * what it is follows from how often each kind is to be expected. Each takes five floats: gap, kind,
 * x, y, shirt. The gap that would end after the half is not played.
 */
export function simulateFootball(strengths: Strengths['FOOTBALL'], chance: Chance): MatchEvent[] {
  const { events, add } = recorder();
  const reds: Score = { home: 0, away: 0 };
  add({ at: 0, kind: 'START', side: chance() < 0.5 ? 'HOME' : 'AWAY', value: 1 });
  for (let half = 0; half < 2; half += 1) {
    const from = half * (footballTimes.halfMs + footballTimes.breakMs);
    if (half === 1) add({ at: from, clock: HALF_CLOCK, kind: 'PERIOD_START', value: 2 });
    playHalf(half, from);
    const at = from + footballTimes.halfMs;
    add({ at, clock: (half + 1) * HALF_CLOCK, kind: 'PERIOD_END', value: half + 1 });
  }
  const end = 2 * footballTimes.halfMs + footballTimes.breakMs;
  add({ at: end, clock: 2 * HALF_CLOCK, kind: 'FINISH', value: 2 });
  return events;

  function playHalf(half: number, from: number): void {
    for (let played = 0; ; ) {
      const rates = ratesOf(strengths, reds);
      const perMatch = rates.reduce((sum, rate) => sum + rate.perMatch, 0);
      played += (-Math.log(1 - chance()) * 2 * footballTimes.halfMs) / perMatch;
      if (played >= footballTimes.halfMs) return;
      const { kind, side } = pickRate(rates, chance() * perMatch);
      const spot = spotOf(kind, side, chance(), chance());
      const shirt = 2 + Math.floor(chance() * 10);
      if (kind === 'RED_CARD') reds[side === 'HOME' ? 'home' : 'away'] += 1;
      const clock = Math.floor((half + played / footballTimes.halfMs) * HALF_CLOCK);
      add({ at: from + Math.floor(played), clock, kind, side, value: shirt, spot });
    }
  }
}

/** Home's kinds and then away's, in this order; a match has one red card at most. */
export function ratesOf(strengths: Strengths['FOOTBALL'], reds: Score): Rate[] {
  const goals = goalRates(strengths, reds);
  const mayRed = reds.home + reds.away === 0 ? 1 : 0;
  return (['home', 'away'] as const).flatMap((who) => {
    const side: Side = who === 'home' ? 'HOME' : 'AWAY';
    const rate = (kind: EventKind, perMatch: number): Rate => ({ kind, side, perMatch });
    return [
      rate('GOAL', goals[who]),
      rate('CORNER', strengths.corners[who]),
      rate('YELLOW_CARD', strengths.cards[who]),
      rate('RED_CARD', strengths.reds[who] * mayRed),
      rate('SHOT_SAVED', 2.4 * goals[who]),
      rate('SHOT_WIDE', 3.2 * goals[who]),
      rate('DANGER', 8 + 4 * goals[who]),
      rate('ATTACK', 26),
      rate('FREE_KICK', 9),
      rate('THROW_IN', 12),
      rate('OFFSIDE', 2),
    ];
  });
}

function pickRate(rates: readonly Rate[], drawn: number): Rate {
  let passed = 0;
  for (const rate of rates) {
    passed += rate.perMatch;
    if (drawn < passed) return rate;
  }
  return rates.at(-1)!;
}

function spotOf(kind: EventKind, side: Side, x: number, y: number) {
  const [fromX, toX, fromY, toY] = zones[kind]!;
  const along = Math.floor(fromX + x * (toX - fromX));
  const isEdge = EDGES.includes(kind);
  const across = isEdge ? (y < 0.5 ? fromY : toY) : Math.floor(fromY + y * (toY - fromY));
  return side === 'HOME' ? { x: along, y: across } : { x: 1000 - along, y: 1000 - across };
}
