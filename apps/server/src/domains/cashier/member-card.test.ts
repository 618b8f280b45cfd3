import {
  agentsSumsOperator,
  identityOperator,
  membersOperator,
  playRecordsOperator,
  protectionOverviewOperator,
  walletOperator,
} from '@baize/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobNow } from '../../platform/jobs/clock.ts';
import { type CashierTest, openCashierTest, type Payee } from '../../testing/cashier.ts';

let at: CashierTest;
let ann: Payee;

beforeAll(async () => {
  at = await openCashierTest();
  ann = await at.payee({ account: '55667788' });
}, 60_000);
afterAll(() => at.close());

type OfMember = { path: string };
const look = (who: string, { path }: OfMember, id = ann.id) =>
  at.ops(who, 'GET', path.replace(':memberId', String(id)));

test('the card counts what was paid in and shows every movement of the main wallet', async () => {
  await at.fund(ann.id, '120');
  await at.fund(ann.id, '30');
  await runJobNow(at.house, 'agents.transfers');
  expect((await look('support', agentsSumsOperator.memberTotals)).value).toMatchObject({
    deposits: 150,
    depositCount: 2,
    withdrawals: 0,
    bets: 0,
    stakes: 0,
  });
  const { path } = walletOperator.memberMovements;
  const first = await look('support', { path: `${path}?pageSize=1` });
  expect(first.value.list).toMatchObject([{ name: 'Deposit', amount: 30, balanceAfter: 150 }]);
  const next = await look('support', { path: `${path}?pageSize=1&after=${first.value.after}` });
  expect(next.value.list).toMatchObject([{ amount: 120 }]);
  const bets = await look('support', { path: `${path}?group=betting` });
  expect(bets.value).toEqual({ list: [], after: null });
});

test('a payout account is masked; the whole number is shown on record, to who may see it', async () => {
  const { value } = await look('finance', identityOperator.memberPayoutAccounts);
  expect(value.list).toMatchObject([{ account: '****7788', holder: 'A*** L***', removedAt: null }]);
  const reveal = (who: string, memberId = ann.id) =>
    at.ops(
      who,
      'POST',
      identityOperator.revealPayoutAccount.path
        .replace(':memberId', String(memberId))
        .replace(':bankCardId', ann.bankCardId),
      {},
    );
  expect(await reveal('finance')).toMatchObject({ status: 403 });
  expect((await reveal('risk')).value).toEqual({ account: '55667788', holder: 'Ann Lee' });
  const other = await at.payee();
  expect(await reveal('risk', other.id)).toMatchObject({ status: 404 });
  const audit = await look('admin', membersOperator.memberAudit);
  expect(audit.value.list[0]).toMatchObject({
    action: 'members.payout-account.viewed',
    actorName: 'risk',
  });
});

test('who shares an account or an address is shown as linked; a crowded address links nobody', async () => {
  const twin = await at.payee({ account: '55667788' });
  const { value } = await look('support', identityOperator.linkedMembers);
  expect(value.list[0]).toMatchObject({ memberId: Number(twin.id), ties: ['address', 'account'] });
  for (let n = 0; n < 20; n += 1) await at.register();
  const crowded = await look('support', identityOperator.linkedMembers);
  expect(crowded.value.list).toMatchObject([{ memberId: Number(twin.id), ties: ['account'] }]);
  expect(await look('support', identityOperator.linkedMembers, 1n)).toMatchObject({ status: 404 });
});

test('the card says what is in force without a look at the protection file', async () => {
  const body = { kind: 'deposit', period: 'day', amount: 200 };
  await at.ask('POST', '/wps/protection/limit', { token: ann.token, body });
  const { value } = await look('support', protectionOverviewOperator.memberStanding);
  expect(value).toMatchObject({
    bar: null,
    limits: [{ kind: 'deposit', period: 'day' }],
    identity: 'none',
  });
  expect((await look('finance', playRecordsOperator.latestBets)).value.list).toEqual([]);
});
