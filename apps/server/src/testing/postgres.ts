import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import type { TestServer } from './global-setup.ts';

export type TestDatabase = { migrateUrl: string; serveUrl: string; drop(): Promise<void> };

/** An empty, migrated database of the caller's own on the run's PostgreSQL; a blank one has no table yet. */
export async function createTestDatabase({ isBlank = false } = {}): Promise<TestDatabase> {
  const server: TestServer = inject('testServer');
  const { superuserUrl, migrateUrl, serveUrl, template } = server;
  const name = `test_${randomBytes(6).toString('hex')}`;
  await run(
    superuserUrl,
    // Its files are copied as they are: to write each page into the log first takes twice as long.
    `create database ${name} template ${isBlank ? 'template0' : template} strategy file_copy owner baize_migrate`,
    `grant connect on database ${name} to baize_serve`,
  );
  return {
    migrateUrl: inDatabase(migrateUrl, name),
    serveUrl: inDatabase(serveUrl, name),
    drop: () => run(superuserUrl, `drop database ${name} with (force)`),
  };
}

async function run(url: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

function inDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}
