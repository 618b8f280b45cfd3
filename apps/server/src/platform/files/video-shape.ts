export const LARGEST_VIDEO = 20 * 1024 * 1024;

/** Which kind of video this is from its first byte to its last; nothing where something follows. */
export function wholeVideoKind(bytes: Buffer): 'mp4' | 'webm' | undefined {
  if (isWholeMp4(bytes)) return 'mp4';
  return isWholeWebm(bytes) ? 'webm' : undefined;
}

const BOXES = 'ftyp moov mdat moof mfra sidx styp free skip wide udta meta uuid pdin'.split(' ');

/** Boxes of a length and a name, one after another to the very end: what it is, how it is cut, the pictures. */
function isWholeMp4(bytes: Buffer): boolean {
  const found = new Set<string>();
  let at = 0;
  while (at + 8 <= bytes.length) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (!BOXES.includes(name) || (at === 0) !== (name === 'ftyp')) return false;
    found.add(name);
    const length = boxLength(bytes, at);
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length && found.has('moov') && (found.has('mdat') || found.has('moof'));
}

/** One means that the length follows in eight bytes, nothing that the box goes on to the end. */
function boxLength(bytes: Buffer, at: number): number {
  const said = bytes.readUInt32BE(at);
  if (said === 0) return bytes.length - at;
  if (said !== 1) return said;
  return at + 16 <= bytes.length ? Number(bytes.readBigUInt64BE(at + 8)) : 0;
}

const HEAD = 0x1a45dfa3;
const SEGMENT = 0x18538067;
const DOCTYPE = Buffer.from([0x42, 0x82, 0x84, ...Buffer.from('webm')]);

/** A head that says webm, and one segment that ends where the file does. */
function isWholeWebm(bytes: Buffer): boolean {
  if (bytes.length < 16 || bytes.readUInt32BE(0) !== HEAD) return false;
  const head = sizeAt(bytes, 4);
  const from = head && head.end + head.size;
  if (!from || from + 5 > bytes.length) return false;
  if (!bytes.subarray(0, from).includes(DOCTYPE)) return false;
  if (bytes.readUInt32BE(from) !== SEGMENT) return false;
  const segment = sizeAt(bytes, from + 4);
  return segment !== undefined && segment.end + segment.size === bytes.length;
}

/** The number of leading noughts says how many bytes the size takes. */
function sizeAt(bytes: Buffer, at: number): { size: number; end: number } | undefined {
  const first = bytes[at] ?? 0;
  const length = Math.clz32(first) - 23;
  if (first === 0 || at + length > bytes.length) return undefined;
  let size = first & (0xff >> length);
  for (let next = 1; next < length; next += 1) size = size * 256 + bytes[at + next]!;
  return { size, end: at + length };
}
