import cluster from 'node:cluster';
import { mkdirSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { type Config, readConfig } from './config.ts';
import { furnish } from './first-start.ts';
import { openHouse } from './open-house.ts';
import { agreeOnSecret } from './platform/crypto/installation-secret.ts';
import { type FoundDatabase, findDatabase } from './platform/database/find.ts';
import { migrate } from './platform/database/migrate.ts';
import { inTurn } from './platform/database/turn.ts';
import { assertDurable, isUnavailable } from './platform/database.ts';
import { drain } from './platform/edge/draining.ts';
import { fileFailure, listenFailure } from './platform/errors/start-failure.ts';
import { startEvents } from './platform/events/dispatcher.ts';
import { startJobs } from './platform/jobs/runner.ts';
import { openLog } from './platform/log.ts';
import { Refusal } from './platform/refusal.ts';
import { LEAVE, type Opened, runServers } from './servers.ts';

/** Opens the house in this process, or in several behind one port, each of which runs the same program. */
export async function runHouse(env: NodeJS.ProcessEnv, program: string): Promise<void> {
  const config = readConfig(env);
  makeFolder(config);
  const log = openLog(config);
  outliveLostLines(log);
  if (cluster.isWorker) {
    const { accounts } = await serveHouse(config, log, await givenDatabase(config));
    process.send?.({ accounts } satisfies Opened);
    return;
  }
  const database = await findDatabase(config, log);
  await migrate(database.migrateUrl, database.serveUrl);
  await agreeOnSecret(config, database.serveUrl);
  const count = config.servers;
  const { accounts } =
    count > 1
      ? await runServers({ program, count, database, log })
      : await serveHouse(config, log, database);
  announce(config, accounts);
}

/** The database that the process with the port has found; a newer program may bring tables of its own. */
async function givenDatabase(config: Config): Promise<FoundDatabase> {
  const migrateUrl = config.DATABASE_URL!;
  const serveUrl = config.BAIZE_SERVE_DATABASE_URL!;
  await migrate(migrateUrl, serveUrl);
  return { migrateUrl, serveUrl, stop: async () => undefined };
}

/** Starts everything, in order, and stops it in the other order when asked to. */
async function serveHouse(config: Config, log: Logger, database: FoundDatabase): Promise<Opened> {
  const { house, close } = openHouse(config, database.serveUrl, log);
  await assertDurable(house.pool);
  const { app, accounts } = await inTurn(database.serveUrl, async () => {
    const app = await buildApp(house);
    return { app, accounts: await furnish(house) };
  });
  // Not before: a start on a busy machine waits for its answers, and nobody waits for it yet.
  house.watch.start(database.serveUrl);
  await listen(app, config);
  const jobs = startJobs(house);
  const events = startEvents(house);

  let stopping: Promise<void> | undefined;
  const stop = () => {
    hangUp(app);
    setTimeout(() => process.exit(0), GONE_AFTER_MS).unref();
    stopping ??= Promise.all([app.close(), jobs.stop(), events.stop()])
      .then(close)
      .then(database.stop);
    return stopping.then(() => process.exit(0));
  };
  process.once('SIGTERM', () => void stop());
  process.once('SIGINT', () => void stop());
  process.on('message', (word) => {
    if (word === LEAVE) void drain(app).then(stop);
  });
  return { accounts };
}

/** A promise nobody waits for any more may lose the database like any other: no reason to end for all. */
function outliveLostLines(log: ReturnType<typeof openLog>): void {
  process.on('unhandledRejection', (err) => {
    if (!isUnavailable(err) && !(err instanceof Refusal)) throw err;
    log.error({ err }, 'the database was lost where nobody waited');
  });
}

// Whatever hangs, a database that was paused for instance: by then nothing is under way that could be lost.
const GONE_AFTER_MS = 8_500;
const LAST_WORDS_MS = 7_000;

/** Requests under way finish; kept-alive connections without one are closed at once. */
function hangUp(app: FastifyInstance): void {
  setInterval(() => app.server.closeIdleConnections(), 100).unref();
  setTimeout(() => app.server.closeAllConnections(), LAST_WORDS_MS).unref();
}

function makeFolder({ dataDir }: Config): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  } catch (error) {
    throw fileFailure(error, dataDir);
  }
}

async function listen(app: FastifyInstance, { PORT: port, HOST: host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw listenFailure(error, host, port);
  }
}

function announce(config: Config, accounts: string[]): void {
  const address = config.BAIZE_ORIGIN ?? `http://${config.HOST}:${config.PORT}`;
  const lines = ['Baize is open.', `  Portal   ${address}/`, `  Console  ${address}/console`];
  process.stdout.write(`${[...lines, ...accounts].join('\n')}\n`);
}
