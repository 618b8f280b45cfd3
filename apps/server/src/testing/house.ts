import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp, type Fittings } from '../app.ts';
import { readConfig } from '../config.ts';
import { openHouse } from '../open-house.ts';
import type { House } from '../platform/house.ts';
import { PATIENCE } from './patience.ts';
import { createTestDatabase } from './postgres.ts';

export type TestHouse = {
  house: House;
  app: FastifyInstance;
  serveUrl: string;
  /** Of the role that owns the tables, for tests that do harm behind the house's back. */
  migrateUrl: string;
  close(): Promise<void>;
};

/** Silent but for what the house itself calls a fault: a test that meets one would only see its status. */
const faultsOnly = pino(
  { level: 'error' },
  { write: (line: string) => void (line.includes('"err":') && process.stderr.write(line)) },
);

const neverLate = { lateMs: () => 0, close: () => undefined };

/** A house with an empty, migrated database of its own. */
export async function openTestHouse(
  env: NodeJS.ProcessEnv = {},
  fittings: Fittings = {},
  log = faultsOnly,
): Promise<TestHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-test-'));
  const database = await createTestDatabase();
  const config = readConfig({
    BAIZE_PROFILE: 'test',
    BAIZE_ORIGIN: env.BAIZE_PROFILE === 'production' ? 'https://house.example' : '',
    BAIZE_DATA: dataDir,
    PORT: '0',
    BAIZE_TEST_HASHING: env.BAIZE_PROFILE ? 'full' : 'light',
    ...env,
  });
  const { house, close } = openHouse(config, database.serveUrl, log, PATIENCE);
  // Nobody's calendar is filled unless the test is about it.
  const app = await buildApp(house, { lateness: neverLate, runsBook: false, ...fittings });
  return {
    house,
    app,
    serveUrl: database.serveUrl,
    migrateUrl: database.migrateUrl,
    close: async () => {
      await app.close();
      await close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
