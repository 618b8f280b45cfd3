import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { openPlay, type Play } from '../../play/index.ts';
import { lotteryCalls } from '../testing/lottery-calls.ts';
import { setLimits } from '../testing/set-limits.ts';
import { showRisk } from './operator-risk.ts';

let office: TestHouse;
let play: Play;
let calls: ReturnType<typeof lotteryCalls>;
const GAME = 'ssc-1';
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
  await office.close();
});

const couldPay = async () => (await showRisk(office.house, { gameCode: GAME })).couldPay;

/** One row of three digits at 200.00: it would win 180,000.00, and the cap decides what it pays. */
async function betOnOne(member: number, digits: [number, number, number]) {
  const [issue] = await calls.issues(1, GAME);
  return calls.buy(member, {
    gameCode: GAME,
    rows: [
      {
        play: 'first3-direct',
        selection: { positions: digits.map((digit) => [digit]) },
        unit: '2',
        multiple: 100,
      },
    ],
    issues: [{ issue: issue!.number }],
    stake: 200,
  });
}

test('what an issue could pay is counted by the cap that each ticket was bought by', async () => {
  await setLimits(office.house, GAME, {});
  expect((await betOnOne(1, [1, 2, 3])).status).toBe(200);
  // Bought while a single pick paid 20,000: it still does, whatever operators decide later.
  await setLimits(office.house, GAME, { singlePick: '1000', payoutPerIssue: '21500' });
  expect(await couldPay()).toBe(money('20000'));
  const low = await betOnOne(2, [4, 5, 6]);
  expect(low.status).toBe(200);
  expect(await couldPay()).toBe(money('21000'));
  expect((await betOnOne(2, [7, 8, 9])).body.errorCode).toBe('lottery.limit.reached');
  // One that is taken back frees what was counted for it, and no more.
  await setLimits(office.house, GAME, { singlePick: '20000', payoutPerIssue: '21500' });
  await calls.cancel(2, [low.body.value.tickets[0]!.betId]);
  expect((await betOnOne(2, [7, 8, 9])).body.errorCode).toBe('lottery.limit.reached');
  await setLimits(office.house, GAME, { singlePick: '1500', payoutPerIssue: '21500' });
  expect((await betOnOne(2, [7, 8, 9])).status).toBe(200);
  expect(await couldPay()).toBe(money('21500'));
});

test('whoever watches a board hears of other limits at once', async () => {
  const { publish } = office.house.realtime;
  const heard: unknown[] = [];
  office.house.realtime.publish = (topic, body) => {
    if (topic === `game:${GAME}`) heard.push(body);
    return publish(topic, body);
  };
  await setLimits(office.house, GAME, { singlePick: '9000' });
  office.house.realtime.publish = publish;
  expect(heard).toEqual([{ kind: 'numbers' }]);
  const path = `/wps/lottery/games/${GAME}`;
  const board = await ask<{ limits: object }>(office.app, 'member:1', 'GET', path);
  expect(board.body.value.limits).toMatchObject({ singlePick: 9_000 });
});
