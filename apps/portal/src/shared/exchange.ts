import type { Envelope } from '@baize/contract';
import { LineFailed, Refused } from './errors.ts';
import { line } from './line.ts';
import { session } from './session.ts';

type Sent = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
  /** An answer that is already on its way. */
  early?: Promise<Response> | undefined;
  /** Some answers come without the envelope. */
  isBare?: boolean | undefined;
};

/** One request and its answer, unread: who asks, in which language, and what a refusal means. */
export async function exchange(path: string, sent: Sent = {}): Promise<unknown> {
  const token = session.token();
  const response = await reach(sent.early ?? send(path, sent, token));
  const answer = await readAnswer(response, sent.isBare);
  if (answer.success) return answer.value;
  if (response.status === 401 && token && session.token() === token) session.end();
  throw new Refused(response.status, answer);
}

function send(path: string, { method = 'GET', body, signal }: Sent, token: string | undefined) {
  const headers: Record<string, string> = { language: document.documentElement.lang };
  if (token) headers.authorization = token;
  if (body !== undefined) headers['content-type'] = 'application/json';
  return fetch(path, {
    method,
    headers,
    body: body === undefined ? null : JSON.stringify(body),
    signal: signal ?? null,
  });
}

async function reach(sent: Promise<Response>): Promise<Response> {
  try {
    const response = await sent;
    line.report(false);
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    line.report(true);
    throw new LineFailed(error);
  }
}

/** A proxy's error page is not an answer of ours. */
async function readAnswer(response: Response, isBare = false): Promise<Envelope<unknown>> {
  try {
    const body = (await response.json()) as Envelope<unknown>;
    if (isBare && response.ok) return { success: true, value: body, message: '' };
    if (typeof body.success !== 'boolean') throw new Error(`No envelope (${response.status})`);
    return body;
  } catch (error) {
    throw new LineFailed(error);
  }
}
