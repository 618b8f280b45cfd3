import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { fileFailure, StartFailure } from '../errors/start-failure.ts';
import { type Account, commandFor, mayEnter } from './account.ts';
import type { Binaries } from './binaries.ts';

const run = promisify(execFile);

/** Where root keeps what an unprivileged account must reach, when the data folder is closed to it. */
export const OPEN_FOLDER = '/var/lib/baize';

type Cluster = { dataDir: string; account: Account; binaries: Binaries; password: string };

/** The folder of PostgreSQL's files, made on the first start. */
export async function openCluster(cluster: Cluster): Promise<string> {
  const entry = join(cluster.dataDir, 'postgres');
  const found = await lstat(entry).catch(() => undefined);
  if (!found) return createCluster(cluster, entry);
  const pgData = await realpath(entry).catch(() => {
    throw new StartFailure(
      `${entry} points to a folder that is gone: bring it back, or remove the link to start with an empty database.`,
    );
  });
  await assertUsable(cluster, pgData);
  return pgData;
}

async function assertUsable({ account, binaries }: Cluster, pgData: string): Promise<void> {
  const owner = await stat(pgData);
  if (!(await mayEnter(account, pgData)) || (!account && owner.uid !== process.getuid?.())) {
    throw new StartFailure(
      `The database in ${pgData} belongs to another account (uid ${owner.uid}): start as that account, or set BAIZE_DATA to another folder.`,
    );
  }
  const made = Number.parseInt(await readFile(join(pgData, 'PG_VERSION'), 'utf8'), 10);
  if (made > binaries.major) {
    throw new StartFailure(
      `The data in ${pgData} comes from a newer version (PostgreSQL ${made}, this one brings ${binaries.major}): start that newer version, or set BAIZE_DATA to another folder.`,
    );
  }
  if (made < binaries.major) {
    throw new StartFailure(
      `The data in ${pgData} was made by PostgreSQL ${made} and this version brings ${binaries.major}: move it over with pg_upgrade, or set BAIZE_DATA to another folder.`,
    );
  }
}

async function createCluster(cluster: Cluster, entry: string): Promise<string> {
  await placeCluster(cluster, (folder) => initialise(cluster, folder));
  return realpath(entry);
}

/** Fills a temporary folder and renames it, so that a start killed half-way leaves nothing in the way. */
export async function placeCluster(
  { dataDir, account }: Pick<Cluster, 'dataDir' | 'account'>,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  await removeHalfMade(dataDir);
  const home = (await mayEnter(account, dataDir)) ? dataDir : await openHome(dataDir);
  const pgData = join(home, 'postgres');
  const half = await mkdtemp(`${pgData}.new-`);
  try {
    await fill(half);
    await rename(half, pgData);
  } catch (error) {
    await rm(half, { recursive: true, force: true });
    throw error;
  }
  const entry = join(dataDir, 'postgres');
  if (pgData !== entry) await symlink(pgData, entry);
}

async function removeHalfMade(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith('postgres.new-')) await rm(join(dataDir, name), { recursive: true });
  }
}

/** A folder of its own for each new database: a removed data folder never finds its old data again. */
async function openHome(dataDir: string): Promise<string> {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12);
  try {
    await mkdir(OPEN_FOLDER, { recursive: true, mode: 0o755 });
    const home = await mkdtemp(join(OPEN_FOLDER, `${name}-`));
    await chmod(home, 0o755);
    return home;
  } catch (error) {
    throw fileFailure(error, OPEN_FOLDER);
  }
}

async function initialise({ account, binaries, password }: Cluster, folder: string): Promise<void> {
  const passwordFile = join(dirname(folder), `${folder.split('.').pop()}.password`);
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account) {
    await chown(folder, account.uid, account.gid);
    await chown(passwordFile, account.uid, account.gid);
  }
  const options = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  // The built-in locale sorts alike on every machine, whatever languages are installed there.
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin'];
  const words = [...options, ...locale, '--builtin-locale=C.UTF-8', `--pgdata=${folder}`];
  const { file, args, ...identity } = commandFor(account, binaries.initdb, words);
  try {
    await run(file, args, { ...identity, cwd: dirname(folder), env: { PATH: process.env.PATH } });
  } catch (error) {
    throw initdbFailure(error, folder);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

function initdbFailure(error: unknown, folder: string): unknown {
  const said = (error as { stderr?: string }).stderr?.trim() ?? '';
  if (/No space left on device|Disk quota exceeded/.test(said)) {
    return fileFailure({ code: 'ENOSPC' }, folder);
  }
  if (/Read-only file system|Permission denied/.test(said)) {
    return fileFailure({ code: 'EACCES' }, folder);
  }
  const reason = said.split('\n').find((line) => /error|fatal/i.test(line)) ?? String(error);
  return new StartFailure(`PostgreSQL could not make its data folder: ${reason}`, error);
}
