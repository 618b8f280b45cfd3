import {
  depthOf,
  fileOf,
  isEmpty,
  type Points,
  pointFrom,
  ROWS,
  type Side,
  sideAt,
} from './board.ts';

type Step = readonly [up: number, right: number];
const STRAIGHT: readonly Step[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
];
const DIAGONAL: readonly Step[] = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
];

/** Where a piece may go, whatever becomes of its general: points that its own side does not hold. */
export function reachOf(board: Points, point: number): number[] {
  const side = sideAt(board, point);
  if (!side) return [];
  const reached = REACH[board[point]!.toUpperCase()]!(board, point, side);
  return reached.filter((to) => sideAt(board, to) !== side);
}

type Reach = (board: Points, point: number, side: Side) => number[];

const REACH: Record<string, Reach> = {
  K: (_board, point, side) => stepsFrom(point, STRAIGHT).filter((to) => isInPalace(side, to)),
  A: (_board, point, side) => stepsFrom(point, DIAGONAL).filter((to) => isInPalace(side, to)),
  E: reachOfElephant,
  H: reachOfHorse,
  R: (board, point) => STRAIGHT.flatMap((step) => lineFrom(board, point, step)),
  C: (board, point) => STRAIGHT.flatMap((step) => cannonLine(board, point, step)),
  S: reachOfSoldier,
};

function stepsFrom(point: number, steps: readonly Step[]): number[] {
  return steps.flatMap(([up, right]) => pointFrom(point, up, right) ?? []);
}

function isInPalace(side: Side, point: number): boolean {
  return fileOf(point) >= 3 && fileOf(point) <= 5 && depthOf(side, point) <= 2;
}

/** Two points diagonally on its own side of the river, when the point between is free. */
function reachOfElephant(board: Points, point: number, side: Side): number[] {
  return DIAGONAL.flatMap(([up, right]) => {
    const to = pointFrom(point, up * 2, right * 2);
    const eye = pointFrom(point, up, right);
    const isFree = to !== undefined && isEmpty(board, eye!) && depthOf(side, to) < ROWS / 2;
    return isFree ? [to] : [];
  });
}

/** One straight and one diagonally outward, when the first point is free. */
function reachOfHorse(board: Points, point: number): number[] {
  return STRAIGHT.flatMap(([up, right]) => {
    const leg = pointFrom(point, up, right);
    if (leg === undefined || !isEmpty(board, leg)) return [];
    const outward: Step[] = [
      [up * 2 + right, right * 2 + up],
      [up * 2 - right, right * 2 - up],
    ];
    return stepsFrom(point, outward);
  });
}

/** Along a line to the first piece, which may be taken. */
function lineFrom(board: Points, point: number, [up, right]: Step): number[] {
  const reached: number[] = [];
  for (let to = pointFrom(point, up, right); to !== undefined; to = pointFrom(to, up, right)) {
    reached.push(to);
    if (!isEmpty(board, to)) break;
  }
  return reached;
}

/** Free points along a line; beyond the first piece only the next one, which is taken. */
function cannonLine(board: Points, point: number, step: Step): number[] {
  const line = lineFrom(board, point, step);
  const screen = line.at(-1);
  if (screen === undefined || isEmpty(board, screen)) return line;
  const target = lineFrom(board, screen, step).at(-1);
  const free = line.slice(0, -1);
  return target !== undefined && !isEmpty(board, target) ? [...free, target] : free;
}

function reachOfSoldier(_board: Points, point: number, side: Side): number[] {
  const forward: Step = side === 'red' ? [1, 0] : [-1, 0];
  const isAcross = depthOf(side, point) >= ROWS / 2;
  return stepsFrom(point, isAcross ? [forward, [0, 1], [0, -1]] : [forward]);
}
