import sharp from 'sharp';
import { refuse } from '../refusal.ts';
import { wholePictureKind } from './picture-shape.ts';

export const LARGEST_UPLOAD = 5_242_880;
const MAX_PIXELS = 40_000_000;
const LONGEST_SIDE = 4096;

/**
 * Decodes a png or jpg in full and encodes it again, without its metadata. What begins like a
 * picture but goes on after its end is something else as well, and is refused.
 */
export async function remakePicture(upload: Buffer): Promise<{ bytes: Buffer; type: string }> {
  if (upload.length > LARGEST_UPLOAD) refuse('FILE_TOO_LARGE', { words: { megabytes: 5 } });
  const kind = wholePictureKind(upload) ?? refuse('FILE_NOT_A_PICTURE');
  try {
    const bytes = await inTurn(() => remake(upload, kind));
    return { bytes, type: `image/${kind}` };
  } catch {
    return refuse('FILE_NOT_A_PICTURE');
  }
}

function remake(upload: Buffer, kind: 'png' | 'jpeg'): Promise<Buffer> {
  const picture = sharp(upload, { limitInputPixels: MAX_PIXELS, failOn: 'warning', pages: 1 })
    .rotate()
    .resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    });
  return (kind === 'png' ? picture.png() : picture.jpeg({ quality: 85 })).toBuffer();
}

// A large picture takes 160 MB while it is open: one at a time, whoever sends them.
let turn: Promise<unknown> = Promise.resolve();

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = turn.then(work);
  turn = result.catch(() => undefined);
  return result;
}
