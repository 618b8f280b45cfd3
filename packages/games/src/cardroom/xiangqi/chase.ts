import { type Board, depthOf, movePiece, otherSide, ROWS, type Side } from './board.ts';
import { isLegal, legalMoves, type Step } from './moves.ts';

/** The positions of a repetition from the first to the last, and the moves between them: no capture among them. */
type Repeated = { readonly boards: readonly Board[]; readonly steps: readonly Step[] };

/** Whether a side attacked one and the same piece anew with every move it made. */
export function isPerpetualChase({ boards, steps }: Repeated, side: Side, first: Side): boolean {
  let everyTime: Set<number> | undefined;
  /** Which piece stands where, by the point it stood on at first. */
  const pieces = new Map(Array.from(boards[0]!, (_, point) => [point, point]));
  for (const [n, { from, to }] of steps.entries()) {
    pieces.set(to, pieces.get(from)!);
    pieces.delete(from);
    const mover = n % 2 === 0 ? first : otherSide(first);
    if (mover !== side) continue;
    const chased = chasedBy(boards[n + 1]!, to, side).map((point) => pieces.get(point)!);
    const still = chased.filter((piece) => everyTime?.has(piece) ?? true);
    if (still.length === 0) return false;
    everyTime = new Set(still);
  }
  return everyTime !== undefined;
}

/** Generals and soldiers may attack for ever. */
const MAY_CHASE = new Set(['K', 'S']);
const kindAt = (board: Board, point: number) => board[point]!.toUpperCase();

/** Where the pieces stand that the piece here attacks in earnest. */
function chasedBy(board: Board, at: number, side: Side): number[] {
  if (MAY_CHASE.has(kindAt(board, at))) return [];
  return Array.from(board, (_, point) => point).filter(
    (point) => isLegalCapture(board, side, { from: at, to: point }) && isChased(board, at, point),
  );
}

function isLegalCapture(board: Board, side: Side, step: Step): boolean {
  return board[step.to] !== '.' && isLegal(board, side, step);
}

/**
 * A piece is chased when it would be lost for nothing, and a chariot by a horse or a cannon in any
 * case; not when it could as well take its hunter, nor a soldier that has not crossed the river.
 */
function isChased(board: Board, hunter: number, prey: number): boolean {
  const [hunting, hunted] = [kindAt(board, hunter), kindAt(board, prey)];
  const owner: Side = board[prey]! < 'a' ? 'red' : 'black';
  if (hunted === 'K') return false;
  if (hunted === 'S' && depthOf(owner, prey) < ROWS / 2) return false;
  if (hunting === hunted && isLegal(board, owner, { from: prey, to: hunter })) return false;
  if (hunted === 'R' && (hunting === 'H' || hunting === 'C')) return true;
  const taken = movePiece(board, hunter, prey);
  return !legalMoves(taken, owner).some(({ to }) => to === prey);
}
