import { allCalls, type Call, nameInOtherFamily, type Output, type Shape } from '@baize/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import { z } from 'zod/mini';
import { admit, type Caller } from './caller.ts';
import { isHeldToWords, readerFor } from './serve/read-input.ts';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller;
  }
  interface FastifyContextConfig {
    call?: Call;
    name?: string;
  }
}

export type Handler<Input extends Shape, Value extends Shape> = (
  input: Output<Input>,
  caller: Caller,
  exchange: { request: FastifyRequest; reply: FastifyReply },
) => Promise<Output<Value>> | Output<Value>;

/** Answers one call of the contract: checks who asks, reads the input, wraps the value. */
export function serve<Input extends Shape, Value extends Shape>(
  app: FastifyInstance,
  call: Call<Input, Value>,
  handle: Handler<Input, Value>,
): void {
  addRoutes(app, call, answerTo(call, handle));
}

type Answering = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** Answers under every name of the call, to whom it admits. */
export function addRoutes(app: FastifyInstance, call: Call, handler: Answering): void {
  const name = nameOf(call);
  for (const { method, path } of namesOf(call)) {
    app.route({
      method,
      url: path,
      config: { call, name },
      ...whenKnown(call, (request, _reply, done) => {
        admit(request.caller, call);
        done();
      }),
      handler,
    });
  }
}

/** Reads the input, asks the domain, and writes its value as the call promises it. */
export function answerTo<Input extends Shape, Value extends Shape>(
  call: Call<Input, Value>,
  handle: Handler<Input, Value>,
): Answering {
  const read = readerFor(call);
  return (request, reply) => {
    const said = read(inputOf(request, call));
    const value = handle(said, request.caller, { request, reply });
    // What is known already waits for no promise.
    if (!(value instanceof Promise)) return answer(reply, call, value);
    return value.then((value) => answer(reply, call, value));
  };
}

/** Most callers are known before their body is read; a vendor is known by its signature under it. */
function whenKnown(call: Call, check: onRequestHookHandler) {
  return call.audience === 'vendor' ? { preHandler: check } : { onRequest: check };
}

export const JSON_TYPE = 'application/json; charset=utf-8';

function answer<Value extends Shape>(
  reply: FastifyReply,
  call: Call<Shape, Value>,
  value: Output<Value>,
) {
  switch (call.answer ?? 'envelope') {
    case 'envelope':
      reply.header('content-type', JSON_TYPE);
      return envelopeOf(call, value);
    case 'noted':
      return { success: true, message: '', ...(z.encode(call.value, value) as object) };
    case 'bare':
      return written(call, value);
    case 'text':
      return reply.type('text/plain').send(written(call, value));
    case 'file':
      return value;
    case 'redirect':
      return reply.redirect(String(value));
    case 'empty':
      return reply.code(204).send();
  }
}

export function envelopeOf<Value extends Shape>(call: Call<Shape, Value>, value: Output<Value>) {
  return JSON.stringify({ success: true, value: written(call, value), message: '' });
}

/** The same around a value that is written already. */
export const envelopeAround = (value: string) => `{"success":true,"value":${value},"message":""}`;

/** An answer that does not fit its own shape is our fault, and never told as the caller's. */
function written<Value extends Shape>(call: Call<Shape, Value>, value: Output<Value>) {
  try {
    return z.encode(call.value, value);
  } catch (cause) {
    throw new Error(`The answer of ${call.method} ${call.path} has another shape`, { cause });
  }
}

type Name = { method: Call['method']; path: string };

/** A call has its own name and the names that older and newer clients know it by. */
export function namesOf(call: Call): Name[] {
  const aliases = (call.also ?? []).map(({ method, path }) => ({
    method: method ?? call.method,
    path: path ?? call.path,
  }));
  const names = [{ method: call.method, path: call.path }, ...aliases];
  const known = new Set(names.map(({ method, path }) => `${method} ${path}`));
  const twins = names.map(({ method, path }) => ({ method, path: nameInOtherFamily(path) }));
  return [...names, ...twins.filter(({ method, path }) => !known.has(`${method} ${path}`))];
}

// Cache busters and picture formats that clients add to any query.
const NOISE: ReadonlySet<string> = new Set(['_', 'ext', 't']);

export const isNoise = (name: string): boolean => NOISE.has(name);

function inputOf(request: FastifyRequest, call: Call): unknown {
  const query = { ...(request.query as Record<string, unknown>) };
  for (const name of Object.keys(query)) {
    if (isNoise(name) || isDropped(call, name) || isNone(call, name, query[name]))
      delete query[name];
  }
  const body = request.body;
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) {
    return body;
  }
  return { ...query, ...(body as object), ...(request.params as object) };
}

/** Existing clients put words of their own into any query: only operators and vendors are held to theirs. */
function isDropped({ path, input }: Call, name: string): boolean {
  if (isHeldToWords(path) || !(input instanceof z.ZodMiniObject)) return false;
  return !Object.hasOwn(input.def.shape, name);
}

/** Existing clients send what they do not ask for as an empty word: where nothing may be said, that is nothing. */
function isNone({ path, input }: Call, name: string, value: unknown): boolean {
  if (value !== '' || isHeldToWords(path) || !(input instanceof z.ZodMiniObject)) return false;
  const field = input.def.shape[name] as Shape;
  return !z.safeParse(field, '').success && z.safeParse(field, undefined).success;
}

let names: Map<Call, string> | undefined;

export function nameOf(call: Call): string {
  names ??= new Map(allCalls().map(({ name, call }) => [call, name]));
  const name = names.get(call);
  if (!name) throw new Error(`${call.method} ${call.path} is not listed in the contract`);
  return name;
}
