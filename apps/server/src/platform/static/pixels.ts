import type { Pixels } from '@baize/art/pixels';
import { renderAsync } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';

/** Two at a time leave the other threads to those who log in; who waits longer is given the drawing. */
const AT_ONCE = 2;
const MAX_WAITING = 200;
const TILE_BYTES = 12_000;
/** From fine to coarse, until a tile is light enough. */
const TILE_QUALITIES = [68, 56, 44, 34] as const;
const BANNER_QUALITY = 48;

let busy = 0;
const waiting: (() => void)[] = [];

/** A drawing as pixels, painted off the main thread; nothing where too many are waiting. */
export async function paint(svg: string, { width, type }: Omit<Pixels, 'drawing'>) {
  if (waiting.length >= MAX_WAITING) return undefined;
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
  try {
    const painted = await renderAsync(svg, { fitTo: { mode: 'width', value: width } });
    const size = { width: painted.width, height: painted.height, channels: 4 as const };
    const picture = sharp(painted.pixels, { raw: size }).removeAlpha();
    return await (type === 'avif' ? packBanner(picture) : packTile(picture));
  } finally {
    const next = waiting.shift();
    if (next) next();
    else busy -= 1;
  }
}

const packBanner = (picture: Sharp) =>
  picture.avif({ quality: BANNER_QUALITY, effort: 2 }).toBuffer();

async function packTile(picture: Sharp): Promise<Buffer> {
  let packed = Buffer.alloc(0);
  for (const quality of TILE_QUALITIES) {
    packed = await picture.clone().webp({ quality }).toBuffer();
    if (packed.length <= TILE_BYTES) break;
  }
  return packed;
}
