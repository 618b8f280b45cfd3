import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import type { Caller } from '../platform/caller.ts';
import { openBareHouse } from '../testing/bare-house.ts';
import { openGathering } from './gathering.ts';
import { openGuest } from './guest.ts';
import { accept, openLine, pastAfter } from './line.ts';
import { openLobby } from './lobby.ts';

let bare: Awaited<ReturnType<typeof openBareHouse>>;
beforeEach(async () => {
  bare = await openBareHouse();
});
afterEach(() => bare.close());

/** A socket whose other end has not read so many bytes. */
function slowSocket(bufferedAmount: number) {
  const calls: unknown[] = [];
  const socket = {
    readyState: 1,
    OPEN: 1,
    bufferedAmount,
    send: (text: string) => calls.push(text),
    close: (code: number) => calls.push(code),
    terminate: () => calls.push('terminated'),
  };
  return { socket: socket as unknown as WebSocket, calls };
}

const from = (address: string) => ({ address, kind: 'visitor', sessionId: 0n }) as Caller;

test('whoever reads too slowly is sent away instead of filling the memory', () => {
  const fast = slowSocket(0);
  openGuest(fast.socket, from('10.0.0.1'), openGathering()).send('news');
  expect(fast.calls).toEqual(['news']);
  const slow = slowSocket(10_000_000);
  openGuest(slow.socket, from('10.0.0.1'), openGathering()).send('news');
  expect(slow.calls).toEqual([1013]);
});

test('one address may hold two hundred sockets, and this machine any number', () => {
  const lobby = openLobby(bare.house);
  const enter = (address: string) =>
    lobby.enter(openGuest(slowSocket(0).socket, from(address), openGathering()));
  const entered = Array.from({ length: 201 }, () => enter('10.0.0.1'));
  expect(entered.filter(Boolean)).toHaveLength(200);
  expect(enter('10.0.0.2')).toBe(true);
  const network = Array.from({ length: 201 }, (_, n) => enter(`2001:db8:0:1::${n.toString(16)}`));
  expect(network.filter(Boolean)).toHaveLength(200);
  expect(Array.from({ length: 300 }, () => enter('127.0.0.1')).every(Boolean)).toBe(true);
  lobby.stop();
});

test('thousands of listeners each hear every message once, in order', async () => {
  const line = openLine('winners', 'winners');
  const heard = Array.from({ length: 1_700 }, () => [] as number[]);
  for (const one of heard) {
    line.listeners.set({ send: (text) => one.push(JSON.parse(text).id) }, 0);
  }
  for (const id of [1, 2, 3]) accept(line, { topic: 'winners', id, at: id, body: '{}' });
  const late: number[] = [];
  line.listeners.set({ send: (text) => late.push(JSON.parse(text).id) }, line.lastId);
  accept(line, { topic: 'winners', id: 4, at: 4, body: '{"n":1}' });
  await expect.poll(() => heard.every((one) => one.length === 4)).toBe(true);
  expect(heard.every((one) => one.join() === '1,2,3,4')).toBe(true);
  expect(late).toEqual([4]);
});

test('what is no longer kept cannot be resumed, and what never was neither', () => {
  const line = openLine('winners', 'winners');
  for (const id of [5, 6, 7]) accept(line, { topic: 'winners', id, at: id * 100_000, body: '{}' });
  const now = 800_000;
  expect(pastAfter(line, 7, now)).toEqual([]);
  expect(pastAfter(line, 5, now)?.map(({ id }) => id)).toEqual([6, 7]);
  expect(pastAfter(line, 3, now)).toBeUndefined();
  expect(pastAfter(line, 9, now)).toBeUndefined();
  expect(pastAfter(line, 5, now + 200_000)).toBeUndefined();
});
