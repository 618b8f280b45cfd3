import { type IncomingMessage, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';

/** Headers that are put together once and said often. What an answer says itself goes before them. */
export type ReadyHeaders = {
  readonly headers: Readonly<Record<string, string>>;
  readonly names: readonly string[];
  /** As they are written on the line. */
  readonly lines: string;
};

export function readyHeaders(headers: Readonly<Record<string, string>>): ReadyHeaders {
  return { headers, names: Object.keys(headers), lines: linesOf(Object.entries(headers)) };
}

function linesOf(headers: readonly (readonly [string, string])[]): string {
  return headers.map(([name, value]) => `${name}: ${checked(value)}\r\n`).join('');
}

const UNSPEAKABLE = /[^\t\x20-\x7e\x80-\xff]/;

/** What is written as it stands must not begin a line of its own. */
function checked(value: string): string {
  if (UNSPEAKABLE.test(value)) throw new Error('A header must not hold control characters');
  return value;
}

type Internals = {
  _storeHeader(firstLine: string, headers: OutgoingHttpHeaders): void;
  /** The lines that were put together; what stands behind them leaves in one piece with them. */
  _header: string;
};
const internals = ServerResponse.prototype as unknown as Partial<Internals>;
const store = internals._storeHeader;
/** Whether this Node writes headers in the way that we know. */
export const isLineKnown = store !== undefined;

/**
 * Node looks at every name and value of every answer's headers, which for ours takes longer than the
 * rest of a small answer. This one writes those that are ready in one piece. It is a class because Node
 * takes no other; a Node that writes its headers in another way gets them one by one.
 */
export class ReadyResponse<
  Request extends IncomingMessage = IncomingMessage,
> extends ServerResponse<Request> {
  ready: ReadyHeaders | undefined = undefined;
  /** What is this answer's own and nobody else's to say, in ready lines. */
  ownLines = '';
  /** A text that may stand behind its headers as if it were one of them, until it does. */
  plainBody = '';

  _storeHeader(firstLine: string, headers: OutgoingHttpHeaders): void {
    const { ready, ownLines, plainBody } = this;
    const lead = ready ? linesBeside(ready, headers) : '';
    store!.call(this, firstLine + lead + ownLines, headers);
    const written = this as unknown as Partial<Internals>;
    if (plainBody === '' || typeof written._header !== 'string') return;
    written._header += plainBody;
    this.plainBody = '';
  }
}

function linesBeside({ headers, names, lines }: ReadyHeaders, said: OutgoingHttpHeaders): string {
  for (const name of names) {
    if (said[name] === undefined) continue;
    return linesOf(Object.entries(headers).filter(([name]) => said[name] === undefined));
  }
  return lines;
}

/** Says them on a bare line, where that can be done; false where they must be said one by one. */
export function sayOnLine(
  response: ServerResponse,
  ready: ReadyHeaders,
  own: Readonly<Record<string, string>>,
): boolean {
  if (!store || !(response instanceof ReadyResponse)) return false;
  response.ready = ready;
  for (const name in own) response.ownLines += `${name}: ${own[name]}\r\n`;
  return true;
}

/**
 * Ends an answer with its text. Headers leave as single bytes, so a text of which each sign is one byte
 * leaves as one of them: one write to the line instead of two that are joined, which takes longer.
 */
export function endOnLine(
  response: ServerResponse,
  {
    status,
    headers,
    body,
  }: { status: number; headers: OutgoingHttpHeaders; body: string | Buffer },
): void {
  const isPlain = typeof body === 'string' && headers['content-length'] === body.length;
  if (!isPlain || !(response instanceof ReadyResponse)) {
    response.writeHead(status, headers).end(body);
    return;
  }
  response.plainBody = body;
  response.writeHead(status, headers);
  response.end(response.plainBody);
}

/** Says them with the answer, and beside them lines that only this answer has. */
export function sayReady(
  reply: FastifyReply,
  ready: ReadyHeaders,
  own: Readonly<Record<string, string>>,
): void {
  if (sayOnLine(reply.raw, ready, own)) return;
  reply.headers(ready.headers);
  reply.headers(own);
}

/** Says more than what is said already: these go before it, and what the answer says itself before these. */
export function sayAlso(reply: FastifyReply, more: ReadyHeaders): void {
  const { raw } = reply;
  if (raw instanceof ReadyResponse && raw.ready) raw.ready = together(raw.ready, more);
  else reply.headers(more.headers);
}

/** What will be said under this name, as far as it is known by now. */
export function saidSoFar(reply: FastifyReply, name: string): string {
  const { raw } = reply;
  const ready = raw instanceof ReadyResponse ? raw.ready?.headers[name] : undefined;
  return String(reply.getHeader(name) ?? ready ?? '');
}

const joined = new WeakMap<ReadyHeaders, { first: ReadyHeaders; both: ReadyHeaders }>();

/** What was said together last is nearly always what is said together next. */
export function together(first: ReadyHeaders, more: ReadyHeaders): ReadyHeaders {
  const known = joined.get(more);
  if (known?.first === first) return known.both;
  const both = readyHeaders({ ...first.headers, ...more.headers });
  joined.set(more, { first, both });
  return both;
}
