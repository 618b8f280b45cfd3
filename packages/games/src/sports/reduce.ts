import type { MatchEvent, MatchState } from './match.ts';
import { mapWinner as mobaMapWinner } from './moba/scoring.ts';
import { openerAttacks, mapWinner as shooterMapWinner } from './shooter/scoring.ts';
import type { Score, Side, Sport } from './sports.ts';
import { otherSide } from './sports.ts';
import { opensPoint, setWinner as pointsSetWinner } from './table-tennis/scoring.ts';
import { gameWinner, isTieBreak, opensTieBreak, setWinner } from './tennis/scoring.ts';

const NIL: Score = { home: 0, away: 0 };

export function scheduled(sport: Sport): MatchState {
  return {
    sport,
    phase: 'SCHEDULED',
    seq: 0,
    at: 0,
    clock: 0,
    home: 0,
    away: 0,
    periods: [],
    periodsDone: 0,
    points: NIL,
    serving: null,
    opening: null,
    possessions: 0,
    sequence: [],
    corners: [],
    cards: [],
    reds: NIL,
    kills: [],
    firstBloods: [],
    stoppedAt: null,
  };
}

/** What events add up to, in the order of their numbers; one that was told twice counts once. */
export function reduceMatch(sport: Sport, events: readonly MatchEvent[]): MatchState {
  return [...events].sort((a, b) => a.seq - b.seq).reduce(addEvent, scheduled(sport));
}

export function addEvent(state: MatchState, event: MatchEvent): MatchState {
  if (event.seq <= state.seq) return state;
  const next = { ...state, seq: event.seq, at: event.at, clock: event.clock };
  switch (event.kind) {
    case 'START':
      return startPeriod({ ...next, opening: event.side, serving: event.side });
    case 'PERIOD_START':
      return startPeriod(event.side ? { ...next, opening: event.side, serving: event.side } : next);
    case 'PERIOD_END':
      return { ...next, phase: 'BREAK', periodsDone: Math.max(next.periodsDone, event.value) };
    case 'FINISH':
      return { ...next, phase: 'FINISHED', periodsDone: next.periods.length };
    case 'ABANDON':
      return { ...next, phase: 'ABANDONED' };
    default:
      return event.side === null ? next : addPlay(next, event, event.side);
  }
}

function addPlay(state: MatchState, event: MatchEvent, side: Side): MatchState {
  switch (event.kind) {
    case 'GOAL': {
      const goal = plus(state, side);
      const scored = { home: goal.home, away: goal.away };
      const stopped = { ...inPeriod(state, 'periods', side), stoppedAt: event.at };
      return {
        ...stopped,
        home: scored.home,
        away: scored.away,
        sequence: [...state.sequence, side],
      };
    }
    case 'CORNER':
      return inPeriod(state, 'corners', side);
    case 'YELLOW_CARD':
      return inPeriod(state, 'cards', side);
    case 'RED_CARD': {
      const shown = inPeriod(state, 'cards', side);
      return { ...shown, reds: plus(state.reds, side), stoppedAt: event.at };
    }
    case 'POSSESSION': {
      const scored = inPeriod(state, 'periods', side, event.value);
      const { home, away } = plus(state, side, event.value);
      return { ...scored, home, away, possessions: state.possessions + 1 };
    }
    case 'POINT':
      return state.sport === 'TENNIS' ? addTennisPoint(state, side) : addTablePoint(state, side);
    case 'KILL':
      return addKill(state, side);
    case 'TOWER':
      return endIfWon(inPeriod(state, 'periods', side), mobaMapWinner, event.at);
    case 'ROUND':
      return addRound(state, side, event.at);
    default:
      return state;
  }
}

function startPeriod(state: MatchState): MatchState {
  return {
    ...state,
    phase: 'PLAYING',
    possessions: 0,
    periods: [...state.periods, NIL],
    corners: [...state.corners, NIL],
    cards: [...state.cards, NIL],
    kills: [...state.kills, NIL],
    firstBloods: [...state.firstBloods, null],
  };
}

function addTennisPoint(state: MatchState, side: Side): MatchState {
  const games = state.periods.at(-1)!;
  const isTied = isTieBreak(games);
  const points = plus(state.points, side);
  const winner = gameWinner(points, isTied);
  const opener = state.sequence.length % 2 === 0 ? state.opening! : otherSide(state.opening!);
  if (winner === null) {
    const opens = !isTied || opensTieBreak(points.home + points.away);
    return { ...state, points, serving: opens ? opener : otherSide(opener) };
  }
  const won = inPeriod({ ...state, points: NIL, serving: otherSide(opener) }, 'periods', winner);
  return endIfWon({ ...won, sequence: [...state.sequence, winner] }, setWinner, null);
}

function addTablePoint(state: MatchState, side: Side): MatchState {
  const scored = endIfWon(inPeriod(state, 'periods', side), pointsSetWinner, null);
  const { home, away } = scored.periods.at(-1)!;
  const isSetOver = scored.periodsDone > state.periodsDone;
  const set = scored.periodsDone;
  const opener = set % 2 === 0 ? state.opening! : otherSide(state.opening!);
  const opens = isSetOver || opensPoint(home + away);
  return { ...scored, serving: opens ? opener : otherSide(opener) };
}

function addKill(state: MatchState, side: Side): MatchState {
  const counted = inPeriod(state, 'kills', side);
  const last = state.firstBloods.length - 1;
  const firstBloods = state.firstBloods.map((first, place) =>
    place === last ? (first ?? side) : first,
  );
  return { ...counted, firstBloods };
}

function addRound(state: MatchState, side: Side, at: number): MatchState {
  const scored = inPeriod(state, 'periods', side);
  const { home, away } = scored.periods.at(-1)!;
  const attacker = openerAttacks(home + away) ? state.opening! : otherSide(state.opening!);
  const next = { ...scored, serving: attacker, sequence: [...state.sequence, side] };
  return endIfWon(next, shooterMapWinner, at);
}

/** A set or map that is won counts for its winner; the next begins with an event of its own. */
function endIfWon(
  state: MatchState,
  winnerOf: (score: Score) => Side | null,
  stoppedAt: number | null,
): MatchState {
  const winner = winnerOf(state.periods.at(-1)!);
  if (winner === null) return state;
  const { home, away } = plus(state, winner);
  const stopped = stoppedAt ?? state.stoppedAt;
  return {
    ...state,
    home,
    away,
    periodsDone: state.periods.length,
    phase: 'BREAK',
    stoppedAt: stopped,
  };
}

function plus({ home, away }: Score, side: Side, count = 1): Score {
  return side === 'HOME' ? { home: home + count, away } : { home, away: away + count };
}

function inPeriod(
  state: MatchState,
  list: 'periods' | 'corners' | 'cards' | 'kills',
  side: Side,
  count = 1,
): MatchState {
  const last = state[list].length - 1;
  const scores = state[list].map((score, place) =>
    place === last ? plus(score, side, count) : score,
  );
  return { ...state, [list]: scores };
}
