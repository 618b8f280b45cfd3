import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { processesIn } from '../apps/server/src/platform/embedded-postgres/leftovers.ts';
import { fastestFolder } from '../scripts/fastest-folder.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** A few guests do all that many do: for the history that is filled, and for tests that meet guests at play. */
export const WITH_GUESTS = { BAIZE_DEMO_GUESTS: '24' };

/** Nobody else is at play: what guests do by themselves would take the cores from the tests. */
const WITHOUT_GUESTS = { BAIZE_DEMO_GUESTS: '0' };

/** For tests of a first start, which are not about what the demo fills. */
export const WITHOUT_DEMO = {
  BAIZE_PROFILE: 'production',
  BAIZE_ORIGIN: 'https://play.example',
  BAIZE_SECRET: randomUUID(),
  LOG_LEVEL: 'warn',
};

export type ServerOptions = {
  env?: Record<string, string>;
  /** The account to run under, when that is not ours. */
  account?: { uid: number; gid: number };
  script?: string;
};

export type ServerProcess = {
  url: string;
  port: number;
  child: ChildProcess;
  output(): string;
  /** The exit code once it has ended, or the signal that ended it. */
  ended: Promise<number | string>;
};

/** As `npm start` gives it. */
const MEMORY = '--max-semi-space-size=64';

/** The real server as a process of its own; answers at once, ready or not. */
export async function launchServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const { env = {}, account, script = 'apps/server/dist/main.js' } = options;
  const port = Number(env.PORT ?? (await freePort()));
  const plain = { PATH: process.env.PATH!, HOME: tmpdir(), BAIZE_PROFILE: 'test' };
  const hashing = { BAIZE_TEST_HASHING: env.BAIZE_PROFILE ? 'full' : 'light' };
  // Whatever the time of day, nothing is paid to anyone while a test looks at them.
  const work = { BAIZE_TEST_DAILY_WORK: env.BAIZE_PROFILE ? 'clock' : 'asked' };
  const child = spawn(process.execPath, [MEMORY, script], {
    cwd: root,
    env: { ...plain, ...hashing, ...work, ...WITHOUT_GUESTS, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text: Buffer) => {
      output += text;
    });
  }
  const ended = new Promise<number | string>((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 1));
  });
  return { url: `http://127.0.0.1:${port}`, port, child, output: () => output, ended };
}

/** Many times what a start takes: what is wrong with a server is said by its own exit. */
const UP_WITHIN_MS = 400_000;

/** The real server, once it serves. */
export async function startServer(options: ServerOptions = {}): Promise<ServerProcess> {
  const server = await launchServer(options);
  const patientUntil = performance.now() + UP_WITHIN_MS;
  while (performance.now() < patientUntil) {
    if (server.child.exitCode !== null) break;
    const answer = await fetch(`${server.url}/readyz`).catch(() => undefined);
    if (answer?.ok) return server;
    await sleep(25);
  }
  server.child.kill('SIGKILL');
  throw new Error(`The server did not come up:\n${server.output()}`);
}

/** Asks again for as long as the house says that it is busy, as its own pages do. */
export async function askServer(url: string | URL, init?: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(url, init);
    if (answer.status !== 503) return answer;
    await answer.body?.cancel();
    await sleep(250);
  }
}

export async function stopServer(server: ServerProcess, signal: NodeJS.Signals = 'SIGTERM') {
  server.child.kill(signal);
  return server.ended;
}

/** Names the server that is measured and killed, for everyone who is started by a run. */
export const BENCH_SERVER = 'BAIZE_BENCH_SERVER';

/** Builds what changed, so that a test may also be run by itself. */
export function buildServer(): void {
  execFileSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'pipe' });
}

/** An empty data folder that any account may enter. */
export function makeDataFolder(): { dataDir: string; remove(): void } {
  const dataDir = mkdtempSync(join(fastestFolder(), 'baize-ground-'));
  chmodSync(dataDir, 0o777);
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

export function databaseUrls(dataDir: string): { serve: string; migrate: string } {
  return JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'));
}

/** A database that was left alone writes down what it has, on a disk that others use too. */
const GONE_WITHIN_MS = 60_000;

/** The PostgreSQL processes that still work on a data folder, once it was time enough for them to end. */
export async function orphansOf(dataDir: string): Promise<number[]> {
  const pgData = realpathSync(join(dataDir, 'postgres'));
  const patientUntil = performance.now() + GONE_WITHIN_MS;
  for (;;) {
    const orphans = await processesIn(pgData);
    if (orphans.length === 0 || performance.now() > patientUntil) return orphans;
    await sleep(25);
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
