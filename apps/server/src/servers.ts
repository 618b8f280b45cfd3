import cluster, { type Worker } from 'node:cluster';
import { setTimeout as sleep } from 'node:timers/promises';
import { seconds } from '@baize/calendar';
import type { Logger } from 'pino';
import type { FoundDatabase } from './platform/database/find.ts';

/** What a server says to the process that started it, once it serves: how to get into a new house. */
export type Opened = { accounts: string[] };
/** What it is told when another one has taken its place. */
export const LEAVE = 'leave';

type Servers = {
  /** The file that each server runs. */
  program: string;
  count: number;
  database: FoundDatabase;
  log: Logger;
};

const START_AGAIN_MS = seconds(1);
const TRIES = 3;

/**
 * Several servers behind one port. This process has the port and the database and does nothing else: it
 * hands each new connection to the next server, so that none is refused while servers come and go.
 * SIGUSR2 replaces them one after another by what lies on the disk now.
 */
export async function runServers(servers: Servers): Promise<Opened> {
  const { program, count, database, log } = servers;
  cluster.schedulingPolicy = cluster.SCHED_RR;
  const execArgv = [...process.execArgv, '--enable-source-maps'];
  cluster.setupPrimary({ exec: program, execArgv });
  const crew = openCrew(servers);
  listenForSignals(crew, { database, log });
  // The first one fills in what the others find.
  const opened = await crew.add();
  await Promise.all(Array.from({ length: count - 1 }, crew.add));
  return opened;
}

type Crew = {
  add(): Promise<Opened>;
  /** Each one leaves only when the one after it serves. */
  replaceAll(): Promise<void>;
  stop(): Promise<void>;
};

function openCrew({ count, database, log }: Servers): Crew {
  const living = new Set<Worker>();
  const serving = new Set<Worker>();
  let isStopping = false;

  async function add(): Promise<Opened> {
    const worker = cluster.fork({
      DATABASE_URL: database.migrateUrl,
      BAIZE_SERVE_DATABASE_URL: database.serveUrl,
    });
    living.add(worker);
    // A word to one that is just ending is lost with it; heard by nobody, that would end all of them.
    worker.on('error', (err) => log.warn({ err }, 'a server did not hear what it was told'));
    worker.once('exit', () => living.delete(worker));
    const opened = await whenOpen(worker);
    serving.add(worker);
    worker.once('exit', (code, signal) => {
      if (!serving.delete(worker) || isStopping) return;
      log.error({ code, signal }, 'a server was lost, and another one is started');
      void fillUp();
    });
    return opened;
  }

  async function fillUp(): Promise<void> {
    while (!isStopping && serving.size < count) {
      await sleep(START_AGAIN_MS);
      await add().catch((err) => log.error({ err }, 'a server could not be started'));
    }
  }

  /** A moment in which the database is too busy is no reason to stay with the old ones. */
  async function addPatiently(triesLeft = TRIES): Promise<void> {
    try {
      await add();
    } catch (err) {
      if (triesLeft <= 1 || isStopping) throw err;
      await sleep(START_AGAIN_MS);
      await addPatiently(triesLeft - 1);
    }
  }

  async function replaceAll(): Promise<void> {
    for (const old of [...serving]) {
      if (isStopping) return;
      await addPatiently();
      // One that was lost meanwhile has been replaced already.
      if (serving.delete(old)) old.send(LEAVE);
    }
  }

  async function stop(): Promise<void> {
    isStopping = true;
    const all = [...living];
    const gone = all.map((worker) => new Promise((resolve) => worker.once('exit', resolve)));
    for (const worker of all) worker.process.kill('SIGTERM');
    await Promise.all(gone);
  }

  return { add, replaceAll, stop };
}

function listenForSignals(crew: Crew, { database, log }: Pick<Servers, 'database' | 'log'>): void {
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= crew.stop().then(database.stop);
    void stopping.then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  let turn: Promise<void> = Promise.resolve();
  process.on('SIGUSR2', () => {
    turn = turn.then(crew.replaceAll).then(
      () => log.warn('all servers were replaced'),
      (err) => log.error({ err }, 'a new server could not be started: the old ones go on'),
    );
  });
}

/** It says itself why it could not be opened, before it ends. */
function whenOpen(worker: Worker): Promise<Opened> {
  return new Promise((resolve, reject) => {
    const onExit = () => reject(new Error('A server ended before it served'));
    worker.once('exit', onExit);
    worker.once('message', (opened: Opened) => {
      worker.off('exit', onExit);
      resolve(opened);
    });
  });
}
