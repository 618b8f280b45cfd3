import type { Logger } from 'pino';
import type { Config } from '../../config.ts';
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
      log: (line) => log.info(line),
      onLost,
    });
  }
  const urls = await prepareExternalDatabase(config.DATABASE_URL, config);
  return { ...urls, stop: async () => {} };
}
