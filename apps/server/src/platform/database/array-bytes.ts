/**
 * A column of whole numbers of eight bytes, as the database's own bytes: written in a fifth of the time
 * that their digits take, and read there without looking at any. The statement must say `bigint[]`.
 */
export function bigintColumn<Row>(
  rows: readonly Row[],
  read: (row: Row) => bigint | null | undefined,
): Buffer {
  const bytes = Buffer.allocUnsafe(HEAD_BYTES + rows.length * ELEMENT_BYTES);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  let at = HEAD_BYTES;
  let hasNull = 0;
  for (let n = 0; n < rows.length; n += 1) {
    const value = read(rows[n]!) ?? null;
    if (value === null) {
      hasNull = 1;
      view.setInt32(at, NULL_LENGTH);
      at += LENGTH_BYTES;
    } else {
      view.setInt32(at, VALUE_BYTES);
      view.setBigInt64(at + LENGTH_BYTES, fitting(value));
      at += ELEMENT_BYTES;
    }
  }
  writeHead(view, { count: rows.length, hasNull });
  return bytes.subarray(0, at);
}

const LENGTH_BYTES = 4;
const VALUE_BYTES = 8;
const ELEMENT_BYTES = LENGTH_BYTES + VALUE_BYTES;
const NULL_LENGTH = -1;
const HEAD_BYTES = 20;
const INT8 = 20;

/** Bytes would drop what is too large without a word. */
function fitting(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new RangeError('A number is too large to be kept');
  return value;
}

/** One dimension, counted from one. */
function writeHead(view: DataView, { count, hasNull }: { count: number; hasNull: number }): void {
  view.setInt32(0, 1);
  view.setInt32(4, hasNull);
  view.setInt32(8, INT8);
  view.setInt32(12, count);
  view.setInt32(16, 1);
}
