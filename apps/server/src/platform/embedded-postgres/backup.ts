import { chown, copyFile, cp, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { postgresPasswords } from '../database/file.ts';
import { StartFailure } from '../errors/start-failure.ts';
import { type Account, chooseAccount } from './account.ts';
import { placeCluster } from './cluster.ts';
import { isSocketFile } from './socket.ts';

/** Beside the database: the secrets without which it cannot be read, the audit log's heads, uploads, archives. */
const FIRST = ['keys', 'audit'];
const LAST = ['files', 'archive'];

/** What belongs to the process and not to the data, or is made anew at a start. */
const PASSED_OVER = new Set([
  'postmaster.pid',
  'postmaster.opts',
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
/** Folders that PostgreSQL expects to find, though nothing lies in them. */
const EMPTY = [...PASSED_OVER].filter((name) => name.startsWith('pg_'));

/**
 * Copies a house while it runs: what was committed before is in the copy, and what is written meanwhile
 * is there whole or not at all, because the database's log of that time is copied with it.
 */
export async function backUp(dataDir: string, to: string): Promise<void> {
  await assertEmpty(to);
  const half = `${to}.half-${process.pid}`;
  await rm(half, { recursive: true, force: true });
  await mkdir(half, { recursive: true, mode: 0o700 });
  try {
    // A head of the audit log that is newer than the rows would look as if rows had been cut off.
    for (const name of FIRST) await copyFolder(join(dataDir, name), join(half, name));
    await copyDatabase(dataDir, join(half, 'postgres'));
    // A row may name a file that came while the database was copied.
    for (const name of LAST) await copyFolder(join(dataDir, name), join(half, name));
    await rm(to, { recursive: true, force: true });
    await rename(half, to);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  }
}

/** Brings a copy back into an empty folder; the database finds its end at the next start. */
export async function restore(from: string, dataDir: string): Promise<void> {
  await assertEmpty(dataDir);
  await readdir(join(from, 'postgres')).catch(() => {
    throw new StartFailure(`There is no backup in ${from}.`);
  });
  await mkdir(dataDir, { recursive: true, mode: 0o755 });
  for (const name of [...FIRST, ...LAST]) await copyFolder(join(from, name), join(dataDir, name));
  const account = await chooseAccount(join(dataDir, 'postgres'));
  await placeCluster({ dataDir, account }, async (folder) => {
    await copyFolder(join(from, 'postgres'), folder);
    await giveAll(account, folder);
  });
}

async function assertEmpty(folder: string): Promise<void> {
  const found = await readdir(folder).catch(() => []);
  if (found.length > 0) throw new StartFailure(`${folder} is not empty: name another folder.`);
}

async function copyDatabase(dataDir: string, to: string): Promise<void> {
  const client = new pg.Client({ connectionString: await superuserUrl(dataDir) });
  await client.connect();
  try {
    const pgData = await shown(client, 'data_directory');
    // It ends with this connection, and keeps the log from being let go meanwhile.
    await client.query(`select pg_create_physical_replication_slot('baize_backup', true, true)`);
    await client.query(`select pg_backup_start('baize', true)`);
    await copyCluster(pgData, to);
    const { rows } = await client.query(
      'select labelfile, pg_walfile_name(lsn) as last from pg_backup_stop(true)',
    );
    await writeSafely(join(to, 'backup_label'), rows[0].labelfile);
    await copyLog(pgData, to, { first: firstLog(rows[0].labelfile), last: rows[0].last });
  } finally {
    await client.end();
  }
}

async function superuserUrl(dataDir: string): Promise<string> {
  const port = await readFile(join(dataDir, 'postgres.port'), 'utf8');
  const { superuser } = await postgresPasswords(dataDir);
  return `postgres://postgres:${superuser}@127.0.0.1:${port}/postgres`;
}

async function shown(client: pg.Client, setting: string): Promise<string> {
  const { rows } = await client.query('select current_setting($1) as value', [setting]);
  return rows[0].value;
}

async function copyCluster(pgData: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  for (const entry of await readdir(pgData, { withFileTypes: true })) {
    if (PASSED_OVER.has(entry.name) || isSocketFile(entry.name)) continue;
    const [source, target] = [join(pgData, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else await copySafely(source, target);
  }
  for (const name of EMPTY) await mkdir(join(to, name), { mode: 0o700 });
}

function firstLog(label: string): string {
  const name = /START WAL LOCATION: \S+ \(file ([0-9A-F]{24})\)/.exec(label)?.[1];
  if (!name) throw new Error('PostgreSQL did not say where the backup begins');
  return name;
}

const LOG_FILE = /^[0-9A-F]{24}$/;

/** What was written while files were copied: from it the database makes them one moment. */
async function copyLog(
  pgData: string,
  to: string,
  { first, last }: { first: string; last: string },
): Promise<void> {
  const names = (await readdir(join(pgData, 'pg_wal'))).filter(
    (name) => LOG_FILE.test(name) && name >= first && name <= last,
  );
  if (!names.includes(first) || !names.includes(last)) {
    throw new Error(`The log from ${first} to ${last} is not whole`);
  }
  for (const name of names) {
    await copySafely(join(pgData, 'pg_wal', name), join(to, 'pg_wal', name));
  }
}

async function copyFolder(from: string, to: string): Promise<void> {
  const entries = await readdir(from, { withFileTypes: true }).catch(unlessGone);
  if (!entries) return;
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const entry of entries) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await copyFolder(source, target);
    else if (entry.isFile()) await copySafely(source, target);
    else await cp(source, target, { verbatimSymlinks: true });
  }
}

/** On the disk when it is said to be there. A table that was dropped meanwhile is missing for good. */
async function copySafely(from: string, to: string): Promise<void> {
  const isThere = await copyFile(from, to).then(() => true, unlessGone);
  if (!isThere) return;
  const file = await open(to, 'r+');
  await file.sync();
  await file.close();
}

async function writeSafely(path: string, text: string): Promise<void> {
  const file = await open(path, 'w', 0o600);
  await file.writeFile(text);
  await file.sync();
  await file.close();
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

async function giveAll(account: Account, folder: string): Promise<void> {
  if (!account) return;
  await chown(folder, account.uid, account.gid);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await giveAll(account, path);
    else await chown(path, account.uid, account.gid);
  }
}
