import { randomUUID } from 'node:crypto';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, cashOf, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import {
  type Ending,
  type Finisher,
  findBet,
  finishBets,
  openPlay,
  type Play,
  placeBet,
} from '../index.ts';

let test_: TestHouse;
let play: Play;
let ending: () => Promise<Ending>;
let asked = 0;

const finisher: Finisher = {
  covers: ({ vendor }) => vendor === 'outside',
  afterMs: 60_000,
  finish: () => {
    asked += 1;
    return ending();
  },
};

beforeAll(async () => {
  test_ = await openPlayersHouse();
  play = openPlay(test_.house);
  for (const member of [1n, 2n, 3n]) await openPlayer(test_.house, member, '100');
});

afterAll(async () => {
  await play.lanes.close();
  await test_.close();
});

async function place(memberId: bigint, vendor = 'outside') {
  const order = { memberId, currency: 'USD', requestId: randomUUID(), vendor } as const;
  const game = { gameCode: 'wheel', category: 'RNG', stake: money('10') } as const;
  return (await placeBet(play, { ...order, ...game })).bet;
}

test('a round whose vendor is silent for a day is asked about with growing pauses, then handed over', async () => {
  const bet = await place(1n);
  ending = () => Promise.reject(new Error('500 from the vendor'));
  const start = test_.house.clock.now().getTime();
  try {
    for (let minute = 0; minute <= 24 * 60 + 12; minute += 6) {
      test_.house.clock.moveTo(new Date(start + 60_000 * (minute + 1)));
      await finishBets(play, [finisher]);
    }
    expect(asked).toBeGreaterThanOrEqual(240);
    const queue = await ask<{ list: object[] }>(
      test_.app,
      'operator:1',
      'GET',
      '/ops/play/unfinished',
    );
    expect(queue.body.value.list).toMatchObject([
      { betId: String(bet.id), problem: '500 from the vendor', handedAt: expect.any(Number) },
    ]);
    const before = asked;
    await finishBets(play, [finisher]);
    expect(asked).toBe(before);
  } finally {
    test_.house.clock.reset();
  }
});

test('a round that ended is settled or voided, and one that goes on is left alone', async () => {
  const won = await place(2n);
  const voided = await place(3n);
  const own = await place(3n, 'other');
  const start = test_.house.clock.now().getTime();
  try {
    ending = async () => 'wait';
    await finishBets(play, [finisher]);
    test_.house.clock.moveTo(new Date(start + 120_000));
    await finishBets(play, [finisher]);
    expect((await findBet(test_.house.db, won.id))?.state).toBe('open');
    const finish: Finisher['finish'] = async ({ id }) =>
      id === won.id ? { settle: { payout: money('25') } } : 'void';
    await finishBets(play, [{ ...finisher, finish }]);
  } finally {
    test_.house.clock.reset();
  }
  expect((await findBet(test_.house.db, won.id))?.state).toBe('settled');
  expect((await findBet(test_.house.db, voided.id))?.state).toBe('void');
  expect((await findBet(test_.house.db, own.id))?.state).toBe('open');
  expect(await cashOf(test_.house, 2n)).toBe(money('115'));
  expect(await cashOf(test_.house, 3n)).toBe(money('90'));
});
