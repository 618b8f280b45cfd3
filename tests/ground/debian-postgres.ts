import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import {
  chooseAccount,
  commandFor,
} from '../../apps/server/src/platform/embedded-postgres/account.ts';
import { fastestFolder } from '../../scripts/fastest-folder.mjs';
import { freePort } from '../server-process.ts';

export type DebianPostgres = { url(role?: string): string; stop(): Promise<void> };

/** The newest PostgreSQL that Debian installed here, or nothing. */
export function debianPrograms(): string | undefined {
  const home = '/usr/lib/postgresql';
  const versions = existsSync(home) ? readdirSync(home).map(Number).filter(Boolean) : [];
  const newest = Math.max(0, ...versions);
  const programs = join(home, String(newest), 'bin');
  return newest >= 15 && existsSync(join(programs, 'postgres')) ? programs : undefined;
}

/** A fresh server of Debian's that trusts every role on loopback. */
export async function startDebianPostgres(programs: string): Promise<DebianPostgres> {
  const home = mkdtempSync(join(fastestFolder(), 'baize-debian-'));
  chmodSync(home, 0o755);
  const data = join(home, 'data');
  mkdirSync(data, { mode: 0o700 });
  const account = await chooseAccount('/nonexistent');
  if (account) chownSync(data, account.uid, account.gid);
  const init = commandFor(account, join(programs, 'initdb'), [
    '-D',
    data,
    '-A',
    'trust',
    '-U',
    'postgres',
  ]);
  execFileSync(init.file, init.args, { cwd: '/', stdio: 'pipe' });
  const port = await freePort();
  const settings = [`port=${port}`, 'unix_socket_directories=', 'listen_addresses=127.0.0.1'];
  const flags = settings.flatMap((setting) => ['-c', setting]);
  const run = commandFor(account, join(programs, 'postgres'), ['-D', data, ...flags]);
  const child = spawn(run.file, run.args, { cwd: '/', stdio: 'ignore' });
  const url = (role = 'postgres') => `postgres://${role}:any-word@127.0.0.1:${port}/postgres`;
  await untilItAnswers(url());
  return { url, stop: () => stop(child, home) };
}

async function untilItAnswers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch {
      await sleep(50);
    }
  }
  throw new Error("Debian's PostgreSQL did not start");
}

async function stop(child: ChildProcess, home: string): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGINT');
  await gone;
  rmSync(home, { recursive: true, force: true });
}
