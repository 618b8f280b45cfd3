import type { Envelope } from '@baize/contract';
import { AnswerTooLate, ConnectionFailed, Refused } from './errors.ts';
import type { SocketAnswer } from './socket-calls.ts';

/** Who asks: what an app knows about its reader, and what it wants to learn from every answer. */
export type Caller = {
  token: () => string | undefined;
  language: () => string;
  /** The server says that the session is over in which this was asked. */
  onSessionEnded: () => void;
  /** Whether the server could be reached. */
  onReached?: (isReached: boolean) => void;
  onAnswer?: (response: Response, sentAt: number) => void;
  /** An answer that did not begin by then will not come. */
  answerTimeoutMs?: number;
};

export type Sent = {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE' | undefined;
  body?: unknown;
  /** A body that is not JSON: an encrypted one, or a form with a file. */
  raw?: { body: BodyInit; type?: string } | undefined;
  signal?: AbortSignal | undefined;
  /** An answer that is already on its way. */
  early?: Promise<Response> | undefined;
  /** Some answers come without the envelope, some as a file. */
  answer?: 'enveloped' | 'bare' | 'file' | undefined;
};

export type Exchange = (path: string, sent?: Sent) => Promise<unknown>;

/** One request and its answer, unread: who asks, in which language, and what a refusal means. */
export function createExchange(caller: Caller): Exchange {
  return async function exchange(path, sent = {}) {
    const token = caller.token();
    const sentAt = Date.now();
    const response = await reach(sent.early ?? sendRequest(path, sent, caller), sent, caller);
    // When an early one went out is not known here.
    if (!sent.early) caller.onAnswer?.(response, sentAt);
    if (sent.answer === 'file' && isFile(response)) return response.blob();
    const body = await readAnswer(response, sent.answer === 'bare');
    return openAnswer({ status: response.status, body }, caller, token);
  };
}

export type AskSocket = (call: {
  name: string;
  input: unknown;
}) => Promise<SocketAnswer | undefined>;

export type SocketExchange = (
  name: string,
  input: unknown,
) => Promise<{ value: unknown } | undefined>;

/** The same over a socket; nothing where it was not answered there, and is to be asked over HTTP. */
export function createSocketExchange(caller: Caller, askSocket: AskSocket): SocketExchange {
  return async function exchangeBySocket(name, input) {
    const token = caller.token();
    const answer = await askSocket({ name, input });
    if (!answer) return undefined;
    caller.onReached?.(true);
    return { value: openAnswer(answer, caller, token) };
  };
}

/** The value of an answer, or what was refused in it. */
function openAnswer({ status, body }: SocketAnswer, caller: Caller, token?: string): unknown {
  if (body.success) return body.value;
  // A late answer to an old token must not end the session that came after it.
  if (token && caller.token() === token && ENDED.includes(body.errorCode)) caller.onSessionEnded();
  throw new Refused(status, body);
}

/** A wrong password is a 401 too, and ends nothing. */
const ENDED = [
  'login.not.session',
  'user.token.expired',
  'customer.not.login',
  'user.or.token.invalid',
  'login.token.failed',
];

/** The newest form of refusals: older ones are for clients that say an older version. */
const GATEWAY_VERSION = '3';

function sendRequest(path: string, { method = 'GET', body, raw, signal }: Sent, caller: Caller) {
  const token = caller.token();
  const headers: Record<string, string> = {
    language: caller.language(),
    'x-gateway-version': GATEWAY_VERSION,
  };
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

async function reach(asked: Promise<Response>, { raw }: Sent, caller: Caller): Promise<Response> {
  // A form with a file may take its time to be sent.
  const isForm = raw !== undefined && raw.type === undefined;
  try {
    const response = await (isForm ? asked : inTime(asked, caller.answerTimeoutMs));
    caller.onReached?.(true);
    return response;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    caller.onReached?.(false);
    throw error instanceof ConnectionFailed ? error : new ConnectionFailed(error);
  }
}

async function inTime(asked: Promise<Response>, timeoutMs?: number): Promise<Response> {
  if (timeoutMs === undefined) return asked;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AnswerTooLate()), timeoutMs);
  });
  try {
    return await Promise.race([asked, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** A refusal comes in the usual envelope, even where a file was asked for. */
function isFile(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.ok && !type.startsWith('application/json');
}

/** A proxy's error page is not an answer of ours. */
async function readAnswer(response: Response, isBare: boolean): Promise<Envelope<unknown>> {
  try {
    const body = (await response.json()) as Envelope<unknown>;
    if (isBare && response.ok) return { success: true, value: body, message: '' };
    if (typeof body.success !== 'boolean') throw new Error(`No envelope (${response.status})`);
    return body;
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ConnectionFailed(error);
  }
}
