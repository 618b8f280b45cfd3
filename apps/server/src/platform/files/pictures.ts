import { refuse } from '../refusal.ts';
import { plainJpeg } from './jpeg-shape.ts';
import { type PictureKind, remakeApart } from './picture-process.ts';
import { plainPng } from './png-shape.ts';

export const LARGEST_UPLOAD = 5_242_880;

/**
 * Decodes a png or jpg in full and encodes it again, without its metadata. What begins like a
 * picture but goes on after its end is something else as well, and is refused.
 */
export async function remakePicture(upload: Buffer): Promise<{ bytes: Buffer; type: string }> {
  if (upload.length > LARGEST_UPLOAD) refuse('FILE_TOO_LARGE', { words: { megabytes: 5 } });
  const { plain, kind } = plainPicture(upload) ?? refuse('FILE_NOT_A_PICTURE');
  const bytes = await inTurn(() => remakeApart(plain, kind));
  return { bytes: bytes ?? refuse('FILE_NOT_A_PICTURE'), type: `image/${kind}` };
}

/** The picture without anything that could unpack to more than its pixels. */
function plainPicture(upload: Buffer): { plain: Buffer; kind: PictureKind } | undefined {
  const png = plainPng(upload);
  if (png) return { plain: png, kind: 'png' };
  const jpeg = plainJpeg(upload);
  return jpeg && { plain: jpeg, kind: 'jpeg' };
}

// A large picture takes 300 MB while it is open: one at a time, whoever sends them.
let turn: Promise<unknown> = Promise.resolve();

function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = turn.then(work);
  turn = result.catch(() => undefined);
  return result;
}
