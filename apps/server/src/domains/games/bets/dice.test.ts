import { randomUUID } from 'node:crypto';
import { chanceOf, hashOfSeed } from '@baize/games';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, cashOf, openPlayer, openPlayersHouse, rollDice } from '../../../testing/players.ts';
import { reconcile } from '../../wallet/index.ts';

let test_: TestHouse;
const ann = 1n;
const trial = 2n;

beforeAll(async () => {
  test_ = await openPlayersHouse();
  await openPlayer(test_.house, ann, '100');
  await openPlayer(test_.house, trial, '0', 'trial');
});

afterAll(async () => {
  const { fault } = await reconcile(String(test_.house.pool.options.connectionString));
  await test_.close();
  expect(fault).toBeNull();
});

test('a bet takes the stake, and a win pays stake times multiplier', async () => {
  const before = await cashOf(test_.house, ann);
  const { status, body } = await rollDice(test_.app, 'member:1', { stake: 1, target: 49.5 });
  expect(status).toBe(200);
  const { stake, payout, balance, state, steps } = body.value;
  expect(state).toBe('settled');
  expect(stake).toBe(1);
  expect(payout).toBe(steps[0]!.win ? 2 : 0);
  expect(steps[0]!.win).toBe(steps[0]!.roll < 49.5);
  expect(money(balance)).toBe(before - money(1) + money(payout));
  expect(await cashOf(test_.house, ann)).toBe(money(balance));
});

test('a bet that the game does not take uses up its request, and another stake does not revive it', async () => {
  const before = await cashOf(test_.house, ann);
  const ids = { stake: randomUUID(), choice: randomUUID() };
  const wrong = [
    { requestId: ids.stake, stake: 99_999_999 },
    { requestId: ids.choice, target: 99.99 },
  ];
  for (const bet of wrong) {
    const first = await rollDice(test_.app, 'member:1', bet);
    const again = await rollDice(test_.app, 'member:1', bet);
    expect(['bet.stake.err', 'bet.choice.err']).toContain(first.body.errorCode);
    expect([again.status, again.body.errorCode]).toEqual([first.status, first.body.errorCode]);
    const other = await rollDice(test_.app, 'member:1', { requestId: bet.requestId, stake: 1 });
    expect([other.status, other.body.errorCode]).toEqual([409, 'exists.transaction']);
  }
  expect(await cashOf(test_.house, ann)).toBe(before);
});

test('every bet of a seed can be recomputed after rotation, with nonces from 1 and no gap', async () => {
  const rotated = await rotate('member:1', 'my-own-seed');
  const { next } = rotated.body.value;
  expect(next).toMatchObject({ clientSeed: 'my-own-seed', nonce: 1 });
  const bets = await Promise.all(
    Array.from({ length: 50 }, () => rollDice(test_.app, 'member:1', { stake: '0.10' })),
  );
  const nonces = bets.map(({ body }) => body.value.fairness.nonce).sort((a, b) => a - b);
  expect(nonces).toEqual(Array.from({ length: 50 }, (_, n) => n + 1));
  const { revealed } = (await rotate('member:1', 'another')).body.value;
  expect(revealed.lastNonce).toBe(50);
  expect(hashOfSeed(revealed.serverSeed)).toBe(next.serverSeedHash);
  expect(revealed.serverSeed).toMatch(/^[0-9a-f]{64}$/);
  for (const { body } of bets) {
    const { steps, fairness } = body.value;
    expect(fairness.serverSeedHash).toBe(next.serverSeedHash);
    const chance = chanceOf({ ...revealed, nonce: fairness.nonce });
    expect(steps[0]!.roll).toBe(Math.floor(chance() * 10_001) / 100);
  }
});

test("the next seed's hash is shown before its client seed can be chosen", async () => {
  const shown = (await ask(test_.app, 'member:1', 'GET', '/wps/game/fairness')).body.value;
  const { next } = (await rotate('member:1', 'third')).body.value;
  expect(next.serverSeedHash).toBe(shown.nextServerSeedHash);
  expect(next.nextServerSeedHash).not.toBe(shown.nextServerSeedHash);
});

test('a bet can be read whole, and hides its server seed until it is rotated away', async () => {
  const made = (await rollDice(test_.app, 'member:1')).body.value;
  const read = () =>
    ask<Record<string, never>>(test_.app, 'member:1', 'GET', `/wps/game/bets/${made.betId}`);
  const whole = (await read()).body.value;
  expect(whole).toMatchObject({
    betId: made.betId,
    gameCode: 'dice',
    payout: made.payout,
    steps: made.steps,
    rules: { version: 1, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
    fairness: { serverSeed: null, nonce: made.fairness.nonce },
    choice: { target: 49.5, side: 'under' },
    draws: [expect.any(Number)],
  });
  expect(whole.transfers).toHaveLength(made.payout > 0 ? 2 : 1);
  await rotate('member:1', 'fourth');
  expect((await read()).body.value.fairness).toMatchObject({
    serverSeed: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const other = await ask(test_.app, 'trial:2', 'GET', `/wps/game/bets/${made.betId}`);
  expect(other.body.errorCode).toBe('not.exists.transaction');
});

test('a trial member plays with FUN, and no entry of money ever names them', async () => {
  const { body } = await rollDice(test_.app, 'trial:2', { stake: 100 });
  expect(body.value.balance).toBe(9_900 + body.value.payout);
  const { rows } = await test_.house.pool.query(
    "select count(*)::int as n from audit_accounts where owner = 'member:2' and currency <> 'FUN'",
  );
  expect(rows[0].n).toBe(0);
});

test('what is not a bet of this game is refused, and takes no nonce', async () => {
  const before = (await ask(test_.app, 'member:1', 'GET', '/wps/game/fairness')).body.value;
  const bad: [object, string][] = [
    [{ stake: 0.05 }, 'bet.stake.err'],
    [{ stake: 10_001 }, 'bet.stake.err'],
    [{ target: 1 }, 'bet.choice.err'],
    [{ side: 'both' }, 'bet.choice.err'],
    [{ stake: 5_000 }, 'account.balance.not.enough'],
    [{ stake: '1.001' }, 'request_param_err'],
    [{ stake: -1 }, 'request_param_err'],
    [{ stake: '1e2' }, 'request_param_err'],
    [{ stake: '' }, 'request_param_err'],
    [{ stake: 1.23456 }, 'request_param_err'],
    [{ requestId: 'short' }, 'request_param_err'],
  ];
  for (const [bet, code] of bad) {
    const { body } = await rollDice(test_.app, 'member:1', bet);
    expect(body, JSON.stringify(bet)).toMatchObject({ success: false, errorCode: code });
  }
  const unknown = { requestId: randomUUID(), gameCode: 'nope', stake: 1 };
  const { body } = await ask(test_.app, 'member:1', 'POST', '/wps/game/bet', unknown);
  expect(body.errorCode).toBe('game.not.found');
  const after = (await ask(test_.app, 'member:1', 'GET', '/wps/game/fairness')).body.value;
  expect(after).toEqual(before);
});

test('the rules show limits, paytable, return and what a verifier needs', async () => {
  const { body } = await ask<{ returns: { returnToPlayer: number }[] }>(
    test_.app,
    '',
    'GET',
    '/wps/game/rules/dice',
  );
  expect(body.value).toMatchObject({ gameCode: 'dice', limits: { min: 0.1, max: 10_000 } });
  for (const { returnToPlayer } of body.value.returns) expect(returnToPlayer).toBeCloseTo(0.99, 2);
});

type Rotated = {
  revealed: { serverSeed: string; serverSeedHash: string; clientSeed: string; lastNonce: number };
  next: { serverSeedHash: string; nextServerSeedHash: string; clientSeed: string; nonce: number };
};

function rotate(token: string, clientSeed: string) {
  return ask<Rotated>(test_.app, token, 'POST', '/wps/game/fairness/rotate', { clientSeed });
}
