import { type DatabaseUrls, readDatabaseFile } from '../database/file.ts';
import { type EmbeddedPostgresOptions, startEmbeddedPostgres } from '../embedded-postgres.ts';
import { FolderTaken } from './leftovers.ts';

export type Visit = DatabaseUrls & { stop(): Promise<void> };

/** For a command beside the server: the database of the server that runs, else one started for the visit. */
export async function visitEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<Visit> {
  try {
    return await startEmbeddedPostgres(options);
  } catch (error) {
    if (!(error instanceof FolderTaken)) throw error;
    return { ...(await readDatabaseFile(options.dataDir)), stop: async () => undefined };
  }
}
