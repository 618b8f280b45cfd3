import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { fastestFolder } from '../../../../scripts/fastest-folder.mjs';
import { chooseAccount } from './embedded-postgres/account.ts';
import { findBinaries, locatePackage } from './embedded-postgres/binaries.ts';
import { processesIn } from './embedded-postgres/leftovers.ts';
import { visitEmbeddedPostgres } from './embedded-postgres/visit.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const folders: string[] = [];
let dataDir: string;
let running: EmbeddedPostgres | undefined;

beforeEach(() => {
  dataDir = folder();
});

afterEach(async () => {
  await running?.stop();
  running = undefined;
});

afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

function folder(): string {
  const made = mkdtempSync(join(fastestFolder(), 'baize-pg-'));
  chmodSync(made, 0o755);
  folders.push(made);
  return made;
}

/** Each test makes a house, and memory holds all of them until the last has ended. */
const SMALL = { min_wal_size: '32MB' };

async function start(flags = SMALL): Promise<EmbeddedPostgres> {
  running = await startEmbeddedPostgres({ dataDir, flags });
  return running;
}

async function stop(): Promise<void> {
  await running?.stop();
  running = undefined;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

test('the first start makes the database, its owner and the role that serves', async () => {
  const { migrateUrl, serveUrl } = await start();
  const file = join(dataDir, 'database.json');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    serve: serveUrl.replace(/\?.*/, ''),
    migrate: migrateUrl,
  });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await ask(migrateUrl, 'create table kept (id int)');
  expect(await ask(serveUrl, 'select current_user')).toBe('baize_serve');
  await expect(ask(serveUrl, 'create table own (id int)')).rejects.toThrow('permission denied');
  await expect(ask(serveUrl, 'drop table kept')).rejects.toThrow('must be owner');
});

test('the house comes through a socket that no other account reaches, and wants a password there too', async () => {
  const { serveUrl } = await start();
  expect(await ask(serveUrl, 'select inet_client_addr()')).toBeNull();
  const pgData = realpathSync(join(dataDir, 'postgres'));
  expect(new URL(serveUrl).searchParams.get('host')).toBe(pgData);
  expect(statSync(pgData).mode & 0o077).toBe(0);
  const wrong = serveUrl.replace(/:[^:@]+@/, ':guess@');
  await expect(ask(wrong, 'select 1')).rejects.toThrow('password authentication failed');
});

test('where a path is too long for a socket, the house comes through the port', async () => {
  dataDir = join(dataDir, 'a'.repeat(90));
  const { serveUrl } = await start();
  expect(await ask(serveUrl, 'select host(inet_client_addr())')).toBe('127.0.0.1');
});

test('it listens on loopback only, wants a password and is durable', async () => {
  const { superuserUrl } = await start();
  expect(await ask(superuserUrl, 'show listen_addresses')).toBe('127.0.0.1');
  const wrong = superuserUrl.replace(/:[^:@]+@/, ':guess@');
  await expect(ask(wrong, 'select 1')).rejects.toThrow('password authentication failed');
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit']) {
    expect(await ask(superuserUrl, `show ${setting}`)).toBe('on');
  }
});

test('a second start finds the data on the same port', async () => {
  const first = await start();
  await ask(first.migrateUrl, 'create table kept as select 7 as id');
  await stop();
  expect(await processesIn(realpathSync(join(dataDir, 'postgres')))).toEqual([]);
  const second = await start();
  expect(second.port).toBe(first.port);
  expect(await ask(second.migrateUrl, 'select id from kept')).toBe(7);
});

test('a new house has its log made ahead, and the next start makes no more of it', async () => {
  const ahead = `select count(*)::int from pg_ls_waldir()
    where length(name) = 24 and name > pg_walfile_name(pg_current_wal_lsn())`;
  const files = `select (pg_current_wal_lsn() - '0/0') / 16777216`;
  const first = await start({ min_wal_size: '128MB' });
  expect(await ask(first.superuserUrl, ahead)).toBe(7);
  const written = Number(await ask(first.superuserUrl, files));
  await stop();
  const second = await start({ min_wal_size: '128MB' });
  expect(await ask(second.superuserUrl, ahead)).toBeGreaterThanOrEqual(6);
  expect(Number(await ask(second.superuserUrl, files))).toBeLessThan(written + 2);
});

test('a PostgreSQL that is killed comes back with what it had confirmed', async () => {
  const { migrateUrl, pid } = await start();
  await ask(migrateUrl, 'create table kept as select 7 as id');
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => running?.pid).not.toBe(pid);
  expect(await patiently(() => ask(migrateUrl, 'select id from kept'))).toBe(7);
});

test('a stop in the middle of a comeback leaves nothing running', async () => {
  const { pid } = await start();
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => isAlive(pid)).toBe(false);
  await stop();
  expect(await processesIn(realpathSync(join(dataDir, 'postgres')))).toEqual([]);
});

test('what a crash left behind, a pid file and a socket with its lock, does not stand in the way', async () => {
  const { port } = await start();
  await stop();
  const pgData = join(dataDir, 'postgres');
  const pids = `${process.ppid}\n${pgData}\n1\n${port}\n\n\n`;
  for (const name of ['postmaster.pid', `.s.PGSQL.${port}`, `.s.PGSQL.${port}.lock`]) {
    writeFileSync(join(pgData, name), pids);
  }
  const { serveUrl } = await start();
  expect(await ask(serveUrl, 'select 1')).toBe(1);
});

test('a folder in use by a living server is refused', async () => {
  await start();
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    `Another server (process ${process.pid}) already uses ${dataDir}`,
  );
});

test('a command beside a running server uses its database, and starts one when there is none', async () => {
  const { serveUrl } = await start();
  const beside = await visitEmbeddedPostgres({ dataDir });
  expect(beside.serveUrl).toBe(serveUrl.replace(/\?.*/, ''));
  await beside.stop();
  expect(await ask(serveUrl, 'select 1')).toBe(1);
  await stop();
  const alone = await visitEmbeddedPostgres({ dataDir });
  expect(await ask(alone.serveUrl, 'select 1')).toBe(1);
  await alone.stop();
  await expect(ask(alone.serveUrl, 'select 1')).rejects.toThrow();
});

test('data of a newer PostgreSQL is refused in one line', async () => {
  await start();
  await stop();
  writeFileSync(join(dataDir, 'postgres/PG_VERSION'), '99\n');
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(/comes from a newer version/);
});

test('a link to data that is gone is refused in one line', async () => {
  symlinkSync('/nonexistent/postgres', join(dataDir, 'postgres'));
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
    /points to a folder that is gone/,
  );
});

test('programs without their library links, or out of reach, are made to run', async () => {
  const shipped = await locatePackage();
  const closed = folder();
  const native = join(closed, 'native');
  cpSync(shipped.native, native, { recursive: true, filter: (path) => !isLink(path) });
  chmodSync(closed, 0o700);
  const account = await chooseAccount('/nonexistent');
  const { postgres } = await findBinaries({ ...shipped, native }, account, folder());
  const identity = account ?? {};
  const said = execFileSync(postgres, ['--version'], { ...identity, encoding: 'utf8', cwd: '/' });
  expect(said).toContain('PostgreSQL');
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

const isLink = (path: string) =>
  /\.so(\.\d+)?$/.test(path) && /lib(pq|icu|ecpg|pgtypes)/.test(path);

async function patiently<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    try {
      return await question();
    } catch {
      await sleep(50);
    }
  }
  return question();
}
