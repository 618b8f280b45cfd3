import { days } from '@baize/calendar';
import {
  addEvent,
  type EventKind,
  type MatchEvent,
  type MatchState,
  type Sport,
  scheduledMatch,
} from '@baize/games';
import { toldState } from '../settlement/told-state.ts';
import type { FeedMessage, ToldPrices } from '../tables.ts';

type Of<Kind extends FeedMessage['kind']> = Extract<FeedMessage, { kind: Kind }>;

/** How a match ended, and by which message. */
export type ToldEnd =
  | { number: number; phase: 'ended'; state: MatchState }
  | { number: number; phase: 'void'; state: null };

/** What all messages about a match come to. */
export type ToldMatch = {
  fixture: Of<'fixture'>;
  /** As its events have it; null before its start. */
  state: MatchState | null;
  prices: ToldPrices | null;
  end: ToldEnd | null;
};

/** A start that is put off by more than this calls the match off. */
const LONGEST_DELAY_MS = days(1);

/**
 * A match out of its messages, by their numbers alone: the order in which they came, and how often, does
 * not matter. Nothing while nobody has told who meets whom.
 */
export function foldMessages(messages: readonly FeedMessage[]): ToldMatch | undefined {
  const sorted = [...messages].sort((a, b) => a.number - b.number);
  const fixtures = sorted.filter((one): one is Of<'fixture'> => one.kind === 'fixture');
  const fixture = fixtures.at(-1);
  if (!fixture) return undefined;
  const state = stateOf(sorted, fixture);
  const told = sorted.findLast((one): one is Of<'prices'> => one.kind === 'prices');
  const moved = fixtures.find(
    ({ startsAt }) => startsAt - fixtures[0]!.startsAt > LONGEST_DELAY_MS,
  );
  return {
    fixture,
    state,
    prices: pricesOf(fixture, told),
    end: moved
      ? { number: moved.number, phase: 'void', state: null }
      : endOf(sorted, fixture, state),
  };
}

/** A feed whose own prices count sells nothing until it has told some. */
function pricesOf({ pricing }: Of<'fixture'>, told: Of<'prices'> | undefined): ToldPrices | null {
  if (pricing === 'model') return told?.isSuspended ? { isSuspended: true, markets: [] } : null;
  return told
    ? { isSuspended: told.isSuspended, markets: told.markets }
    : { isSuspended: true, markets: [] };
}

/** The last word counts: a result that is told again corrects the one before. */
function endOf(
  sorted: readonly FeedMessage[],
  { sport }: Of<'fixture'>,
  state: MatchState | null,
): ToldEnd | null {
  const last = sorted.findLast(({ kind }) => kind === 'result' || kind === 'cancellation');
  if (last?.kind === 'cancellation') return { number: last.number, phase: 'void', state: null };
  if (last?.kind !== 'result') return null;
  const told = toldState(sport, last.result, 0);
  const isPlayed = state?.home === told.home && state.away === told.away;
  if (!isPlayed || last.result.isAbandoned) {
    return { number: last.number, phase: 'ended', state: told };
  }
  // The events come to the same score and know more: who scored when, corners and cards by half.
  const periodsDone = state.periods.length;
  const whole = { ...state, phase: 'FINISHED' as const, periodsDone, stoppedAt: null };
  return { number: last.number, phase: 'ended', state: whole };
}

/** More halves, quarters, sets or maps than this no match has. */
const MAX_PERIODS: Record<Sport, number> = {
  FOOTBALL: 2,
  BASKETBALL: 10,
  TENNIS: 5,
  TABLE_TENNIS: 7,
  MOBA: 5,
  SHOOTER: 5,
};
const PLAYS: Record<Sport, readonly EventKind[]> = {
  FOOTBALL: ['GOAL', 'CORNER', 'YELLOW_CARD', 'RED_CARD'],
  BASKETBALL: ['POSSESSION'],
  TENNIS: ['POINT'],
  TABLE_TENNIS: ['POINT'],
  MOBA: ['KILL', 'TOWER'],
  SHOOTER: ['KILL', 'ROUND'],
};

function stateOf(
  sorted: readonly FeedMessage[],
  { sport, startsAt }: Of<'fixture'>,
): MatchState | null {
  const state = standing(sorted).reduce<MatchState>((before, { type, at, side, ...told }) => {
    if (!fits(before, type)) return before;
    const value = type === 'PERIOD_END' ? before.periods.length : told.value;
    const event: MatchEvent = {
      seq: before.seq + 1,
      at: Math.max(0, at - startsAt, before.at),
      clock: Math.max(told.clock, before.clock),
      kind: type,
      side,
      value,
      spot: null,
    };
    return addEvent(before, event);
  }, scheduledMatch(sport));
  return state.phase === 'SCHEDULED' ? null : { ...state, stoppedAt: null };
}

/** Nothing is scored before the start, in a break or after the end. */
function fits({ sport, phase, periods }: MatchState, type: EventKind): boolean {
  const isBetween = phase === 'SCHEDULED' || phase === 'BREAK';
  if (type === 'START') return phase === 'SCHEDULED';
  if (type === 'PERIOD_START') return isBetween && periods.length < MAX_PERIODS[sport];
  if (type === 'FINISH') return phase === 'PLAYING' || phase === 'BREAK';
  return phase === 'PLAYING' && (type === 'PERIOD_END' || PLAYS[sport].includes(type));
}

/** Events as they were last told, without those taken back, in the order in which they happened. */
function standing(sorted: readonly FeedMessage[]): Of<'event'>[] {
  const last = new Map<string, Of<'event' | 'retraction'>>();
  const first = new Map<string, number>();
  for (const one of sorted) {
    if (one.kind !== 'event' && one.kind !== 'retraction') continue;
    last.set(one.event, one);
    if (!first.has(one.event)) first.set(one.event, one.number);
  }
  return [...last.values()]
    .filter((one): one is Of<'event'> => one.kind === 'event')
    .sort((a, b) => a.at - b.at || first.get(a.event)! - first.get(b.event)!);
}
