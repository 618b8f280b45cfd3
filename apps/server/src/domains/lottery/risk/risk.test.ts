import { randomUUID } from 'node:crypto';
import { minutes } from '@baize/calendar';
import { lotteryTickets } from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { Refusal } from '../../../platform/refusal.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, cashOf, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { openPlay, type Play } from '../../play/index.ts';
import { runDraws } from '../draws/draws.ts';
import { findLottery } from '../lotteries.ts';
import { lotteryCalls } from '../testing/lottery-calls.ts';
import { risker, setLimits } from '../testing/set-limits.ts';
import { buyTickets } from '../tickets/buy.ts';
import { countOrder } from './exposure.ts';
import { setNumber, showRisk } from './operator-risk.ts';

let office: TestHouse;
let play: Play;
let calls: ReturnType<typeof lotteryCalls>;
const GAME = 'thai-1';
const START = Date.UTC(2031, 4, 10, 4, 0, 10);

beforeAll(async () => {
  office = await openPlayersHouse({ drivesCrash: false });
  calls = lotteryCalls(office);
  calls.standAt(START);
  play = openPlay(office.house);
  for (const member of [1n, 2n, 3n]) await openPlayer(office.house, member, '10000');
});

afterAll(async () => {
  await play.lanes.close();
  await office.close();
});

const risk = () => showRisk(office.house, { gameCode: GAME });

const close = (pick: string, percent: number) =>
  setNumber(office.house, risker, {
    gameCode: GAME,
    play: 'top2',
    pick,
    percent,
    reason: 'too many have it',
  });

async function bet(member: number, texts: string[], amount: number, percent?: number) {
  const [issue] = await calls.issues(1, GAME);
  const row = { play: 'top2', selection: { texts }, amount, ...(percent && { percent }) };
  const order = { gameCode: GAME, rows: [row], issues: [{ issue: issue!.number }] };
  return {
    issue: issue!,
    ...(await calls.buy(member, { ...order, stake: amount * texts.length })),
  };
}

/** What the report of open bets says that an issue could have to pay. */
async function statedOf(number: string) {
  const path = '/ops/insight/statements/liability?from=2031-05-10&to=2031-05-10';
  const reader = 'operator:1:insight.read';
  const { body } = await ask<{ rows: string[][] }>(office.app, reader, 'GET', path);
  return body.value.rows.find(([, , , issue]) => issue === number)?.[7];
}

const board = async () =>
  (await ask<{ numbers: object[] }>(office.app, 'member:1', 'GET', `/wps/lottery/games/${GAME}`))
    .body.value.numbers;

test('a number that pays half is bought only by who was shown so, and pays half', async () => {
  const [issue] = await calls.issues(1, GAME);
  const { top } = (await calls.foresee(issue!.number, GAME)) as unknown as { top: string };
  const two = top.slice(-2);
  await expect(close('7', 50)).rejects.toMatchObject({ code: 'INVALID_INPUT' });
  await close(two, 50);
  expect(await board()).toContainEqual({ play: 'top2', pick: two, percent: 50 });
  expect((await bet(1, [two], 10)).body.errorCode).toBe('lottery.number.lowered');
  expect((await bet(1, [two], 10, 50)).status).toBe(200);
  calls.standAt(issue!.drawsAt + 500);
  await runDraws(play, (code) => code === GAME);
  expect(await cashOf(office.house, 1n)).toBe(money('10440'));
  await close(two, 0);
  expect((await bet(1, [two], 10, 1)).body.errorCode).toBe('lottery.number.lowered');
  await close(two, 100);
});

test('a ladder lowers and closes a number by what lies on it, and a ticket taken back frees it', async () => {
  const ladder: [string, number][] = [
    ['900', 60],
    ['1800', 0],
  ];
  await expect(
    setLimits(office.house, GAME, { ladder: [...ladder, ['2000', 10]] }),
  ).rejects.toMatchObject({
    code: 'INVALID_INPUT',
  });
  await setLimits(office.house, GAME, { ladder });
  const first = await bet(1, ['11', '22'], 10);
  expect(first.status).toBe(200);
  expect(await board()).toContainEqual({ play: 'top2', pick: '11', percent: 60 });
  expect((await bet(2, ['11'], 5)).body.errorCode).toBe('lottery.number.lowered');
  expect((await bet(2, ['11'], 20, 60)).body.errorCode).toBe('lottery.limit.reached');
  expect((await bet(2, ['11'], 10, 60)).status).toBe(200);
  expect((await risk()).exposure[0]).toMatchObject({
    pick: '11',
    payout: money('1440'),
    percent: 60,
  });
  await calls.cancel(1, [first.body.value.tickets[0]!.betId]);
  expect((await bet(2, ['22'], 5)).status).toBe(200);
});

test('nobody stakes more on an issue than the limit, however many try at once', async () => {
  await setLimits(office.house, GAME, { perMember: '100' });
  const tries = await Promise.all(Array.from({ length: 8 }, () => bet(3, ['45'], 30)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = tries.find(({ status }) => status !== 200)!;
  expect(refused.body.errorCode).toBe('lottery.limit.reached');
});

test('a ticket that is taken back many times at once frees its stake once', async () => {
  calls.standAt(START + minutes(10));
  await runDraws(play, (code) => code === GAME);
  await setLimits(office.house, GAME, { perMember: '100' });
  expect((await bet(2, ['45'], 50)).status).toBe(200);
  const taken = (await bet(2, ['46'], 20)).body.value.tickets[0]!.betId;
  await Promise.all(Array.from({ length: 8 }, () => calls.cancel(2, [taken])));
  expect((await bet(2, ['47'], 51)).body.errorCode).toBe('lottery.limit.reached');
  expect((await bet(2, ['47'], 50)).status).toBe(200);
});

test('of tickets that are taken back together, those that are in time free their stakes', async () => {
  calls.standAt(START + minutes(12));
  await runDraws(play, (code) => code === GAME);
  const [ending, next] = await calls.issues(2, GAME);
  const buyFor = (issue: string, amount: number) =>
    calls.buy(2, {
      gameCode: GAME,
      rows: [{ play: 'top2', selection: { texts: ['45'] }, amount }],
      issues: [{ issue }],
      stake: amount,
    });
  const bought = [await buyFor(ending!.number, 10), await buyFor(next!.number, 60)];
  calls.standAt(ending!.closesAt);
  const ids = bought.map(({ body }) => body.value.tickets[0]!.betId);
  expect((await calls.cancel(2, ids)).status).not.toBe(200);
  expect((await buyFor(next!.number, 100)).status).toBe(200);
});

test('an order that was counted counts for no other one under the same id', async () => {
  calls.standAt(START + minutes(15));
  await runDraws(play, (code) => code === GAME);
  const [issue] = await calls.issues(1, GAME);
  const requestId = randomUUID();
  // The server that counted it was lost before it sold a ticket.
  const lost = { memberId: 3n, currency: 'USD', requestId, tickets: [] } as const;
  await countOrder(office.house, findLottery(GAME), lost);
  const { body } = await calls.buy(3, {
    gameCode: GAME,
    requestId,
    rows: [{ play: 'top2', selection: { texts: ['45'] }, amount: 101 }],
    issues: [{ issue: issue!.number }],
    stake: 101,
  });
  expect(body.errorCode).toBe('lottery.limit.reached');
});

test('an order whose answer was lost counts for as long as its tickets stand', async () => {
  calls.standAt(START + minutes(17));
  await runDraws(play, (code) => code === GAME);
  await setLimits(office.house, GAME, { perMember: '100' });
  const [issue] = await calls.issues(1, GAME);
  const order = (requestId: string) =>
    z.parse(lotteryTickets.bet.input, {
      requestId,
      gameCode: GAME,
      rows: [{ play: 'top2', selection: { texts: ['45'] }, amount: 60 }],
      issues: [{ issue: issue!.number }],
      stake: 60,
    });
  const player = { memberId: 1n, currency: 'USD' } as const;
  const buyFrom = (put: Play['lanes']['put']) =>
    buyTickets(
      { play: { ...play, lanes: { ...play.lanes, put } }, groupOf: async () => 1800 },
      player,
      order(randomUUID()),
    );
  const busy = { code: 'BUSY' };
  // The queue was full: nothing was bought.
  await expect(buyFrom(() => Promise.reject(new Refusal('BUSY')))).rejects.toMatchObject(busy);
  // It was bought, and the line broke before anyone was told.
  const bought = buyFrom(async (order) => {
    await play.lanes.put(order);
    throw new Refusal('BUSY');
  });
  await expect(bought).rejects.toMatchObject(busy);
  expect((await bet(1, ['46'], 41)).body.errorCode).toBe('lottery.limit.reached');
  expect((await bet(1, ['46'], 40)).status).toBe(200);
});

test('what was bought before a limit counts for it, and what is taken back frees it', async () => {
  calls.standAt(START + minutes(20));
  await runDraws(play, (code) => code === GAME);
  await setLimits(office.house, GAME, {});
  const early = await bet(1, ['12'], 60);
  await setLimits(office.house, GAME, { perIssue: '100' });
  expect((await bet(2, ['34'], 50)).body).toMatchObject({
    errorCode: 'lottery.limit.reached',
    value: { limit: 'issue' },
  });
  await calls.cancel(1, [early.body.value.tickets[0]!.betId]);
  expect((await bet(2, ['34'], 50)).status).toBe(200);
  expect((await bet(3, ['56'], 51)).body.errorCode).toBe('lottery.limit.reached');
  expect((await bet(3, ['56'], 50)).status).toBe(200);
});

test('what an issue could pay is told with and without a limit, and no bet takes it beyond one', async () => {
  calls.standAt(START + minutes(25));
  await runDraws(play, (code) => code === GAME);
  await setLimits(office.house, GAME, {});
  // Bought before the limit: 10 on each of two numbers, of which one can come: 900.
  const early = await bet(1, ['12', '13'], 10);
  expect((await risk()).couldPay).toBe(money('900'));
  expect(await statedOf(early.issue.number)).toBe('900.00');
  await setLimits(office.house, GAME, { payoutPerIssue: '2000' });
  expect((await risk()).couldPay).toBe(money('900'));
  // On another number nothing more can be lost, up to what the first would pay.
  expect((await bet(2, ['34'], 10)).status).toBe(200);
  expect((await risk()).couldPay).toBe(money('900'));
  const tries = await Promise.all([1, 2, 3].map((member) => bet(member, ['12'], 5)));
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(tries.find(({ status }) => status !== 200)!.body).toMatchObject({
    errorCode: 'lottery.limit.reached',
    value: { limit: 'payout' },
  });
  expect((await risk()).couldPay).toBe(money('1800'));
  expect(await statedOf(early.issue.number)).toBe('1800.00');
  await calls.cancel(1, [early.body.value.tickets[0]!.betId]);
  expect((await risk()).couldPay).toBe(money('900'));
  expect((await bet(3, ['12'], 5)).status).toBe(200);
});

test('an issue pays a member no more than its ticket was bought for', async () => {
  calls.standAt(START + minutes(30));
  await runDraws(play, (code) => code === GAME);
  const before = await cashOf(office.house, 1n);
  const [issue] = await calls.issues(1, GAME);
  const { top } = (await calls.foresee(issue!.number, GAME)) as unknown as { top: string };
  await setLimits(office.house, GAME, { payoutPerMember: '500' });
  const path = `/wps/lottery/games/${GAME}`;
  const shown = await ask<{ limits: object }>(office.app, 'member:1', 'GET', path);
  expect(shown.body.value.limits).toMatchObject({ perIssue: 500 });
  for (const amount of [4, 10]) expect((await bet(1, [top.slice(-2)], amount)).status).toBe(200);
  await setLimits(office.house, GAME, {});
  calls.standAt(issue!.drawsAt + 500);
  await runDraws(play, (code) => code === GAME);
  expect(await cashOf(office.house, 1n)).toBe(before - money('14') + money('500'));
});

test('a bet that is sent again is answered as it was, though its number is closed by now', async () => {
  const [issue] = await calls.issues(1, GAME);
  const order = {
    gameCode: GAME,
    requestId: 'sent-again-1',
    rows: [{ play: 'top2', selection: { texts: ['77'] }, amount: 1 }],
    issues: [{ issue: issue!.number }],
    stake: 1,
  };
  const first = await calls.buy(2, order);
  await close('77', 0);
  const again = await calls.buy(2, order);
  expect(again.status).toBe(200);
  expect(again.body.value.tickets[0]!.betId).toBe(first.body.value.tickets[0]!.betId);
  expect((await calls.buy(2, { ...order, requestId: 'sent-new-1' })).status).toBe(409);
  await close('77', 100);
});
