import { readSaid, type SocketEvent, waitMs as waitAfter } from './socket-messages.ts';

type Listener = (event: SocketEvent) => void;

export type SocketOptions = {
  /** Opens a connection; a test gives its own. */
  open: () => WebSocket;
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

/** One connection for all topics: says hello, subscribes, comes back by itself and asks for what it missed. */
export function openSocket({
  open,
  hello,
  onSessionEnded,
  jitter = chance,
  waitMs = (failures) => waitAfter(failures, jitter()),
  closesWhenIdle = false,
}: SocketOptions) {
  const listeners = new Map<string, Set<Listener>>();
  const lastIds = new Map<string, number>();
  const watchers = new Set<() => void>();
  let connection: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let comeBackInMs: number | undefined;
  let isUp = false;

  function connect(): void {
    timer = undefined;
    const opened = open();
    connection = opened;
    opened.onopen = () => send({ type: 'hello', ...hello() });
    opened.onmessage = ({ data }) => hear(String(data));
    opened.onclose = ({ code }) => {
      if (connection !== opened) return;
      connection = undefined;
      setUp(false);
      if (code === SESSION_ENDED) onSessionEnded?.();
      if (closesWhenIdle && (code === SESSION_ENDED || listeners.size === 0)) return;
      timer = setTimeout(connect, comeBackInMs ?? waitMs(failures++));
      comeBackInMs = undefined;
    };
  }

  function hear(text: string): void {
    const said = readSaid(text);
    if (said.kind === 'welcome') enter();
    if (said.kind === 'restart') comeBackInMs = said.reconnectInMs;
    if (said.kind === 'subscribed' && !lastIds.has(said.topic)) lastIds.set(said.topic, said.id);
    // More was missed than is kept: whoever listens must look for themselves.
    if (said.kind === 'reset') tell({ topic: said.topic, id: said.id, at: 0 });
    if (said.kind === 'event' && said.event.id > (lastIds.get(said.event.topic) ?? -1))
      tell(said.event);
  }

  function tell(event: SocketEvent): void {
    lastIds.set(event.topic, event.id);
    for (const listener of listeners.get(event.topic) ?? []) listener(event);
  }

  function enter(): void {
    failures = 0;
    for (const topic of listeners.keys()) join(topic);
    setUp(true);
  }

  function join(topic: string): void {
    const after = lastIds.get(topic);
    send(after === undefined ? { type: 'subscribe', topic } : { type: 'resume', topic, after });
  }

  function send(message: object): void {
    if (connection?.readyState === 1) connection.send(JSON.stringify(message));
  }

  function close(): void {
    clearTimeout(timer);
    timer = undefined;
    const closing = connection;
    connection = undefined;
    closing?.close();
    setUp(false);
  }

  function setUp(up: boolean): void {
    if (up === isUp) return;
    isUp = up;
    for (const watcher of watchers) watcher();
  }

  return {
    isUp: () => isUp,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
    subscribe(topic: string, listener: Listener): () => void {
      const known = listeners.get(topic) ?? new Set();
      listeners.set(topic, known.add(listener));
      if (!connection && timer === undefined) connect();
      else if (known.size === 1 && isUp) join(topic);
      return () => {
        known.delete(listener);
        if (known.size > 0) return;
        listeners.delete(topic);
        lastIds.delete(topic);
        if (isUp) send({ type: 'unsubscribe', topic });
        if (closesWhenIdle && listeners.size === 0) close();
      };
    },
    /** Someone logged in or out, or changed the language: say hello anew, at once. */
    renew(): void {
      comeBackInMs = 0;
      connection?.close();
    },
  };
}

function chance(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}
