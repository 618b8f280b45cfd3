import { afterMove, type Board, movePiece, type Points, type Side, sideAt } from './board.ts';
import { isInCheck } from './check.ts';
import { reachOf } from './reach.ts';

export type Step = { readonly from: number; readonly to: number };

/** Moves that do not leave their own general to be taken; a side without any has lost. */
export function legalMoves(board: Board, side: Side): Step[] {
  const points = [...board];
  return reachable(points, side).filter(
    (move) => !afterMove(points, move, () => isInCheck(points, side)),
  );
}

/** Whether a piece of this side goes there, whatever becomes of its general. */
export const isReachable = (board: Board, side: Side, { from, to }: Step): boolean =>
  sideAt(board, from) === side && reachOf(board, from).includes(to);

/** Whether the general stands in no check after it. */
export const isSafe = (board: Board, side: Side, { from, to }: Step): boolean =>
  !isInCheck(movePiece(board, from, to), side);

export const isLegal = (board: Board, side: Side, move: Step): boolean =>
  isReachable(board, side, move) && isSafe(board, side, move);

/** Every move of a side, whatever becomes of its general. */
export function reachable(points: Points, side: Side): Step[] {
  const moves: Step[] = [];
  for (let from = 0; from < points.length; from += 1) {
    if (sideAt(points, from) !== side) continue;
    for (const to of reachOf(points, from)) moves.push({ from, to });
  }
  return moves;
}
