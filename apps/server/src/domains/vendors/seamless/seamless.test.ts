import { randomUUID } from 'node:crypto';
import { money } from '@baize/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import { drainEvents } from '../../../platform/events/drain.ts';
import { ask } from '../../../testing/players.ts';
import { importGames } from '../../catalogue/index.ts';
import { endGameSessions, findBet } from '../../play/index.ts';
import { closeForPlay, reconcile } from '../../wallet/index.ts';
import { type Kind, openVendorHouse, type Signing, type VendorHouse } from '../testing/vendor.ts';

let at: VendorHouse;
let member = 0n;
let token = '';

beforeAll(async () => {
  at = await openVendorHouse();
});

afterAll(async () => {
  const { fault, bets } = await reconcile(at.serveUrl);
  await at.close();
  expect(fault).toBeNull();
  expect(bets).toBeGreaterThan(10n);
});

beforeEach(async () => {
  member += 1n;
  token = await at.sit(member, '100');
});

const fresh = () => randomUUID();

/** A message of the member's, in cents; what a test does not care about is filled in. */
function message(more: object = {}) {
  return {
    token,
    playerId: String(member),
    gameCode: 'sample-wheel',
    roundId: 'r1',
    transactionId: fresh(),
    amount: 1_000,
    currency: 'USD',
    ...more,
  };
}

async function say(kind: Kind, more: object = {}, signing: Signing = {}) {
  const isRead = kind === 'authenticate' || kind === 'balance';
  return (await at.send(kind, isRead ? { token, ...more } : message(more), signing)).body;
}

const units = (cash: string, stakes = '0', debt = '0') => ({
  cash: money(cash),
  stakes: money(stakes),
  debt: money(debt),
});

async function roundBet(roundId = 'r1') {
  const { bet_id } = await at.house.db
    .selectFrom('vendor_rounds')
    .select('bet_id')
    .where('member_id', '=', member)
    .where('round_id', '=', roundId)
    .executeTakeFirstOrThrow();
  return (await findBet(at.house.db, bet_id))!;
}

async function alarms(kind: string) {
  const rows = await at.house.db.selectFrom('vendor_alarms').selectAll().execute();
  return rows.filter((row) => row.kind === kind && row.member_id === member);
}

test('a token names its player, and what they have in the amounts of the vendor', async () => {
  const { http, body } = await at.send('authenticate', { token });
  expect(http).toBe(200);
  const fields = { status: 'OK', playerId: String(member), balance: 10_000, currency: 'USD' };
  expect(body).toMatchObject({ success: true, ...fields, value: fields });
  expect(await say('balance', { playerId: String(member) })).toMatchObject({ balance: 10_000 });
  expect(await say('balance', { token: 'nobody' })).toMatchObject({ status: 'SESSION_EXPIRED' });
});

test('bets and wins of one round are one row, and its turnover counts when it closes', async () => {
  expect(await say('bet')).toMatchObject({ status: 'OK', balance: 9_000 });
  expect(await say('bet', { amount: 500 })).toMatchObject({ status: 'OK', balance: 8_500 });
  expect(await at.held(member)).toEqual(units('85', '15'));
  expect(await say('win', { amount: 300 })).toMatchObject({ status: 'OK', balance: 8_800 });
  expect(await say('win', { amount: 200 })).toMatchObject({ status: 'OK', balance: 9_000 });
  expect(await roundBet()).toMatchObject({ state: 'open', stake: money('15'), validBet: 0n });
  await say('win', { amount: 100, roundClosed: true });
  expect(await roundBet()).toMatchObject({
    state: 'settled',
    stake: money('15'),
    payout: money('6'),
    validBet: money('15'),
    vendor: 'sample',
    gameCode: 'sample-wheel',
    category: 'RNG',
    roundId: 'r1',
  });
  expect(await at.held(member)).toEqual(units('91'));
});

test('a win of nothing closes the round', async () => {
  await say('bet');
  await say('win', { amount: 0 });
  expect(await roundBet()).toMatchObject({ state: 'settled', payout: 0n, validBet: money('10') });
});

test('a bet that closes its round is lost at once, and the round takes no other', async () => {
  await say('bet', { roundClosed: true });
  expect(await roundBet()).toMatchObject({ state: 'settled', payout: 0n });
  expect(await say('bet')).toMatchObject({ status: 'ALREADY_SETTLED' });
});

test('another win of a closed round is booked as well', async () => {
  await say('bet');
  await say('win', { amount: 100, roundClosed: true });
  expect(await say('win', { amount: 200 })).toMatchObject({ status: 'OK', balance: 9_300 });
  expect(await roundBet()).toMatchObject({ state: 'settled', payout: money('3') });
});

test.each(['bet', 'win', 'rollback'] as const)(
  'the same %s again is told the same, and moves nothing',
  async (kind) => {
    const first = message();
    if (kind !== 'bet') await at.send('bet', first);
    const again = kind === 'bet' ? first : message({ referenceTransactionId: first.transactionId });
    const told = await at.send(kind, again);
    expect(told.body.status).toBe('OK');
    const before = await at.held(member);
    await say('bet', { roundId: 'other' });
    const repeats = await Promise.all(Array.from({ length: 20 }, () => at.send(kind, again)));
    expect(new Set(repeats.map(({ text }) => text))).toEqual(new Set([told.text]));
    expect((await at.held(member)).cash).toBe(before.cash - money('10'));
  },
);

test('the same id for something else is refused, and somebody is told', async () => {
  const first = message();
  await at.send('bet', first);
  for (const other of [{ amount: 999 }, { roundId: 'r2' }, { roundClosed: true }]) {
    const { body } = await at.send('bet', { ...first, ...other });
    expect(body).toMatchObject({ status: 'DUPLICATE_DIFFERS', success: false });
  }
  expect((await at.send('win', first)).body.status).toBe('DUPLICATE_DIFFERS');
  expect(await at.held(member)).toEqual(units('90', '10'));
  expect(await alarms('DUPLICATE_DIFFERS')).toMatchObject([{ times: 4 }]);
});

test("an id of one player's is not another's", async () => {
  const first = message();
  await at.send('bet', first);
  const other = member + 1_000n;
  const theirs = await at.sit(other, '50');
  const { body } = await at.send('bet', { ...first, token: theirs, playerId: String(other) });
  expect(body).toMatchObject({ status: 'DUPLICATE_DIFFERS', balance: null });
  expect(await at.held(other)).toEqual(units('50'));
});

test('a rollback gives the stake back, once, whatever id it comes with', async () => {
  const bet = message();
  await at.send('bet', bet);
  const back = { referenceTransactionId: bet.transactionId };
  expect(await say('rollback', back)).toMatchObject({ status: 'OK', balance: 10_000 });
  expect(await say('rollback', back)).toMatchObject({ status: 'OK', balance: 10_000 });
  expect(await at.held(member)).toEqual(units('100'));
  expect(await roundBet()).toMatchObject({ state: 'void', stake: money('10'), validBet: 0n });
  expect(await say('win')).toMatchObject({ status: 'ROLLED_BACK' });
});

test('a rollback that comes before its bet stands, and the bet is refused for good', async () => {
  const bet = message();
  const back = { referenceTransactionId: bet.transactionId };
  expect(await say('rollback', back)).toMatchObject({ status: 'OK', balance: 10_000 });
  expect((await at.send('bet', bet)).body).toMatchObject({ status: 'ROLLED_BACK' });
  expect((await at.send('bet', bet)).body).toMatchObject({ status: 'ROLLED_BACK' });
  expect(await at.held(member)).toEqual(units('100'));
});

test('one of several bets is taken back, and the round goes on with the rest', async () => {
  const first = message();
  await at.send('bet', first);
  await say('bet', { amount: 500 });
  await say('rollback', { referenceTransactionId: first.transactionId, amount: undefined });
  expect(await roundBet()).toMatchObject({ state: 'open', stake: money('5') });
  expect(await at.held(member)).toEqual(units('95', '5'));
  await say('win', { amount: 0 });
  expect(await roundBet()).toMatchObject({ state: 'settled', validBet: money('5') });
});

test('after a win its bet cannot be taken back, closed or not', async () => {
  const bet = message();
  await at.send('bet', bet);
  await say('win', { amount: 100 });
  const back = { referenceTransactionId: bet.transactionId };
  expect(await say('rollback', back)).toMatchObject({ status: 'ALREADY_SETTLED' });
  await say('win', { amount: 100, roundClosed: true });
  expect(await say('rollback', back)).toMatchObject({ status: 'ALREADY_SETTLED' });
  expect(await at.held(member)).toEqual(units('92'));
});

test('a win that is taken back after it was spent becomes a debt', async () => {
  await say('bet', { amount: 10_000 });
  const win = message({ amount: 5_000, roundClosed: true });
  await at.send('win', win);
  await say('bet', { roundId: 'r2', amount: 4_000 });
  const back = { referenceTransactionId: win.transactionId, amount: 5_000 };
  expect(await say('rollback', back)).toMatchObject({ status: 'OK', balance: 0 });
  expect(await at.held(member)).toEqual(units('0', '40', '40'));
  expect(await say('rollback', back)).toMatchObject({ status: 'OK', balance: 0 });
  expect(await at.held(member)).toEqual(units('0', '40', '40'));
  expect(await roundBet()).toMatchObject({ state: 'settled', payout: 0n });
  expect(await alarms('WIN_REVERSED')).toHaveLength(1);
});

test('a win without a known bet is refused; when the bet has come, the same win is paid', async () => {
  const win = message({ amount: 700 });
  expect((await at.send('win', win)).body).toMatchObject({ status: 'UNKNOWN_BET' });
  expect(await at.held(member)).toEqual(units('100'));
  await say('bet');
  expect((await at.send('win', win)).body).toMatchObject({ status: 'OK', balance: 9_700 });
  const other = await say('win', { referenceTransactionId: 'never-came' });
  expect(other).toMatchObject({ status: 'UNKNOWN_BET' });
});

test('more than the agreed maximum is not paid, and somebody is told', async () => {
  await say('bet');
  const answer = await say('win', { amount: 10_000_001 });
  expect(answer).toMatchObject({ status: 'BAD_REQUEST', reason: 'WIN_TOO_LARGE' });
  expect(await at.held(member)).toEqual(units('90', '10'));
  expect(await alarms('WIN_TOO_LARGE')).toHaveLength(1);
  expect(await say('win', { amount: 10_000_000 })).toMatchObject({ status: 'OK' });
});

test('a bet above the balance is refused, and stays refused when money comes', async () => {
  const bet = message({ amount: 10_001 });
  expect((await at.send('bet', bet)).body).toMatchObject({ status: 'INSUFFICIENT_FUNDS' });
  await say('bet', { roundId: 'r2' });
  await say('win', { roundId: 'r2', amount: 9_000, roundClosed: true });
  const again = await at.send('bet', bet);
  expect(again.body).toMatchObject({ status: 'INSUFFICIENT_FUNDS', balance: 10_000 });
  const back = { referenceTransactionId: bet.transactionId };
  expect(await say('rollback', back)).toMatchObject({ status: 'OK', balance: 18_000 });
});

test('after the session ended no bet is taken, and every win and rollback is', async () => {
  const bet = message();
  await at.send('bet', bet);
  const second = message({ roundId: 'r2' });
  await at.send('bet', second);
  await endGameSessions(at.house, { memberId: member });
  expect(await say('bet')).toMatchObject({ status: 'SESSION_EXPIRED' });
  expect((await at.send('bet', bet)).body).toMatchObject({ status: 'OK', balance: 9_000 });
  expect(await say('win', { token: '', amount: 100 })).toMatchObject({ status: 'OK' });
  const back = { roundId: 'r2', token: 'gone', referenceTransactionId: second.transactionId };
  expect(await say('rollback', back)).toMatchObject({ status: 'OK', balance: 9_100 });
});

test('who may not play is told so, and still gets what they won', async () => {
  await say('bet');
  await begin(at.house.db, (tx) => closeForPlay(tx, member, 'ACCOUNT_FROZEN'));
  expect(await say('bet', { roundId: 'r2' })).toMatchObject({ status: 'PLAYER_BLOCKED' });
  expect(await say('win', { amount: 2_500 })).toMatchObject({ status: 'OK', balance: 11_500 });
});

test('who excludes themselves is out of the open game at once, and gets what they won', async () => {
  await say('bet');
  const body = { term: 'months', months: 6 };
  await ask(at.app, `member:${member}`, 'POST', '/wps/protection/exclusion', body);
  expect(await say('bet', { roundId: 'r2' })).toMatchObject({ status: 'PLAYER_BLOCKED' });
  expect(await say('bet')).toMatchObject({ status: 'PLAYER_BLOCKED' });
  await drainEvents(at.house);
  expect(await say('balance')).toMatchObject({ status: 'SESSION_EXPIRED' });
  expect(await say('win', { amount: 2_500 })).toMatchObject({ status: 'OK', balance: 11_500 });
});

test('a limit on the stake holds for a round, in however many messages it is staked', async () => {
  const limit = { kind: 'stake', period: 'once', amount: 15 };
  await ask(at.app, `member:${member}`, 'POST', '/wps/protection/limit', limit);
  expect(await say('bet')).toMatchObject({ status: 'OK' });
  expect(await say('bet', { amount: 600 })).toMatchObject({ status: 'PLAYER_BLOCKED' });
  expect(await say('bet', { amount: 500 })).toMatchObject({ status: 'OK' });
  const inPieces = [300, 300, 300, 300].map((amount) => say('bet', { roundId: 'r2', amount }));
  expect((await Promise.all(inPieces)).map(({ status }) => status)).toEqual(Array(4).fill('OK'));
  expect(await say('bet', { roundId: 'r2', amount: 400 })).toMatchObject({
    status: 'PLAYER_BLOCKED',
  });
});

test('a stopped vendor takes no bet, and ends its rounds', async () => {
  await say('bet');
  const stop = { scope: 'vendor', subject: 'sample', reason: 'A look at it' };
  const operator = 'operator:1:play.stop';
  await ask(at.app, operator, 'PUT', '/ops/play/stops', { ...stop, isStopped: true });
  expect(await say('bet', { roundId: 'r2' })).toMatchObject({ status: 'PLAYER_BLOCKED' });
  expect(await say('win', { amount: 1_000, roundClosed: true })).toMatchObject({ status: 'OK' });
  await ask(at.app, operator, 'PUT', '/ops/play/stops', { ...stop, isStopped: false });
});

test('what is not a message is told so, and moves nothing', async () => {
  const wrong: [object, string][] = [
    [{ amount: 1.5 }, 'INVALID_FIELDS'],
    [{ amount: -1 }, 'INVALID_FIELDS'],
    [{ amount: '100' }, 'INVALID_FIELDS'],
    [{ bonus: true }, 'INVALID_FIELDS'],
    [{ transactionId: 'with space' }, 'INVALID_FIELDS'],
    [{ currency: 'EUR' }, 'WRONG_CURRENCY'],
    [{ gameCode: 'nope' }, 'UNKNOWN_GAME'],
    [{ playerId: '999999' }, 'PLAYER_DIFFERS'],
  ];
  for (const [more, reason] of wrong) {
    const { http, body } = await at.send('bet', message(more));
    expect([http, body.status, body.reason]).toEqual([400, 'BAD_REQUEST', reason]);
  }
  expect(await at.held(member)).toEqual(units('100'));
});

test('fifty bets at once for one balance: one is taken', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, n) => say('bet', { roundId: `p${n}`, amount: 10_000 })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 'OK')).toHaveLength(1);
  expect(statuses.filter((status) => status === 'INSUFFICIENT_FUNDS')).toHaveLength(49);
  expect(await at.held(member)).toEqual(units('0', '100'));
});

test('amounts are exact in any exponent, a remainder is refused, and an exponent in use stays', async () => {
  await expect(at.settle({ exponent: 6 })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await at.reckonIn(6);
  expect(await say('bet', { amount: 1_234_500 })).toMatchObject({ balance: 98_765_500 });
  const rest = await say('bet', { amount: 1_234_567 });
  expect(rest).toMatchObject({ status: 'BAD_REQUEST', reason: 'AMOUNT_HAS_REMAINDER' });
  await at.reckonIn(0);
  // What is smaller than the vendor's unit is not shown to it.
  expect(await say('bet', { amount: 1 })).toMatchObject({ status: 'OK', balance: 97 });
  await at.reckonIn(2);
  expect((await at.held(member)).cash).toBe(money('97.7655'));
});

test('a vendor may want other words for a bet that never came, and a win that closes', async () => {
  const reversesWins = false;
  await at.settle({ profile: { unknownRollback: 'UNKNOWN_BET', winCloses: true, reversesWins } });
  const late = message();
  const back = { referenceTransactionId: late.transactionId };
  expect(await say('rollback', back)).toMatchObject({ status: 'UNKNOWN_BET' });
  expect((await at.send('bet', late)).body).toMatchObject({ status: 'ROLLED_BACK' });
  await say('bet');
  const win = message({ amount: 100 });
  await at.send('win', win);
  expect(await roundBet()).toMatchObject({ state: 'settled' });
  const reversal = { referenceTransactionId: win.transactionId, amount: 100 };
  expect(await say('rollback', reversal)).toMatchObject({ status: 'ALREADY_SETTLED' });
  const profile = { unknownRollback: 'OK', winCloses: false, reversesWins: true } as const;
  await at.settle({ profile });
});

test('games listed under another name are played by the vendor that opens them', async () => {
  const game = { vendor: 'PG', code: 'test-game', category: 'LIVE', names: { EN: 'Test' } };
  const nobody = { kind: 'operator', operatorId: 0n, memberId: 0n, address: '' } as const;
  await importGames(at.house, nobody, { format: 'json', data: JSON.stringify([game]) });
  const path = '/wps/game/launchGame?launchMode=GLS&vassalage=PG&gameCode=test-game';
  const { body } = await ask<{ gameSession: string }>(at.app, `member:${member}`, 'GET', path);
  token = body.value.gameSession;
  expect(await say('bet', { gameCode: 'test-game' })).toMatchObject({ status: 'OK' });
  await say('win', { amount: 800, roundClosed: true });
  expect(await roundBet()).toMatchObject({
    vendor: 'PG',
    gameCode: 'test-game',
    category: 'LIVE',
    validBet: money('2'),
  });
});
