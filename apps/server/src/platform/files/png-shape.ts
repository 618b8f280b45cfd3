import { inflateSync } from 'node:zlib';

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** The pixels and what their colours mean; texts, animations and private chunks are left behind. */
const KEPT_CHUNKS = [
  'IHDR',
  'PLTE',
  'tRNS',
  'gAMA',
  'cHRM',
  'sRGB',
  'iCCP',
  'eXIf',
  'IDAT',
  'IEND',
];
/** Encoders write pixels in pieces of 8 kB and more: 5 MB of them are 640. */
const MAX_CHUNKS = 4_096;
const LARGEST_PROFILE = 1_048_576;
const LARGEST_RAW = 160_000_000;

type Chunk = { name: string; content: Buffer; whole: Buffer };

/**
 * A png of nothing but its pixels, so that no chunk can unpack to more than it may: the decoder
 * never sees a compressed text. Nothing where it does not end where it says, or is too large.
 */
export function plainPng(bytes: Buffer): Buffer | undefined {
  if (!bytes.subarray(0, PNG_START.length).equals(PNG_START)) return undefined;
  const chunks = readChunks(bytes);
  const head = chunks?.[0];
  if (!chunks || !head || rawBytes(head) > LARGEST_RAW) return undefined;
  const kept = chunks.filter(({ name }) => KEPT_CHUNKS.includes(name));
  const profiles = kept.filter(({ name }) => name === 'iCCP');
  if (profiles.length > 1 || !profiles.every(isSmallProfile)) return undefined;
  return Buffer.concat([PNG_START, ...kept.map(({ whole }) => whole)]);
}

/** Chunks of a length, a name, the content and a checksum; IEND is the last, at the very end. */
function readChunks(bytes: Buffer): Chunk[] | undefined {
  const chunks: Chunk[] = [];
  let at = PNG_START.length;
  while (at + 12 <= bytes.length && chunks.length < MAX_CHUNKS) {
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const name = bytes.toString('latin1', at + 4, at + 8);
    chunks.push({
      name,
      content: bytes.subarray(at + 8, end - 4),
      whole: bytes.subarray(at, end),
    });
    if (name === 'IEND') return end === bytes.length ? chunks : undefined;
    at = end;
  }
  return undefined;
}

const CHANNELS: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/** What the pixels take once they are unpacked, by what the head promises. */
function rawBytes({ name, content }: Chunk): number {
  if (name !== 'IHDR' || content.length !== 13) return Number.POSITIVE_INFINITY;
  const pixels = content.readUInt32BE(0) * content.readUInt32BE(4);
  const channels = CHANNELS[content[9]!] ?? Number.POSITIVE_INFINITY;
  return (pixels * channels * Math.max(8, content[8]!)) / 8;
}

/** A name, a nought, the way of packing, then the packed profile, which may not unpack to much. */
function isSmallProfile({ content }: Chunk): boolean {
  const nameEnd = content.indexOf(0);
  if (nameEnd < 1 || nameEnd > 79) return false;
  try {
    inflateSync(content.subarray(nameEnd + 2), { maxOutputLength: LARGEST_PROFILE });
    return true;
  } catch {
    return false;
  }
}
