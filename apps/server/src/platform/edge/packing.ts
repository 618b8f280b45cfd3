import { pipeline, Readable } from 'node:stream';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { saidSoFar } from './ready-headers.ts';

/** Packing costs more than it saves below this. */
const WORTH_PACKING_BYTES = 1_024;
// The default quality is meant for files that are packed once, and takes a core for each.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const TEXT = /^(text\/(?!event-stream)|application\/(.+\+)?(json|xml|javascript)|image\/svg)/i;

export type Encoding = 'br' | 'gzip';

/** Packs long texts on their way out, beside the thread that answers everyone. */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (!isLong(payload) || !isPackable(reply)) return done();
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (!encoding) return done();
    if (payload instanceof Readable) return done(null, packStream(reply, payload, encoding));
    pack(payload, encoding, (packed) => {
      if (packed) declare(reply, encoding);
      done(null, packed ?? payload);
    });
  });
}

/** The encoding in which a text is worth packing for whoever takes these. */
export function packingFor(text: string, accepted: string | undefined): Encoding | undefined {
  return isLong(text) ? encodingFor(accepted) : undefined;
}

/** Packs beside the thread; nothing comes where that fails, and it leaves as it is. */
export function pack(
  payload: string | Buffer,
  encoding: Encoding,
  done: (packed: Buffer | undefined) => void,
): void {
  const send = (error: Error | null, packed: Buffer) => done(error ? undefined : packed);
  if (encoding === 'br') brotliCompress(payload, BROTLI, send);
  else gzip(payload, send);
}

/** A stream may be of any length. */
function isLong(payload: unknown): payload is string | Buffer | Readable {
  if (typeof payload === 'string') return Buffer.byteLength(payload) >= WORTH_PACKING_BYTES;
  if (Buffer.isBuffer(payload)) return payload.length >= WORTH_PACKING_BYTES;
  return payload instanceof Readable;
}

function packStream(reply: FastifyReply, payload: Readable, encoding: Encoding): Readable {
  declare(reply, encoding);
  const packer = encoding === 'br' ? createBrotliCompress(BROTLI) : createGzip();
  return pipeline(payload, packer, () => undefined);
}

const remembered = new Map<string, Encoding | undefined>();
const MAX_REMEMBERED = 500;

/** What this caller reads, the smaller first; browsers ask in few ways, and each is read once. */
export function encodingFor(accepted: string | undefined): Encoding | undefined {
  if (!accepted) return undefined;
  if (!remembered.has(accepted)) {
    if (remembered.size >= MAX_REMEMBERED) remembered.clear();
    remembered.set(accepted, readEncoding(accepted));
  }
  return remembered.get(accepted);
}

/** An encoding that is given no weight is refused. */
function readEncoding(accepted: string): Encoding | undefined {
  const weights = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      const weight = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, weight ? Number(weight.slice(2)) || 0 : 1];
    }),
  );
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : undefined;
}

/** Already packed, a part of something, or no text at all: it leaves as it is. */
function isPackable(reply: FastifyReply): boolean {
  if (reply.getHeader('content-encoding') || reply.getHeader('content-range')) return false;
  if (reply.statusCode === 206 || reply.statusCode === 304) return false;
  return TEXT.test(String(reply.getHeader('content-type') ?? 'application/json'));
}

function declare(reply: FastifyReply, encoding: Encoding): void {
  const before = saidSoFar(reply, 'vary');
  if (!before) reply.header('vary', 'accept-encoding');
  else if (!/accept-encoding|\*/i.test(before)) {
    reply.header('vary', `${before}, accept-encoding`);
  }
  reply.header('content-encoding', encoding).removeHeader('content-length');
}
