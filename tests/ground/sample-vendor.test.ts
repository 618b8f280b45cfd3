import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reconcile } from '../../apps/server/src/domains/wallet/index.ts';
import { makeFilledFolder } from '../filled-folder.ts';
import { databaseUrls, type ServerProcess, startServer, stopServer } from '../server-process.ts';

let dataDir: string;
let remove: () => void;
let server: ServerProcess;

beforeAll(async () => {
  ({ dataDir, remove } = await makeFilledFolder());
  server = await startServer({ env: { BAIZE_DATA: dataDir }, script: 'scripts/start.mjs' });
});

afterAll(async () => {
  if (server.child.exitCode === null) await stopServer(server);
  remove();
});

type Launch = { success: boolean; value: { content: { game_url: string } } };

async function ask<Value>(url: string, body?: object, token = ''): Promise<Value> {
  const response = await fetch(url, {
    headers: { 'content-type': 'application/json', ...(token && { authorization: token }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return response.json() as Promise<Value>;
}

test('the sample vendor plays beside the demo, and is gone with it', async () => {
  const person = { username: 'player1', password: 'Baize-demo-1' };
  const login = `${server.url}/wps/session/login`;
  const { value } = await ask<{ value: { token: string } }>(login, person);
  const query = 'launchMode=GLS&vassalage=sample&gameCode=sample-wheel&language=EN';
  const launch = `${server.url}/wps/game/launchGame?${query}`;
  let launched = await ask<Launch>(launch, undefined, value.token);
  // It may come up a moment after the house does.
  for (let n = 0; n < 40 && !launched.success; n += 1) {
    await sleep(250);
    launched = await ask<Launch>(launch, undefined, value.token);
  }
  const game = new URL(launched.value.content.game_url);
  expect((await fetch(game)).headers.get('content-type')).toContain('text/html');
  const token = game.searchParams.get('token');
  let { balance } = await ask<{ balance: number }>(`${game.origin}/session`, { token });
  for (let n = 0; n < 5; n += 1) {
    const spin = { token, stake: 100 };
    const told = await ask<{ payout: number; balance: number }>(`${game.origin}/spin`, spin);
    balance += told.payout - 100;
    expect(told.balance).toBe(balance);
  }
  const wallet = `${server.url}/wps/v2/wallets/balance`;
  const held = await ask<{ value: { mainWalletBalance: number } }>(wallet, undefined, value.token);
  expect(Math.round(held.value.mainWalletBalance * 100)).toBe(balance);
  const admin = { username: 'admin', password: 'Baize-demo-1' };
  const desk = await ask<{ value: { token: string } }>(`${server.url}/ops/session/login`, admin);
  const day = new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 10);
  const compare = `${server.url}/ops/vendors/sample/comparisons`;
  expect(await ask(compare, { day }, desk.value.token)).toMatchObject({
    value: { ours: 10, theirs: 10, differences: [], problem: null },
  });
  expect((await reconcile(databaseUrls(dataDir).serve)).fault).toBeNull();
  expect(await stopServer(server, 'SIGINT')).toBe(0);
  const isThere = () =>
    fetch(`${game.origin}/health`).then(
      () => true,
      () => false,
    );
  await expect.poll(isThere, { timeout: 60_000 }).toBe(false);
});
