import { cashierTransfers as contract } from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contribute } from '../../../testing/contribute.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { accountsOf, reconcile, type TransferVendor } from '../../wallet/index.ts';
import { moveOnLaunch, recallOnLeave } from './auto-transfer.ts';

let at: TestHouse;
let says: 'SUCCESS' | 'FAILED' | 'UNKNOWN' = 'SUCCESS';
const vendorOf = (code: string): TransferVendor => {
  const answer = async () => says;
  return { code, deposit: answer, withdraw: answer, check: answer, maxWin: money('1000') };
};
const vendors = [vendorOf('V1'), vendorOf('V2')];
const MEMBER = 7n;

beforeAll(async () => {
  at = await openPlayersHouse({ drivesCrash: false });
  contribute(at.house, 'transferVendors', () => vendors);
  await openPlayer(at.house, MEMBER, '500.55');
});
afterAll(async () => {
  const { fault } = await reconcile(at.serveUrl);
  await at.close();
  expect(fault).toBeNull();
});

async function held(): Promise<Record<string, bigint>> {
  const accounts = (await accountsOf(at.house.db, MEMBER)).filter(({ balance }) => balance > 0n);
  return Object.fromEntries(accounts.map(({ purpose, balance }) => [purpose, balance]));
}

test('for who wants it so, the balance goes where the game is and comes home when it is left', async () => {
  const launch = (vendor: string) => moveOnLaunch(at.house)({ memberId: MEMBER, vendor });
  const leave = (requestId: string) =>
    recallOnLeave(at.house, vendors, { memberId: MEMBER, requestId });
  await launch('V1');
  expect(await held()).toEqual({ cash: money('500.55') });
  const token = `member:${MEMBER}`;
  const on = await ask(at.app, token, 'PUT', contract.setAutoTransfer.path, { enabled: true });
  expect(on.body.value).toEqual({ enabled: true });
  await launch('V1');
  expect(await held()).toEqual({ cash: money('0.55'), 'vendor:V1': money('500') });
  await launch('V2');
  expect(await held()).toEqual({ cash: money('0.55'), 'vendor:V2': money('500') });
  await launch('BAIZE');
  expect(await held()).toEqual({ cash: money('500.55') });
  await launch('V1');
  says = 'UNKNOWN';
  expect((await leave('leave-0001')).results).toMatchObject([{ status: 'UNKNOWN' }]);
  expect(await held()).toEqual({ cash: money('0.55'), transit: money('500') });
  await ask(at.app, token, 'PUT', contract.setAutoTransfer.path, { enabled: false });
  const off = await ask(at.app, token, 'GET', contract.autoTransfer.path);
  expect(off.body.value).toEqual({ enabled: false });
});
