export type CsvColumn<Row> = { header: string; value: (row: Row) => string | number | bigint };

/** The rows as CSV text, safe to open in a spreadsheet. */
export function toCsv<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ header }) => header),
    ...rows.map((row) => columns.map(({ value }) => value(row))),
  ];
  return `${lines.map((line) => line.map(csvCell).join(',')).join('\r\n')}\r\n`;
}

/**
 * A text that begins like a formula is given an apostrophe, so that a spreadsheet shows it and
 * does not run it; a negative number stays a number.
 */
export function csvCell(value: string | number | bigint): string {
  const text = String(value);
  const mayRun = /^[\s]*[=+\-@\t\r]/.test(text) && !/^-\d+(\.\d+)?$/.test(text);
  const safe = mayRun ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

// Some browsers begin to read only after the click has been answered.
const REVOKE_MS = 1000;

/** Hands the text to the browser as a file. The mark at its start tells spreadsheets it is UTF-8. */
export function downloadCsv(fileName: string, csv: string) {
  const address = URL.createObjectURL(
    new Blob(['\uFEFF', csv], { type: 'text/csv;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_MS);
}
