import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FastifyInstance, fastify } from 'fastify';
import { pino } from 'pino';
import { readConfig } from '../config.ts';
import { openHouse } from '../open-house.ts';
import { acceptRequests, type FindCaller } from '../platform/edge.ts';
import { answerErrors } from '../platform/errors.ts';
import type { House } from '../platform/house.ts';
import { testRoutes } from '../platform/test-routes.ts';
import { realtimeRoutes } from '../realtime/index.ts';
import { PATIENCE } from './patience.ts';
import { createTestDatabase } from './postgres.ts';

export type BareHouse = { house: House; app: FastifyInstance; close(): Promise<void> };

export type BareSettings = {
  env?: NodeJS.ProcessEnv;
  callers?: FindCaller[];
  /** The database of another house, as two servers share one. */
  serveUrl?: string;
};

/** The platform without the product: events, jobs, routes and sockets, and nothing that uses them. */
export async function openBareHouse({
  env = {},
  callers = [],
  serveUrl,
}: BareSettings = {}): Promise<BareHouse & { serveUrl: string }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'baize-test-'));
  const database = serveUrl ? undefined : await createTestDatabase();
  const url = serveUrl ?? database!.serveUrl;
  const config = readConfig({ BAIZE_PROFILE: 'test', BAIZE_DATA: dataDir, PORT: '0', ...env });
  const { house, close } = openHouse(config, url, pino({ level: 'silent' }), PATIENCE);
  const app = fastify();
  answerErrors(app);
  acceptRequests(app, house, { callers });
  await realtimeRoutes(app, house, callers);
  testRoutes(app, house);
  return {
    house,
    app,
    serveUrl: url,
    close: async () => {
      await app.close();
      await close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
