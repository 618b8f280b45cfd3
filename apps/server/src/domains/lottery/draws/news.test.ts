import { randomUUID } from 'node:crypto';
import { playLaunch } from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { findBet, openPlay, type Play, resettleBet, voidBet } from '../../play/index.ts';
import { lotteryCalls } from '../testing/lottery-calls.ts';
import { runDraws } from './draws.ts';

let at: TestHouse;
let play: Play;
let told: string[] = [];

beforeAll(async () => {
  at = await openPlayersHouse({ drivesCrash: false });
  play = openPlay(at.house);
  at.house.clock.moveTo(new Date(Date.UTC(2031, 4, 10, 4, 0, 10)));
  await openPlayer(at.house, 1n, '1000');
  at.house.realtime.publish = (topic, { kind }) => void told.push(`${topic} ${kind}`);
});
beforeEach(() => {
  told = [];
});
afterAll(async () => {
  await play.lanes.close();
  await at.close();
});

test('a member hears of their balance with every bet, draw, correction and void', async () => {
  const calls = lotteryCalls(at);
  const [issue] = await calls.issues(1);
  const row = { play: 'ball-side', selection: { spots: ['1-big', '1-small'] }, amount: 10 };
  const order = { rows: [row], issues: [{ issue: issue!.number }], stake: 20 };
  const { body } = await calls.buy(1, order);
  expect(told).toEqual(['me:1 balance']);
  calls.standAt(issue!.drawsAt + 500);
  await runDraws(play);
  expect(told.filter((one) => one === 'me:1 balance')).toHaveLength(2);
  // The draw is told before the money: whoever hears of the money finds the ticket paid.
  expect(told.indexOf('game:ssc-1 draw')).toBeLessThan(told.lastIndexOf('me:1 balance'));
  const bet = (await findBet(at.house.db, BigInt(body.value.tickets[0]!.betId)))!;
  await resettleBet(play, bet, { payout: bet.payout + money('1') });
  await voidBet(play, bet, { evenIfSettled: true });
  const dice = { requestId: randomUUID(), gameCode: 'dice', stake: 1 };
  const choice = { target: 50, side: 'under' };
  await ask(at.app, 'member:1', 'POST', '/wps/game/bet', { ...dice, choice });
  expect(told.filter((one) => one === 'me:1 balance')).toHaveLength(5);
});

test('the games that people share are rooms, with their limits and who plays in them', async () => {
  type Rooms = { rooms: { gameCode: string; online: number; limits: { min: number } }[] };
  const rooms = async (query = '') =>
    (await ask<Rooms>(at.app, 'member:1', 'GET', `${playLaunch.rooms.path}${query}`)).body.value
      .rooms;
  expect((await rooms()).map(({ gameCode }) => gameCode)).toEqual(
    expect.arrayContaining(['crash', 'ssc-1', 'wingo-1']),
  );
  expect(await rooms('?gameCode=dice')).toEqual([]);
  const calls = lotteryCalls(at);
  const [issue] = await calls.issues(1, 'wingo-1');
  const row = { play: 'side', selection: { spots: ['big'] }, amount: 1 };
  const issues = [{ issue: issue!.number }];
  await calls.buy(1, { gameCode: 'wingo-1', rows: [row], issues, stake: 1 });
  expect(await rooms('?gameCode=wingo-1')).toMatchObject([
    { gameCode: 'wingo-1', online: 1, limits: { min: 0.02 } },
  ]);
});
