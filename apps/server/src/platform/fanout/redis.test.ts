import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type BareHouse, openBareHouse } from '../../testing/bare-house.ts';

/** As much of Redis as fan-out needs: subscribe and publish, spoken as Redis speaks. */
function openRedis() {
  const subscribers = new Set<Socket>();
  const connections = new Set<Socket>();
  const answers: Record<string, (socket: Socket, words: string[]) => string> = {
    SUBSCRIBE: (socket, [channel = '']) => {
      subscribers.add(socket);
      return `*3\r\n${bulk('subscribe')}${bulk(channel)}:1\r\n`;
    },
    PUBLISH: (_socket, [channel = '', text = '']) => {
      for (const one of subscribers)
        one.write(`*3\r\n${['message', channel, text].map(bulk).join('')}`);
      return `:${subscribers.size}\r\n`;
    },
    INFO: () => bulk('redis_version:7.0.0\r\n'),
  };
  const server: Server = createServer((socket) => {
    connections.add(socket);
    let unread = '';
    socket.on('error', () => {});
    socket.on('close', () => subscribers.delete(socket));
    socket.on('data', (data) => {
      unread += data;
      for (let command = firstOf(unread); command; command = firstOf(unread)) {
        unread = unread.slice(command.length);
        const [verb = '', ...words] = command.words;
        socket.write(answers[verb.toUpperCase()]?.(socket, words) ?? '+OK\r\n');
      }
    });
  });
  return {
    listen: () =>
      new Promise<string>((resolve) => {
        server.listen(0, '127.0.0.1', () => {
          resolve(`redis://127.0.0.1:${(server.address() as { port: number }).port}`);
        });
      }),
    cut: () => {
      for (const socket of connections) socket.destroy();
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const bulk = (text: string) => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** The first whole command of what has arrived; the tests send nothing but ASCII. */
function firstOf(unread: string): { words: string[]; length: number } | undefined {
  const lines = unread.split('\r\n');
  const count = Number(lines[0]?.slice(1));
  if (!unread.startsWith('*') || lines.length < 2 * count + 2) return undefined;
  const used = lines.slice(0, 2 * count + 1);
  return {
    words: used.filter((_, i) => i > 0 && i % 2 === 0),
    length: used.join('\r\n').length + 2,
  };
}

const redis = openRedis();
let one: BareHouse;
let two: BareHouse;
beforeEach(async () => {
  const env = { REDIS_URL: await redis.listen() };
  one = await openBareHouse({ env });
  two = await openBareHouse({ env });
});
afterEach(async () => {
  await one.close();
  await two.close();
  redis.cut();
  await redis.close();
});

test('through Redis every server hears once, also after the line broke', async () => {
  const [here, there]: [unknown[], unknown[]] = [[], []];
  one.house.fanout.subscribe('news', (message) => here.push(message));
  two.house.fanout.subscribe('news', (message) => there.push(message));
  await expect.poll(() => knock(there)).toBe(true);
  const before = here.length;
  one.house.fanout.publish('news', { text: 'hello' });
  await expect.poll(() => there.at(-1)).toEqual({ text: 'hello' });
  expect(here).toHaveLength(before + 1);
  const mended = new Promise<void>((resolve) => two.house.fanout.onGap(resolve));
  redis.cut();
  await mended;
  there.length = 0;
  await expect.poll(() => knock(there)).toBe(true);
  expect(one.house.fanout).toMatchObject({ isShared: true });
});

/** Says something until the other hears it. */
function knock(heard: unknown[]): boolean {
  one.house.fanout.publish('news', 'knock');
  return heard.length > 0;
}
