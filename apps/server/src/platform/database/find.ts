import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
import type { PostgresSettings } from '../embedded-postgres/settings.ts';
import { startEmbeddedPostgres } from '../embedded-postgres.ts';
import type { StartFailure } from '../errors/start-failure.ts';
import { prepareExternalDatabase } from './external.ts';

export type FoundDatabase = { migrateUrl: string; serveUrl: string; stop(): Promise<void> };

/** The PostgreSQL that DATABASE_URL names, or our own, started here. */
export async function findDatabase(config: Config, log: Logger): Promise<FoundDatabase> {
  if (!config.DATABASE_URL) {
    // Without its database the house can only lie or wait: better to end, and be started again.
    const onLost = (failure: StartFailure) => {
      log.fatal(failure.message);
      process.exit(1);
    };
    return startEmbeddedPostgres({
      dataDir: config.dataDir,
      // While they are replaced there is one more of them.
      flags: connectionsFor(config.servers + 1),
      log: (line) => log.info(line),
      onLost,
    });
  }
  const urls = await prepareExternalDatabase(config.DATABASE_URL, config);
  return { ...urls, stop: async () => {} };
}

const LEAST_CONNECTIONS = 100;
/** All pools of a server when each is full, and what listens beside them. */
const CONNECTIONS_PER_SERVER = 42;
const CONNECTIONS_BESIDE = 20;

function connectionsFor(servers: number): PostgresSettings {
  const needed = servers * CONNECTIONS_PER_SERVER + CONNECTIONS_BESIDE;
  return { max_connections: String(Math.max(LEAST_CONNECTIONS, needed)) };
}
