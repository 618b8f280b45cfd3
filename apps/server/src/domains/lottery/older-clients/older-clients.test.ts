import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, cashOf, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { openPlay, type Play } from '../../play/index.ts';
import { runDraws } from '../draws/draws.ts';
import { lotteryCalls } from '../testing/lottery-calls.ts';

type Order = { orderNumber: string; row: number; fault: string };

let test_: TestHouse;
let play: Play;

beforeAll(async () => {
  test_ = await openPlayersHouse({ drivesCrash: false });
  play = openPlay(test_.house);
  test_.house.clock.moveTo(new Date(Date.UTC(2031, 4, 10, 4, 0, 10)));
  await openPlayer(test_.house, 1n, '20000');
});

afterAll(async () => {
  await play.lanes.close();
  await test_.close();
});

async function bet(slip: string, { gameId = 'ssc-1', sum = 2 } = {}) {
  const [issue] = await lotteryCalls(test_).issues(1, gameId);
  return ask<Order>(test_.app, 'member:1', 'POST', '/lotto/lgw/orders/betting', {
    gameId,
    currentNumero: issue!.number,
    bettingSlipString: slip,
    betCartAmountSum: sum,
  });
}

const GOOD = '1|2|3~last3-direct~2~1800~1';

test.each([
  ['a play by a number that is written otherwise', '1|2|3~0xE~2~1800~1', 0, 'PLAY'],
  ['a play by a fraction', '1|2|3~14.0~2~1800~1', 0, 'PLAY'],
  ['a play that is none', '1|2|3~none~2~1800~1', 0, 'PLAY'],
  ['a unit that is none', '1|2|3~14~3~1800~1', 0, 'STAKE'],
  ['a multiple of none', '1|2|3~14~2~1800~0', 0, 'STAKE'],
  ['a series that is no number', '1|2|3~14~2~best~1', 0, 'SERIES'],
  ['a series that is no number beside fixed odds', 'big~sum-side~2~best~1', 0, 'SERIES'],
  ['a row of another series', `${GOOD};1|2|4~14~2~1802~1`, 1, 'SERIES'],
  ['a row of another prize mode', `${GOOD};big~sum-side~2~1800~1`, 1, 'MODE'],
  ['a stake beyond all money', 'big~sum-side~99999999999~~999999', 0, 'STAKE'],
  ['numbers that are none', `${GOOD};1|2|10~14~2~1800~1`, 1, 'UNKNOWN_NUMBER'],
])('%s refuses the slip and names its row', async (_what, slip, row, fault) => {
  const { status, body } = await bet(slip);
  expect({ status, value: body.value }).toEqual({ status: 400, value: { row, fault } });
  expect(await cashOf(test_.house, 1n)).toBe(money('20000'));
});

test('a slip takes ten thousand numbers of four digits', async () => {
  const numbers = Array.from({ length: 10_000 }, (_, n) => String(n).padStart(4, '0'));
  const rows = Array.from(
    { length: 10 },
    (_, n) => `${numbers.slice(n * 1_000, (n + 1) * 1_000).join(',')}~big~0.01~~1`,
  );
  const { status } = await bet(rows.join(';'), { gameId: '4d-1', sum: 100 });
  expect(status).toBe(200);
  expect(await cashOf(test_.house, 1n)).toBe(money('19900'));
});

test('a result is told to older clients by what was drawn alone, without the sum', async () => {
  const calls = lotteryCalls(test_);
  const [issue] = await calls.issues(1, 'lucky28-1');
  const { numbers } = await calls.foresee(issue!.number, 'lucky28-1');
  calls.standAt(issue!.drawsAt + 500);
  await runDraws(play);
  const answer = await test_.app.inject({ url: '/lgw/draw/lucky28-1?page=0&size=1' });
  expect(answer.json().content).toMatchObject([
    { numero: issue!.number, winNo: numbers.join(','), winNumber: expect.stringContaining('=') },
  ]);
});
