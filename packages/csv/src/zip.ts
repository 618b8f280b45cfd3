/** One file of an archive. */
export type Packed = { name: string; text: string };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const UTF8_NAMES = 0x0800;
const VERSION = 20;
// A fixed day, so that the same rows make the same bytes: the first that the format can say.
const DOS_DAY = 0x0021;

/** The files as one archive, stored as they are: a spreadsheet of a report is small. */
export function zip(files: readonly Packed[]): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder();
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let place = 0;
  for (const { name, text } of files) {
    const [path, body] = [encoder.encode(name), encoder.encode(text)];
    const sum = crc32(body);
    const local = joined([header(LOCAL, { path, body, sum }), path, body]);
    directory.push(joined([header(CENTRAL, { path, body, sum, place }), path]));
    parts.push(local);
    place += local.length;
  }
  const listed = joined(directory);
  return joined([...parts, listed, ending(files.length, listed.length, place)]);
}

type Entry = { path: Uint8Array; body: Uint8Array; sum: number; place?: number };

function header(signature: number, { path, body, sum, place }: Entry): Uint8Array {
  const isCentral = place !== undefined;
  const view = new DataView(new ArrayBuffer(isCentral ? 46 : 30));
  view.setUint32(0, signature, true);
  if (isCentral) view.setUint16(4, VERSION, true);
  const at = isCentral ? 6 : 4;
  view.setUint16(at, VERSION, true);
  view.setUint16(at + 2, UTF8_NAMES, true);
  view.setUint16(at + 8, DOS_DAY, true);
  view.setUint32(at + 10, sum, true);
  view.setUint32(at + 14, body.length, true);
  view.setUint32(at + 18, body.length, true);
  view.setUint16(at + 22, path.length, true);
  if (isCentral) view.setUint32(42, place, true);
  return new Uint8Array(view.buffer);
}

function ending(count: number, size: number, place: number): Uint8Array {
  const view = new DataView(new ArrayBuffer(22));
  view.setUint32(0, END, true);
  view.setUint16(8, count, true);
  view.setUint16(10, count, true);
  view.setUint32(12, size, true);
  view.setUint32(16, place, true);
  return new Uint8Array(view.buffer);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 0xff]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
