import { unguardFormula } from './formula.ts';

/** The rows of a file; or the number of its first row that is no CSV. */
export type ReadCsv = { rows: string[][]; faultyRow?: undefined } | { faultyRow: number };

/** Reads CSV as spreadsheets write it: quotes, doubled quotes, line ends of any kind. Empty rows are left out. */
export function readCsv(text: string): ReadCsv {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  const source = text.replace(/^\uFEFF/, '');
  while (cell.lastIndex < source.length) {
    const found = cell.exec(source);
    if (!found) return { faultyRow: rows.length + 1 };
    const [, quoted, plain = '', end] = found;
    row.push(unguardFormula(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    if (end === ',') {
      if (cell.lastIndex === source.length) row.push('');
      continue;
    }
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return { rows: rows.filter((cells) => cells.some((value) => value !== '')) };
}
