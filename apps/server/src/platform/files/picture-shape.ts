const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);

/** Which kind of picture this is from its first byte to its last; nothing where something follows. */
export function wholePictureKind(bytes: Buffer): 'png' | 'jpeg' | undefined {
  if (beginsWith(bytes, PNG_START)) return pngEnd(bytes) === bytes.length ? 'png' : undefined;
  if (beginsWith(bytes, JPEG_START)) return isWholeJpeg(bytes) ? 'jpeg' : undefined;
  return undefined;
}

function beginsWith(bytes: Buffer, start: Buffer, from = 0): boolean {
  return bytes.subarray(from, from + start.length).equals(start);
}

/** Chunks of a length, a name, the content and a checksum; IEND is the last. */
function pngEnd(bytes: Buffer): number | undefined {
  let at = PNG_START.length;
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    at += 12 + length;
    if (name === 'IEND') return at;
  }
  return undefined;
}

/** Cameras put a second picture behind the first; anything else there is not a picture's. */
function isWholeJpeg(bytes: Buffer): boolean {
  let at = 0;
  while (at < bytes.length) {
    if (!beginsWith(bytes, JPEG_START, at)) return false;
    const end = jpegEnd(bytes, at);
    if (end === undefined) return false;
    at = end;
  }
  return true;
}

const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Segments that name their length; after a scan begins, its data run on to the next marker. */
function jpegEnd(bytes: Buffer, from: number): number | undefined {
  let at = from + 2;
  while (at + 4 <= bytes.length || bytes[at + 1] === END_OF_IMAGE) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    if (marker === END_OF_IMAGE) return at + 2;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker === START_OF_SCAN) at = scanEnd(bytes, at);
  }
  return undefined;
}

/** In the data of a scan, FF 00 is a plain FF and FF D0 to D7 are only marks on the way. */
function scanEnd(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1] ?? 0;
    const isData = next === 0 || next === 0xff || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}
