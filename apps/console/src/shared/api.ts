import type { Call, Envelope, Output, Shape } from '@baize/contract';
import { z } from 'zod/mini';
import { LineFailed, Refused, refusedAs } from './errors.ts';
import { session } from './session/session.ts';

/** Makes one call of the contract: sends the input, returns the value, throws what was refused. */
export async function ask<Input extends Shape, Value extends Shape>(
  call: Call<Input, Value>,
  input: Output<Input>,
  signal?: AbortSignal,
): Promise<Output<Value>> {
  const token = session.token();
  const sent = send(call, z.encode(call.input, input), token, signal);
  return readAnswer(call, await reach(sent), token);
}

/** The same with a file in a form. */
export async function askWithFile<Value extends Shape>(
  call: Call<Shape, Value>,
  file: File,
): Promise<Output<Value>> {
  const token = session.token();
  const body = new FormData();
  body.append('file', file);
  const headers: Record<string, string> = {
    language: 'en',
    ...(token && { authorization: token }),
  };
  const sent = fetch(call.path, { method: call.method, headers, body });
  return readAnswer(call, await reach(sent), token);
}

/** A file for whoever may see it, and so asked for with the token; a refusal comes as an answer. */
export async function askBlob<Input extends Shape>(
  call: Call<Input>,
  input: Output<Input>,
  signal?: AbortSignal,
): Promise<Blob> {
  const token = session.token();
  const response = await send(call, z.encode(call.input, input), token, signal);
  const isAnswer = response.headers.get('content-type')?.startsWith('application/json');
  if (response.ok && !isAnswer) return response.blob();
  readAnswer(call, await reach(Promise.resolve(response)), token);
  throw new LineFailed();
}

function readAnswer<Value extends Shape>(
  call: Call<Shape, Value>,
  answer: Envelope<unknown>,
  token: string | undefined,
): Output<Value> {
  if (answer.success) return z.parse(call.value, answer.value) as Output<Value>;
  const refused = new Refused(answer.errorCode, answer.message, answer.value);
  // A late answer to an old token must not end the session that came after it.
  if (token && isSessionOver(refused) && session.token() === token) session.end('ended');
  throw refused;
}

function send(call: Call, input: unknown, token: string | undefined, signal?: AbortSignal) {
  const { path, rest } = withParams(call.path, input as Record<string, unknown>);
  const headers: Record<string, string> = { language: 'en' };
  if (token) headers.authorization = token;
  const options = { method: call.method, headers, signal: signal ?? null };
  if (call.method === 'GET') return fetch(withQuery(path, rest), options);
  headers['content-type'] = 'application/json';
  return fetch(path, { ...options, body: JSON.stringify(rest) });
}

/** `/ops/operators/:id/roles` takes its places from the input; what is left travels otherwise. */
function withParams(path: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = String(rest[name]);
    delete rest[name];
    return encodeURIComponent(value);
  });
  return { path: filled, rest };
}

function withQuery(path: string, input: Record<string, unknown>): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** A proxy's error page is not an answer of ours. */
async function reach(sent: Promise<Response>): Promise<Envelope<unknown>> {
  try {
    const response = await sent;
    const body = (await response.json()) as Envelope<unknown>;
    if (typeof body.success !== 'boolean') throw new Error(`No envelope (${response.status})`);
    return body;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new LineFailed(error);
  }
}

function isSessionOver(refused: Refused): boolean {
  return refusedAs(refused, 'NOT_LOGGED_IN', 'SESSION_ENDED');
}
