import { generalOf, isEmpty, otherSide, type Points, pointFrom, type Side } from './board.ts';

/** Whether a side's general could be taken, by a piece or by the other general along a free file. */
export function isInCheck(board: Points, side: Side): boolean {
  const general = generalOf(board, side);
  const enemy = (piece: string) => (side === 'red' ? piece.toLowerCase() : piece);
  return (
    LINES.some(([up, right]) => isHitAlong(board, general, up, right, enemy)) ||
    HORSES.some((horse) => isHitByHorse(board, general, horse, enemy('H'))) ||
    isHitBySoldier(board, general, side, enemy('S'))
  );
}

const LINES = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;

/** The first piece of a line may be a chariot or the other general, the second one a cannon. */
function isHitAlong(
  board: Points,
  general: number,
  up: number,
  right: number,
  enemy: (piece: string) => string,
): boolean {
  let pieces = 0;
  for (let at = pointFrom(general, up, right); at !== undefined; at = pointFrom(at, up, right)) {
    if (isEmpty(board, at)) continue;
    pieces += 1;
    if (pieces === 2) return board[at] === enemy('C');
    if (board[at] === enemy('R') || (board[at] === enemy('K') && right === 0)) return true;
  }
  return false;
}

/** Where a horse would stand, and the point before it that must be free. */
const HORSES = [1, -1].flatMap((a) =>
  [2, -2].flatMap((b) => [
    { at: [a, b] as const, leg: [a, b / 2] as const },
    { at: [b, a] as const, leg: [b / 2, a] as const },
  ]),
);

function isHitByHorse(
  board: Points,
  general: number,
  { at, leg }: (typeof HORSES)[number],
  horse: string,
): boolean {
  const point = pointFrom(general, at[0], at[1]);
  if (point === undefined || board[point] !== horse) return false;
  return isEmpty(board, pointFrom(general, leg[0], leg[1])!);
}

/** Whoever stands before a general or beside it has crossed the river. */
function isHitBySoldier(board: Points, general: number, side: Side, soldier: string): boolean {
  const forward = otherSide(side) === 'black' ? 1 : -1;
  const points = [
    pointFrom(general, forward, 0),
    pointFrom(general, 0, 1),
    pointFrom(general, 0, -1),
  ];
  return points.some((point) => point !== undefined && board[point] === soldier);
}
