import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { seconds } from '@baize/calendar';
import type { Call, Shape } from '@baize/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from './caller.ts';
import { encodingFor } from './edge/packing.ts';
import { addReadyRoute, type ReadyAnswer, type ReadyRoute } from './edge/ready-answers.ts';
import { type ReadyHeaders, readyHeaders, sayAlso } from './edge/ready-headers.ts';
import type { House } from './house.ts';
import { editionOf } from './memory.ts';
import { addRoutes, answerTo, type Handler, JSON_TYPE, nameOf, namesOf } from './serve.ts';
import { type Packed, packLater } from './static/packed.ts';

/** Says with whom a caller shares their answer; nothing where it is theirs alone. */
export type SharedWith = (caller: Caller, query: Query) => string | undefined;

type Query = Record<string, unknown>;

/** What begins or ends at an instant is seen this late at most; what is saved is seen at once. */
const KEPT_MS = seconds(1);
const MAX_KEPT = 300;
const WORTH_PACKING_BYTES = 1_024;
const SHOWN_BY = 'accept-encoding, accept-language, language, authorization';

type Kept = {
  madeAt: number;
  edition: number;
  text: string;
  plain: Buffer;
  mark: string;
  ready: ReadyHeaders;
  packing?: Promise<Packed>;
  packed?: Packed;
};

/**
 * Serves a public read whose answer is the same for many: made once from what the house keeps in
 * memory, then sent as ready bytes until something in that memory changes. Who asks is admitted,
 * limited and logged as for every call; only the making of the answer is spared.
 */
export function serveShared<Input extends Shape, Value extends Shape>(
  app: FastifyInstance,
  house: House,
  call: Call<Input, Value>,
  { handle, sharedWith }: { handle: Handler<Input, Value>; sharedWith: SharedWith },
): void {
  const make = answerTo(call, handle);
  const kept = new Map<string, Kept>();
  /** What was asked in an address, as the framework read it. */
  const queries = new Map<string, Query>();
  const isTrue = ({ madeAt, edition }: Kept) => {
    const age = house.clock.now().getTime() - madeAt;
    return edition === editionOf(house) && age >= 0 && age < KEPT_MS;
  };

  async function renew(request: FastifyRequest, reply: FastifyReply, key: string): Promise<Kept> {
    const edition = editionOf(house);
    const madeAt = house.clock.now().getTime();
    const made = await make(request, reply);
    const text = typeof made === 'string' ? made : JSON.stringify(made);
    const before = kept.get(key);
    const fresh: Kept =
      before?.text === text
        ? { ...before, madeAt, edition }
        : { ...prepare(text), madeAt, edition };
    keepSome(kept, key, fresh);
    keepSome(queries, request.url, request.query as Query);
    return fresh;
  }

  function findReady({ url, caller, headers }: Parameters<ReadyRoute['find']>[0]) {
    const query = queries.get(url);
    const others = query && sharedWith(caller, query);
    if (others === undefined) return undefined;
    const found = kept.get(keyOf(url, caller, others));
    if (!found || !isTrue(found) || isWorthPacking(headers, found)) return undefined;
    return readyAnswer(headers, found);
  }

  // Visitors are admitted to these without a further look at them.
  if (call.audience === 'anyone' && call.right === undefined) {
    for (const { method, path } of namesOf(call)) {
      if (method !== 'GET') continue;
      addReadyRoute(app, path, { call, name: nameOf(call), find: findReady });
    }
  }

  addRoutes(app, call, (request, reply) => {
    const { caller, method, query } = request;
    const others = method === 'GET' ? sharedWith(caller, query as Query) : undefined;
    if (others === undefined) return make(request, reply);
    const key = keyOf(request.url, caller, others);
    const found = kept.get(key);
    if (!found || !isTrue(found)) {
      return renew(request, reply, key).then((fresh) => sendReady(request, reply, fresh));
    }
    if (!isWorthPacking(request.headers, found)) return sendReady(request, reply, found);
    return packKept(found).then(() => sendReady(request, reply, found));
  });
}

const keyOf = (url: string, { language }: Caller, others: string) => `${url} ${language} ${others}`;

function keepSome<Value>(kept: Map<string, Value>, key: string, value: Value): void {
  const [oldest] = kept.keys();
  if (kept.size >= MAX_KEPT && oldest !== undefined) kept.delete(oldest);
  kept.set(key, value);
}

function prepare(text: string): Omit<Kept, 'madeAt' | 'edition'> {
  const mark = createHash('sha256').update(text).digest('base64url').slice(0, 22);
  const ready = readyHeaders({
    'cache-control': 'private, no-cache',
    vary: SHOWN_BY,
    // It stands for what is said, however that is packed.
    etag: `W/"${mark}"`,
  });
  return { text, plain: Buffer.from(text), mark, ready };
}

/** What is asked for once is packed on its way like everything else; the second time, for good. */
function isWorthPacking(headers: IncomingHttpHeaders, { text, packed }: Kept): boolean {
  if (packed || text.length < WORTH_PACKING_BYTES) return false;
  return encodingFor(headers['accept-encoding']) !== undefined;
}

async function packKept(kept: Kept): Promise<void> {
  kept.packing ??= packLater(kept.plain);
  kept.packed = await kept.packing;
}

function sendReady({ headers }: FastifyRequest, reply: FastifyReply, kept: Kept): FastifyReply {
  const { status, says, body, headers: own } = readyAnswer(headers, kept);
  sayAlso(reply, says);
  if (status === 304) return reply.code(304).send();
  reply.headers(own);
  return reply.send(body);
}

function readyAnswer(
  headers: IncomingHttpHeaders,
  { mark, text, plain, packed, ready: says }: Kept,
): ReadyAnswer {
  if (headers['if-none-match']?.includes(mark)) {
    return { status: 304, says, headers: {}, body: '' };
  }
  const encoding = packed && encodingFor(headers['accept-encoding']);
  const bytes = encoding && packed[encoding];
  const length = { 'content-type': JSON_TYPE, 'content-length': (bytes ?? plain).length };
  // A text leaves in one piece with its headers.
  if (!bytes) return { status: 200, says, headers: length, body: text };
  return { status: 200, says, headers: { ...length, 'content-encoding': encoding }, body: bytes };
}
