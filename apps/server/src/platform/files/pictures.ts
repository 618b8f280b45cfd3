import sharp from 'sharp';
import { refuse } from '../refusal.ts';

export const LARGEST_UPLOAD = 5_242_880;
const MOST_PIXELS = 40_000_000;
const LONGEST_SIDE = 4096;

const PNG_START = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_END = Buffer.from([0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82]);
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const JPEG_END = Buffer.from([0xff, 0xd9]);

/**
 * Decodes a png or jpg in full and encodes it again, without its metadata. What begins like a
 * picture but goes on after its end is something else as well, and is refused.
 */
export async function remakePicture(upload: Buffer): Promise<{ bytes: Buffer; type: string }> {
  if (upload.length > LARGEST_UPLOAD) refuse('FILE_TOO_LARGE', { words: { megabytes: 5 } });
  const kind = kindOf(upload) ?? refuse('FILE_NOT_A_PICTURE');
  try {
    const picture = sharp(upload, { limitInputPixels: MOST_PIXELS, failOn: 'warning', pages: 1 })
      .rotate()
      .resize({
        width: LONGEST_SIDE,
        height: LONGEST_SIDE,
        fit: 'inside',
        withoutEnlargement: true,
      });
    const bytes = await (kind === 'png' ? picture.png() : picture.jpeg({ quality: 85 })).toBuffer();
    return { bytes, type: `image/${kind}` };
  } catch {
    return refuse('FILE_NOT_A_PICTURE');
  }
}

function kindOf(upload: Buffer): 'png' | 'jpeg' | undefined {
  const begins = (with_: Buffer) => upload.subarray(0, with_.length).equals(with_);
  const ends = (with_: Buffer) => upload.subarray(-with_.length).equals(with_);
  if (begins(PNG_START) && ends(PNG_END)) return 'png';
  if (begins(JPEG_START) && ends(JPEG_END)) return 'jpeg';
  return undefined;
}
