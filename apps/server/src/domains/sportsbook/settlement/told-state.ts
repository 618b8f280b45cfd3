import { type MatchState, type Score, type Side, type Sport, scheduledMatch } from '@baize/games';
import type { EnteredResult } from '../tables.ts';

/** Where the score is what was scored; elsewhere it is how many periods were won. */
const COUNTED: readonly Sport[] = ['FOOTBALL', 'BASKETBALL'];

/** A result that people entered, as the model counts it. */
export function toldState(sport: Sport, result: EnteredResult, at: number): MatchState {
  const { periods, corners, cards, first, isAbandoned } = result;
  const score = COUNTED.includes(sport) ? sumOf(periods) : wonOf(periods);
  return {
    ...scheduledMatch(sport),
    phase: isAbandoned ? 'ABANDONED' : 'FINISHED',
    seq: 1,
    at,
    home: score.home,
    away: score.away,
    periods,
    // Of an abandoned match the last period was not played to its end.
    periodsDone: isAbandoned ? periods.length - 1 : periods.length,
    sequence: sequenceOf(sport, score, first),
    corners: corners ? [corners] : [],
    cards: cards ? [cards] : [],
    firstBloods: first ? [first] : [],
  };
}

/** A match under way, as a trader tells it. */
export function runningState(
  sport: Sport,
  periods: Score[],
  { at, clock, before }: { at: number; clock: number; before: MatchState | null },
): MatchState {
  const told = toldState(sport, { periods, isAbandoned: false }, at);
  const hasMoved = !before || before.home !== told.home || before.away !== told.away;
  return {
    ...told,
    phase: 'PLAYING',
    seq: (before?.seq ?? 0) + 1,
    clock,
    periodsDone: periods.length - 1,
    stoppedAt: hasMoved ? at : before.stoppedAt,
  };
}

const sumOf = (scores: readonly Score[]): Score =>
  scores.reduce((all, one) => ({ home: all.home + one.home, away: all.away + one.away }), {
    home: 0,
    away: 0,
  });

const wonOf = (scores: readonly Score[]): Score => ({
  home: scores.filter(({ home, away }) => home > away).length,
  away: scores.filter(({ home, away }) => away > home).length,
});

/** Who scored in which order is known of the first goal alone; the rest stands behind it by side. */
function sequenceOf(sport: Sport, { home, away }: Score, first: Side | undefined): Side[] {
  if (sport !== 'FOOTBALL') return [];
  const all: Side[] = [...Array<Side>(home).fill('HOME'), ...Array<Side>(away).fill('AWAY')];
  if (first === 'AWAY' && away > 0) return [...all.slice(-1), ...all.slice(0, -1)];
  return all;
}

/** `2:1 (1:0, 1:1)`: a result as it is read out. */
export function printResult({ periods, isAbandoned }: EnteredResult): string {
  const each = periods.map(({ home, away }) => `${home}:${away}`).join(', ');
  return `${each}${isAbandoned ? ' (abandoned)' : ''}`;
}
