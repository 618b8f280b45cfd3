import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { makeFilledFolder } from '../filled-folder.ts';
import {
  databaseUrls,
  launchServer,
  makeDataFolder,
  orphansOf,
  startServer,
  stopServer,
  WITHOUT_DEMO,
} from '../server-process.ts';
import { ordinaryAccount } from './ordinary-account.ts';

const folders: { remove(): void }[] = [];
const accounts = [['our own account', undefined] as const];
const ordinary = ordinaryAccount();
const everyAccount = ordinary
  ? [...accounts, ['an ordinary account', ordinary] as const]
  : accounts;

afterAll(() => {
  for (const folder of folders) folder.remove();
});

function optionsFor(folder: { dataDir: string; remove(): void }) {
  folders.push(folder);
  return { dataDir: folder.dataDir, env: { BAIZE_DATA: folder.dataDir } };
}

test.each(everyAccount)(
  'kill -9 under %s leaves no process behind, and the next start has the data',
  async (_name, account) => {
    const start = {
      ...optionsFor(await makeFilledFolder(account)),
      script: 'scripts/start.mjs',
      ...(account && { account }),
    };
    const server = await startServer(start);
    await query(start.dataDir, 'create table kept as select 7 as id');
    expect(await stopServer(server, 'SIGKILL')).toBe('SIGKILL');
    expect(await orphansOf(start.dataDir)).toEqual([]);
    const again = await startServer(start);
    expect(await query(start.dataDir, 'select id from kept')).toEqual([{ id: 7 }]);
    expect(await stopServer(again)).toBe(0);
    expect(await orphansOf(start.dataDir)).toEqual([]);
  },
);

test('a first start that is killed at any moment does not stand in the way of the next', async () => {
  const { dataDir, env } = optionsFor(makeDataFolder());
  const start = { dataDir, env: { ...env, ...WITHOUT_DEMO } };
  for (const delayMs of [350, 600, 900, 1300, 1800]) {
    const server = await launchServer(start);
    await sleep(delayMs);
    await stopServer(server, 'SIGKILL');
  }
  const server = await startServer(start);
  expect(await stopServer(server)).toBe(0);
  expect(await orphansOf(start.dataDir)).toEqual([]);
});

test('a PostgreSQL killed under a running server comes back, and the server is ready again', async () => {
  const start = optionsFor(await makeFilledFolder());
  const server = await startServer(start);
  const postmaster = Number.parseInt(
    readFileSync(join(start.dataDir, 'postgres/postmaster.pid'), 'utf8'),
    10,
  );
  process.kill(postmaster, 'SIGKILL');
  const again = () => readFileSync(join(start.dataDir, 'postgres/postmaster.pid'), 'utf8');
  await expect.poll(() => Number.parseInt(again(), 10)).not.toBe(postmaster);
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).ok).toBe(true);
  expect(await stopServer(server)).toBe(0);
  expect(await orphansOf(start.dataDir)).toEqual([]);
});

async function query(dataDir: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: databaseUrls(dataDir).migrate });
  client.on('error', () => undefined);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}
