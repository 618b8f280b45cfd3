import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patience } from '../../apps/server/src/testing/patience.ts';
import { makeFilledFolder } from '../filled-folder.ts';
import {
  databaseUrls,
  freePort,
  launchServer,
  makeDataFolder,
  orphansOf,
  startServer,
  stopServer,
} from '../server-process.ts';
import { ordinaryAccount } from './ordinary-account.ts';

let dataDir: string;
let env: { BAIZE_DATA: string };
let remove: () => void;

beforeAll(async () => {
  ({ dataDir, remove } = await makeFilledFolder());
  env = { BAIZE_DATA: dataDir };
});

afterAll(() => remove());

test('the second start builds nothing and serves within 5 seconds', async () => {
  const startedAt = performance.now();
  const server = await startServer({ env, script: 'scripts/start.mjs' });
  const tookMs = performance.now() - startedAt;
  expect(await stopServer(server, 'SIGINT')).toBe(0);
  expect(tookMs).toBeLessThan(patience(5_000));
  expect(server.output()).not.toContain('built');
  expect(await orphansOf(dataDir)).toEqual([]);
});

test('on SIGTERM a request under way is answered, then all ends with exit code 0', async () => {
  const server = await startServer({ env });
  const socket = connect(server.port, '127.0.0.1');
  let answer = '';
  socket.on('data', (text) => {
    answer += text;
  });
  socket.write('POST /wps/none HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
  // The server says when it has read the head, and waits for the body.
  socket.write('Content-Length: 2\r\nExpect: 100-continue\r\n\r\n');
  await expect.poll(() => answer).toContain('100 Continue');
  answer = '';
  socket.write('{');
  const startedAt = performance.now();
  server.child.kill('SIGTERM');
  await expect
    .poll(
      () =>
        fetch(`${server.url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: patience(8_000) },
    )
    .toBe(false);
  socket.write('}');
  expect(await server.ended).toBe(0);
  expect(performance.now() - startedAt).toBeLessThan(patience(10_000));
  expect(answer).toMatch(/^HTTP\/1\.1 \d{3} /);
  expect(await orphansOf(dataDir)).toEqual([]);
});

test('a busy port is one line and exit code 1', async () => {
  const port = await freePort();
  const occupant = createServer().listen(port, '127.0.0.1');
  const lines = await failingStart({ ...env, PORT: String(port) });
  occupant.close();
  expect(lines).toEqual([expect.stringMatching(new RegExp(`^Port ${port} .*in use`))]);
  expect(await orphansOf(dataDir)).toEqual([]);
});

test('a database that refuses is one line that keeps the password to itself', async () => {
  const port = await freePort();
  const DATABASE_URL = `postgres://someone:secret-word@127.0.0.1:${port}/nothing`;
  const [line, ...more] = await failingStart({ ...env, DATABASE_URL });
  expect(line).toMatch(/^The database of DATABASE_URL .* refuses/);
  expect(line).not.toContain('secret-word');
  expect(more).toEqual([]);
});

test('a data folder that is a file is one line', async () => {
  const file = join(dataDir, 'a-file');
  writeFileSync(file, '');
  expect(await failingStart({ BAIZE_DATA: join(file, 'data') })).toHaveLength(1);
});

test('a data folder that may not be written is one line', async () => {
  const closed = join(dataDir, 'closed');
  mkdirSync(closed, { mode: 0o555 });
  const lines = await failingStart({ BAIZE_DATA: closed }, ordinaryAccount());
  expect(lines).toEqual([expect.stringContaining(`${closed}`)]);
});

test('a full disk is one line', async ({ skip }) => {
  const small = makeDataFolder();
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=12m,mode=777', 'none', small.dataDir]);
  } catch {
    skip('a small disk can only be made by root');
  }
  try {
    const [line, ...more] = await failingStart({ BAIZE_DATA: small.dataDir });
    expect(line).toMatch(/^The disk that holds .* is full/);
    expect(more).toEqual([]);
  } finally {
    execFileSync('umount', [small.dataDir]);
    small.remove();
  }
});

test('data of a newer version is one line', async () => {
  const server = await startServer({ env });
  const client = new pg.Client({ connectionString: databaseUrls(dataDir).migrate });
  await client.connect();
  await client.query(
    "insert into migrations (name, checksum) values ('9999_future_rooms.sql', 'x')",
  );
  await client.end();
  await stopServer(server);
  const [line, ...more] = await failingStart(env);
  expect(line).toContain('newer version');
  expect(more).toEqual([]);
});

async function failingStart(
  withEnv: Record<string, string>,
  account?: { uid: number; gid: number },
): Promise<string[]> {
  const server = await launchServer({ env: withEnv, ...(account ? { account } : {}) });
  expect(await server.ended).toBe(1);
  return server.output().trim().split('\n');
}
