import { games, system } from '@baize/contract';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from '../errors.ts';
import { refuseOverload } from './overload.ts';

/** A server whose calls are answered when the test says so, and that runs as late as it says. */
async function open(lateMs = 0) {
  const app = fastify();
  answerErrors(app);
  refuseOverload(app, { lateMs: () => lateMs, close: () => undefined });
  let arrived = 0;
  let hungUp = 0;
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const slow = async () => {
    arrived += 1;
    await held;
    return 'answered';
  };
  app.get('/list', { config: { call: system.status } }, slow);
  app.get('/bet', { config: { call: games.bet } }, slow);
  app.addHook('onRequest', async (_request, reply) => {
    reply.raw.once('close', () => {
      hungUp += 1;
    });
  });
  await app.ready();
  let answered = 0;
  const ask = (path: string, count: number) =>
    Array.from({ length: count }, async () => {
      const { statusCode } = await app.inject(path);
      answered += 1;
      return statusCode;
    });
  /** Until each of so many calls waits in the house or was turned away. */
  const allCame = (count: number) => expect.poll(() => arrived + answered).toBe(count);
  /** Callers over a real line, who do not wait for the answer. */
  const hangUp = async (path: string, count: number) => {
    const address = await app.listen({ port: 0, host: '127.0.0.1' });
    const line = new AbortController();
    const callers = Array.from({ length: count }, () =>
      fetch(`${address}${path}`, { signal: line.signal }).catch(() => undefined),
    );
    await expect.poll(() => arrived).toBe(count);
    line.abort();
    await Promise.all(callers);
    await expect.poll(() => hungUp).toBe(count);
    arrived = 0;
  };
  return { ask, allCame, hangUp, letGo: () => letGo(), close: () => app.close() };
}

const counted = (codes: number[]) => codes.filter((code) => code === 503).length;

test('past a number of calls under way lists are turned away, and bets still find room', async () => {
  const { ask, allCame, letGo, close } = await open();
  const lists = ask('/list', 450);
  const bets = ask('/bet', 100);
  await allCame(550);
  letGo();
  expect(counted(await Promise.all(lists))).toBe(50);
  expect(counted(await Promise.all(bets))).toBe(0);
  await close();
});

test('bets are turned away at once when too many wait, and are let in again afterwards', async () => {
  const { ask, allCame, letGo, close } = await open();
  const bets = ask('/bet', 1_050);
  await allCame(1_050);
  letGo();
  expect(counted(await Promise.all(bets))).toBe(50);
  expect(counted(await Promise.all(ask('/bet', 10)))).toBe(0);
  await close();
});

test('a process that runs late refuses lists before bets, and nobody while the house is nearly empty', async () => {
  const { ask, allCame, letGo, close } = await open(200);
  const lists = ask('/list', 56);
  const bets = ask('/bet', 40);
  await allCame(96);
  letGo();
  expect(counted(await Promise.all(lists))).toBe(24);
  expect(counted(await Promise.all(bets))).toBe(0);
  await close();
});

test('whoever hangs up before the answer takes no room any more', async () => {
  const { ask, allCame, hangUp, letGo, close } = await open();
  await hangUp('/list', 200);
  const lists = ask('/list', 400);
  await allCame(400);
  letGo();
  expect(counted(await Promise.all(lists))).toBe(0);
  await close();
});
