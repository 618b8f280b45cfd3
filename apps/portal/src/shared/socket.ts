type Event = { topic: string; id: number; at: number; [field: string]: unknown };
type Listener = (event: Event) => void;

export type SocketDoor = {
  /** Opens a connection; a test gives its own. */
  open: () => WebSocket;
  hello: () => { token?: string | undefined; language: string };
  /** A share of one, so that a thousand tabs do not come back in the same instant. */
  jitter?: () => number;
};

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 15_000;

export type Socket = ReturnType<typeof openSocket>;

/** One connection for all topics: says hello, subscribes, comes back by itself and asks for what it missed. */
export function openSocket({ open, hello, jitter = chance }: SocketDoor) {
  const listeners = new Map<string, Set<Listener>>();
  const lastIds = new Map<string, number>();
  const watchers = new Set<() => void>();
  let connection: WebSocket | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let isUp = false;

  function connect(): void {
    clearTimeout(timer);
    const opened = open();
    connection = opened;
    opened.onopen = () => {
      failures = 0;
      send({ type: 'hello', ...hello() });
      for (const topic of listeners.keys()) join(topic);
      setUp(true);
    };
    opened.onmessage = ({ data }) => hear(String(data));
    opened.onclose = () => {
      if (connection !== opened) return;
      connection = undefined;
      setUp(false);
      timer = setTimeout(connect, waitMs(failures++, jitter()));
    };
  }

  function join(topic: string): void {
    send({ type: 'subscribe', topic });
    const after = lastIds.get(topic);
    if (after !== undefined) send({ type: 'resume', topic, after });
  }

  function hear(text: string): void {
    const event = readEvent(text);
    if (!event || event.id <= (lastIds.get(event.topic) ?? -1)) return;
    lastIds.set(event.topic, event.id);
    for (const listener of listeners.get(event.topic) ?? []) listener(event);
  }

  function send(message: object): void {
    if (connection?.readyState === 1) connection.send(JSON.stringify(message));
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
      if (!connection && !timer) connect();
      else if (known.size === 1) join(topic);
      return () => {
        known.delete(listener);
        if (known.size > 0) return;
        listeners.delete(topic);
        send({ type: 'unsubscribe', topic });
      };
    },
    /** Someone logged in or out, or changed the language: say hello anew. */
    renew(): void {
      connection?.close();
    },
  };
}

function readEvent(text: string): Event | undefined {
  try {
    const event = JSON.parse(text) as Partial<Event>;
    return typeof event.topic === 'string' && typeof event.id === 'number'
      ? (event as Event)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Doubles with every failure, and is spread over half of itself. */
function waitMs(failures: number, share: number): number {
  const full = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
  return full / 2 + (full / 2) * share;
}

function chance(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32;
}
