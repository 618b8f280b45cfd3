import { randomUUID } from 'node:crypto';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { findBet, openPlay, type Play, resettleBet } from '../../play/index.ts';
import { lotteryCalls, type Row } from '../testing/lottery-calls.ts';
import { runDraws } from './draws.ts';

let at: TestHouse;
let play: Play;
let calls: ReturnType<typeof lotteryCalls>;
const START = Date.UTC(2031, 4, 10, 4, 0, 10);

beforeAll(async () => {
  at = await openPlayersHouse({ drivesCrash: false });
  play = openPlay(at.house);
  calls = lotteryCalls(at);
  calls.standAt(START);
  for (let member = 1n; member <= 9n; member += 1n) await openPlayer(at.house, member, '100000');
});

afterAll(async () => {
  await play.lanes.close();
  await at.close();
});

const side = (...spots: string[]): Row => ({
  play: 'ball-side',
  selection: { spots },
  amount: 1_000,
});
const digits = (count: number): Row => ({
  play: 'fixed',
  selection: { positions: [Array.from({ length: count }, (_, digit) => digit), [], [], [], []] },
  unit: '2',
  multiple: 1,
});

async function buy(member: number, rows: Row[], stake: number) {
  const [issue] = await calls.issues(1);
  const issues = [{ issue: issue!.number }];
  const { body } = await calls.buy(member, { rows, issues, stake });
  return body.value.tickets[0]!.betId;
}

const validBet = async (betId: string) =>
  Number((await findBet(at.house.db, BigInt(betId)))!.validBet) / Number(money('1'));

async function draw() {
  const [issue] = await calls.issues(1);
  calls.standAt(issue!.drawsAt + 500);
  await runDraws(play);
}

test('tickets of one member on nearly every outcome of an issue are no valid bet', async () => {
  const oneTicket = await buy(1, [side('1-big', '1-small')], 2_000);
  const twoTickets = [await buy(2, [side('1-big')], 1_000), await buy(2, [side('1-small')], 1_000)];
  const twoPeople = [await buy(3, [side('1-big')], 1_000), await buy(4, [side('1-small')], 1_000)];
  const seven = await buy(5, [digits(7)], 14);
  const eight = await buy(6, [digits(8)], 16);
  const otherPlay = [await buy(7, [side('1-big')], 1_000), await buy(7, [digits(5)], 10)];
  const takenBack = [await buy(8, [side('1-big')], 1_000), await buy(8, [side('1-small')], 1_000)];
  await calls.cancel(8, [takenBack[1]!]);
  const oneBallOfTwo = await buy(9, [side('1-big', '1-small', '2-big')], 3_000);
  await draw();
  expect(await validBet(oneTicket)).toBe(0);
  expect(await Promise.all(twoTickets.map(validBet))).toEqual([0, 0]);
  expect(await Promise.all(twoPeople.map(validBet))).toEqual([1_000, 1_000]);
  expect([await validBet(seven), await validBet(eight)]).toEqual([14, 0]);
  expect(await Promise.all(otherPlay.map(validBet))).toEqual([0, 0]);
  expect(await validBet(takenBack[0]!)).toBe(1_000);
  expect(await validBet(oneBallOfTwo)).toBe(1_000);
  const corrected = (await findBet(at.house.db, BigInt(oneTicket)))!;
  await resettleBet(play, corrected, { payout: corrected.payout + money('1') });
  expect(await validBet(oneTicket)).toBe(0);
});

test('roulette on 25 numbers is a valid bet, on 26 it is none', async () => {
  const bet = async (count: number) => {
    const spots = Object.fromEntries(
      Array.from({ length: count }, (_, number) => [`straight:${number}`, 1]),
    );
    const order = { requestId: randomUUID(), gameCode: 'roulette', stake: count };
    const body = { ...order, choice: { spots } };
    const made = await ask<{ betId: string }>(at.app, 'member:1', 'POST', '/wps/game/bet', body);
    return validBet(made.body.value.betId);
  };
  expect([await bet(25), await bet(26)]).toEqual([25, 0]);
});
