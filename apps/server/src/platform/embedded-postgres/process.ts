import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { minutes } from '@baize/calendar';
import pg from 'pg';
import { fileFailure, StartFailure } from '../errors/start-failure.ts';
import { type Account, commandFor } from './account.ts';
import type { PostgresSettings } from './settings.ts';

export type Launch = {
  account: Account;
  program: string;
  pgData: string;
  logFile: string;
  settings: PostgresSettings;
  superuserUrl: string;
};

export class PortTaken extends Error {}

const LOG_LIMIT_BYTES = 5 * 1024 * 1024;
/** Recovery after a crash replays at most `max_wal_size`, which no disk in use needs this long for. */
const READY_PATIENCE_MS = minutes(5);

const STOP_STEPS = [
  ['SIGINT', 5000],
  ['SIGQUIT', 2000],
  ['SIGKILL', 2000],
] as const;

/** Starts PostgreSQL and answers once it takes connections. */
export async function launchPostgres(launch: Launch): Promise<ChildProcess> {
  const logStart = trimLog(launch.logFile);
  const child = spawnPostgres(launch);
  try {
    await waitUntilReady(child, launch.superuserUrl);
    return child;
  } catch (error) {
    await stopPostgres(child);
    if (error instanceof StartFailure) throw error;
    throw explain(await logSince(launch.logFile, logStart), launch, error);
  }
}

/** A stop that disconnects everyone and flushes; the harder ways follow when it takes too long. */
export async function stopPostgres(child: ChildProcess): Promise<void> {
  child.ref();
  for (const [signal, patienceMs] of STOP_STEPS) {
    if (hasEnded(child)) return;
    child.kill(signal);
    const patience = new AbortController();
    const late = sleep(patienceMs, undefined, { signal: patience.signal }).catch(() => undefined);
    await Promise.race([ended(child), late]);
    patience.abort();
  }
}

export function ended(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (hasEnded(child)) resolve();
    else child.once('exit', () => resolve());
  });
}

const hasEnded = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined;

/** In a session of its own, so that Ctrl-C reaches only us and requests under way can finish first. */
function spawnPostgres({ account, program, pgData, logFile, settings }: Launch): ChildProcess {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const { file, args, ...identity } = commandFor(account, program, ['-D', pgData, ...flags]);
  const log = openSync(logFile, 'a', 0o600);
  try {
    const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
    const stdio: ['ignore', number, number] = ['ignore', log, log];
    const child = spawn(file, args, { ...identity, stdio, env, cwd: '/', detached: true });
    child.on('error', () => undefined);
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

async function waitUntilReady(child: ChildProcess, superuserUrl: string): Promise<void> {
  const stepMs = 25;
  let lastError: unknown;
  for (let waitedMs = 0; waitedMs < READY_PATIENCE_MS; waitedMs += stepMs) {
    if (hasEnded(child)) throw lastError ?? new Error('PostgreSQL ended at once');
    try {
      return await connectOnce(superuserUrl);
    } catch (error) {
      if (!isNotYet(error)) throw error;
      lastError = error;
    }
    await sleep(stepMs);
  }
  throw lastError;
}

async function connectOnce(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 30_000 });
  client.on('error', () => undefined);
  await client.connect();
  await client.end();
}

/** Not listening yet, or listening and still recovering. */
function isNotYet(error: unknown): boolean {
  const { code } = error as { code?: string };
  return code === 'ECONNREFUSED' || code === 'ECONNRESET' || code === '57P03';
}

function explain(log: string, { pgData, logFile }: Launch, cause: unknown): Error {
  if (/could not bind .*Address (already )?in use/.test(log)) return new PortTaken();
  if (/No space left on device/.test(log)) return fileFailure({ code: 'ENOSPC' }, pgData) as Error;
  if (/Read-only file system/.test(log)) return fileFailure({ code: 'EROFS' }, pgData) as Error;
  if ((cause as { code?: string }).code === '28P01') {
    return new StartFailure(
      `The database in ${pgData} has another password than the one in keys/postgres.json: bring back the file that belongs to it.`,
      cause,
    );
  }
  const line = log.split('\n').findLast((text) => /FATAL|PANIC|error while loading/.test(text));
  const reason = line?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? String(cause);
  return new StartFailure(`PostgreSQL does not start: ${reason} (see ${logFile}).`, cause);
}

function trimLog(logFile: string): number {
  const size = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
  if (size <= LOG_LIMIT_BYTES) return size;
  closeSync(openSync(logFile, 'w', 0o600));
  return 0;
}

async function logSince(logFile: string, start: number): Promise<string> {
  return (await readFile(logFile)).subarray(start).toString('utf8');
}
