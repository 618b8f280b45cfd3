import pg from 'pg';

/** Hears one message of the database: its kind, and where in the bytes it stands. */
type Hear = (kind: number, bytes: Buffer, from: number, to: number) => void;

const HEAD_BYTES = 5;

/** Finds the messages in what arrives, however it was cut. */
export function openMessages(hear: Hear): (part: Buffer) => void {
  let rest: Buffer | undefined;
  return (part) => {
    const bytes = rest ? Buffer.concat([rest, part]) : part;
    let at = 0;
    while (bytes.length - at >= HEAD_BYTES) {
      const end = at + 1 + bytes.readUInt32BE(at + 1);
      if (end > bytes.length) break;
      hear(bytes[at]!, bytes, at + HEAD_BYTES, end);
      at = end;
    }
    rest = at < bytes.length ? bytes.subarray(at) : undefined;
  };
}

export type ReadValue = (bytes: Buffer, from: number, to: number) => unknown;

/** How each column of a statement is read, from the database's description of it. */
export function columnsIn(
  bytes: Buffer,
  from: number,
  types: pg.CustomTypesConfig,
): readonly ReadValue[] {
  const count = bytes.readUInt16BE(from);
  const columns: ReadValue[] = [];
  let at = from + 2;
  for (let n = 0; n < count; n += 1) {
    const end = bytes.indexOf(0, at);
    // Behind its name stand the table and the column's place in it, then its type.
    columns.push(readerOf(bytes.readUInt32BE(end + 7), types));
    at = end + 19;
  }
  return columns;
}

const BOOL = 16;
const INT8 = 20;
const INT4 = 23;
const TEXT = 25;

function readerOf(type: number, { getTypeParser }: pg.CustomTypesConfig): ReadValue {
  switch (type) {
    case BOOL:
      return (bytes, from) => bytes[from] === TRUE;
    case INT8:
      return readBigInt;
    case INT4:
      return readNumber;
    case TEXT:
      return readText;
  }
  const parse = getTypeParser(type, 'text') as (text: string) => unknown;
  return (bytes, from, to) => parse(readText(bytes, from, to));
}

const TRUE = 't'.charCodeAt(0);
const MINUS = '-'.charCodeAt(0);
const ZERO = '0'.charCodeAt(0);
/** So many digits a float holds exactly. */
const EXACT_DIGITS = 15;

const readText = (bytes: Buffer, from: number, to: number): string =>
  bytes.toString('utf8', from, to);

function readBigInt(bytes: Buffer, from: number, to: number): bigint {
  return BigInt(
    to - from > EXACT_DIGITS ? bytes.toString('latin1', from, to) : readNumber(bytes, from, to),
  );
}

function readNumber(bytes: Buffer, from: number, to: number): number {
  const isNegative = bytes[from] === MINUS;
  let value = 0;
  for (let at = isNegative ? from + 1 : from; at < to; at += 1) {
    value = value * 10 + bytes[at]! - ZERO;
  }
  return isNegative ? -value : value;
}

/** A row as its columns' values. */
export function readRow(bytes: Buffer, from: number, columns: readonly ReadValue[]): unknown[] {
  const row = new Array<unknown>(columns.length);
  let at = from + 2;
  for (let n = 0; n < columns.length; n += 1) {
    const length = bytes.readInt32BE(at);
    at += 4;
    if (length < 0) {
      row[n] = null;
      continue;
    }
    row[n] = columns[n]!(bytes, at, at + length);
    at += length;
  }
  return row;
}

/** What the database's errors say, under the names that the driver gives it. */
const PARTS = {
  S: 'severity',
  C: 'code',
  D: 'detail',
  H: 'hint',
  W: 'where',
  s: 'schema',
  t: 'table',
  c: 'column',
  d: 'dataType',
  n: 'constraint',
  F: 'file',
  L: 'line',
  R: 'routine',
} as const;

export function errorIn(bytes: Buffer, from: number, to: number): pg.DatabaseError {
  const said = new Map<string, string>();
  for (const part of readText(bytes, from, to).split('\0'))
    said.set(part.slice(0, 1), part.slice(1));
  const error = new pg.DatabaseError(said.get('M') ?? '', to - from, 'error');
  for (const sign of Object.keys(PARTS) as (keyof typeof PARTS)[])
    error[PARTS[sign]] = said.get(sign);
  return error;
}
