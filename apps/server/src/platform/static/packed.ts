import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** A text as it travels: packed once, sent often; a short one only as it is. */
export type Packed = { plain: Buffer; br: Buffer | undefined; gzip: Buffer | undefined };

const QUALITY = 8;

export function packText(text: string): Packed {
  const plain = Buffer.from(text);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return { plain, br: brotliCompressSync(plain, { params }), gzip: gzipSync(plain) };
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
