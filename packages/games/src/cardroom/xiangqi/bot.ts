import type { Chance } from '../../chance.ts';
import {
  afterMove,
  type Board,
  depthOf,
  isEmpty,
  otherSide,
  type Points,
  ROWS,
  type Side,
  sideAt,
} from './board.ts';
import { reachable, type Step } from './moves.ts';

const WORTH: Record<string, number> = { K: 10_000, R: 90, C: 45, H: 42, E: 20, A: 20, S: 10 };
const ACROSS = 10;
/** Moves that are nearly as good are chosen by mood. */
const MOOD = 3;
/** How far beyond the replies exchanges are followed. */
const LAST_EXCHANGE = -1;

/** So many positions are looked at for one move, and no more: a thought has an end. */
const POSITIONS = 6_000;

/** The best of these moves, looking at what the other side can take and what can be taken back. */
export function bestMove(
  board: Board,
  side: Side,
  moves: readonly Step[],
  chance: Chance,
  left = { positions: POSITIONS },
): Step {
  const points = [...board];
  let best = { move: moves[0]!, value: Number.NEGATIVE_INFINITY };
  for (const move of dearestFirst(points, moves)) {
    if (left.positions <= 0) break;
    const mood = chance() * MOOD;
    const reply = afterMove(points, move, () =>
      search(points, otherSide(side), {
        depth: 1,
        floor: Number.NEGATIVE_INFINITY,
        ceiling: mood - best.value,
        left,
      }),
    );
    if (mood - reply > best.value) best = { move, value: mood - reply };
  }
  return best.move;
}

type Search = { depth: number; floor: number; ceiling: number; left: { positions: number } };

/** What a side can make of a position: all its moves while `depth` is left, then exchanges alone. */
function search(board: string[], side: Side, how: Search): number {
  const { depth, floor, ceiling, left } = how;
  left.positions -= 1;
  let best = depth > 0 ? Number.NEGATIVE_INFINITY : balanceOf(board, side);
  if (depth < LAST_EXCHANGE || (depth <= 0 && left.positions <= 0)) return best;
  for (const move of ordered(board, side, depth > 0)) {
    if (best >= ceiling) break;
    if (board[move.to]!.toUpperCase() === 'K') return WORTH.K!;
    const value = -afterMove(board, move, () =>
      search(board, otherSide(side), {
        depth: depth - 1,
        floor: -ceiling,
        ceiling: -Math.max(floor, best),
        left,
      }),
    );
    best = Math.max(best, value);
  }
  return best;
}

function ordered(board: Points, side: Side, withQuiet: boolean): Step[] {
  const moves = reachable(board, side);
  return dearestFirst(board, withQuiet ? moves : moves.filter(({ to }) => !isEmpty(board, to)));
}

/** Captures of the most valuable first, because they decide soonest. */
function dearestFirst(board: Points, moves: readonly Step[]): Step[] {
  const taken = (to: number) => WORTH[board[to]!.toUpperCase()] ?? 0;
  return [...moves].sort((a, b) => taken(b.to) - taken(a.to));
}

function balanceOf(board: Points, side: Side): number {
  let sum = 0;
  for (let point = 0; point < board.length; point += 1) {
    const owner = sideAt(board, point);
    if (owner) sum += (owner === side ? 1 : -1) * worthAt(board, point, owner);
  }
  return sum;
}

/** Soldiers gain by crossing the river, everyone a little by coming out. */
function worthAt(board: Points, point: number, side: Side): number {
  const kind = board[point]!.toUpperCase();
  const depth = depthOf(side, point);
  const soldier = kind === 'S' && depth >= ROWS / 2 ? ACROSS : 0;
  const outward = kind === 'R' || kind === 'H' || kind === 'C' ? Math.min(depth, 5) / 2 : 0;
  return WORTH[kind]! + soldier + outward;
}
