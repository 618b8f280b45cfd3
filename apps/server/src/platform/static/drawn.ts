import { artVersion, drawArt } from '@baize/art';
import { pixelsAt } from '@baize/art/pixels';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Packed, packedFor, packText } from './packed.ts';
import { paint } from './pixels.ts';

/** About 15 MB of pictures of either kind; what is asked for beyond them is drawn anew. */
const MAX_PICTURES = 1_500;
const FOREVER = 'public, max-age=31536000, immutable';
const A_DAY = 'public, max-age=86400';

const drawings = new Map<string, Packed>();
const pixels = new Map<string, Promise<Buffer | undefined>>();

/** Answers with a picture that is drawn by its name; false where there is none of that name. */
export async function sendDrawn(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<boolean> {
  return sendDrawing(request, reply, path) || (await sendPixels(reply, path));
}

function sendDrawing(request: FastifyRequest, reply: FastifyReply, path: string): boolean {
  const picture = drawings.get(path) ?? draw(path);
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

async function sendPixels(reply: FastifyReply, path: string): Promise<boolean> {
  const wanted = pixelsAt(path);
  if (!wanted) return false;
  const svg = drawArt(wanted.drawing);
  if (!svg) return false;
  const painting = pixels.get(path) ?? keepPicture(pixels, path, paint(svg, wanted));
  const picture = await painting.catch(() => undefined);
  if (!picture) {
    // Too much to paint right now: the drawing itself is always at hand.
    pixels.delete(path);
    void reply.header('cache-control', 'no-store').redirect(encodeURI(wanted.drawing));
    return true;
  }
  void reply
    .header('cache-control', artKeeping(reply.request.url))
    .type(`image/${wanted.type}`)
    .send(picture);
  return true;
}

/** An address that says which drawing it means can never mean another. */
export function artKeeping(url: string): string {
  return url.endsWith(`?v=${artVersion}`) ? FOREVER : A_DAY;
}

function draw(path: string): Packed | undefined {
  const svg = drawArt(path);
  return svg ? keepPicture(drawings, path, packText(svg)) : undefined;
}

function keepPicture<Picture>(kept: Map<string, Picture>, path: string, picture: Picture): Picture {
  const [oldest] = kept.keys();
  if (kept.size >= MAX_PICTURES && oldest) kept.delete(oldest);
  kept.set(path, picture);
  return picture;
}
