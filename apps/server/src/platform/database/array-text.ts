/**
 * Columns as PostgreSQL's own array text. The driver would look at every element's type and escape
 * every character; the posting path writes thousands of rows a second, and knows what it holds.
 */
export function numberColumn<Row>(
  rows: readonly Row[],
  read: (row: Row) => bigint | number | null | undefined,
): string {
  let text = '{';
  for (let n = 0; n < rows.length; n += 1) {
    text += `${n === 0 ? '' : ','}${read(rows[n]!) ?? 'NULL'}`;
  }
  return `${text}}`;
}

const NEEDS_ESCAPE = /["\\]/;

export function textColumn<Row>(
  rows: readonly Row[],
  read: (row: Row) => string | null | undefined,
): string {
  let text = '{';
  for (let n = 0; n < rows.length; n += 1) {
    const value = read(rows[n]!) ?? null;
    text += `${n === 0 ? '' : ','}${value === null ? 'NULL' : quoted(value)}`;
  }
  return `${text}}`;
}

/**
 * A column of JSON texts. JSON writes no character below the space as it is, so all that has to be escaped
 * are its quotation marks and backslashes, and JSON escapes them as an array text does, five times faster.
 */
export function jsonColumn<Row>(
  rows: readonly Row[],
  read: (row: Row) => string | null | undefined,
): string {
  let text = '{';
  for (let n = 0; n < rows.length; n += 1) {
    const value = read(rows[n]!) ?? null;
    text += `${n === 0 ? '' : ','}${value === null ? 'NULL' : JSON.stringify(value)}`;
  }
  return `${text}}`;
}

/**
 * A column of values that many rows share, as JSON: each value once, and for each row its place among
 * them, counted from one. The database reads each value once too.
 */
export function sharedJsonColumn<Row>(
  rows: readonly Row[],
  read: (row: Row) => unknown,
): [places: string, values: string] {
  const places = new Map<unknown, number>();
  const column = numberColumn(rows, (row) => {
    const value = read(row) ?? null;
    const place = places.get(value) ?? places.size + 1;
    places.set(value, place);
    return place;
  });
  const values = jsonColumn([...places.keys()], (value) =>
    value === null ? null : JSON.stringify(value),
  );
  return [column, values];
}

/** A column whose few values come again and again: each is escaped once, however many rows say it. */
export function wordColumn<Row>(rows: readonly Row[], read: (row: Row) => string): string {
  let text = '{';
  let last = '';
  let lastQuoted = quoted(last);
  for (let n = 0; n < rows.length; n += 1) {
    const value = read(rows[n]!);
    if (value !== last) {
      last = value;
      lastQuoted = quoted(value);
    }
    text += `${n === 0 ? '' : ','}${lastQuoted}`;
  }
  return `${text}}`;
}

export function quoted(value: string): string {
  return `"${NEEDS_ESCAPE.test(value) ? value.replace(/["\\]/g, '\\$&') : value}"`;
}
