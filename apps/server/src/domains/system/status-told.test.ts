import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { minutes } from '@baize/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openTestOperators, type TestOperators } from '../../testing/operators.ts';
import { patience } from '../../testing/patience.ts';

let desk: TestOperators;
beforeAll(async () => {
  desk = await openTestOperators();
  await desk.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => desk.close());

async function openSocket(token?: string) {
  const { port } = desk.app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`);
  const heard: Record<string, unknown>[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', language: 'EN', ...(token && { token }) }));
  return { socket, heard };
}

test('a browser hears of the switch within two seconds, and the status says the same', async () => {
  const { socket, heard } = await openSocket();
  socket.send(JSON.stringify({ type: 'subscribe', topic: 'system' }));
  await expect.poll(() => heard).toContainEqual(expect.objectContaining({ type: 'subscribed' }));
  const token = await desk.logIn('admin');
  const content = { maintenance: true, message: '', endsAt: null, allowedAddresses: [] };
  await desk.ask('PUT', '/ops/system/status', { token, body: { version: 0, content } });
  await expect
    .poll(() => heard, { timeout: patience(2_000) })
    .toContainEqual(expect.objectContaining({ topic: 'system', kind: 'status' }));
  expect((await desk.ask('GET', '/wps/system/status')).value.state).toBe(1);
  socket.close();
});

test("an operator's sockets close when the session runs out by itself", async () => {
  const { clock } = desk.house;
  const token = await desk.logIn('risk');
  const { socket, heard } = await openSocket(token);
  await expect.poll(() => heard).toContainEqual(expect.objectContaining({ kind: 'operator' }));
  const closed = once(socket, 'close');
  clock.moveTo(new Date(clock.now().getTime() + minutes(31)));
  await desk.ask('POST', '/test/jobs/run', { body: { name: 'operators.sessions' } });
  expect((await closed)[0]).toBe(4401);
  clock.reset();
});

test('an operator who is disabled, or given other roles, is gone at once, sockets too', async () => {
  const admin = await desk.logIn('admin');
  const { list } = (await desk.ask('GET', '/ops/operators', { token: admin })).value;
  for (const [username, path, body] of [
    ['content', 'disabled', { isDisabled: true }],
    ['finance2', 'roles', { roles: [] }],
  ] as const) {
    const token = await desk.logIn(username);
    const { socket, heard } = await openSocket(token);
    await expect.poll(() => heard).toContainEqual(expect.objectContaining({ kind: 'operator' }));
    const closed = once(socket, 'close');
    const startedAt = performance.now();
    const { id, version } = list.find((one: { username: string }) => one.username === username);
    const change = 'roles' in body ? { ...body, version } : body;
    const url = `/ops/operators/${id}/${path}`;
    expect((await desk.ask('PUT', url, { token: admin, body: change })).status).toBe(200);
    expect((await desk.ask('GET', '/ops/session/me', { token })).status).toBe(401);
    expect((await closed)[0]).toBe(4401);
    expect(performance.now() - startedAt).toBeLessThan(patience(1_000));
  }
});

test("an operator's sockets close when the session ends", async () => {
  const token = await desk.logIn('support');
  const { socket, heard } = await openSocket(token);
  await expect.poll(() => heard).toContainEqual(expect.objectContaining({ kind: 'operator' }));
  const closed = once(socket, 'close');
  await desk.ask('POST', '/ops/session/logout', { token, body: {} });
  expect((await closed)[0]).toBe(4401);
});
