import { csvLine } from '../../../platform/files/csv.ts';
import { refuse } from '../../../platform/refusal.ts';

/** Reads CSV as spreadsheets write it: quotes, doubled quotes, line ends of any kind. */
export function readCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\n|\r|$)/y;
  const source = text.replace(/^\uFEFF/, '');
  while (cell.lastIndex < source.length) {
    const found = cell.exec(source) ?? refuse('INVALID_INPUT', { value: faultIn(rows.length + 1) });
    const [, quoted, plain = '', end] = found;
    row.push(unguarded(quoted === undefined ? plain : quoted.replaceAll('""', '"')));
    if (end === ',') {
      if (cell.lastIndex === source.length) row.push('');
      continue;
    }
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows.filter((cells) => cells.some((value) => value !== ''));
}

const faultIn = (row: number) => ({ [`row ${row}`]: 'csv' });

export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map(csvLine).join('');
}

/** The sign that keeps a spreadsheet from taking a name for a formula is not part of the name. */
function unguarded(value: string): string {
  return /^'\s*[=+\-@\t\r]/.test(value) ? value.slice(1) : value;
}
