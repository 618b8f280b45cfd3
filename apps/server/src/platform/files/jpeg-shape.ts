const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;
/** A camera's progressive picture has about ten; every further one is decoded over all pixels again. */
const MAX_SCANS = 64;

/** The first picture of a jpg; nothing where something other than a second picture follows it. */
export function plainJpeg(bytes: Buffer): Buffer | undefined {
  if (!beginsAt(bytes, 0)) return undefined;
  const first = jpegEnd(bytes, 0);
  return first !== undefined && isPictures(bytes, first) ? bytes.subarray(0, first) : undefined;
}

const beginsAt = (bytes: Buffer, at: number) =>
  bytes.subarray(at, at + JPEG_START.length).equals(JPEG_START);

/** Cameras put a second picture behind the first; anything else there is not a picture's. */
function isPictures(bytes: Buffer, from: number): boolean {
  let at = from;
  while (at < bytes.length) {
    const end = beginsAt(bytes, at) ? jpegEnd(bytes, at) : undefined;
    if (end === undefined) return false;
    at = end;
  }
  return true;
}

/** Segments that name their length; after a scan begins, its data run on to the next marker. */
function jpegEnd(bytes: Buffer, from: number): number | undefined {
  let at = from + 2;
  let scans = 0;
  while (at + 4 <= bytes.length || bytes[at + 1] === END_OF_IMAGE) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1]!;
    if (marker === END_OF_IMAGE) return at + 2;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
    if (marker !== START_OF_SCAN) continue;
    scans += 1;
    if (scans > MAX_SCANS) return undefined;
    at = scanEnd(bytes, at);
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
