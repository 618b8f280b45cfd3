/** What a line needs of a connection: a WebSocket is one, and so is one that stands in a worker. */
export type Connection = {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send: (text: string) => void;
  close: () => void;
};

/** What the worker tells of its connection; a text is what was heard on it. */
export type WorkerNews = string | { opened: true } | { closed: number };

/** What a page says to it after the address: a text is sent on. */
export type WorkerOrder = string | { close: true };

const [CONNECTING, OPEN, CLOSED] = [0, 1, 3];
const NORMAL = 1000;
const BROKEN = 1006;

/**
 * A connection that stands in a worker. To send takes a page's own thread several times as long as to tell
 * another thread, and a page that draws sixty times a second has no such time. `onFailed` is told where there is
 * no worker to be had.
 */
export function openInWorker(worker: Worker, address: string, onFailed: () => void): Connection {
  let readyState = CONNECTING;
  const connection: Connection = {
    get readyState() {
      return readyState;
    },
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => worker.postMessage(text satisfies WorkerOrder),
    close() {
      if (readyState === CLOSED) return;
      worker.postMessage({ close: true } satisfies WorkerOrder);
      // It ends itself once it has said good-bye; whoever waits here need not wait for that.
      queueMicrotask(() => end(NORMAL));
    },
  };
  function end(code: number): void {
    if (readyState === CLOSED) return;
    readyState = CLOSED;
    connection.onclose?.({ code } as CloseEvent);
  }
  worker.onmessage = (event: MessageEvent<WorkerNews>) => {
    const { data } = event;
    if (readyState === CLOSED) return;
    if (typeof data === 'string') connection.onmessage?.(event);
    else if ('closed' in data) end(data.closed);
    else {
      readyState = OPEN;
      connection.onopen?.(event);
    }
  };
  worker.onerror = () => {
    onFailed();
    worker.terminate();
    end(BROKEN);
  };
  worker.postMessage(address);
  return connection;
}
