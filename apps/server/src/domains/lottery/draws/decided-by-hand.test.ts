import { minutes } from '@baize/calendar';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainEvents } from '../../../platform/events/drain.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { findBet, openPlay, type Play, settleBet, voidBet } from '../../play/index.ts';
import { keepReconciliation } from '../../wallet/index.ts';
import { lotteryCalls } from '../testing/lottery-calls.ts';
import { setLimits } from '../testing/set-limits.ts';
import { runDraws } from './draws.ts';

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
  for (const member of [1n, 2n]) await openPlayer(office.house, member, '10000');
});

afterAll(async () => {
  await play.lanes.close();
  const { fault } = await keepReconciliation(office.house);
  await office.close();
  expect(fault).toBeNull();
});

async function bet(member: number, number: string, amount: number) {
  const [issue] = await calls.issues(1, GAME);
  return calls.buy(member, {
    gameCode: GAME,
    rows: [{ play: 'top3', selection: { texts: [number] }, amount }],
    issues: [{ issue: issue!.number }],
    stake: amount,
  });
}

const idOf = ({ body }: Awaited<ReturnType<typeof bet>>) => BigInt(body.value.tickets[0]!.betId);
const betOf = async (id: bigint) => (await findBet(office.house.db, id))!;

test('a ticket that operators decide before its draw leaves room in the limits of its issue', async () => {
  await setLimits(office.house, GAME, { perMember: '100' });
  const [first, second] = [idOf(await bet(1, '123', 60)), idOf(await bet(1, '124', 40))];
  expect((await bet(1, '125', 1)).body.errorCode).toBe('lottery.limit.reached');
  await voidBet(play, await betOf(first), { evenIfSettled: true });
  await drainEvents(office.house);
  expect((await bet(1, '125', 61)).body.errorCode).toBe('lottery.limit.reached');
  expect((await bet(1, '125', 60)).status).toBe(200);
  // Decided once, it frees its stake once, however often it is decided anew.
  await settleBet(play, await betOf(second), { payout: 0n });
  await drainEvents(office.house);
  await voidBet(play, await betOf(second), { evenIfSettled: true });
  await drainEvents(office.house);
  expect((await bet(1, '126', 41)).body.errorCode).toBe('lottery.limit.reached');
  expect((await bet(1, '126', 40)).status).toBe(200);
});

test('a ticket that is made void while its issue is paid takes nothing of what the others may win', async () => {
  calls.standAt(START + minutes(5));
  await runDraws(play, (code) => code === GAME);
  await setLimits(office.house, GAME, {});
  const [issue] = await calls.issues(1, GAME);
  const { top } = (await calls.foresee(issue!.number, GAME)) as unknown as { top: string };
  const won = top.slice(-3);
  // 360,000 and 90,000 for one member, whom an issue pays 300,000.
  const [great, small] = [idOf(await bet(2, won, 400)), idOf(await bet(2, won, 100))];
  calls.standAt(issue!.drawsAt + 500);
  let isVoid = false;
  const put: Play['lanes']['put'] = async (order) => {
    if (order.isSettlement && !isVoid) {
      isVoid = true;
      await voidBet(play, await betOf(great));
    }
    return play.lanes.put(order);
  };
  await runDraws({ ...play, lanes: { ...play.lanes, put } }, (code) => code === GAME);
  expect((await betOf(great)).state).toBe('void');
  const paid = await betOf(small);
  expect(paid.payout).toBe(money('90000'));
  expect(paid.detail).toMatchObject({ wins: { rows: ['90000.00'], capped: false } });
});
