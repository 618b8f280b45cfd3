import cluster from 'node:cluster';
import { mkdirSync } from 'node:fs';
import { createServer } from 'node:net';
import { type Config, readConfig } from './config.ts';
import { agreeOnSecret } from './platform/crypto/installation-secret.ts';
import { type FoundDatabase, findDatabase } from './platform/database/find.ts';
import { migrate } from './platform/database/migrate.ts';
import { fileFailure, listenFailure } from './platform/errors/start-failure.ts';
import { openLog } from './platform/log.ts';
import { type Opened, runServers } from './servers.ts';

/** Opens the house in this process, or in several behind one port, each of which runs the same program. */
export async function runHouse(env: NodeJS.ProcessEnv, program: string): Promise<void> {
  const config = readConfig(env);
  makeFolder(config);
  const log = openLog(config);
  if (cluster.isWorker) {
    const { accounts } = await serve(config, log, await givenDatabase(config));
    process.send?.({ accounts } satisfies Opened);
    return;
  }
  await assertFree(config);
  const database = await prepareDatabase(config, log);
  const count = config.servers;
  const { accounts } =
    count > 1
      ? await runServers({ program, count, database, log })
      : await serve(config, log, database);
  announce(config, accounts);
}

/** The domains are much to read: whatever keeps the house from opening is said before. */
async function serve(
  config: Config,
  log: ReturnType<typeof openLog>,
  database: FoundDatabase,
): Promise<Opened> {
  const { serveHouse } = await import('./serve-house.ts');
  return serveHouse(config, log, database);
}

async function prepareDatabase(
  config: Config,
  log: ReturnType<typeof openLog>,
): Promise<FoundDatabase> {
  const database = await findDatabase(config, log);
  await migrate(database.migrateUrl, database.serveUrl);
  await agreeOnSecret(config, database.serveUrl);
  return database;
}

/** The database that the process with the port has found; a newer program may bring tables of its own. */
async function givenDatabase(config: Config): Promise<FoundDatabase> {
  const migrateUrl = config.DATABASE_URL!;
  const serveUrl = config.BAIZE_SERVE_DATABASE_URL!;
  await migrate(migrateUrl, serveUrl);
  return { migrateUrl, serveUrl, stop: async () => undefined };
}

/** Said at once: whoever starts a second house by mistake should not wait for it to be opened. */
function assertFree({ PORT: port, HOST: host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error) => reject(listenFailure(error, host, port)));
    probe.listen({ port, host }, () => probe.close(() => resolve()));
  });
}

function makeFolder({ dataDir }: Config): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
  } catch (error) {
    throw fileFailure(error, dataDir);
  }
}

function announce(config: Config, accounts: string[]): void {
  const address = config.BAIZE_ORIGIN ?? `http://${config.HOST}:${config.PORT}`;
  const lines = ['Baize is open.', `  Portal   ${address}/`, `  Console  ${address}/console`];
  process.stdout.write(`${[...lines, ...accounts].join('\n')}\n`);
}
