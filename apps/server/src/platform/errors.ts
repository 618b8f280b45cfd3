import { type Envelope, refusals } from '@baize/contract';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod/mini';
import { isUnavailable } from './database.ts';
import { Refusal } from './refusal.ts';
import { wordsFor } from './words.ts';

/** The one place where an error becomes an answer. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refusal = asRefusal(error);
    const [status, errorCode] = refusals[refusal.code];
    if (status === 500) request.log.error(error);
    const retryAfter = refusal.details.retryAfterSeconds ?? (status === 503 ? 1 : undefined);
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    return reply
      .status(status)
      .type('application/json')
      .send({
        success: false,
        value: refusal.details.value ?? null,
        message: messageFor(request, refusal),
        errorCode,
      } satisfies Envelope<never>);
  });
}

function messageFor(request: FastifyRequest, { code, details }: Refusal): string {
  return wordsFor(request.caller?.language ?? 'EN', code, details.words);
}

function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof z.core.$ZodError)
    return new Refusal('INVALID_INPUT', { value: faults(error) });
  if (isUnavailable(error)) return new Refusal('BUSY');
  return byHttpStatus((error as FastifyError).statusCode);
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
    case 413:
      return new Refusal('TOO_LARGE');
    case 415:
      return new Refusal('UNSUPPORTED_CONTENT');
    default:
      return new Refusal('UNKNOWN_ERROR');
  }
}
