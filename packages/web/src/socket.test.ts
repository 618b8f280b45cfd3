import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSocket } from './socket.ts';

type Line = WebSocket & { sent: unknown[] };

let lines: Line[] = [];

/** The far end of a connection, in the hands of the test. */
function openLine(): Line {
  const sent: unknown[] = [];
  const opened = {
    readyState: 0,
    sent,
    send: (text: string) => void sent.push(JSON.parse(text)),
    close: () => drop(opened),
  } as unknown as Line;
  lines.push(opened);
  return opened;
}

const say = (to: Line, message: object) =>
  to.onmessage?.({ data: JSON.stringify(message) } as MessageEvent);

function greet(to: Line) {
  Object.assign(to, { readyState: 1 });
  to.onopen?.(new Event('open'));
  say(to, { type: 'welcome', kind: 'visitor', at: 1 });
}

function drop(which: Line, code = 1006) {
  Object.assign(which, { readyState: 3 });
  which.onclose?.({ code } as CloseEvent);
}

const newSocket = (onSessionEnded?: () => void, closesWhenIdle = false) =>
  openSocket({
    closesWhenIdle,
    open: openLine,
    hello: () => ({ token: 'abc', language: 'en' }),
    jitter: () => 1,
    ...(onSessionEnded && { onSessionEnded }),
  });

beforeEach(() => {
  vi.useFakeTimers();
  lines = [];
});
afterEach(() => void vi.useRealTimers());

test('says hello first, and subscribes once it is welcome', () => {
  newSocket().subscribe('system', () => undefined);
  const [line] = lines as [Line];
  expect(line.sent).toEqual([]);
  greet(line);
  expect(line.sent).toEqual([
    { type: 'hello', token: 'abc', language: 'en' },
    { type: 'subscribe', topic: 'system' },
  ]);
});

test('an event reaches those who listen to its topic, and only once', () => {
  const heard = vi.fn();
  newSocket().subscribe('system', heard);
  greet(lines[0]!);
  say(lines[0]!, { type: 'subscribed', topic: 'system', id: 4 });
  say(lines[0]!, { topic: 'system', id: 5, at: 10 });
  say(lines[0]!, { topic: 'system', id: 5, at: 10 });
  say(lines[0]!, { topic: 'winners', id: 6, at: 11 });
  expect(heard.mock.calls).toEqual([[{ topic: 'system', id: 5, at: 10 }]]);
});

test('after a break it asks for what it missed, from where it stood', () => {
  newSocket().subscribe('system', () => undefined);
  greet(lines[0]!);
  say(lines[0]!, { topic: 'system', id: 7, at: 10 });
  drop(lines[0]!);
  vi.advanceTimersByTime(500);
  greet(lines[1]!);
  expect(lines[1]!.sent.at(-1)).toEqual({ type: 'resume', topic: 'system', after: 7 });
});

test('when more was missed than is kept, listeners are told to look for themselves', () => {
  const heard = vi.fn();
  newSocket().subscribe('system', heard);
  greet(lines[0]!);
  say(lines[0]!, { type: 'reset', topic: 'system', id: 90 });
  expect(heard).toHaveBeenCalledOnce();
});

test('it waits longer after each failure, and no longer than 15 seconds', () => {
  newSocket().subscribe('system', () => undefined);
  const waits = [500, 1000, 2000, 4000, 8000, 15_000, 15_000];
  for (const [index, wait] of waits.entries()) {
    drop(lines[index]!);
    vi.advanceTimersByTime(wait - 1);
    expect(lines).toHaveLength(index + 1);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(index + 2);
  }
});

test('a server that restarts says when to come back', () => {
  newSocket().subscribe('system', () => undefined);
  greet(lines[0]!);
  say(lines[0]!, { type: 'restart', reconnectInMs: 3000 });
  drop(lines[0]!, 1012);
  vi.advanceTimersByTime(2999);
  expect(lines).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(lines).toHaveLength(2);
});

test('a session that ended elsewhere is told', () => {
  const ended = vi.fn();
  newSocket(ended).subscribe('me', () => undefined);
  drop(lines[0]!, 4401);
  expect(ended).toHaveBeenCalledOnce();
});

test('it knows whether it is up', () => {
  const socket = newSocket();
  const watcher = vi.fn();
  socket.watch(watcher);
  socket.subscribe('system', () => undefined);
  expect(socket.isUp()).toBe(false);
  greet(lines[0]!);
  expect(socket.isUp()).toBe(true);
  drop(lines[0]!);
  expect(socket.isUp()).toBe(false);
  expect(watcher).toHaveBeenCalledTimes(2);
});

test('one that closes when idle opens again with the next listener, and never after its session', () => {
  const socket = newSocket(undefined, true);
  const leave = socket.subscribe('system', () => undefined);
  greet(lines[0]!);
  leave();
  expect(lines[0]!.readyState).toBe(3);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
  socket.subscribe('system', () => undefined);
  greet(lines[1]!);
  drop(lines[1]!, 4401);
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(2);
});

test('a call is said once it is welcome, and a line that breaks gives it back unanswered', async () => {
  const socket = newSocket();
  socket.subscribe('system', () => undefined);
  const asked = { name: 'POST /wps/shoot', input: { n: 1 } };
  expect(await socket.ask(asked)).toBeUndefined();
  greet(lines[0]!);
  const answered = socket.ask(asked);
  expect(lines[0]!.sent.at(-1)).toEqual({
    type: 'call',
    callId: 2,
    call: 'POST /wps/shoot',
    input: { n: 1 },
  });
  const body = { success: true, value: 1, message: '' };
  say(lines[0]!, { type: 'answer', callId: 2, status: 200, body });
  expect(await answered).toEqual({ status: 200, body });
  const lost = socket.ask(asked);
  drop(lines[0]!);
  expect(await lost).toBeUndefined();
});

test('who asks for it has the connection in a worker, and whoever comes after them has not', () => {
  const opened: string[] = [];
  const from = (place: string) => () => {
    opened.push(place);
    return openLine();
  };
  const socket = openSocket({
    open: from('page'),
    openInWorker: from('worker'),
    hello: () => ({ language: 'en' }),
    jitter: () => 1,
  });
  socket.subscribe('system', () => undefined);
  greet(lines[0]!);
  say(lines[0]!, { topic: 'system', id: 7, at: 10 });
  const goBack = socket.moveToWorker();
  vi.advanceTimersByTime(0);
  greet(lines[1]!);
  expect(lines[1]!.sent.at(-1)).toEqual({ type: 'resume', topic: 'system', after: 7 });
  // A second page that asks finds it there.
  const leave = socket.moveToWorker();
  leave();
  goBack();
  drop(lines[1]!);
  vi.advanceTimersByTime(500);
  expect(opened).toEqual(['page', 'worker', 'page']);
});

test('a line that has no worker stays where it is', () => {
  const socket = newSocket();
  socket.subscribe('system', () => undefined);
  greet(lines[0]!);
  socket.moveToWorker();
  vi.advanceTimersByTime(60_000);
  expect(lines).toHaveLength(1);
});
