import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import type { Config } from './config.ts';
import { furnish } from './first-start.ts';
import { openHouse } from './open-house.ts';
import type { FoundDatabase } from './platform/database/find.ts';
import { inTurn } from './platform/database/turn.ts';
import { assertDurable, isUnavailable, openPatiently } from './platform/database.ts';
import { prepareHouse } from './platform/domain.ts';
import { drain } from './platform/edge/draining.ts';
import { listenFailure } from './platform/errors/start-failure.ts';
import { startEvents } from './platform/events/dispatcher.ts';
import { startJobs } from './platform/jobs/runner.ts';
import { Refusal } from './platform/refusal.ts';
import { LEAVE, type Opened } from './servers.ts';

/** Starts everything, in order, and stops it in the other order when asked to. */
export async function serveHouse(
  config: Config,
  log: Logger,
  database: FoundDatabase,
): Promise<Opened> {
  outliveLostLines(log);
  const { house, pools, close } = openHouse(config, database.serveUrl, log);
  const endPatience = openPatiently(pools);
  await assertDurable(house.pool);
  const { app, accounts } = await inTurn(database.serveUrl, async () => {
    const app = await buildApp(house);
    return { app, accounts: await furnish(house) };
  });
  await prepareHouse(house);
  // Not before: a start on a busy machine waits for its answers, and nobody waits for it yet.
  await endPatience();
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
function outliveLostLines(log: Logger): void {
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

async function listen(app: FastifyInstance, { PORT: port, HOST: host }: Config): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    throw listenFailure(error, host, port);
  }
}
