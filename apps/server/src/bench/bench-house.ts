import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { openHouse } from '../open-house.ts';
import { migrate } from '../platform/database/migrate.ts';
import { assertDurable } from '../platform/database.ts';
import type { PostgresSettings } from '../platform/embedded-postgres/settings.ts';
import { startEmbeddedPostgres } from '../platform/embedded-postgres.ts';
import type { House } from '../platform/house.ts';

export type BenchHouse = {
  house: House;
  serveUrl: string;
  migrateUrl: string;
  superuserUrl: string;
  dataDir: string;
  /** The postmaster's process id. */
  pid(): number;
  close(): Promise<void>;
};

export type BenchPlace = {
  /** Where it stands and stays; without one it is gone when it is closed. */
  keptIn?: string;
  /** Settings of PostgreSQL that replace ours while a history is written, never while one is measured. */
  flags?: PostgresSettings;
  /** How many times as long as in service its own calls wait for the database. */
  patience?: number;
};

/** A folder on a real disk. */
export function makeBenchFolder(): string {
  const folder = mkdtempSync(join(process.env.BENCH_DIR ?? tmpdir(), 'baize-bench-'));
  chmodSync(folder, 0o755);
  return folder;
}

/** A house on a PostgreSQL of its own, on a real disk, as safe as in production. */
export async function openBenchHouse(place: BenchPlace = {}): Promise<BenchHouse> {
  const { keptIn, flags, patience } = place;
  const dataDir = keptIn ?? makeBenchFolder();
  const postgres = await startEmbeddedPostgres(flags ? { dataDir, flags } : { dataDir });
  await migrate(postgres.migrateUrl, postgres.serveUrl);
  const config = readConfig({ BAIZE_PROFILE: 'test', BAIZE_DATA: dataDir, PORT: '0' });
  const log = pino({ level: 'silent' });
  const { house, close } = openHouse(config, postgres.serveUrl, log, patience);
  // What could lose a bet in a crash must not be measured.
  await assertDurable(house.pool);
  return {
    house,
    dataDir,
    serveUrl: postgres.serveUrl,
    migrateUrl: postgres.migrateUrl,
    superuserUrl: postgres.superuserUrl,
    pid: () => postgres.pid,
    close: async () => {
      await close();
      await postgres.stop();
      if (!keptIn) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Runs one statement as the owner of the tables. */
export async function asOwner(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await client.query(sql, values);
  } finally {
    await client.end();
  }
}
