/**
 * Chinese chess once more, from its rules alone: pieces are looked at one by one and asked whether they
 * may go to a point, by what stands between. Red is at the bottom, in capitals; points count from red's
 * left, row by row.
 */
export type Pieces = ReadonlyMap<number, string>;
export type Way = { from: number; to: number };

const columnOf = (point: number) => point % 9;
const lineOf = (point: number) => (point - (point % 9)) / 9;
const isRed = (piece: string) => piece === piece.toUpperCase();

export function piecesOf(board: string): Pieces {
  const pieces = new Map<number, string>();
  for (let point = 0; point < 90; point += 1) {
    if (board[point] !== '.') pieces.set(point, board[point]!);
  }
  return pieces;
}

function moved(pieces: Pieces, { from, to }: Way): Pieces {
  const after = new Map(pieces);
  after.set(to, after.get(from)!);
  after.delete(from);
  return after;
}

/** How many pieces stand strictly between two points of one line; undefined where they share none. */
function between(pieces: Pieces, a: number, b: number): number | undefined {
  const [low, high] = a < b ? [a, b] : [b, a];
  const isLine = lineOf(a) === lineOf(b);
  if (!isLine && columnOf(a) !== columnOf(b)) return undefined;
  let count = 0;
  for (let point = low + (isLine ? 1 : 9); point < high; point += isLine ? 1 : 9) {
    if (pieces.has(point)) count += 1;
  }
  return count;
}

const inPalace = (red: boolean, point: number) =>
  Math.abs(columnOf(point) - 4) <= 1 && (red ? lineOf(point) <= 2 : lineOf(point) >= 7);

type Stretch = {
  red: boolean;
  from: number;
  to: number;
  /** Columns to the right and lines up, with their sizes. */
  across: number;
  up: number;
  wide: number;
  high: number;
};

const isFree = (pieces: Pieces, { from }: Stretch, right: number, ahead: number) =>
  !pieces.has(from + right + 9 * ahead);

const MAY: Readonly<Record<string, (pieces: Pieces, way: Stretch) => boolean>> = {
  K: (_, { red, to, wide, high }) => wide + high === 1 && inPalace(red, to),
  A: (_, { red, to, wide, high }) => wide === 1 && high === 1 && inPalace(red, to),
  E: (pieces, way) => {
    const { red, to, across, up, wide, high } = way;
    if (wide !== 2 || high !== 2 || !isFree(pieces, way, across / 2, up / 2)) return false;
    return red ? lineOf(to) <= 4 : lineOf(to) >= 5;
  },
  H: (pieces, way) => {
    const { across, up, wide, high } = way;
    if (wide === 1 && high === 2) return isFree(pieces, way, 0, up / 2);
    return wide === 2 && high === 1 && isFree(pieces, way, across / 2, 0);
  },
  R: (pieces, { from, to }) => between(pieces, from, to) === 0,
  C: (pieces, { from, to }) => between(pieces, from, to) === (pieces.has(to) ? 1 : 0),
  S: (_, { red, from, up, wide, high }) => {
    if (wide === 0) return up === (red ? 1 : -1);
    return high === 0 && wide === 1 && (red ? lineOf(from) >= 5 : lineOf(from) <= 4);
  },
};

/** Whether the piece on `from` reaches `to`, whoever stands there and whatever becomes of its general. */
function reaches(pieces: Pieces, from: number, to: number): boolean {
  const piece = pieces.get(from)!;
  const across = columnOf(to) - columnOf(from);
  const up = lineOf(to) - lineOf(from);
  const [wide, high] = [Math.abs(across), Math.abs(up)];
  return MAY[piece.toUpperCase()]!(pieces, { red: isRed(piece), from, to, across, up, wide, high });
}

/** Whether a side's general could be taken, by a piece or by the other general along an open file. */
export function isChecked(pieces: Pieces, red: boolean): boolean {
  const own = [...pieces].find(([, piece]) => piece === (red ? 'K' : 'k'))?.[0];
  const other = [...pieces].find(([, piece]) => piece === (red ? 'k' : 'K'))?.[0];
  if (own === undefined || other === undefined) return own === undefined;
  if (columnOf(own) === columnOf(other) && between(pieces, own, other) === 0) return true;
  return [...pieces].some(([from, piece]) => isRed(piece) !== red && reaches(pieces, from, own));
}

const POINTS = Array.from({ length: 90 }, (_, point) => point);

/** Every move that the rules allow. */
export function waysOf(pieces: Pieces, red: boolean): Way[] {
  const isOwn = (point: number) => {
    const piece = pieces.get(point);
    return piece !== undefined && isRed(piece) === red;
  };
  return POINTS.filter(isOwn).flatMap((from) =>
    POINTS.filter((to) => !isOwn(to) && reaches(pieces, from, to))
      .map((to) => ({ from, to }))
      .filter((way) => !isChecked(moved(pieces, way), red)),
  );
}

/** How many ways there are to play so many moves. */
export function countWays(pieces: Pieces, red: boolean, depth: number): number {
  const ways = waysOf(pieces, red);
  if (depth === 1) return ways.length;
  return ways.reduce((sum, way) => sum + countWays(moved(pieces, way), !red, depth - 1), 0);
}
