import { randomUUID } from 'node:crypto';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, cashOf, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { finishBets, openPlay } from '../../play/index.ts';
import { roundFinisher } from './open-rounds.ts';

let at: TestHouse;
const token = 'member:1';
const DAY_MS = 24 * 3_600_000;

beforeAll(async () => {
  at = await openPlayersHouse();
  await openPlayer(at.house, 1n, '100');
});

afterAll(() => at.close());

type Shown = { betId: string; state: string; payout: number; balance: number; steps: object[] };

const bet = (order: object) =>
  ask<Shown>(at.app, token, 'POST', '/wps/game/bet', { stake: 1, ...order });

/** As if the house had been given other rules since. */
const madeBefore = (betId: string) =>
  at.house.db
    .updateTable('bets')
    .set({ rules_version: 0 })
    .where('id', '=', BigInt(betId))
    .execute();

test('a bet that was made by other rules is told as it was paid, when its answer was lost', async () => {
  await ask(at.app, token, 'POST', '/test/draws', { gameCode: 'dice', draws: [0.01] });
  const choice = { target: 50, side: 'under' };
  const order = { requestId: randomUUID(), gameCode: 'dice', choice };
  const first = (await bet(order)).body.value;
  expect(first.payout).toBe(1.98);
  await madeBefore(first.betId);
  await at.house.db
    .updateTable('bets')
    .set({ payout: money('1.5') })
    .where('id', '=', BigInt(first.betId))
    .execute();
  const again = (await bet(order)).body.value;
  const { betId, balance } = first;
  expect(again).toMatchObject({ betId, state: 'settled', payout: 1.5, balance, steps: [] });
});

test('a round goes on by the rules it began with or not at all, and an operator decides it', async () => {
  const order = { requestId: randomUUID(), gameCode: 'mines', choice: { mines: 3 } };
  const { betId } = (await bet(order)).body.value;
  await madeBefore(betId);
  const held = await cashOf(at.house, 1n);
  for (const action of [{ action: 'reveal', cell: 3 }, { action: 'cashout' }]) {
    const act = { requestId: randomUUID(), betId, ...action };
    const { status, body } = await ask(at.app, token, 'POST', '/wps/game/act', act);
    expect([status, body.errorCode]).toEqual([403, 'play.stopped']);
  }
  expect((await bet(order)).body.errorCode).toBe('play.stopped');
  const open = await ask<{ list: object[] }>(at.app, token, 'GET', '/wps/game/open');
  expect(open.body.value.list).toEqual([]);
  const play = openPlay(at.house);
  for (const days of [1.1, 2.2]) {
    at.house.clock.moveTo(new Date(at.house.clock.now().getTime() + days * DAY_MS));
    await finishBets(play, [roundFinisher(play)]);
  }
  const handed = await at.house.db
    .selectFrom('unfinished_bets')
    .select(['problem', 'handed_at'])
    .where('bet_id', '=', BigInt(betId))
    .executeTakeFirstOrThrow();
  expect(handed).toMatchObject({ handed_at: expect.any(Date) });
  expect(handed.problem).toContain('rules of this round');
  expect(await cashOf(at.house, 1n)).toBe(held);
});
