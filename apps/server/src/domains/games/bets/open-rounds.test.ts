import { randomUUID } from 'node:crypto';
import { chanceOf, pickSome } from '@baize/games';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, cashOf, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { finishBets, openPlay } from '../../play/index.ts';
import { closeForPlay, reconcile } from '../../wallet/index.ts';
import { roundFinisher } from './open-rounds.ts';

let test_: TestHouse;
const token = 'member:1';
const HOUR = 3_600_000;

beforeAll(async () => {
  test_ = await openPlayersHouse();
  for (const member of [1n, 2n, 3n, 4n, 5n]) await openPlayer(test_.house, member, '1000');
});

afterAll(async () => {
  const { fault } = await reconcile(test_.serveUrl);
  await test_.close();
  expect(fault).toBeNull();
});

type Step = { step: string; mines?: number[] | number; mine?: boolean; multiplier?: number };
type Shown = {
  betId: string;
  state: string;
  payout: number;
  balance: number;
  steps: Step[];
  placedAt: number;
  settledAt: number | null;
  fairness: { nonce: number; serverSeedHash: string; clientSeed: string };
};

function open(gameCode: string, choice: object, more: object = {}, who = token) {
  const order = { requestId: randomUUID(), gameCode, stake: 10, choice, ...more };
  return ask<Shown>(test_.app, who, 'POST', '/wps/game/bet', order);
}

function act(betId: string, action: object, requestId: string = randomUUID(), who = token) {
  return ask<Shown>(test_.app, who, 'POST', '/wps/game/act', { requestId, betId, ...action });
}

function fix(gameCode: string, draws: number[], who = token) {
  return ask(test_.app, who, 'POST', '/test/draws', { gameCode, draws });
}

const reveal = (cell: number) => ({ action: 'reveal', cell });
const cashout = { action: 'cashout' };

test('a frozen member ends the round that is open, and begins none', async () => {
  await fix('mines', [0, 0, 0], 'member:5');
  const { betId } = (await open('mines', { mines: 3 }, {}, 'member:5')).body.value;
  await begin(test_.house.db, (tx) => closeForPlay(tx, 5n, 'ACCOUNT_FROZEN'));
  const refused = await open('mines', { mines: 3 }, {}, 'member:5');
  expect(refused.body.errorCode).toBe('us_forbidden_login_error');
  expect((await act(betId, reveal(10), randomUUID(), 'member:5')).status).toBe(200);
  const ended = await act(betId, cashout, randomUUID(), 'member:5');
  expect(ended.body.value).toMatchObject({ state: 'settled', payout: 11.25 });
  await begin(test_.house.db, (tx) => closeForPlay(tx, 5n, null));
});

test("an answer says by the house's clock when its bet was placed and decided, and a repeat says the same", async () => {
  await fix('mines', [0, 0, 0]);
  const placedAt = new Date('2031-05-06T07:08:09Z').getTime();
  test_.house.clock.moveTo(new Date(placedAt));
  const bet = (await open('mines', { mines: 3 })).body.value;
  expect(bet).toMatchObject({ settledAt: null });
  expect(Math.abs(bet.placedAt - placedAt)).toBeLessThan(60_000);
  test_.house.clock.moveTo(new Date(placedAt + HOUR));
  const [step, end] = [randomUUID(), randomUUID()];
  const open_ = (await act(bet.betId, reveal(10), step)).body.value;
  expect(open_).toMatchObject({ placedAt: bet.placedAt, settledAt: null });
  const over = (await act(bet.betId, cashout, end)).body.value;
  expect(Math.abs(over.settledAt! - placedAt - HOUR)).toBeLessThan(60_000);
  test_.house.clock.moveTo(new Date(placedAt + 2 * HOUR));
  expect((await act(bet.betId, reveal(10), step)).body.value).toMatchObject({ settledAt: null });
  expect((await act(bet.betId, cashout, end)).body.value.settledAt).toBe(over.settledAt);
  test_.house.clock.reset();
});

test('a round takes the stake, shows no mine before its end, and pays the exact product', async () => {
  await fix('mines', [0, 0, 0]);
  const before = await cashOf(test_.house, 1n);
  const bet = (await open('mines', { mines: 3 })).body.value;
  expect(bet).toMatchObject({ state: 'open', payout: 0, steps: [{ step: 'start', mines: 3 }] });
  expect(await cashOf(test_.house, 1n)).toBe(before - money(10));
  const first = await act(bet.betId, reveal(10));
  const second = await act(bet.betId, reveal(11));
  expect(second.body.value).toMatchObject({ state: 'open', balance: bet.balance });
  const read = await ask(test_.app, token, 'GET', `/wps/game/bets/${bet.betId}`);
  expect(read.body.value).toMatchObject({ state: 'open', draws: [] });
  const texts = JSON.stringify([bet, first.body, second.body, read.body]);
  expect(texts).not.toMatch(/"mines":\[/);
  expect(texts).not.toContain('serverSeed":"');
  const end = (await act(bet.betId, cashout)).body.value;
  expect(end).toMatchObject({ state: 'settled', payout: 12.85 });
  expect(end.steps.at(-1)).toMatchObject({ step: 'end', mines: [0, 1, 2], multiplier: 1.2857 });
  expect(await cashOf(test_.house, 1n)).toBe(before + money('2.85'));
});

test('a mine ends the round, and nothing can be done with it afterwards', async () => {
  await fix('mines', [0, 0, 0]);
  const bet = (await open('mines', { mines: 3 })).body.value;
  const hit = (await act(bet.betId, reveal(2))).body.value;
  expect(hit).toMatchObject({ state: 'settled', payout: 0 });
  for (const action of [reveal(5), cashout]) {
    const { status, body } = await act(bet.betId, action);
    expect([status, body.errorCode]).toEqual([409, 'account.booked.trans.confirmed']);
  }
});

test('steps out of order, unknown steps and steps of others are refused', async () => {
  await fix('mines', [0, 0, 0]);
  const { betId } = (await open('mines', { mines: 3 })).body.value;
  const code = async (action: object, who?: string) =>
    (await act(betId, action, randomUUID(), who)).body.errorCode;
  expect(await code(cashout)).toBe('bet.action.err');
  expect(await code(reveal(25))).toBe('bet.choice.err');
  expect(await code({ action: 'higher' })).toBe('bet.choice.err');
  expect(await code(reveal(7))).toBeUndefined();
  expect(await code(reveal(7))).toBe('bet.action.err');
  expect(await code(reveal(8), 'member:2')).toBe('not.exists.transaction');
  expect(await code(cashout)).toBeUndefined();
  const dice = await open('dice', { target: 49.5, side: 'under' });
  expect((await act(dice.body.value.betId, cashout)).body.errorCode).toBe('bet.action.err');
});

test('a step asked for again is answered as it was, and its id does for nothing else', async () => {
  await fix('mines', [0, 0, 0]);
  const order = { requestId: randomUUID() };
  const bet = await open('mines', { mines: 3 }, order);
  const { betId } = bet.body.value;
  const id = randomUUID();
  const same = await Promise.all(Array.from({ length: 20 }, () => act(betId, reveal(9), id)));
  for (const { status, body } of same) {
    expect([status, body]).toEqual([200, same[0]!.body]);
  }
  expect(same[0]!.body.value.steps).toHaveLength(2);
  const endId = randomUUID();
  const end = await act(betId, cashout, endId);
  expect((await act(betId, reveal(9), id)).body).toEqual(same[0]!.body);
  expect((await act(betId, cashout, endId)).body).toEqual(end.body);
  expect((await open('mines', { mines: 3 }, order)).body).toEqual(bet.body);
  expect((await act(betId, reveal(10), id)).body.errorCode).toBe('exists.transaction');
  expect((await act(betId, cashout, order.requestId)).body.errorCode).toBe('exists.transaction');
  const asBet = await open('mines', { mines: 3 }, { requestId: id });
  expect(asBet.body.errorCode).toBe('exists.transaction');
});

test('fifty rounds at once have consecutive nonces, and each can be recomputed', async () => {
  const who = 'member:2';
  const rotated = await rotate(who);
  expect(rotated.status).toBe(200);
  const rounds = await Promise.all(
    Array.from({ length: 50 }, () => open('mines', { mines: 24 }, { stake: 1 }, who)),
  );
  const nonces = rounds.map(({ body }) => body.value.fairness.nonce).sort((a, b) => a - b);
  expect(nonces).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
  const refused = await rotate(who);
  expect([refused.status, refused.body.errorCode]).toEqual([409, 'game.round.open']);
  const ends = await Promise.all(
    rounds.map(({ body }) => act(body.value.betId, reveal(0), randomUUID(), who)),
  );
  const { revealed } = (await rotate(who)).body.value;
  for (const { body } of ends) {
    const { steps, fairness, payout } = body.value;
    const chance = chanceOf({ ...revealed, nonce: fairness.nonce });
    const cells = Array.from({ length: 25 }, (_, cell) => cell);
    const mines = pickSome(chance, cells, 24);
    expect(steps.at(-1)!.mines).toEqual(mines);
    expect(payout).toBe(mines.includes(0) ? 0 : 24.75);
  }
});

test('hi-lo chains without rounding, and an open round is found again', async () => {
  const who = 'member:3';
  // Ranks by float: the 52 cards in order, four of a rank, two lowest: 7 stands at 20/52, 10 at 32/52.
  await fix('hilo', [20.5 / 52, 32.5 / 52, 4.5 / 52], who);
  const bet = (await open('hilo', {}, {}, who)).body.value;
  const list = async (gameCode: string) =>
    (await ask<{ list: Shown[] }>(test_.app, who, 'GET', `/wps/game/open?gameCode=${gameCode}`))
      .body.value.list;
  expect(await list('hilo')).toEqual([bet]);
  expect((await act(bet.betId, cashout, randomUUID(), who)).body.errorCode).toBe('bet.action.err');
  await act(bet.betId, { action: 'higher' }, randomUUID(), who);
  const lower = (await act(bet.betId, { action: 'lower' }, randomUUID(), who)).body.value;
  expect(lower.steps.at(-1)).toMatchObject({ step: 'guess', win: true, multiplier: 2.3901 });
  expect(await list('hilo')).toEqual([lower]);
  expect(await list('mines')).toEqual([]);
  const end = (await act(bet.betId, cashout, randomUUID(), who)).body.value;
  expect(end.payout).toBe(23.9);
  expect(await list('')).toEqual([]);
});

test('a round that nobody ends for a day ends by its published rule', async () => {
  const who = 'member:4';
  const play = openPlay(test_.house);
  await fix('mines', [0, 0, 0], who);
  const picked = (await open('mines', { mines: 3 }, {}, who)).body.value;
  await act(picked.betId, reveal(5), randomUUID(), who);
  const untouched = (await open('mines', { mines: 3 }, {}, who)).body.value;
  const start = test_.house.clock.now().getTime();
  test_.house.clock.moveTo(new Date(start + 23 * HOUR));
  await finishBets(play, [roundFinisher(play)]);
  expect(await cashOf(test_.house, 4n)).toBe(money('980'));
  test_.house.clock.moveTo(new Date(start + 25 * HOUR));
  await finishBets(play, [roundFinisher(play)]);
  test_.house.clock.reset();
  await play.lanes.close();
  const read = async (betId: string) =>
    (await ask(test_.app, who, 'GET', `/wps/game/bets/${betId}`)).body.value;
  expect(await read(picked.betId)).toMatchObject({ state: 'settled', payout: 11.25, validBet: 10 });
  expect(await read(untouched.betId)).toMatchObject({ state: 'void', payout: 0, validBet: 0 });
  expect(await cashOf(test_.house, 4n)).toBe(money('1001.25'));
});

type Rotated = { revealed: { serverSeed: string; clientSeed: string } };

function rotate(who: string) {
  const body = { clientSeed: 'mine-own' };
  return ask<Rotated>(test_.app, who, 'POST', '/wps/game/fairness/rotate', body);
}
