import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cashierDeposits as contract } from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CashierTest, bank as channel, openCashierTest } from '../../../testing/cashier.ts';
import { cashOf } from '../../../testing/players.ts';
import { openChannel } from '../index.ts';

let at: CashierTest;
let bank: ChildProcess;
let startBank: (confirmMs: number) => Promise<ChildProcess>;
const folder = mkdtempSync(join(tmpdir(), 'baize-gateway-'));
type Person = Awaited<ReturnType<CashierTest['register']>>;

beforeAll(async () => {
  const port = await freePort();
  at = await openCashierTest({ BAIZE_SAMPLE_GATEWAY_URL: `http://127.0.0.1:${port}` });
  const house = await at.app.listen({ port: 0, host: '127.0.0.1' });
  startBank = async (confirmMs) => {
    const program = ['--import', 'tsx', 'apps/sample-gateway/src/main.ts'];
    const started = spawn(process.execPath, program, {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: {
        PATH: process.env.PATH,
        SAMPLE_GATEWAY_TIED: '1',
        SAMPLE_GATEWAY_PORT: String(port),
        SAMPLE_GATEWAY_DATA: folder,
        BAIZE_URL: house,
        SAMPLE_GATEWAY_CONFIRM_MS: String(confirmMs),
      },
    });
    await once(started.stdout!, 'data');
    return started;
  };
  // Long enough that it can be killed before it confirms.
  bank = await startBank(5_000);
});

afterAll(async () => {
  bank.stdin!.end();
  await once(bank, 'exit');
  await at.close();
  rmSync(folder, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function order(who: Person, amount: number, vendorId = 'online') {
  const body = { requestId: randomUUID(), vendorId, amount };
  return (await at.ask('POST', contract.postDeposit.path, { token: who.token, body })).value;
}
const show = async (who: Person, depositId: string) =>
  (await at.ask('GET', `${contract.deposit.path}?depositId=${depositId}`, { token: who.token }))
    .value;
const pay = (address: string, how: string) =>
  fetch(address, { method: 'POST', body: new URLSearchParams({ how }) });

test('a bank of its own process pays, pays twice and pays another amount; each payment counts once', async () => {
  const ann = await at.register();
  const first = await order(ann, 100);
  const page = await (await fetch(first.redirectUrl)).text();
  expect(page).toContain('100.00 USD');
  expect((await show(ann, first.depositId)).state).toBe('WAITING_PAYMENT');
  expect((await pay(first.redirectUrl, 'twice')).status).toBe(200);
  expect(await show(ann, first.depositId)).toMatchObject({ state: 'SUCCESS', creditedAmount: 99 });
  const second = await order(ann, 50);
  await pay(second.redirectUrl, 'never');
  expect((await show(ann, second.depositId)).state).toBe('CREATED');
  await pay(second.redirectUrl, 'other');
  expect(await show(ann, second.depositId)).toMatchObject({
    state: 'ADJUSTED_SUCCESS',
    receivedAmount: 25,
  });
  expect(await cashOf(at.house, ann.id)).toBe(money('123.75'));
});

test('a voucher is asked for by the bank, pays its value by the rate, and pays once', async () => {
  const card = { ...channel, code: 'card', method: 'CARD', rate: 900_000 };
  const alone = openChannel(at.house, card);
  await expect(alone).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await openChannel(at.house, { ...card, gateway: 'sample' });
  const redeem = (address: string, serial: string) => {
    const body = new URLSearchParams({ how: 'pay', serial, pin: '4711' });
    return fetch(address, { method: 'POST', body });
  };
  const [ann, bob] = [await at.register(), await at.register()];
  const { redirectUrl } = await order(ann, 100, 'card');
  expect(await (await fetch(redirectUrl)).text()).toContain('Number on the voucher');
  expect((await redeem(redirectUrl, '12')).status).toBe(400);
  expect(await cashOf(at.house, ann.id)).toBe(0n);
  expect((await redeem(redirectUrl, '123456789012')).status).toBe(200);
  expect(await cashOf(at.house, ann.id)).toBe(money('90'));
  await redeem((await order(bob, 100, 'card')).redirectUrl, '123456789012');
  expect(await cashOf(at.house, bob.id)).toBe(0n);
});

test('an address that someone changed leads nowhere', async () => {
  const ann = await at.register();
  const { redirectUrl } = await order(ann, 80);
  const changed = redirectUrl.replace('amount=800000', 'amount=10000');
  expect(changed).not.toBe(redirectUrl);
  expect((await fetch(changed)).status).toBe(404);
  expect((await pay(changed, 'pay')).status).toBe(404);
});

test('a payment on a chain is confirmed also by a bank that died in between', async () => {
  const chain = { code: 'chain', method: 'USDT', gateway: 'sample', confirmations: 20 };
  await openChannel(at.house, { ...channel, ...chain });
  const ann = await at.register();
  const placed = await order(ann, 70, 'chain');
  await pay(placed.redirectUrl, 'pay');
  bank.kill('SIGKILL');
  await once(bank, 'exit');
  expect((await show(ann, placed.depositId)).state).toBe('CONFIRMING');
  bank = await startBank(50);
  await expect.poll(async () => (await show(ann, placed.depositId)).state).toBe('SUCCESS');
  expect(await cashOf(at.house, ann.id)).toBe(money('70'));
});
