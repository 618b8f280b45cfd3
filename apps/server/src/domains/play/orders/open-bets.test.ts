import { randomUUID } from 'node:crypto';
import { money } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import { openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { balanceOf, reconcile } from '../../wallet/index.ts';
import {
  type Bet,
  openPlay,
  type Play,
  placeBet,
  resettleBet,
  settleBet,
  settleMany,
  voidBet,
} from '../index.ts';

let test_: TestHouse;
let play: Play;
let lastMember = 0n;

beforeAll(async () => {
  test_ = await openPlayersHouse();
  play = openPlay(test_.house);
});

afterAll(async () => {
  await play.lanes.close();
  const { fault, bets } = await reconcile(test_.serveUrl);
  await test_.close();
  expect(fault).toBeNull();
  expect(bets).toBeGreaterThan(0n);
});

async function member(balance: string): Promise<bigint> {
  lastMember += 1n;
  await openPlayer(test_.house, lastMember, balance);
  return lastMember;
}

function place(memberId: bigint, stake: string, requestId: string = randomUUID()) {
  return placeBet(play, {
    memberId,
    currency: 'USD',
    requestId,
    vendor: 'BAIZE',
    gameCode: 'match-1',
    category: 'SPORTS',
    stake: money(stake),
    choice: { pick: 'home' },
  });
}

async function held(memberId: bigint): Promise<Record<string, bigint>> {
  const of = (purpose: 'cash' | 'stakes' | 'debt') =>
    balanceOf(test_.house.db, { memberId, purpose, currency: 'USD' }).then((units) => units ?? -1n);
  return { cash: await of('cash'), stakes: await of('stakes'), debt: await of('debt') };
}

const units = (cash: string, stakes: string, debt = '0') => ({
  cash: money(cash),
  stakes: money(stakes),
  debt: money(debt),
});

test('an open stake waits in an account of the member, and is paid out once', async () => {
  const ann = await member('100');
  const { bet, balance } = await place(ann, '40');
  expect(balance).toBe(money('60'));
  expect(await held(ann)).toEqual(units('60', '40'));
  const settled = await settleBet(play, bet, { payout: money('76'), oddsHundredths: 190 });
  expect(settled.bet).toMatchObject({ state: 'settled', validBet: money('40') });
  expect(await held(ann)).toEqual(units('136', '0'));
  await settleBet(play, bet, { payout: money('76') });
  expect(await held(ann)).toEqual(units('136', '0'));
  await expect(settleBet(play, bet, { payout: money('77') })).rejects.toMatchObject({
    code: 'BET_DECIDED',
  });
});

/** The bets of which it was announced that they are settled, as often as it was. */
async function toldAsSettled(bets: readonly Bet[]): Promise<bigint[]> {
  const ids = bets.map(({ id }) => `$n${id}`);
  const { rows } = await sql<{ id: string }>`select substr(payload ->> 'betId', 3) as id from events
    where name = 'bet.settled' and payload ->> 'betId' = any(${ids}) order by id`.execute(
    test_.house.db,
  );
  return rows.map(({ id }) => BigInt(id)).sort((a, b) => (a < b ? -1 : 1));
}

test.each(['its stake is missed', 'other stakes wait beside it'])(
  'a bet decided after it was read stays so, and those paid with it are paid once: %s',
  async (how) => {
    const [ann, bob] = [await member('100'), await member('100')];
    const bets = [(await place(ann, '10')).bet, (await place(ann, '20')).bet];
    const ofBob = (await place(bob, '5')).bet;
    const others = how.startsWith('other') ? [(await place(ann, '15')).bet] : [];
    await voidBet(play, bets[0]!);
    const won = [...bets, ofBob].map((bet) => ({ bet, result: { payout: 2n * bet.stake } }));
    const settled = await settleMany(play, won);
    expect(settled.map(({ id, state }) => [id, state])).toEqual([
      [bets[1]!.id, 'settled'],
      [ofBob.id, 'settled'],
    ]);
    expect(await settleMany(play, won)).toEqual([]);
    for (const bet of others) await voidBet(play, bet);
    expect(await held(ann)).toEqual(units('120', '0'));
    expect(await held(bob)).toEqual(units('105', '0'));
    expect(await toldAsSettled([...bets, ofBob])).toEqual([bets[1]!.id, ofBob.id]);
  },
);

test('settled by many at once, a bet is paid once', async () => {
  const ann = await member('100');
  const { bet } = await place(ann, '10');
  const other = openPlay(test_.house);
  await Promise.all(
    Array.from({ length: 40 }, (_, n) =>
      settleBet(n % 2 ? play : other, bet, { payout: money('20') }),
    ),
  );
  await other.lanes.close();
  expect(await held(ann)).toEqual(units('110', '0'));
});

test('a void bet gives the stake back, once', async () => {
  const ann = await member('100');
  const { bet } = await place(ann, '25');
  await Promise.all([voidBet(play, bet), voidBet(play, bet)]);
  expect(await held(ann)).toEqual(units('100', '0'));
  await expect(settleBet(play, bet, { payout: money('50') })).rejects.toMatchObject({
    code: 'BET_DECIDED',
  });
});

test('a settled bet is voided only by those who may', async () => {
  const ann = await member('100');
  const { bet } = await place(ann, '10');
  await settleBet(play, bet, { payout: money('30') });
  await expect(voidBet(play, bet)).rejects.toMatchObject({ code: 'BET_DECIDED' });
  await voidBet(play, bet, { evenIfSettled: true });
  expect(await held(ann)).toEqual(units('100', '0'));
});

test('a corrected result reverses the old win and pays the new one under the same bet', async () => {
  const ann = await member('100');
  const { bet } = await place(ann, '10');
  await settleBet(play, bet, { payout: money('30') });
  const up = await resettleBet(play, bet, { payout: money('50') });
  expect(up.bet).toMatchObject({ id: bet.id, settlements: 2, payout: money('50') });
  expect(await held(ann)).toEqual(units('140', '0'));
  await resettleBet(play, bet, { payout: 0n });
  await resettleBet(play, bet, { payout: 0n });
  expect(await held(ann)).toEqual(units('90', '0'));
});

test('a win that was spent before its correction becomes a debt, never a negative balance', async () => {
  const ann = await member('10');
  const { bet } = await place(ann, '10');
  await settleBet(play, bet, { payout: money('100') });
  const spent = await place(ann, '95');
  await resettleBet(play, bet, { payout: 0n });
  expect(await held(ann)).toEqual(units('0', '95', '95'));
  await settleBet(play, spent.bet, { payout: 0n });
});

test('a win that was spent, taken back and right after all ends its debt and is not paid twice', async () => {
  const ann = await member('10');
  const { bet } = await place(ann, '10');
  await settleBet(play, bet, { payout: money('100') });
  const spent = await place(ann, '100');
  await resettleBet(play, bet, { payout: money('30') });
  expect(await held(ann)).toEqual(units('0', '100', '70'));
  await resettleBet(play, bet, { payout: money('90') });
  expect(await held(ann)).toEqual(units('0', '100', '10'));
  await resettleBet(play, bet, { payout: money('120') });
  expect(await held(ann)).toEqual(units('20', '100', '0'));
  await settleBet(play, spent.bet, { payout: 0n });
});

test('a repeated request gives the same open bet, also after it was settled', async () => {
  const ann = await member('100');
  const key = randomUUID();
  const first = await place(ann, '10', key);
  await settleBet(play, first.bet, { payout: money('20') });
  const again = await place(ann, '10', key);
  expect([again.bet.id, again.balance]).toEqual([first.bet.id, money('90')]);
  await expect(place(ann, '11', key)).rejects.toMatchObject({ code: 'REQUEST_DIFFERS' });
  expect(await held(ann)).toEqual(units('110', '0'));
});

test("another member's bet is not found", async () => {
  const ann = await member('100');
  const bob = await member('100');
  const { bet } = await place(ann, '10');
  const wrong = settleBet(play, { ...bet, memberId: bob }, { payout: money('20') });
  await expect(wrong).rejects.toMatchObject({ code: 'BET_NOT_FOUND' });
});
