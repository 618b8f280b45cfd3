import { type Cell, guardFormula } from './formula.ts';

/** Tells spreadsheets that a file is UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

export type CsvColumn<Row> = { header: string; value: (row: Row) => Cell };

/** The rows under their columns' headers. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  return writeCsv([
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
  ]);
}

export function writeCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map(csvLine).join('');
}

/** One line as spreadsheets read it. */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => quoted(guardFormula(cell))).join(',')}\r\n`;
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
