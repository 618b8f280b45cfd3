import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import type { House } from '../platform/house.ts';
import { openHouse } from '../run.ts';
import { createTestDatabase } from './postgres.ts';

export type TestHouse = { house: House; app: FastifyInstance; close(): Promise<void> };

/** A house with an empty, migrated database of its own. */
export async function openTestHouse(env: NodeJS.ProcessEnv = {}): Promise<TestHouse> {
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-test-'));
  const database = await createTestDatabase();
  const config = readConfig({ BAIZE_PROFILE: 'test', BAIZE_DATA: dataDir, PORT: '0', ...env });
  const { house, close } = openHouse(config, database.serveUrl, pino({ level: 'silent' }));
  const app = await buildApp(house);
  return {
    house,
    app,
    close: async () => {
      await app.close();
      await close();
      await database.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
