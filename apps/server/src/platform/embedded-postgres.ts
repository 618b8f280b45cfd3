import type { ChildProcess } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresPasswords, writeDatabaseFile } from './database/file.ts';
import { chooseAccount } from './embedded-postgres/account.ts';
import { findBinaries, locatePackage } from './embedded-postgres/binaries.ts';
import { OPEN_FOLDER, openCluster } from './embedded-postgres/cluster.ts';
import { claimFolder, stopLeftovers } from './embedded-postgres/leftovers.ts';
import { makeLogAhead } from './embedded-postgres/log-ahead.ts';
import {
  ended,
  type Launch,
  launchPostgres,
  PortTaken,
  stopPostgres,
} from './embedded-postgres/process.ts';
import { createRoles, DATABASE, MIGRATE_ROLE, SERVE_ROLE } from './embedded-postgres/roles.ts';
import { type PostgresSettings, settingsFor } from './embedded-postgres/settings.ts';
import { socketFolderIn, throughSocket } from './embedded-postgres/socket.ts';
import { fileFailure, StartFailure } from './errors/start-failure.ts';

export type EmbeddedPostgresOptions = {
  dataDir: string;
  log?: (line: string) => void;
  /** Settings that replace ours, for tests. */
  flags?: PostgresSettings;
  /** Told when PostgreSQL died and could not be brought back. */
  onLost?: (failure: StartFailure) => void;
};

export type EmbeddedPostgres = {
  port: number;
  superuserUrl: string;
  migrateUrl: string;
  serveUrl: string;
  /** Of the postmaster that runs now: one that was killed is replaced. */
  readonly pid: number;
  stop(): Promise<void>;
};

/** A PostgreSQL of our own for this data folder: made on first use, watched, and gone when we are. */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions,
): Promise<EmbeddedPostgres> {
  const dataDir = resolve(options.dataDir);
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o755 });
    const release = await claimFolder(dataDir);
    try {
      return await startClaimed({ ...options, dataDir }, release);
    } catch (error) {
      await release();
      throw error;
    }
  } catch (error) {
    throw fileFailure(error, dataDir);
  }
}

async function startClaimed(
  options: EmbeddedPostgresOptions,
  release: () => Promise<void>,
): Promise<EmbeddedPostgres> {
  const { dataDir, log = () => undefined } = options;
  const account = await chooseAccount(join(dataDir, 'postgres'));
  const spare = account ? OPEN_FOLDER : dataDir;
  const binaries = await findBinaries(await locatePackage(), account, spare);
  const passwords = await postgresPasswords(dataDir);
  const password = passwords.superuser;
  const pgData = await openCluster({ dataDir, account, binaries, password });
  await stopLeftovers(pgData, log);
  const logFile = join(dataDir, 'postgres.log');
  const base = { account, program: binaries.postgres, pgData, logFile };
  const { child, port, launch } = await launchOnFreePort(base, password, options);
  try {
    await createRoles(launch.superuserUrl, passwords);
    await makeLogAhead(launch.superuserUrl);
  } catch (error) {
    await stopPostgres(child);
    throw error;
  }
  const urls = {
    migrateUrl: urlFor(port, DATABASE, MIGRATE_ROLE, passwords.migrate),
    serveUrl: urlFor(port, DATABASE, SERVE_ROLE, passwords.serve),
  };
  // Tools of others find the port there, which each of them understands.
  await writeDatabaseFile(dataDir, urls);
  const serveUrl = await throughSocket(urls.serveUrl, launch.settings.unix_socket_directories);
  const watched = watch(child, launch, options);
  return {
    port,
    superuserUrl: launch.superuserUrl,
    migrateUrl: urls.migrateUrl,
    serveUrl,
    get pid() {
      return watched.child().pid!;
    },
    stop: () => watched.stop().then(release),
  };
}

type Started = { child: ChildProcess; port: number; launch: Launch };

/** The port of last time where it is still free, so that open tools find the database again. */
async function launchOnFreePort(
  base: Omit<Launch, 'settings' | 'superuserUrl'>,
  password: string,
  { dataDir, flags }: EmbeddedPostgresOptions,
): Promise<Started> {
  const portFile = join(dataDir, 'postgres.port');
  const socketFolder = socketFolderIn(base.pgData);
  const lastPort = Number(await readFile(portFile, 'utf8').catch(() => '0'));
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const port = (attempt === 0 && (await freePort(lastPort))) || (await freePort(0))!;
    const settings = { ...settingsFor({ port, socketFolder }), ...flags };
    const superuserUrl = urlFor(port, 'postgres', 'postgres', password);
    const launch = { ...base, settings, superuserUrl };
    try {
      const child = await launchPostgres(launch);
      await writeFile(portFile, String(port));
      return { child, port, launch };
    } catch (error) {
      if (!(error instanceof PortTaken)) throw error;
    }
  }
  throw new StartFailure('No free port was found for PostgreSQL on 127.0.0.1: try again.');
}

/** The wanted port if nobody listens there, any free one for 0, nothing if it is taken. */
function freePort(wanted: number): Promise<number | undefined> {
  return new Promise((answer) => {
    const probe = createServer();
    probe.once('error', () => answer(undefined));
    probe.listen(wanted, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => answer(port));
    });
  });
}

function urlFor(port: number, database: string, role: string, password: string): string {
  return `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;
}

const RESTARTS_IN_A_ROW = 5;

/** Brings PostgreSQL back when it dies while we live: on the same port, after its own recovery. */
function watch(first: ChildProcess, launch: Launch, options: EmbeddedPostgresOptions) {
  const { log = () => undefined, onLost = () => undefined } = options;
  let child = first;
  let stopping = false;
  const guard = async (): Promise<void> => {
    while (!stopping) {
      await ended(child);
      if (stopping) return;
      log('PostgreSQL ended unexpectedly and is started again');
      child = await relaunch(launch, log, () => stopping);
    }
  };
  const guarded = guard().catch((error: unknown) => {
    if (!stopping) onLost(error as StartFailure);
  });
  const stop = async () => {
    stopping = true;
    await stopPostgres(child);
    // One that was being brought back at this moment ends here.
    await guarded;
    await stopPostgres(child);
  };
  return { child: () => child, stop };
}

async function relaunch(
  launch: Launch,
  log: (line: string) => void,
  isStopping: () => boolean,
): Promise<ChildProcess> {
  let failure: unknown;
  for (let attempt = 0; attempt < RESTARTS_IN_A_ROW && !isStopping(); attempt += 1) {
    try {
      await stopLeftovers(launch.pgData, log);
      return await launchPostgres(launch);
    } catch (error) {
      failure = error;
      await sleep(200 * 2 ** attempt);
    }
  }
  throw new StartFailure(`PostgreSQL died and does not come back: ${failure}`, failure);
}
