import type { Envelope } from '@baize/contract';
import { endedByHouse } from '../session/end-session.ts';
import { session } from '../session/session.ts';
import { houseTime } from '../times/house-time.ts';
import { line } from './connection.ts';
import { AnswerTooLate, LineFailed, Refused } from './errors.ts';

type Sent = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  body?: unknown;
  /** A body that is not JSON: an encrypted one, or a form with a file. */
  raw?: { body: BodyInit; type?: string } | undefined;
  signal?: AbortSignal | undefined;
  /** An answer that is already on its way. */
  early?: Promise<Response> | undefined;
  /** Some answers come without the envelope. */
  isBare?: boolean | undefined;
};

/** One request and its answer, unread: who asks, in which language, and what a refusal means. */
export async function exchange(path: string, sent: Sent = {}): Promise<unknown> {
  const token = session.token();
  const sentAt = Date.now();
  const isFile = sent.raw !== undefined && sent.raw.type === undefined;
  const response = await reach(sent.early ?? send(path, sent, token), isFile);
  // When an early one went out is not known here.
  if (!sent.early) houseTime.learn(response, sentAt);
  const answer = await readAnswer(response, sent.isBare);
  if (answer.success) return answer.value;
  if (token && session.token() === token && saysEnded(answer.errorCode)) endedByHouse();
  throw new Refused(response.status, answer);
}

/** A wrong password is a 401 too, and ends nothing. */
const ENDED = [
  'login.not.session',
  'user.token.expired',
  'customer.not.login',
  'user.or.token.invalid',
  'login.token.failed',
];

function saysEnded(errorCode: string): boolean {
  return ENDED.includes(errorCode);
}

function send(path: string, sent: Sent, token: string | undefined) {
  const { method = 'GET', body, raw, signal } = sent;
  const headers: Record<string, string> = { language: document.documentElement.lang };
  if (token) headers.authorization = token;
  // No form of another site can send this header, so a cookie alone never acts for anyone.
  if (method !== 'GET') headers['x-requested-with'] = 'baize';
  const type = raw ? raw.type : body === undefined ? undefined : 'application/json';
  if (type) headers['content-type'] = type;
  return fetch(path, {
    method,
    headers,
    body: raw?.body ?? (body === undefined ? null : JSON.stringify(body)),
    signal: signal ?? null,
  });
}

/** An answer that did not begin by then will not come; a file may take its time to be sent. */
export const ANSWER_TIMEOUT_MS = 30_000;

async function reach(sent: Promise<Response>, isFile: boolean): Promise<Response> {
  try {
    const response = await (isFile ? sent : inTime(sent));
    line.report(false);
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    line.report(true);
    throw error instanceof LineFailed ? error : new LineFailed(error);
  }
}

async function inTime(sent: Promise<Response>): Promise<Response> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AnswerTooLate()), ANSWER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([sent, tooLate]);
  } finally {
    clearTimeout(timer);
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
