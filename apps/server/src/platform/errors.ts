import type { Socket } from 'node:net';
import { type Envelope, MISSING, refusals } from '@baize/contract';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { isArchived, isUnavailable } from './database.ts';
import { wordsFor } from './errors/words.ts';
import { Refusal } from './refusal.ts';

/** The one place where an error becomes an answer. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply));
}

/** A path that cannot be read, or a part of it that is too long, is met before any hook. */
export function answerFrameworkErrors(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  reply.headers(BARE_HEADERS);
  answerError(new Refusal('INVALID_INPUT'), request, reply);
}

/** What every answer carries, for those that leave before the hooks that would add it. */
const BARE_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cache-control': 'no-store',
};

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const { status, retryAfterSeconds, body } = refusalFor(error, request);
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.status(status).type('application/json').send(body);
}

type Asked = Pick<FastifyRequest, 'caller' | 'log'>;

/** What is said of an error to whoever asked, in their language. What is our fault is logged. */
export function refusalFor(error: unknown, asked: Asked) {
  const refusal = asRefusal(error);
  const [status] = refusals[refusal.code];
  if (status === 500) asked.log.error(error);
  return {
    status,
    retryAfterSeconds: refusal.details.retryAfterSeconds ?? (status === 503 ? 1 : undefined),
    body: refusalAnswer(refusal, messageFor(asked, refusal)),
  };
}

function refusalAnswer({ code, details }: Refusal, message: string): Envelope<never> {
  return { success: false, value: details.value ?? null, message, errorCode: refusals[code][1] };
}

/** What is not HTTP, or has too long a head, gets the same kind of answer, and no second chance. */
export function answerBrokenRequests(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = BROKEN[error.code ?? ''] ?? '400 Bad Request';
  const refusal = new Refusal('BODY_UNREADABLE');
  const body = JSON.stringify(refusalAnswer(refusal, wordsFor('EN', refusal.code)));
  const headers = {
    ...BARE_HEADERS,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'));
}

const BROKEN: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

function messageFor({ caller }: Asked, { code, details }: Refusal): string {
  return wordsFor(caller?.language ?? 'EN', code, details.words);
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof z.core.$ZodError) {
    const code = error.issues.some(isMissingAmount) ? 'AMOUNT_MISSING' : 'INVALID_INPUT';
    return new Refusal(code, { value: faults(error) });
  }
  if (isUnavailable(error)) return new Refusal('BUSY');
  if (isArchived(error)) return new Refusal('BET_ARCHIVED');
  return byHttpStatus((error as FastifyError).statusCode);
}

/** Clients know one missing field by a code of its own: how much is meant. */
const AMOUNTS = ['amount', 'withdrawAmount'];

function isMissingAmount({ path, message }: z.core.$ZodIssue): boolean {
  return message === MISSING && path.length === 1 && AMOUNTS.includes(String(path[0]));
}

/** Which fields are wrong, and by which kind of check: never what was typed. */
function faults(error: z.core.$ZodError): Record<string, string> {
  return Object.fromEntries(
    error.issues.map((issue) => [issue.path.join('.') || 'request', issue.code]),
  );
}

function byHttpStatus(status: number | undefined): Refusal {
  switch (status) {
    case 400:
      return new Refusal('BODY_UNREADABLE');
    case 404:
      return new Refusal('NOT_FOUND');
    case 405:
      return new Refusal('METHOD_NOT_SUPPORTED');
    case 413:
      return new Refusal('TOO_LARGE');
    case 415:
      return new Refusal('UNSUPPORTED_CONTENT');
    default:
      return new Refusal(isTheirs(status) ? 'INVALID_INPUT' : 'UNKNOWN_ERROR');
  }
}

/** Whatever else a library refuses with a status of this kind was wrong before it came to us. */
function isTheirs(status = 500): boolean {
  return status >= 400 && status < 500;
}
