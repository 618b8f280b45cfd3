import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../apps/server/src/platform/embedded-postgres.ts';
import {
  askServer,
  databaseUrls,
  launchServer,
  makeDataFolder,
  startServer,
  stopServer,
  WITHOUT_DEMO,
} from '../server-process.ts';
import { debianPrograms, startDebianPostgres } from './debian-postgres.ts';

const home = makeDataFolder();
const folders = [home];
const programs = debianPrograms();
let postgres: EmbeddedPostgres;

function dataFolder(): string {
  const folder = makeDataFolder();
  folders.push(folder);
  return folder.dataDir;
}

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir: home.dataDir });
});

afterAll(async () => {
  await postgres.stop();
  for (const { remove } of folders) remove();
});

test('two servers that start at once on one empty database both serve', async () => {
  const DATABASE_URL = await makeDatabase('shared', 'createrole');
  const starts = [dataFolder(), dataFolder()].map((BAIZE_DATA) =>
    startServer({ env: { BAIZE_DATA, DATABASE_URL } }),
  );
  const servers = await Promise.all(starts);
  for (const { url } of servers) expect(await logIn(url)).toBe(200);
  expect(await Promise.all(servers.map((server) => stopServer(server)))).toEqual([0, 0]);
});

test('the role that serves is not the role that owns', async () => {
  const DATABASE_URL = await makeDatabase('owned', 'createrole');
  const BAIZE_DATA = dataFolder();
  await stopServer(await startServer({ env: { ...WITHOUT_DEMO, BAIZE_DATA, DATABASE_URL } }));
  const urls = databaseUrls(BAIZE_DATA);
  expect(urls.migrate).toBe(DATABASE_URL);
  expect(await ask(urls.serve, 'select current_user')).toBe('baize_serve_owned');
  await expect(ask(urls.serve, 'drop table migrations')).rejects.toThrow('must be owner');
});

test('a role that may not create roles is told what to do, and a role made by hand serves', async () => {
  const DATABASE_URL = await makeDatabase('narrow', 'nocreaterole');
  const BAIZE_DATA = dataFolder();
  const env = { ...WITHOUT_DEMO, BAIZE_DATA, DATABASE_URL };
  const refused = await launchServer({ env });
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(
    /^The role narrow may not create roles: .*SERVE_DATABASE_URL\.\n$/,
  );
  const BAIZE_SERVE_DATABASE_URL = DATABASE_URL.replace('narrow:', 'by_hand:');
  await ask(postgres.superuserUrl, "create role by_hand login password 'word'");
  const server = await startServer({ env: { ...env, BAIZE_SERVE_DATABASE_URL } });
  expect(await stopServer(server)).toBe(0);
});

test.each(['fsync', 'full_page_writes', 'synchronous_commit'])(
  'a database with %s off is refused in one line',
  async (setting) => {
    await postgres.stop();
    postgres = await startEmbeddedPostgres({ dataDir: home.dataDir, flags: { [setting]: 'off' } });
    const DATABASE_URL = await makeDatabase(`careless_${setting}`, 'createrole');
    const server = await launchServer({ env: { BAIZE_DATA: dataFolder(), DATABASE_URL } });
    expect(await server.ended).toBe(1);
    expect(server.output().trim().split('\n')).toEqual([expect.stringContaining(setting)]);
  },
);

test.skipIf(!programs)("the server runs on Debian's own PostgreSQL", async () => {
  const debian = await startDebianPostgres(programs!);
  try {
    const env = { ...WITHOUT_DEMO, BAIZE_DATA: dataFolder(), DATABASE_URL: debian.url() };
    expect(await stopServer(await startServer({ env }))).toBe(0);
    const again = await startServer({ env });
    expect(await ask(databaseUrls(env.BAIZE_DATA).serve, 'select current_user')).toBe(
      'baize_serve_postgres',
    );
    expect(await stopServer(again)).toBe(0);
  } finally {
    await debian.stop();
  }
});

if (!programs) {
  process.stdout.write("Debian's PostgreSQL is not installed here: its test is left out.\n");
}

async function logIn(url: string): Promise<number> {
  const body = JSON.stringify({ username: 'player1', password: 'Baize-demo-1' });
  const headers = { 'content-type': 'application/json' };
  return (await askServer(`${url}/wps/session/login`, { method: 'POST', headers, body })).status;
}

/** An empty database owned by a role of the same name; answers that role's address. */
async function makeDatabase(name: string, right: 'createrole' | 'nocreaterole'): Promise<string> {
  await ask(postgres.superuserUrl, `create role ${name} login ${right} password 'word'`);
  await ask(postgres.superuserUrl, `create database ${name} owner ${name}`);
  return `postgres://${name}:word@127.0.0.1:${postgres.port}/${name}`;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query({ text: sql, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}
