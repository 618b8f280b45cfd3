import { openSocketCalls, type SocketCalls } from './socket-calls.ts';
import { readSaid, type SocketEvent, waitMs as waitAfter } from './socket-messages.ts';
import type { Connection } from './worker-connection.ts';

type Listener = (event: SocketEvent) => void;

export type SocketOptions = {
  /** Opens a connection; a test gives its own. */
  open: () => Connection;
  /** Opens one that stands in a worker, for pages that ask for it. */
  openInWorker?: () => Connection;
  hello: () => { token?: string | undefined; language: string };
  /** The session behind the hello is over. */
  onSessionEnded?: () => void;
  /** A share of one, so that a thousand tabs do not come back in the same instant. */
  jitter?: () => number;
  /** How long to wait after so many failures, where it is not twice as long each time. */
  waitMs?: (failures: number) => number;
  /** With nobody left to listen the connection is closed, and a session that ended opens no other. */
  closesWhenIdle?: boolean;
};

const SESSION_ENDED = 4401;

export type Socket = ReturnType<typeof openSocket>;

/** The line and all who listen on it. */
type Line = {
  options: SocketOptions;
  waitMs: (failures: number) => number;
  listeners: Map<string, Set<Listener>>;
  /** By topic: the last event that was heard, so that a new connection can ask for what it missed. */
  lastIds: Map<string, number>;
  watchers: Set<() => void>;
  calls: SocketCalls;
  connection: Connection | undefined;
  /** How many ask that the connection stands in a worker, and whether it does. */
  workerWishes: number;
  isInWorker: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
  failures: number;
  comeBackInMs: number | undefined;
  isUp: boolean;
};

/** One connection for all topics: says hello, subscribes, comes back by itself and asks for what it missed. */
export function openSocket(options: SocketOptions) {
  const line = lineOf(options);
  return {
    isUp: () => line.isUp,
    watch(watcher: () => void): () => void {
      line.watchers.add(watcher);
      return () => line.watchers.delete(watcher);
    },
    ask: line.calls.ask,
    subscribe: (topic: string, listener: Listener) => subscribeTo(line, topic, listener),
    /** Someone logged in or out, or changed the language: say hello anew, at once. */
    renew: () => renewLine(line),
    /** Moves the connection into a worker; once nobody asks for that any more, the next one is opened here again. */
    moveToWorker: () => moveToWorker(line),
  };
}

function renewLine(line: Line): void {
  line.comeBackInMs = 0;
  line.connection?.close();
}

function moveToWorker(line: Line): () => void {
  line.workerWishes += 1;
  if (line.options.openInWorker && line.connection && !line.isInWorker) renewLine(line);
  return () => {
    line.workerWishes -= 1;
  };
}

function lineOf(options: SocketOptions): Line {
  const { jitter = chance } = options;
  const line: Line = {
    options,
    waitMs: options.waitMs ?? ((failures) => waitAfter(failures, jitter())),
    listeners: new Map(),
    lastIds: new Map(),
    watchers: new Set(),
    calls: openSocketCalls((text) => line.isUp && sendText(line, text)),
    connection: undefined,
    workerWishes: 0,
    isInWorker: false,
    timer: undefined,
    failures: 0,
    comeBackInMs: undefined,
    isUp: false,
  };
  return line;
}

function subscribeTo(line: Line, topic: string, listener: Listener): () => void {
  const { listeners, lastIds } = line;
  const known = listeners.get(topic) ?? new Set();
  listeners.set(topic, known.add(listener));
  if (!line.connection && line.timer === undefined) connect(line);
  else if (known.size === 1 && line.isUp) joinTopic(line, topic);
  return () => {
    known.delete(listener);
    if (known.size > 0) return;
    listeners.delete(topic);
    lastIds.delete(topic);
    if (line.isUp) sendMessage(line, { type: 'unsubscribe', topic });
    if (line.options.closesWhenIdle && listeners.size === 0) closeLine(line);
  };
}

function connect(line: Line): void {
  const { open, openInWorker, hello } = line.options;
  line.timer = undefined;
  line.isInWorker = line.workerWishes > 0 && openInWorker !== undefined;
  const opened = line.isInWorker && openInWorker ? openInWorker() : open();
  line.connection = opened;
  opened.onopen = () => sendMessage(line, { type: 'hello', ...hello() });
  opened.onmessage = ({ data }) => hear(line, String(data));
  opened.onclose = ({ code }) => {
    if (line.connection === opened) comeBack(line, code);
  };
}

/** The connection is gone: another one is opened after a while, unless nobody needs it. */
function comeBack(line: Line, code: number): void {
  const { onSessionEnded, closesWhenIdle } = line.options;
  line.connection = undefined;
  setUp(line, false);
  if (code === SESSION_ENDED) onSessionEnded?.();
  if (closesWhenIdle && (code === SESSION_ENDED || line.listeners.size === 0)) return;
  line.timer = setTimeout(() => connect(line), line.comeBackInMs ?? line.waitMs(line.failures++));
  line.comeBackInMs = undefined;
}

function hear(line: Line, text: string): void {
  const { lastIds, calls } = line;
  const said = readSaid(text);
  calls.wake();
  if (said.kind === 'answer') calls.hear(said.callId, said.answer);
  if (said.kind === 'welcome') enter(line);
  if (said.kind === 'restart') line.comeBackInMs = said.reconnectInMs;
  if (said.kind === 'subscribed' && !lastIds.has(said.topic)) lastIds.set(said.topic, said.id);
  // More was missed than is kept: whoever listens must look for themselves.
  if (said.kind === 'reset') tellListeners(line, { topic: said.topic, id: said.id, at: 0 });
  if (said.kind === 'event' && said.event.id > (lastIds.get(said.event.topic) ?? -1))
    tellListeners(line, said.event);
}

function tellListeners({ lastIds, listeners }: Line, event: SocketEvent): void {
  lastIds.set(event.topic, event.id);
  for (const listener of listeners.get(event.topic) ?? []) listener(event);
}

function enter(line: Line): void {
  line.failures = 0;
  for (const topic of line.listeners.keys()) joinTopic(line, topic);
  setUp(line, true);
}

function joinTopic(line: Line, topic: string): void {
  const after = line.lastIds.get(topic);
  sendMessage(
    line,
    after === undefined ? { type: 'subscribe', topic } : { type: 'resume', topic, after },
  );
}

function sendMessage(line: Line, message: object): void {
  sendText(line, JSON.stringify(message));
}

function sendText({ connection }: Line, text: string): boolean {
  if (connection?.readyState !== 1) return false;
  connection.send(text);
  return true;
}

function closeLine(line: Line): void {
  clearTimeout(line.timer);
  line.timer = undefined;
  const closing = line.connection;
  line.connection = undefined;
  closing?.close();
  setUp(line, false);
}

function setUp(line: Line, isUp: boolean): void {
  if (isUp === line.isUp) return;
  line.isUp = isUp;
  if (!isUp) line.calls.drop();
  for (const watcher of line.watchers) watcher();
}

function chance(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}
