import { otherSide, type Side } from './board.ts';
import { isPerpetualChase } from './chase.ts';
import { lostBy, type XiangqiState } from './state.ts';

const OCCURRENCES = 3;
/** Sixty moves of each side. */
const QUIET_MOVES = 120;

/**
 * A position that stands for the third time with the same side to move ends the game. Since it stood
 * first, a side that gave check with every move, while the other did not, has lost; so has one that
 * attacked one piece with every move, while the other did neither. Anything else is a draw. So is a game without a capture in sixty moves of each side.
 */
export function repetitionOf(state: XiangqiState): XiangqiState['end'] {
  const { past, turn } = state;
  const { key } = past.at(-1)!;
  const stood = past.filter((one) => one.key === key).length;
  if (stood < OCCURRENCES) {
    return past.length > QUIET_MOVES ? { kind: 'no-capture', winner: null } : null;
  }
  const since = past.slice(past.findIndex((one) => one.key === key) + 1);
  // The last of them was made by the side that is not to move now, the one before by the other.
  const ofMover = since.filter((_, i) => (since.length - 1 - i) % 2 === 0);
  const ofWaiter = since.filter((_, i) => (since.length - 1 - i) % 2 === 1);
  const [moverChecks, waiterChecks] = [ofMover, ofWaiter].map((moves) =>
    moves.every(({ check }) => check),
  );
  if (moverChecks !== waiterChecks) {
    return lostBy(moverChecks ? otherSide(turn) : turn, 'perpetual-check');
  }
  const chaser = moverChecks ? null : chaserOf(state, since.length);
  return chaser ? lostBy(chaser, 'perpetual-chase') : { kind: 'repetition', winner: null };
}

/** The one side that chased with each of the last moves. */
function chaserOf({ rules, past, log, turn }: XiangqiState, moves: number): Side | null {
  if (!rules.hasChase) return null;
  const boards = past.slice(-moves - 1).map(({ key }) => key.slice(0, -1));
  const repeated = { boards, steps: log.slice(-moves) };
  // The same position with the same side to move stood first.
  const chasers = SIDES.filter((side) => isPerpetualChase(repeated, side, turn));
  return chasers.length === 1 ? chasers[0]! : null;
}

const SIDES = ['red', 'black'] as const;
