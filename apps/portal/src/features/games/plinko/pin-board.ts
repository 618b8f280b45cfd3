/** The board in its own units: pins one unit apart, rows of growing length from three pins on. */
export type Spot = { x: number; y: number };

export const ROW_HEIGHT = 0.92;
export const boardWidth = (rows: number) => rows + 2;
export const boardHeight = (rows: number) => (rows + 1) * ROW_HEIGHT;

/** Where pin `pin` of row `row` stands; x is 0 in the middle. */
export function pinAt(row: number, pin: number): Spot {
  return { x: pin - (row + 2) / 2, y: (row + 0.6) * ROW_HEIGHT };
}

/** Where the ball is after `share` of its fall: it drops onto a pin, and hops to the side that was drawn. */
export function ballAt(path: readonly number[], share: number): Spot & { row: number } {
  const rows = path.length;
  const along = share * (rows + 1);
  const row = Math.min(Math.floor(along), rows);
  const within = Math.min(1, along - row);
  const before = rightsIn(path, row);
  const here = offsetAfter(row, before);
  if (row === 0) return { x: 0, y: -0.6 + within * within * (0.25 + 0.6), row };
  const turn = path[row - 1] === 1 ? 0.5 : -0.5;
  const from = here - turn;
  const hop = Math.sin(within * Math.PI) * 0.28;
  const drop = (row - 1 + 0.25 + within ** 1.5) * ROW_HEIGHT;
  return { x: from + turn * easeSide(within), y: drop - hop * (1 - within), row };
}

const easeSide = (share: number) => share * (2 - share);
const rightsIn = (path: readonly number[], count: number) =>
  path.slice(0, count).reduce((sum, turn) => sum + turn, 0);
const offsetAfter = (row: number, rights: number) => rights - row / 2;
