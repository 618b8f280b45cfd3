import { BYTE_ORDER_MARK, toCsv } from './write.ts';
import { type SheetCell, writeXlsx } from './xlsx.ts';

/** A table whose cells are texts, and what kind of thing each column holds. */
export type Sheet = {
  columns: readonly { id: string; kind: string }[];
  rows: readonly (readonly (string | null)[])[];
  total: readonly (string | null)[] | null;
};

export type SheetForm = 'csv' | 'xlsx';

/** Its head, its rows and its sums as the bytes of one file. */
export function sheetFile(sheet: Sheet, name: string, form: SheetForm) {
  const all = sheet.total ? [...sheet.rows, sheet.total] : sheet.rows;
  if (form === 'xlsx') {
    const cells = all.map((row) => row.map((cell, n) => cellOf(cell, sheet.columns[n]?.kind)));
    return writeXlsx(name, [sheet.columns.map(({ id }) => id), ...cells]);
  }
  const columns = sheet.columns.map(({ id }, n) => ({
    header: id,
    value: (row: readonly (string | null)[]) => row[n] ?? '',
  }));
  return Uint8Array.from(new TextEncoder().encode(`${BYTE_ORDER_MARK}${toCsv(columns, all)}`));
}

const COUNTED = ['count', 'share'];

function cellOf(cell: string | null, kind = ''): SheetCell {
  if (cell === null || cell === '') return null;
  if (kind === 'amount') return { decimal: cell };
  return COUNTED.includes(kind) && Number.isFinite(Number(cell)) ? Number(cell) : cell;
}
