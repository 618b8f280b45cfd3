import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/postgres.ts';
import { agreeOnSecret } from './installation-secret.ts';
import { openKeys } from './keys.ts';

let database: TestDatabase;
let folders: string[] = [];
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.drop();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders = [];
});

/** A server with a data folder of its own. */
function server(env: NodeJS.ProcessEnv = {}) {
  const BAIZE_DATA = mkdtempSync(join(tmpdir(), 'baize-test-'));
  folders.push(BAIZE_DATA);
  const DATABASE_URL = 'postgres://owner:the-password@localhost/shared';
  const config = readConfig({ BAIZE_DATA, DATABASE_URL, ...env });
  return { config, agree: () => agreeOnSecret(config, database.serveUrl) };
}

test('servers that start at once with folders of their own open what the others sealed', async () => {
  const servers = [server(), server(), server()];
  await Promise.all(servers.map(({ agree }) => agree()));
  const keys = servers.map(({ config }) => openKeys(config));
  for (const { open } of keys) expect(open(keys[0]!.seal('a phone number'))).toBe('a phone number');
  await servers[0]!.agree();
});

test('the secret does not lie open in the database', async () => {
  const { config, agree } = server();
  await agree();
  const secret = readFileSync(join(config.dataDir, 'keys/secret'), 'utf8');
  const client = new pg.Client({ connectionString: database.serveUrl });
  await client.connect();
  const { rows } = await client.query('select * from installation');
  await client.end();
  expect(JSON.stringify(rows)).not.toContain(secret);
});

test.each([
  ['another secret', { BAIZE_SECRET: 'one-of-sixteen-letters' }],
  ['no way to learn it', { DATABASE_URL: 'postgres://owner@localhost/shared' }],
  ['another password', { DATABASE_URL: 'postgres://owner:another@localhost/shared' }],
  [
    'no secret of its own in production',
    { BAIZE_PROFILE: 'production', BAIZE_ORIGIN: 'https://a.example' },
  ],
])('a server with %s is told so and not started', async (_what, env) => {
  await server().agree();
  await expect(server(env).agree()).rejects.toThrow('another secret');
});

test('a retired secret makes room for the next one', async () => {
  const [older, newer] = ['the-older-of-two-secrets', 'the-newer-of-two-secrets'];
  await server({ BAIZE_SECRET: older }).agree();
  await server({ BAIZE_SECRET: newer, BAIZE_RETIRED_SECRETS: older }).agree();
  await server({ BAIZE_SECRET: newer }).agree();
  await expect(server({ BAIZE_SECRET: older }).agree()).rejects.toThrow('another secret');
});
