import { beforeEach, expect, test, vi } from 'vitest';
import { type Connection, openInWorker } from './worker-connection.ts';

const ADDRESS = 'ws://house/ws';

let worker: Worker & { told: unknown[]; hasEnded: boolean };
let connection: Connection;
const failed = vi.fn();
const heard: string[] = [];

/** The thread, in the hands of the test. */
const newWorker = () => {
  const told: unknown[] = [];
  const own = {
    told,
    hasEnded: false,
    postMessage: (order: unknown) => void told.push(order),
    terminate() {
      own.hasEnded = true;
    },
  };
  return own as unknown as typeof worker;
};

const tell = (data: unknown) => worker.onmessage?.({ data } as MessageEvent);

beforeEach(() => {
  vi.clearAllMocks();
  heard.length = 0;
  worker = newWorker();
  connection = openInWorker(worker, ADDRESS, failed);
  connection.onopen = () => void heard.push('open');
  connection.onmessage = ({ data }) => void heard.push(data);
  connection.onclose = ({ code }) => void heard.push(`closed ${code}`);
});

test('the worker is given the address, and each message as it is', () => {
  tell({ opened: true });
  connection.send('{"type":"hello"}');
  expect(worker.told).toEqual([ADDRESS, '{"type":"hello"}']);
});

test('it is open once the worker says so, and what the worker hears is heard', () => {
  expect(connection.readyState).toBe(0);
  tell({ opened: true });
  expect(connection.readyState).toBe(1);
  tell('{"type":"welcome"}');
  expect(heard).toEqual(['open', '{"type":"welcome"}']);
});

test('a connection that breaks is told with its code', () => {
  tell({ opened: true });
  tell({ closed: 4401 });
  expect(connection.readyState).toBe(3);
  expect(heard).toEqual(['open', 'closed 4401']);
});

test('whoever closes it is told so afterwards, and hears nothing more', async () => {
  tell({ opened: true });
  connection.close();
  expect(heard).toEqual(['open']);
  await Promise.resolve();
  tell('{"type":"late"}');
  tell({ closed: 1000 });
  expect(worker.told.at(-1)).toEqual({ close: true });
  expect(heard).toEqual(['open', 'closed 1000']);
});

test('where the worker does not come the connection is a broken one, and that is told', () => {
  worker.onerror?.({} as ErrorEvent);
  expect(failed).toHaveBeenCalledOnce();
  expect(worker.hasEnded).toBe(true);
  expect(heard).toEqual(['closed 1006']);
});
