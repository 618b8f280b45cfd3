import { randomUUID } from 'node:crypto';
import { days, minutes } from '@baize/calendar';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { findBet } from '../bets.ts';
import { openPlay, type Play } from '../lanes/open-play.ts';
import { betsOf } from '../lanes/played-so-far.ts';
import { resettleBet } from './place-and-settle.ts';

/** Members with limits are not summed for every bet: none of their limits may give way for it. */
let at: TestHouse;
let play: Play;
let now = Date.UTC(2027, 6, 4, 12);

beforeAll(async () => {
  at = await openPlayersHouse();
  play = openPlay(at.house);
  pass(0);
});
afterAll(async () => {
  await play.lanes.close();
  await at.close();
});

function pass(ms: number): void {
  now += ms;
  at.house.clock.moveTo(new Date(now));
}

async function limit(member: bigint, kind: string, period: string, amount: number) {
  const body = { kind, period, amount };
  await ask(at.app, `member:${member}`, 'POST', '/wps/protection/limit', body);
}

async function bet(member: bigint, stake: number): Promise<{ betId?: bigint; refused?: string }> {
  const choice = { target: 50, side: 'under' };
  const order = { requestId: randomUUID(), gameCode: 'dice', stake, choice };
  const { body } = await ask(at.app, `member:${member}`, 'POST', '/wps/game/bet', order);
  return body.success
    ? { betId: BigInt(body.value.betId as string) }
    : { refused: body.errorCode ?? '' };
}

async function pay(betId: bigint | undefined, payout: string) {
  await resettleBet(play, (await findBet(at.house.db, betId!))!, { payout: money(payout) });
}

test('stakes reach a limit to the cent, and not a cent more', async () => {
  await openPlayer(at.house, 1n, '1000');
  await limit(1n, 'wager', 'month', 10.5);
  for (let n = 0; n < 10; n += 1) expect(await bet(1n, 1)).not.toHaveProperty('refused');
  expect(await bet(1n, 0.6)).toEqual({ refused: 'protection.wager.limit' });
  expect(await bet(1n, 0.5)).not.toHaveProperty('refused');
  expect(await bet(1n, 0.1)).toEqual({ refused: 'protection.wager.limit' });
});

test('a win that is paid anew no longer covers losses of the same day', async () => {
  await openPlayer(at.house, 2n, '1000');
  const { betId } = await bet(2n, 1);
  await pay(betId, '101');
  await limit(2n, 'loss', 'day', 50);
  expect(await bet(2n, 1)).not.toHaveProperty('refused');
  await pay(betId, '0');
  expect(await bet(2n, 60)).toEqual({ refused: 'protection.loss.limit' });
});

test('a win that leaves the rolling month no longer covers losses', async () => {
  const member = 3n;
  await openPlayer(at.house, member, '1000');
  await pay((await bet(member, 1)).betId, '201');
  pass(days(30) - minutes(30));
  await limit(member, 'loss', 'month', 50);
  await pay((await bet(member, 10)).betId, '0');
  pass(minutes(31));
  for (let n = 0; n < 6; n += 1) {
    const { betId } = await bet(member, 9);
    if (betId) await pay(betId, '0');
    const since = new Date(now - days(30));
    const [sums] = await betsOf(at.house.db, [{ memberId: member, since }]);
    expect(sums!.staked - sums!.won).toBeLessThanOrEqual(money('50'));
  }
  expect(await bet(member, 9)).toEqual({ refused: 'protection.loss.limit' });
});
