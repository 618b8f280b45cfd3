/**
 * Ninety points, row by row from red's side, nine in a row; a point is `row * 9 + file`. Red's pieces
 * are capitals: K general, A advisor, E elephant, H horse, R chariot, C cannon, S soldier.
 */
export type Board = string;
/** The same to think on: moves are made and taken back without writing the board anew. */
export type Points = string | string[];
export type Side = 'red' | 'black';

export const FILES = 9;
export const ROWS = 10;
const EMPTY = '.';

export const START: Board = [
  'RHEAKAEHR',
  '.........',
  '.C.....C.',
  'S.S.S.S.S',
  '.........',
  '.........',
  's.s.s.s.s',
  '.c.....c.',
  '.........',
  'rheakaehr',
].join('');

export const rowOf = (point: number) => Math.floor(point / FILES);
export const fileOf = (point: number) => point % FILES;
export const otherSide = (side: Side): Side => (side === 'red' ? 'black' : 'red');

export function sideAt(board: Points, point: number): Side | null {
  const piece = board[point]!;
  if (piece === EMPTY) return null;
  return piece < 'a' ? 'red' : 'black';
}

/** A point so far up and to the right, or undefined when it is off the board. */
export function pointFrom(point: number, up: number, right: number): number | undefined {
  const [row, file] = [rowOf(point) + up, fileOf(point) + right];
  if (row < 0 || row >= ROWS || file < 0 || file >= FILES) return undefined;
  return row * FILES + file;
}

export function movePiece(board: Board, from: number, to: number): Board {
  const cleared = putPiece(board, from, EMPTY);
  return putPiece(cleared, to, board[from]!);
}

const putPiece = (board: Board, point: number, piece: string) =>
  `${board.slice(0, point)}${piece}${board.slice(point + 1)}`;

/** What `think` says of the board after a move; the board is as it was. */
export function afterMove<Thought>(
  points: string[],
  { from, to }: { from: number; to: number },
  think: () => Thought,
): Thought {
  const [piece, taken] = [points[from]!, points[to]!];
  points[to] = piece;
  points[from] = EMPTY;
  const thought = think();
  points[from] = piece;
  points[to] = taken;
  return thought;
}

export const isEmpty = (board: Points, point: number) => board[point] === EMPTY;
export const generalOf = (board: Points, side: Side) => board.indexOf(side === 'red' ? 'K' : 'k');

/** How many rows a point is from its side's own edge. */
export const depthOf = (side: Side, point: number) =>
  side === 'red' ? rowOf(point) : ROWS - 1 - rowOf(point);
