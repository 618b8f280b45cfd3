import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { type Packed, packedFor, packLater } from './packed.ts';

/** What is text on its way; pictures and fonts are packed already. */
const TYPES: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  html: 'text/html; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};
/** Below this, packing saves no packet. */
const MIN_BYTES = 1_024;

type PackedFile = Packed & { mark: string };

/** The texts of a built front end, each packed when it is first asked for and kept: they never change. */
export function openPackedFiles(folder: string) {
  const files = new Map<string, Promise<PackedFile>>();
  return async (reply: FastifyReply, path: string): Promise<boolean> => {
    const type = TYPES[path.slice(path.lastIndexOf('.') + 1)];
    if (!type) return false;
    const packing = files.get(path) ?? pack(join(folder, path));
    files.set(path, packing);
    packing.catch(() => files.delete(path));
    const file = await packing;
    const { body, encoding } = packedFor(file, reply.request.headers['accept-encoding']);
    const etag = `"${file.mark}-${encoding ?? 'plain'}"`;
    void reply.header('vary', 'accept-encoding').header('etag', etag).type(type);
    if (reply.request.headers['if-none-match'] === etag) {
      void reply.code(304).send();
      return true;
    }
    if (encoding) void reply.header('content-encoding', encoding);
    void reply.send(body);
    return true;
  };
}

async function pack(file: string): Promise<PackedFile> {
  const plain = await readFile(file);
  const mark = createHash('sha256').update(plain).digest('base64url').slice(0, 22);
  if (plain.length < MIN_BYTES) return { plain, br: undefined, gzip: undefined, mark };
  return { ...(await packLater(plain)), mark };
}
