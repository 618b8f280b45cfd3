import { randomUUID } from 'node:crypto';
import {
  gamesOperator,
  operatorsApprovals,
  playLanesOperator,
  playRecordsOperator,
} from '@baize/contract';
import { money } from '@baize/money';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fund } from '../../../demo/fund.ts';
import { drainEvents } from '../../../platform/events/drain.ts';
import { openGuest } from '../../../testing/guests.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { openTestOperators } from '../../../testing/operators.ts';
import { ask, cashOf, openPlayer, openPlayersHouse, rollDice } from '../../../testing/players.ts';
import { openPlay, stoppedPlay } from '../../play/index.ts';
import { reconcile } from '../../wallet/index.ts';
import { checkRules } from './published-rules.ts';

let test_: TestHouse;
const risk = 'operator:1:play.read:play.stop:play.limits';

beforeAll(async () => {
  test_ = await openPlayersHouse();
  for (const member of [1n, 2n]) await openPlayer(test_.house, member, '1000');
});

afterAll(async () => {
  const { fault } = await reconcile(test_.serveUrl);
  await test_.close();
  expect(fault).toBeNull();
});

function stop(scope: string, subject: string, isStopped = true) {
  const body = { scope, subject, isStopped, reason: 'as a test' };
  return ask(
    test_.app,
    risk,
    playLanesOperator.setStop.method,
    playLanesOperator.setStop.path,
    body,
  );
}

const roll = async (member: number, stake = 1) => {
  const { body } = await rollDice(test_.app, `member:${member}`, { stake });
  return body.errorCode ?? 'taken';
};

test('a switch stops new bets on everything, a vendor, a game or a member, and frees them again', async () => {
  const cases = [
    ['all', ''],
    ['vendor', 'BAIZE'],
    ['game', 'BAIZE:dice'],
    ['member', '1'],
  ] as const;
  for (const [scope, subject] of cases) {
    expect((await stop(scope, subject)).status).toBe(200);
    expect(await roll(1)).toBe('play.stopped');
    expect(await roll(2)).toBe(scope === 'member' ? 'taken' : 'play.stopped');
    await stop(scope, subject, false);
    expect(await roll(1)).toBe('taken');
  }
  const refused = await ask(
    test_.app,
    'operator:1:play.read',
    playLanesOperator.setStop.method,
    playLanesOperator.setStop.path,
    { scope: 'all', isStopped: true, reason: 'may not' },
  );
  expect(refused.status).toBe(403);
});

test('a switch set on one server holds on another within two seconds', async () => {
  const play = openPlay(test_.house, { guards: [stoppedPlay(test_.house)] });
  await test_.house.pool.query(
    "insert into play_stops values ('member', '2', 'elsewhere', 1, '2031-01-01')",
  );
  await expect.poll(() => roll(2)).toBe('play.stopped');
  await stop('member', '2', false);
  await play.lanes.close();
});

test('limits are narrowed, never widened, and hold for the next bet', async () => {
  const set = async (min: number, max: number, version?: number) =>
    (
      await ask(test_.app, risk, 'PUT', '/ops/play/games/dice/limits', {
        min,
        max,
        maxPayout: 1_000,
        version,
      })
    ).status;
  expect(await set(0.01, 10)).toBe(400);
  expect(await set(2, 5)).toBe(200);
  expect([await roll(1, 1), await roll(1, 2), await roll(1, 6)]).toEqual([
    'bet.stake.err',
    'taken',
    'bet.stake.err',
  ]);
  const { body } = await ask<{ list: { gameCode: string; limits: object }[] }>(
    test_.app,
    risk,
    'GET',
    gamesOperator.listGames.path,
  );
  expect(body.value.list.find(({ gameCode }) => gameCode === 'dice')!.limits).toEqual({
    min: 2,
    max: 5,
    maxPayout: 1_000,
  });
  const [seen, unseen] = [test_.house.clock.now().getTime() + 1, 0];
  expect([await set(1, 5, seen), await set(1, 5, unseen)]).toEqual([409, 409]);
  expect(await set(0.1, 10_000)).toBe(200);
});

test('a bet is made void, or settled anew, when a second person agrees', async () => {
  const office = await openTestOperators();
  const { member, token } = await openGuest(office, 'gambler');
  await fund(office.house, { memberId: member.id, amount: money('100'), key: 'test-opening' });
  const [first, second] = [await office.logIn('admin'), await office.logIn('admin2')];
  const { betId } = (await rollDice(office.app, token, { stake: 5 })).body.value;
  const wish = async (what: string, more: object = {}) => {
    const body = { reason: 'a fault of ours', ...more };
    const path = `/ops/play/bets/${betId}/${what}`;
    return (await office.ask('POST', path, { token: first, body })).value?.approvalId as string;
  };
  const decide = (id: string, who: string) => {
    const path = operatorsApprovals.decideApproval.path.replace(':id', id);
    const body = { decision: 'approve', note: 'seen' };
    return office.ask(operatorsApprovals.decideApproval.method, path, { token: who, body });
  };
  for (const payout of [-5, 0.001, 500_000.01]) {
    const body = { reason: 'a fault of ours', payout };
    const asked = { token: first, body };
    const answer = await office.ask('POST', `/ops/play/bets/${betId}/resettle`, asked);
    expect(answer).toMatchObject({ success: false, errorCode: 'request_param_err' });
  }
  const paid = await wish('resettle', { payout: 50 });
  expect((await decide(paid, first)).errorCode).toBe('approval.same.person');
  expect(await decide(paid, second)).toMatchObject({ success: true });
  expect(await cashOf(office.house, member.id)).toBe(money('145'));
  expect(await decide(paid, second)).toMatchObject({ errorCode: 'approval.decided' });
  const many = await Promise.all([wish('void'), wish('resettle', { payout: 1 }), wish('void')]);
  const [only, ...rest] = many.filter((id) => id !== undefined);
  expect(rest).toEqual([]);
  const { rows } = await office.house.pool.query(
    `select kind from approvals where id = ${only} and state = 'waiting'`,
  );
  if (rows[0].kind === 'play.resettle') {
    await office.ask('POST', `/ops/approvals/${only}/withdraw`, { token: first, body: {} });
  }
  const last = rows[0].kind === 'play.void' ? only! : await wish('void');
  expect(await decide(last, second)).toMatchObject({ success: true });
  expect(await cashOf(office.house, member.id)).toBe(money('100'));
  await office.close();
});

test('returns are counted beside the promise, and large wins and open rounds are listed', async () => {
  for (let n = 0; n < 20; n += 1) await roll(2);
  await ask(test_.app, 'member:2', 'POST', '/wps/game/bet', {
    requestId: randomUUID(),
    gameCode: 'mines',
    stake: 1,
    choice: { mines: 3 },
  });
  await drainEvents(test_.house);
  type Row = { gameCode: string; bets: number; lowest: number; isAlarm: boolean };
  const list = async (path: string) =>
    (await ask<{ list: Row[] }>(test_.app, risk, 'GET', path)).body.value.list;
  const dice = (await list(gamesOperator.listReturns.path)).find(
    ({ gameCode }) => gameCode === 'dice',
  )!;
  expect(dice.bets).toBeGreaterThanOrEqual(20);
  expect(dice.lowest).toBeCloseTo(0.99, 2);
  expect(dice.isAlarm).toBe(false);
  expect(await list(`${playRecordsOperator.listOpen.path}?gameCode=mines`)).toMatchObject([
    { gameCode: 'mines' },
  ]);
  expect(await list(`${playRecordsOperator.listWins.path}?least=100`)).toEqual([]);
});

test('one changed byte in published rules stops the game and raises an alarm', async () => {
  expect(await checkRules(test_.house)).toEqual([]);
  const client = new pg.Client(test_.migrateUrl);
  await client.connect();
  await client.query(
    `update game_rules set rules = jsonb_set(rules, '{changed}', '1') where game_code = 'limbo'`,
  );
  await client.end();
  expect(await checkRules(test_.house)).toEqual(['limbo']);
  const order = { requestId: randomUUID(), gameCode: 'limbo', stake: 1, choice: { target: 2 } };
  const { body } = await ask(test_.app, 'member:2', 'POST', '/wps/game/bet', order);
  expect(body.errorCode).toBe('play.stopped');
  expect(await roll(2)).toBe('taken');
});
