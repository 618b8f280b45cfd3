import { randomUUID } from 'node:crypto';
import { hours } from '@baize/calendar';
import {
  agentsSumsOperator,
  identityOperator,
  membersOperator,
  membersStoryOperator,
  playRecordsOperator,
  protectionOverviewOperator,
  walletOperator,
} from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobNow } from '../../platform/jobs/clock.ts';
import { type CashierTest, openCashierTest, type Payee } from '../../testing/cashier.ts';
import { openPlay, placeBet, settleBet } from '../play/index.ts';

const HOUR = hours(1);

let at: CashierTest;
let ann: Payee;

beforeAll(async () => {
  at = await openCashierTest();
  ann = await at.payee({ account: '55667788' });
});
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
  const triplet = await at.payee({ account: '55667788' });
  const group = await look('support', identityOperator.linkedMembers);
  expect(group.value.between).toContainEqual({
    one: Number(twin.id),
    other: Number(triplet.id),
    ties: ['address', 'account'],
  });
  for (let n = 0; n < 20; n += 1) await at.register();
  const crowded = await look('support', identityOperator.linkedMembers);
  expect(crowded.value.list).toMatchObject([
    { memberId: Number(twin.id), ties: ['account'] },
    { memberId: Number(triplet.id), ties: ['account'] },
  ]);
  expect(crowded.value.between).toMatchObject([{ ties: ['account'] }]);
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

test('the story tells everything once, page by page, newest first, and narrows by kind and period', async () => {
  const bea = await at.payee({ account: '99887766' });
  for (const sum of ['10', '20', '30']) await at.fund(bea.id, sum);
  await at.ask('POST', '/wps/protection/limit', {
    token: bea.token,
    body: { kind: 'deposit', period: 'day', amount: 500 },
  });
  const notes = membersOperator.addMemberNote.path.replace(':memberId', String(bea.id));
  await at.ops('support', 'POST', notes, { words: 'Asked about limits.' });
  const { path } = membersStoryOperator.memberStory;
  const tell = async (who: string, query: string) =>
    (await look(who, { path: `${path}?${query}` }, bea.id)).value;
  const whole = await tell('admin', 'pageSize=200');
  const told = whole.list.map(({ what }: { what: string }) => what);
  expect(told).toEqual(
    expect.arrayContaining([
      'registered',
      'signed-in',
      'payout-account-added',
      'protection',
      'note',
    ]),
  );
  expect(whole.hiddenBy).toEqual([]);
  const times = whole.list.map(({ at: when }: { at: number }) => when);
  expect(times).toEqual([...times].sort((a, b) => b - a));
  // Page by page the same, though much of it happened at one instant of the house's clock.
  const pages: string[] = [];
  for (let after = ''; ; ) {
    const page = await tell('admin', `pageSize=2${after}`);
    pages.push(...page.list.map(({ id }: { id: string }) => id));
    if (page.after === null) break;
    after = `&after=${page.after}`;
  }
  expect(pages).toEqual(whole.list.map(({ id }: { id: string }) => id));
  expect(new Set(pages).size).toBe(pages.length);
  const ofProtection = await tell('admin', 'kind=protection');
  expect(ofProtection.list).toMatchObject([
    { what: 'protection', about: 'limit.set', state: 'deposit.day', amount: 500 },
  ]);
  expect((await tell('admin', `to=${times.at(-1)}`)).list).toEqual([]);
  expect((await tell('admin', `from=${times[0] + 1}`)).list).toEqual([]);
});

test('what an operator may not see is left out of the story, and the answer says which right shows it', async () => {
  const { path } = membersStoryOperator.memberStory;
  const { value } = await look('finance', { path: `${path}?pageSize=200` });
  expect(value.hiddenBy).toEqual(expect.arrayContaining(['protection.read', 'outbox.read']));
  const kinds = new Set(value.list.map(({ kind }: { kind: string }) => kind));
  expect(kinds).toContain('access');
  expect(kinds).not.toContain('protection');
  expect(await look('admin', { path }, 1n)).toMatchObject({ status: 404 });
  expect(await look('admin', { path: `${path}?after=nonsense` })).toMatchObject({ status: 400 });
});

test('settled bets are told by game and hour, with their sums, and page like the rest', async () => {
  const cat = await at.payee();
  await at.fund(cat.id, '500');
  const play = openPlay(at.house);
  const start = at.house.clock.now().getTime();
  const hour = Math.ceil(start / HOUR) * HOUR;
  const bet = async (when: number, gameCode: string, payout: string) => {
    at.house.clock.moveTo(new Date(when));
    const order = { memberId: cat.id, currency: 'USD', vendor: 'BAIZE', category: 'RNG' } as const;
    const stake = money('10');
    const { bet: placed } = await placeBet(play, {
      ...order,
      gameCode,
      stake,
      requestId: randomUUID(),
    });
    await settleBet(play, placed, { payout: money(payout) });
  };
  await bet(hour + 1_000, 'dice', '0');
  await bet(hour + 2_000, 'dice', '35');
  await bet(hour + 3_000, 'limbo', '5');
  await bet(hour + HOUR + 1_000, 'dice', '20');
  await play.lanes.close();
  await at.enterDesk();
  const { path } = membersStoryOperator.memberStory;
  const sums = [
    { what: 'bets-settled', ref: 'dice', count: 1, stake: 10, amount: 20 },
    { what: 'bets-settled', ref: 'limbo', count: 1, stake: 10, amount: 5 },
    { what: 'bets-settled', ref: 'dice', count: 2, stake: 20, amount: 35 },
  ];
  const whole = await look('admin', { path: `${path}?kind=play` }, cat.id);
  expect(whole.value.list).toMatchObject(sums);
  let after = '';
  for (const sum of sums) {
    const { value } = await look('admin', { path: `${path}?kind=play&pageSize=1${after}` }, cat.id);
    expect(value.list).toMatchObject([sum]);
    after = `&after=${value.after}`;
  }
});
