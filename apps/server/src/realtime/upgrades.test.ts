import type { IncomingMessage } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openBareHouse } from '../testing/bare-house.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

test('an open socket holds nothing of the request that opened it', async () => {
  const { app, close } = await openBareHouse();
  const http = await app.listen({ port: 0, host: '127.0.0.1' });
  const requests: WeakRef<IncomingMessage>[] = [];
  app.server.on('upgrade', (request) => requests.push(new WeakRef(request)));
  const socket = new WebSocket(`${http.replace('http', 'ws')}/ws`);
  const welcome = new Promise((resolve) => socket.once('message', resolve));
  socket.once('open', () => socket.send('{"type":"hello"}'));
  await welcome;
  const held = () => {
    collect();
    return requests.filter((request) => request.deref()).length;
  };
  expect(requests).toHaveLength(1);
  await expect.poll(held).toBe(0);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.terminate();
  await close();
});

test('a socket that breaks the rules of the line is cut, and the house goes on', async () => {
  const { app, close } = await openBareHouse();
  const http = await app.listen({ port: 0, host: '127.0.0.1' });
  const socket = new WebSocket(`${http.replace('http', 'ws')}/ws`);
  await new Promise((resolve) => socket.once('open', resolve));
  const line = (socket as unknown as { _socket: { write(bytes: Buffer): void } })._socket;
  const cut = new Promise((resolve) => socket.once('close', resolve));
  // A frame of a kind that does not exist.
  line.write(Buffer.from([0xff, 0xff, 0xff, 0xff]));
  await cut;
  const next = new WebSocket(`${http.replace('http', 'ws')}/ws`);
  await new Promise((resolve) => next.once('open', resolve));
  next.terminate();
  await close();
});
