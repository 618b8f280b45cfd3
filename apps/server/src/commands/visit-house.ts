import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { openHouse } from '../open-house.ts';
import { prepareExternalDatabase } from '../platform/database/external.ts';
import type { DatabaseUrls } from '../platform/database/file.ts';
import { sqlState } from '../platform/database.ts';
import { visitEmbeddedPostgres } from '../platform/embedded-postgres/visit.ts';
import { StartFailure } from '../platform/errors/start-failure.ts';
import type { House } from '../platform/house.ts';

const MISSING_TABLE = '42P01';

/** For commands beside the server, whether it runs or not: `work` says with which code to exit. */
export async function visitHouse(
  work: (house: House, urls: DatabaseUrls) => Promise<number>,
): Promise<void> {
  const config = readConfig(process.env);
  try {
    const database = config.DATABASE_URL
      ? { ...(await prepareExternalDatabase(config.DATABASE_URL, config)), stop: async () => {} }
      : await visitEmbeddedPostgres({ dataDir: config.dataDir });
    const { house, close } = openHouse(config, database.serveUrl, pino({ level: 'warn' }));
    try {
      process.exitCode = await work(house, database);
    } finally {
      await close();
      await database.stop();
    }
  } catch (error) {
    process.exitCode = 1;
    console.error(explain(error, config.dataDir));
  }
}

function explain(error: unknown, dataDir: string): string {
  if (error instanceof StartFailure) return error.message;
  if (sqlState(error) === MISSING_TABLE)
    return `There is no house in ${dataDir} yet: start it once.`;
  return String((error as Error).stack ?? error);
}
