import { readFields } from '../choice.ts';

export type BingoChoice = Record<string, never>;

/** Five columns of five; the centre is free and counts as drawn. */
export const bingoRules = {
  balls: 75,
  drawn: 29,
  size: 5,
  /** Column c holds numbers 15c + 1 to 15c + 15. */
  numbersPerColumn: 15,
  /** Multiples of the stake; two or more lines pay instead of one, corners are added. */
  pays: { oneLine: 5, moreLines: 22, corners: 10 },
} as const;

export function readBingoChoice(choice: unknown): BingoChoice | undefined {
  return readFields(choice, []) ? {} : undefined;
}

const places = Array.from({ length: bingoRules.size }, (_, i) => i);
const cellAt = (column: number, row: number) => column * bingoRules.size + row;

/** A cell is column × 5 + row. */
export const FREE_CELL = cellAt(2, 2);

/** Five columns, five rows, two diagonals. */
export const bingoLines: readonly (readonly number[])[] = [
  ...places.map((column) => places.map((row) => cellAt(column, row))),
  ...places.map((row) => places.map((column) => cellAt(column, row))),
  places.map((i) => cellAt(i, i)),
  places.map((i) => cellAt(i, bingoRules.size - 1 - i)),
];

export const bingoCorners: readonly number[] = [
  cellAt(0, 0),
  cellAt(0, 4),
  cellAt(4, 0),
  cellAt(4, 4),
];
