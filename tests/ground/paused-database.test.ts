import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  processesIn,
  signalIfAlive,
} from '../../apps/server/src/platform/embedded-postgres/leftovers.ts';
import { patience } from '../../apps/server/src/testing/patience.ts';
import { makeFilledFolder } from '../filled-folder.ts';
import { type ServerProcess, startServer, stopServer } from '../server-process.ts';

let folder: { dataDir: string; remove(): void };
let server: ServerProcess;
let tokens: { operator: string; member: string };

beforeAll(async () => {
  folder = await makeFilledFolder();
  server = await startServer({ env: { BAIZE_DATA: folder.dataDir } });
  const password = 'Baize-demo-1';
  tokens = {
    operator: await logIn('/ops/session/login', { username: 'admin', password }),
    member: await logIn('/wps/session/login', { username: 'player1', password }),
  };
});

afterAll(async () => {
  // One that ended by itself has said why.
  if (server.child.exitCode) process.stdout.write(server.output().slice(-4_000));
  await signal('SIGCONT');
  await stopServer(server);
  folder.remove();
});

async function signal(name: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
  for (const pid of await processesIn(join(folder.dataDir, 'postgres'))) signalIfAlive(pid, name);
}

type Answer = { status: number; ms: number; text: string; value: { token: string } };

async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
  const startedAt = performance.now();
  const answer = await fetch(`${server.url}${path}`, init);
  const text = await answer.text();
  const value = text.startsWith('{') ? JSON.parse(text).value : null;
  return { status: answer.status, ms: performance.now() - startedAt, text, value };
}

const post = (path: string, body: object, authorization = '') =>
  ask(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...(authorization && { authorization }) },
  });

/** A house that has just opened on a busy machine may ask to come again. */
async function logIn(path: string, body: object): Promise<string> {
  let answer = await post(path, body);
  while (answer.status === 503) answer = await post(path, body);
  return answer.value.token;
}

const dice = (requestId: string) => ({
  requestId,
  gameCode: 'dice',
  stake: 1,
  choice: { target: 50, side: 'under' },
});

test('while the database is paused every call ends within 3 seconds, and none is acknowledged', async () => {
  await signal('SIGSTOP');
  const answers: Promise<Answer>[] = [];
  let health = '';
  for (let round = 0; round < 12 || !health.includes('degraded'); round += 1) {
    const member = { headers: { authorization: tokens.member } };
    const operator = { headers: { authorization: tokens.operator } };
    answers.push(ask('/wps/member/info', member), ask('/ops/audit', operator));
    const ready = ask('/readyz');
    answers.push(post('/wps/game/bet', dice(`paused-${round}`), tokens.member), ready);
    const { status, text } = await ask('/healthz');
    expect(status).toBe(200);
    health = text;
    await ready;
  }
  for (const { status, ms } of await Promise.all(answers)) {
    expect(status).toBe(503);
    expect(ms).toBeLessThan(patience(3_000));
  }
});

test('once the database answers again, so do we, within 5 seconds', async () => {
  const healedAt = performance.now();
  await signal('SIGCONT');
  const authorization = tokens.member;
  while ((await ask('/wps/member/info', { headers: { authorization } })).status !== 200) {
    expect(performance.now() - healedAt).toBeLessThan(patience(5_000));
    await sleep(50);
  }
  const bet = () => post('/wps/game/bet', dice('healed-1'), tokens.member);
  await expect.poll(async () => (await bet()).status).toBe(200);
});

test('a server whose database is paused still ends within 10 seconds, with exit code 0', async () => {
  await signal('SIGSTOP');
  const startedAt = performance.now();
  expect(await stopServer(server)).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(patience(10_000));
});
