import { artVersion, drawArt } from '@baize/art';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Packed, packedFor, packText } from './packed.ts';

/** About 10 MB of pictures; what is asked for beyond them is drawn anew. */
const MOST_PICTURES = 1_500;
const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

const pictures = new Map<string, Packed>();

/** Answers with a picture that is drawn by its name; false where there is none of that name. */
export function sendDrawn(request: FastifyRequest, reply: FastifyReply, path: string): boolean {
  const picture = pictures.get(path) ?? draw(path);
  if (!picture) return false;
  const { body, encoding } = packedFor(picture, request.headers['accept-encoding']);
  if (encoding) reply.header('content-encoding', encoding);
  void reply
    .header('vary', 'accept-encoding')
    .header('cache-control', artKeeping(request.url))
    .type('image/svg+xml')
    .send(body);
  return true;
}

/** An address that says which drawing it means can never mean another. */
export function artKeeping(url: string): string {
  return url.endsWith(`?v=${artVersion}`) ? FOREVER : A_DAY;
}

function draw(path: string): Packed | undefined {
  const svg = drawArt(path);
  if (!svg) return undefined;
  const picture = packText(svg);
  const [oldest] = pictures.keys();
  if (pictures.size >= MOST_PICTURES && oldest) pictures.delete(oldest);
  pictures.set(path, picture);
  return picture;
}
