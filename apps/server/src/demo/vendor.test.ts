import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { minutes } from '@baize/calendar';
import { cashierTransfers, wallet } from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepReconciliation } from '../domains/wallet/index.ts';
import { runJobNow } from '../platform/jobs/clock.ts';
import { openPeople, type People } from '../testing/people.ts';
import { fillCatalogue } from './catalogue.ts';
import { DEMO_PASSWORD } from './operators.ts';
import { fillPeople } from './people.ts';
import { fillVendor } from './vendor.ts';

let at: People;
let token = '';
let studio: ChildProcess;
let startStudio: () => Promise<ChildProcess>;
const folder = mkdtempSync(join(tmpdir(), 'baize-purse-'));

beforeAll(async () => {
  const port = await freePort();
  at = await openPeople({ BAIZE_SAMPLE_VENDOR_URL: `http://127.0.0.1:${port}` });
  const house = await at.app.listen({ port: 0, host: '127.0.0.1' });
  startStudio = async () => {
    const program = ['--import', 'tsx', 'apps/sample-vendor/src/main.ts'];
    const started = spawn(process.execPath, program, {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        SAMPLE_VENDOR_TIED: '1',
        SAMPLE_VENDOR_PORT: String(port),
        SAMPLE_VENDOR_DATA: folder,
        BAIZE_URL: house,
      },
    });
    await once(started.stdout!, 'data');
    return started;
  };
  await fillPeople(at.house);
  await fillVendor(at.house);
  await fillCatalogue(at.house);
  studio = await startStudio();
  token = (await at.logIn('player1', DEMO_PASSWORD)).value.token;
});

afterAll(async () => {
  studio.stdin!.end();
  await once(studio, 'exit');
  const { fault } = await keepReconciliation(at.house);
  await at.close();
  rmSync(folder, { recursive: true, force: true });
  expect(fault).toBeNull();
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

const move = (from: string, to: string, amount: number) =>
  at.ask('POST', wallet.transfer.path, {
    token,
    body: { requestId: randomUUID(), from, to, amount },
  });
const purse = async () => {
  const { value } = await at.ask('GET', wallet.merchantWallet.path, { token });
  return value.vendors.find(({ vendor }: { vendor: string }) => vendor === 'purse').balance;
};
const held = async () => (await at.ask('GET', wallet.balance.path, { token })).value;

type Said = { status: string; balance: number };

/** Opens the vendor's game as a browser would, and speaks to it from its page. */
async function enter() {
  const query = 'launchMode=GLS&vassalage=purse&gameCode=purse-wheel';
  const { value } = await at.ask('GET', `/wps/game/launchGame?${query}`, { token });
  const address = new URL(value.gameUrl);
  const say = async (path: string, message: object): Promise<Said> => {
    const body = JSON.stringify({ token: address.searchParams.get('token'), ...message });
    const response = await fetch(new URL(path, address), { method: 'POST', body });
    return (await response.json()) as Said;
  };
  return { say, visit: await say('session', {}) };
}

test('the demo has a vendor with wallets of its own: what is played there comes home', async () => {
  const { value } = await at.ask('GET', wallet.merchantWallet.path, { token });
  expect(value).toMatchObject({
    isSingle: 0,
    vendors: [{ vendor: 'purse', displayName: 'Sample Purse', balance: 0 }],
  });
  const before = (await held()).mainWalletBalance;
  expect((await move('MAIN', 'purse', 200)).value).toMatchObject({
    status: 'SUCCESS',
    mainWalletBalance: before - 200,
  });
  expect((await move('purse', 'MAIN', 50)).value.status).toBe('SUCCESS');
  const { say, visit } = await enter();
  expect(visit).toMatchObject({ status: 'OK', balance: 15_000 });
  let balance = 15_000;
  for (let n = 0; n < 6; n += 1) balance = (await say('spin', { stake: 500 })).balance;
  expect(await purse()).toBe(balance / 100);
  const recalled = await at.ask('POST', wallet.recall.path, {
    token,
    body: { requestId: 'recall-00001' },
  });
  expect(recalled.value.results).toEqual([
    {
      vendor: 'purse',
      displayName: 'Sample Purse',
      amount: balance / 100,
      status: 'SUCCESS',
    },
  ]);
  const again = await at.ask('POST', wallet.recall.path, {
    token,
    body: { requestId: 'recall-00001' },
  });
  expect(again.value).toEqual(recalled.value);
  expect((await held()).mainWalletBalance).toBeCloseTo(before - 150 + balance / 100, 6);
});

test('with automatic transfers the balance goes where the game is, and comes home', async () => {
  await at.ask('PUT', cashierTransfers.setAutoTransfer.path, { token, body: { enabled: true } });
  const before = (await held()).mainWalletBalance;
  const { visit } = await enter();
  expect(visit.balance).toBe(Math.floor(before) * 100);
  expect((await held()).mainWalletBalance).toBeCloseTo(before - Math.floor(before), 6);
  const left = await at.ask('POST', cashierTransfers.leaveGame.path, { token, body: {} });
  expect(left.value.mainWalletBalance).toBeCloseTo(before, 6);
  await at.ask('PUT', cashierTransfers.setAutoTransfer.path, { token, body: { enabled: false } });
});

test('what a vendor that died does not answer stays in transit until it is back and says', async () => {
  const before = (await held()).mainWalletBalance;
  studio.kill('SIGKILL');
  await once(studio, 'exit');
  expect((await move('MAIN', 'purse', 70)).value.status).toBe('UNKNOWN');
  expect(await held()).toMatchObject({ mainWalletBalance: before - 70, inTransit: 70 });
  studio = await startStudio();
  at.advance(minutes(1));
  await runJobNow(at.house, 'wallet.vendor-transfers');
  expect(await held()).toMatchObject({ mainWalletBalance: before, inTransit: 0 });
});
