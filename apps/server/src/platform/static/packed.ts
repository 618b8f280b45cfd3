import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

/** A text as it travels: packed once, sent often; a short one only as it is. */
export type Packed = { plain: Buffer; br: Buffer | undefined; gzip: Buffer | undefined };

const QUALITY = 8;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const paramsFor = ({ length }: Buffer) => ({
  [constants.BROTLI_PARAM_QUALITY]: QUALITY,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
});

/** For what is small: at once. */
export function packText(text: string): Packed {
  const plain = Buffer.from(text);
  const params = paramsFor(plain);
  return { plain, br: brotliCompressSync(plain, { params }), gzip: gzipSync(plain) };
}

/** For what is large: beside the thread that answers everyone. */
export async function packLater(plain: Buffer): Promise<Packed> {
  const [br, gzip] = await Promise.all([brotli(plain, { params: paramsFor(plain) }), zip(plain)]);
  return { plain, br, gzip };
}

/** The smallest form that this browser reads. */
export function packedFor(
  { plain, br, gzip }: Packed,
  accepted = '',
): { body: Buffer; encoding?: 'br' | 'gzip' } {
  if (br && /\bbr\b/.test(accepted)) return { body: br, encoding: 'br' };
  if (gzip && /\bgzip\b/.test(accepted)) return { body: gzip, encoding: 'gzip' };
  return { body: plain };
}
