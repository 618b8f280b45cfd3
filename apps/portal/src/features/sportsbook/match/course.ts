import type { Sport } from '../book.ts';
import type { MatchEvent } from './use-match.ts';

/** How one event weighs in the pressure of a minute. */
const WEIGHT: Record<string, number> = {
  ATTACK: 1,
  DANGER: 2,
  CORNER: 2,
  FREE_KICK: 1,
  SHOT_WIDE: 3,
  SHOT_SAVED: 4,
  GOAL: 5,
};

export type Course = {
  kind: 'pressure' | 'lead';
  /** Along the match, from 0 to 1. */
  bars: { at: number; width: number; value: number }[];
  marks: { at: number; kind: string; side: 'HOME' | 'AWAY'; minute: number }[];
};

const FOOTBALL_SECONDS = 5_400;
const MINUTES = 90;
const MARKED = ['GOAL', 'YELLOW_CARD', 'RED_CARD'];

/** The story of a match along its time: who pressed in football, who led in everything else. */
export function courseOf(sport: Sport, events: readonly MatchEvent[]): Course {
  return sport === 'FOOTBALL' ? pressureOf(events) : leadOf(events);
}

function pressureOf(events: readonly MatchEvent[]): Course {
  const sums = new Array<number>(MINUTES).fill(0);
  for (const { kind, side, clock } of events) {
    const weight = WEIGHT[kind];
    if (!weight || !side) continue;
    const minute = Math.min(MINUTES - 1, Math.floor(clock / 60));
    sums[minute]! += side === 'HOME' ? weight : -weight;
  }
  const most = Math.max(1, ...sums.map(Math.abs));
  const bars = sums
    .map((sum, minute) => ({ at: minute / MINUTES, width: 1 / MINUTES, value: sum / most }))
    .filter(({ value }) => value !== 0);
  const marks = events.flatMap(({ kind, side, clock }) =>
    side && MARKED.includes(kind)
      ? [{ at: Math.min(1, clock / FOOTBALL_SECONDS), kind, side, minute: Math.ceil(clock / 60) }]
      : [],
  );
  return { kind: 'pressure', bars, marks };
}

/** Points, kills and rounds, as they parted the two sides. */
function leadOf(events: readonly MatchEvent[]): Course {
  const scored = events.filter(({ kind, side }) => side && SCORING[kind]);
  const leads: number[] = [];
  let lead = 0;
  for (const { kind, side, value } of scored) {
    const points = kind === 'POSSESSION' ? value : 1;
    if (points === 0) continue;
    lead += side === 'HOME' ? points : -points;
    leads.push(lead);
  }
  const most = Math.max(1, ...leads.map(Math.abs));
  const width = 1 / Math.max(40, leads.length);
  const bars = leads.map((value, at) => ({ at: at * width, width, value: value / most }));
  return { kind: 'lead', bars: bars.filter(({ value }) => value !== 0), marks: [] };
}

const SCORING: Record<string, true> = { POSSESSION: true, POINT: true, KILL: true, ROUND: true };
