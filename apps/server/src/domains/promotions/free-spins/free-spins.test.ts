import { randomUUID } from 'node:crypto';
import { hours } from '@baize/calendar';
import { gameRules } from '@baize/games';
import { money } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cashOf } from '../../../testing/players.ts';
import {
  openPromotionsTest,
  type Parts,
  type PromotionsTest,
} from '../../../testing/promotions.ts';
import { requirementsOf } from '../../cashier/index.ts';
import { keepReconciliation } from '../../wallet/index.ts';
import { findCampaign } from '../campaigns/campaign.ts';
import { cycleAt } from '../campaigns/cycles.ts';
import { checkProgress } from '../progress/recount.ts';

let at: PromotionsTest;
beforeAll(async () => {
  at = await openPromotionsTest();
});
afterAll(() => at.close());

const SLOT = [...gameRules.values()].find(({ feedsJackpots }) => feedsJackpots)!.code;
const OTHER = [...gameRules.values()].findLast(({ feedsJackpots }) => feedsJackpots)!.code;

/** A member who has claimed so many free spins. */
async function spinner(count: number, terms: object = { multiple: 3 }) {
  const id = await at.run({
    kind: 'GIFT',
    goals: [{ metric: 'BET_COUNT' }],
    steps: [{ targets: [0], gives: { spins: { gameCode: SLOT, count, stake: 1 } } }],
    terms,
    costs: { budget: 500 },
  });
  const ann = await at.register();
  const cycleKey = (await at.ask('GET', `/wps/promotions/activities/${id}`, ann)).value.cycleKey;
  const claim = { cycleKey, step: 0, requestId: randomUUID() };
  const { token } = ann;
  const claimed = await at.ask('POST', `/wps/promotions/activities/${id}/claim`, {
    token,
    body: claim,
  });
  expect(claimed.success, claimed.message).toBe(true);
  const [spins] = (await at.ask('GET', '/wps/promotions/spins', { token })).value;
  const spin = (order: object = {}) =>
    at.ask('POST', '/wps/game/bet', {
      token,
      body: {
        gameCode: SLOT,
        stake: 1,
        freeSpins: spins.id,
        requestId: randomUUID(),
        ...order,
      },
    });
  return { ...ann, spins, spin };
}

test('free spins cost the house their stakes, win real money, and what they win must be played', async () => {
  const ann = await spinner(40);
  expect(ann.spins).toMatchObject({ gameCode: SLOT, left: 40, stake: 1, won: 0 });
  let won = 0n;
  for (let n = 0; n < 40; n += 1) {
    const { value, message } = await ann.spin();
    expect(value, message).toMatchObject({ stake: 0, jackpot: null });
    won += money(value.payout);
  }
  expect(won).toBeGreaterThan(0n);
  expect(await cashOf(at.house, ann.id)).toBe(won);
  expect((await ann.spin()).errorCode).toBe('promotion.spins.none');
  expect((await at.ask('GET', '/wps/promotions/spins', ann)).value).toEqual([]);
  const required = await requirementsOf(at.house.db, ann.id, {
    isOpen: true,
    size: 100,
  });
  expect(required.reduce((sum, one) => sum + one.required, 0n)).toBe(won * 3n);
  const { rows } = await sql<{ stakes: bigint; valid: bigint; won: bigint }>`
    select sum(stake)::bigint as stakes, sum(valid_bet)::bigint as valid, sum(payout)::bigint as won
    from bets where member_id = ${ann.id}`.execute(at.house.db);
  expect(rows[0]).toEqual({ stakes: 0n, valid: 0n, won });
  expect((await keepReconciliation(at.house)).fault).toBeNull();
});

test('a free spin is no step of any campaign, neither as a bet nor by what it wins', async () => {
  const metrics = ['BET_COUNT', 'WIN_SUM', 'LOSS'] as const;
  const id = await at.run({
    goals: metrics.map((metric) => ({ metric })),
    steps: [{ targets: [1, 1, 1], gives: { money: 1 } }],
  });
  const ann = await spinner(30);
  let won = 0;
  for (let n = 0; n < 30; n += 1) won += (await ann.spin()).value.payout;
  expect(won).toBeGreaterThan(0);
  await at.settle();
  const values = async () =>
    (await at.ask('GET', `/wps/promotions/activities/${id}`, ann)).value.steps[0].values;
  expect(await values()).toEqual([0, 0, 0]);
  await at.fund(ann.id, '10');
  await at.bet(ann.id, '10', '4');
  expect(await values()).toEqual([1, 4, 6]);
  const campaign = (await findCampaign(at.house.db, id))!;
  const cycle = cycleAt(campaign, at.house.clock.now(), 480)!;
  expect(await checkProgress(at.house.db, campaign, cycle)).toEqual([]);
});

test('a repeated spin is one spin, twenty at once spin what there is, and another game or member none', async () => {
  const ann = await spinner(5);
  const requestId = randomUUID();
  const [first, again] = [await ann.spin({ requestId }), await ann.spin({ requestId })];
  expect(again.value).toMatchObject({ betId: first.value.betId, payout: first.value.payout });
  const rush = await Promise.all(Array.from({ length: 20 }, () => ann.spin()));
  expect(rush.filter(({ success }) => success)).toHaveLength(4);
  const bob = await spinner(2);
  expect((await bob.spin({ freeSpins: ann.spins.id })).errorCode).toBe('promotion.spins.none');
  if (OTHER !== SLOT) {
    expect((await bob.spin({ gameCode: OTHER })).errorCode).toBe('promotion.spins.none');
  }
  expect((await bob.spin()).success).toBe(true);
});

test('spins end with the hours of their campaign, and a shown bet replays at what it was played for', async () => {
  const ann = await spinner(3, { multiple: 1, hoursToPlay: 2 });
  const { value } = await ann.spin();
  const whole = await at.ask('GET', `/wps/game/bets/${value.betId}`, ann);
  expect(whole.value).toMatchObject({ stake: 0, freeStake: 1, steps: value.steps });
  at.advance(hours(2));
  const { token } = (await at.logIn(ann.username)).value;
  expect((await at.ask('GET', '/wps/promotions/spins', { token })).value).toEqual([]);
  expect((await ann.spin()).success).toBe(false);
});

test('a campaign of spins needs a budget, and a slot that takes the stake', async () => {
  const gives = { spins: { gameCode: SLOT, count: 10, stake: 1 } };
  const parts: Parts = { kind: 'GIFT', goals: [{ metric: 'BET_COUNT' }] };
  await expect(at.run({ ...parts, steps: [{ targets: [0], gives }], costs: {} })).rejects.toThrow();
  const dice = { spins: { gameCode: 'dice', count: 10, stake: 1 } };
  await expect(at.run({ ...parts, steps: [{ targets: [0], gives: dice }] })).rejects.toThrow();
});

test('a code tells all that it brought, spins and free bets too', async () => {
  await at.run({
    kind: 'CODE',
    how: 'CODE',
    code: 'SPINS5',
    steps: [
      {
        targets: [0],
        gives: {
          spins: { gameCode: 'lines25', count: 5, stake: 0.5 },
          freeBet: { stake: 4, hoursValid: 24, terms: {} },
        },
      },
    ],
    costs: { budget: 100 },
  });
  const { token } = await at.register();
  const redeemed = await at.ask('POST', '/wps/promotions/codes', {
    token,
    body: { code: 'spins5' },
  });
  expect(redeemed.value).toMatchObject({ money: 0, spins: 5, freeBet: 4, goods: 0 });
});
