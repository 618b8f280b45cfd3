import { randomUUID } from 'node:crypto';
import { money } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainEvents } from '../../../platform/events/drain.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { findBet, openPlay, type Play, resettleBet, settleBet, voidBet } from '../../play/index.ts';
import { keepReconciliation } from '../../wallet/index.ts';
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
  for (let member = 1n; member <= 12n; member += 1n) await openPlayer(at.house, member, '100000');
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

const betOf = async (betId: string) => (await findBet(at.house.db, BigInt(betId)))!;
const takeAway = async (betId: string) => {
  await voidBet(play, await betOf(betId), { evenIfSettled: true });
  await drainEvents(at.house);
};
const played = async (member: number) => {
  const { rows } = await sql<{ sum: bigint }>`select coalesce(sum(valid_bet), 0)::bigint as sum
    from rebate_bets where member_id = ${member}`.execute(at.house.db);
  return Number(rows[0]!.sum) / Number(money('1'));
};

/** What must be played, and how much of it was. */
const mustPlay = (member: number) =>
  sql`insert into turnover_requirements (member_id, kind, reference, amount, multiple, required, opened_at)
    values (${member}, 'DEPOSIT', 'd1', ${money('9000')}, 1, ${money('9000')}, ${at.house.clock.now()})`.execute(
    at.house.db,
  );
const filled = async (member: number) => {
  const { rows } = await sql<{ filled: bigint }>`select filled from turnover_requirements
    where member_id = ${member}`.execute(at.house.db);
  return Number(rows[0]!.filled) / Number(money('1'));
};

test('what is left of two sides counts once the other is void, for turnover and rebates too', async () => {
  await mustPlay(10);
  const counted = async () => [await played(10), await filled(10)];
  const [one, other] = [
    await buy(10, [side('1-big')], 1_000),
    await buy(10, [side('1-small')], 1_000),
  ];
  const third = await buy(10, [side('2-big')], 1_000);
  await draw();
  await drainEvents(at.house);
  expect(await Promise.all([one, other, third].map(validBet))).toEqual([0, 0, 1_000]);
  await expect.poll(counted).toEqual([1_000, 1_000]);
  await takeAway(other);
  expect(await Promise.all([one, other, third].map(validBet))).toEqual([1_000, 0, 1_000]);
  await expect.poll(counted).toEqual([2_000, 2_000]);
  await takeAway(one);
  await takeAway(third);
  await expect.poll(counted).toEqual([0, 0]);
  expect((await keepReconciliation(at.house)).fault).toBeNull();
});

test('a ticket settled by hand before the draw is no play once the other side is bought', async () => {
  await mustPlay(11);
  const early = await buy(11, [side('1-big')], 1_000);
  await settleBet(play, await betOf(early), { payout: 0n });
  await drainEvents(at.house);
  expect(await validBet(early)).toBe(1_000);
  const late = await buy(11, [side('1-small')], 1_000);
  const [left, right] = [
    await buy(12, [side('1-big')], 1_000),
    await buy(12, [side('1-small')], 1_000),
  ];
  for (const id of [left, right]) await settleBet(play, await betOf(id), { payout: 0n });
  await draw();
  await drainEvents(at.house);
  expect(await Promise.all([early, late, left, right].map(validBet))).toEqual([0, 0, 0, 0]);
  expect([await played(11), await filled(11), await played(12)]).toEqual([0, 0, 0]);
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
