import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { fastestFolder } from '../../../../scripts/fastest-folder.mjs';
import { migrate } from '../platform/database/migrate.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';

/** What a test file needs to make a database of its own. */
export type TestServer = {
  superuserUrl: string;
  migrateUrl: string;
  serveUrl: string;
  template: string;
};

declare module 'vitest' {
  interface ProvidedContext {
    testServer: TestServer;
  }
}

const TEMPLATE = 'baize';

/** One PostgreSQL for the whole run, migrated once; nothing in it has to survive a crash. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(fastestFolder(), 'baize-test-'));
  // As root, PostgreSQL runs under an account of its own, which must get in.
  chmodSync(dataDir, 0o755);
  const flags = {
    fsync: 'off',
    full_page_writes: 'off',
    max_connections: '300',
    min_wal_size: '32MB',
    // Connections are opened by the thousand here, and their passwords guard nothing.
    scram_iterations: '1',
  };
  const postgres = await startEmbeddedPostgres({ dataDir, flags });
  const { superuserUrl, migrateUrl, serveUrl } = postgres;
  await migrate(migrateUrl, serveUrl);
  await closeTemplate(superuserUrl);
  project.provide('testServer', { superuserUrl, migrateUrl, serveUrl, template: TEMPLATE });
  return async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}

/** A database can only be cloned while nobody is connected to it. */
async function closeTemplate(superuserUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query(`alter database ${TEMPLATE} with is_template true allow_connections false`);
  await client.end();
}
