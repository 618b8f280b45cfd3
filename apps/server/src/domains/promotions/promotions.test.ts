import { randomUUID } from 'node:crypto';
import { dayOf, days, hours } from '@baize/calendar';
import {
  promotionsOlderBoards as boards,
  type Call,
  promotionsOlderClients as calls,
  cashierDeposits as deposits,
  cashierDepositsOperator as desk,
  cashierDepositsLists as lists,
  referralInvite,
  promotionsOlderTickets as tickets,
  wallet,
} from '@baize/contract';
import { chanceOf, drawWeighted } from '@baize/games';
import { money } from '@baize/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { begin } from '../../platform/database.ts';
import { patience } from '../../testing/patience.ts';
import { cashOf } from '../../testing/players.ts';
import { openPromotionsTest, type Parts, type PromotionsTest } from '../../testing/promotions.ts';
import { requirementsOf } from '../cashier/index.ts';
import { setMobile } from '../members/index.ts';
import { takeTimeOut } from '../protection/index.ts';
import { keepReconciliation } from '../wallet/index.ts';
import { findCampaign, runningCampaigns } from './campaigns/campaign.ts';
import { cycleAt } from './campaigns/cycles.ts';
import { chancesFor } from './envelopes/chances.ts';
import { handTickets } from './grants/hand-tickets.ts';
import { countDeeds } from './progress/count-deeds.ts';
import type { Deed } from './progress/deeds.ts';
import { checkProgress } from './progress/recount.ts';
import { payRanks } from './tournaments/pay-ranks.ts';

let at: PromotionsTest;
beforeAll(async () => {
  at = await openPromotionsTest();
});
afterAll(() => at.close());

const cardOf = async (token: string, id: string) =>
  (await at.ask('GET', `/wps/promotions/activities/${id}`, { token })).value;

const promoTurnover = async (memberId: bigint) =>
  (await requirementsOf(at.house.db, memberId, { isOpen: true, size: 50 }))
    .filter(({ kind }) => kind === 'PROMO')
    .map(({ required }) => required);

/** All the sums that the domain says it gave are what the ledger moved. */
async function expectBooked() {
  const { rows } = await sql<{ said: bigint; booked: bigint }>`select
    (select coalesce(sum(money), 0)::bigint from promotion_gifts) as said,
    (select coalesce(sum(amount), 0)::bigint from counted_transfers
     where key like '#promo.%' and key not like '%.back') as booked`.execute(at.house.db);
  expect(rows[0]!.said).toBe(rows[0]!.booked);
  const spent = await sql<{ a: bigint; b: bigint }>`select
    (select coalesce(sum(spent), 0)::bigint from promotion_campaigns) as a,
    (select coalesce(sum(spent), 0)::bigint from promotion_days) as b`.execute(at.house.db);
  expect(spent.rows[0]!.a).toBe(rows[0]!.said);
  expect(spent.rows[0]!.b).toBe(rows[0]!.said);
  expect((await keepReconciliation(at.house)).fault).toBeNull();
}

const deposit100: Parts = {
  kind: 'DEPOSIT',
  needsJoin: true,
  how: 'AUTO',
  goals: [{ metric: 'ONE_DEPOSIT' }],
  steps: [{ targets: [100], gives: { percent: { rate: 1_000_000, cap: 1_000 } } }],
  terms: { multiple: 10 },
};

test('example-AC1: a first deposit is doubled up to the cap, and its turnover is ten times the gift', async () => {
  const id = await at.run({ ...deposit100, costs: { budget: 5_000 } });
  const [ann, bob] = [await at.register(), await at.register()];
  expect((await cardOf(ann.token, id)).state).toBe('JOIN');
  for (const { token } of [ann, bob]) {
    await at.ask('POST', `/wps/promotions/activities/${id}/join`, { token, body: {} });
  }
  expect((await cardOf(ann.token, id)).state).toBe('JOINED');
  await at.fund(ann.id, '700');
  await at.fund(bob.id, '1500');
  await at.settle();
  expect(await cashOf(at.house, ann.id)).toBe(money('1400'));
  expect(await promoTurnover(ann.id)).toEqual([money('7000')]);
  expect(await cashOf(at.house, bob.id)).toBe(money('2500'));
  expect(await promoTurnover(bob.id)).toEqual([money('10000')]);
  expect((await cardOf(ann.token, id)).state).toBe('CLAIMED');
  await at.fund(ann.id, '700');
  await at.settle();
  expect(await promoTurnover(ann.id)).toEqual([money('7000')]);
  await expectBooked();
});

test('the account record says which campaign gave, in the language of the reader', async () => {
  const id = await at.run({
    ...deposit100,
    words: {
      EN: { title: 'Double up', summary: '', terms: '' },
      DE: { title: 'Verdoppeln', summary: '', terms: '' },
    },
  });
  const { token, id: memberId } = await at.register();
  await at.ask('POST', `/wps/promotions/activities/${id}/join`, { token, body: {} });
  await at.fund(memberId, '100');
  await at.settle();
  for (const [language, title] of [
    ['EN', 'Double up'],
    ['DE', 'Verdoppeln'],
    ['FR', 'Double up'],
  ]) {
    const { value } = await at.ask('GET', `${wallet.statement.path}?language=${language}`, {
      token,
    });
    expect(value.list).toMatchObject([
      { txTypeCode: 'PROMO', amount: 100, remark: title },
      { txTypeCode: 'DEPOSIT', amount: 100, remark: '' },
    ]);
  }
});

test('a promotion chosen with a deposit is joined, kept with the order and given with the money', async () => {
  const id = await at.run({
    ...deposit100,
    words: { EN: { title: 'Twice', summary: '', terms: '' } },
  });
  const other = await at.run({
    goals: [{ metric: 'DEPOSIT_SUM' }],
    how: 'CLAIM',
    steps: [{ targets: [900_000], gives: { money: 1 } }],
  });
  const { token } = await at.register();
  const order = (body: object, by = token) =>
    at.ask('POST', deposits.postDeposit.path, {
      token: by,
      body: { requestId: randomUUID(), vendorId: 'bank', amount: 200, ...body },
    });
  const offered = (await at.ask('GET', lists.depositPromotions.path, { token })).value;
  expect(offered.find((row: { promotionId: string }) => row.promotionId === id)).toMatchObject({
    promotionName: 'Twice',
    bonusPercent: '100',
    minAmount: 100,
    maxAmount: null,
  });
  for (const promotionId of ['no-number', '999999', other]) {
    const refused = await order({ promotionId });
    expect([refused.status, refused.errorCode]).toEqual([404, 'promotion.id.invalid']);
  }
  const small = await order({ amount: 50, promotionId: id });
  expect([small.status, small.errorCode]).toEqual([409, 'not.exists.prom.deposit']);
  expect((await cardOf(token, id)).state).toBe('JOIN');
  const requestId = randomUUID();
  const placed = await order({ requestId, promotionId: Number(id) });
  expect(placed).toMatchObject({ status: 200, value: { promotionId: id } });
  expect((await order({ requestId, promotionId: id })).value).toEqual(placed.value);
  expect(await order({ requestId })).toMatchObject({ errorCode: 'exists.transaction' });
  expect((await cardOf(token, id)).state).toBe('JOINED');
  const { shownAmount: amount } = placed.value;
  const entry = { channel: 'bank', externalId: randomUUID(), amount, note: '' };
  await at.ops('finance', 'POST', desk.recordPayment.path, entry);
  await at.settle();
  const record = (await at.ask('GET', wallet.statement.path, { token })).value;
  expect(record.list).toMatchObject([
    { txTypeCode: 'PROMO', amount, remark: 'Twice' },
    { txTypeCode: 'DEPOSIT', amount },
  ]);
  const again = await order({ promotionId: id });
  expect([again.status, again.errorCode]).toEqual([409, 'prom.claim.processed']);
  // Somebody else: whoever asks for money too often is turned away.
  const { token: theirs } = await at.register();
  for (const promotionId of ['', '0', 0, null]) {
    const plain = await order({ promotionId }, theirs);
    expect(plain.value).toMatchObject({ promotionId: '' });
    const body = { depositId: plain.value.depositId };
    await at.ask('POST', deposits.cancelDeposit.path, { token: theirs, body });
  }
  const chosenBy = async (by: string) => {
    const { value } = await at.ask('GET', deposits.depositReport.path, { token: by });
    return value.list.map((row: { promotionName: string }) => row.promotionName);
  };
  expect(await chosenBy(token)).toEqual(['Twice']);
  expect(await chosenBy(theirs)).toEqual(['', '', '', '']);
});

const task: Parts = {
  kind: 'TASK',
  cycle: 'DAILY',
  goals: [{ metric: 'VALID_BET', categories: ['RNG'] }],
  steps: [
    { targets: [100], gives: { money: 5, points: 10 }, missionPoints: 10 },
    { targets: [300], gives: { money: 20 } },
  ],
};

const step = async (token: string, id: string, n = 0) => {
  const { cycleKey } = await cardOf(token, id);
  return at.ask('POST', `/wps/promotions/activities/${id}/claim`, {
    token,
    body: { cycleKey, step: n },
  });
};

/** What is kept is what the bets add up to. */
async function expectProven() {
  for (const campaign of await runningCampaigns(at.house.db)) {
    const cycle = cycleAt(campaign, at.house.clock.now(), 480);
    if (cycle) expect(await checkProgress(at.house.db, campaign, cycle)).toEqual([]);
  }
}

test('progress follows bets and their corrections, and a step is given once', async () => {
  const id = await at.run(task);
  const ann = await at.register();
  await at.fund(ann.id, '2000');
  await at.bet(ann.id, '60');
  await at.bet(ann.id, '500', '500', 'LIVE');
  expect((await cardOf(ann.token, id)).steps[0]).toMatchObject({ values: [60], state: 'PROCESS' });
  expect((await step(ann.token, id)).errorCode).toBe('promotion.claim.fail');
  const second = await at.bet(ann.id, '40');
  expect((await cardOf(ann.token, id)).state).toBe('CLAIM');
  await at.takeBack(second);
  expect((await cardOf(ann.token, id)).state).toBe('PROCESS');
  await at.bet(ann.id, '250');
  await expectProven();
  const before = await cashOf(at.house, ann.id);
  const answers = await Promise.all(Array.from({ length: 8 }, () => step(ann.token, id)));
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(answers.find(({ success }) => !success)?.errorCode).toBe('prom.claim.processed');
  const all = await at.ask('POST', '/wps/promotions/rewards/claimAll', {
    token: ann.token,
    body: {},
  });
  expect(all.value).toMatchObject({ money: 20, claimed: 1, failed: [] });
  expect(await cashOf(at.house, ann.id)).toBe(before + money('25'));
  expect((await cardOf(ann.token, id)).state).toBe('CLAIMED');
  await expectBooked();
});

test('parallel claims of the last gifts never oversell budget or stock', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => at.register()));
  const give = { goals: [{ metric: 'DEPOSIT_SUM' as const }], how: 'CLAIM' as const };
  const budget = await at.run({
    ...give,
    steps: [{ targets: [10], gives: { money: 7 } }],
    costs: { budget: 30 },
  });
  const stock = await at.run({
    ...give,
    steps: [{ targets: [10], gives: { points: 3 } }],
    costs: { stock: 5 },
  });
  for (const { id } of people) await at.fund(id, '10');
  await at.settle();
  const taken = await Promise.all(people.map(({ token }) => step(token, budget)));
  expect(taken.filter(({ success }) => success)).toHaveLength(4);
  const given = await Promise.all(people.map(({ token }) => step(token, stock)));
  expect(given.filter(({ success }) => success)).toHaveLength(5);
  const { value } = await at.ops('admin', 'GET', `/ops/promotions/campaigns/${budget}`);
  expect(value).toMatchObject({ state: 'STOPPED', stopReason: 'BUDGET', spent: 28, gifts: 4 });
  await expectBooked();
});

test('a bonus holds its owner to its terms, and goes back when it is given up', async () => {
  const id = await at.run({
    ...deposit100,
    terms: { multiple: 5, maxStake: 10, excluded: ['BAIZE/mines'], weights: { LIVE: 10 } },
  });
  const ann = await at.register();
  await at.ask('POST', `/wps/promotions/activities/${id}/join`, { token: ann.token, body: {} });
  await at.fund(ann.id, '100');
  await at.settle();
  expect(await cashOf(at.house, ann.id)).toBe(money('200'));
  const bet = (gameCode: string, stake: number) =>
    at.ask('POST', '/wps/game/bet', {
      token: ann.token,
      body: { requestId: randomUUID(), gameCode, stake, choice: { target: 50, side: 'under' } },
    });
  expect((await bet('dice', 11)).errorCode).toBe('promotion.stake.limit');
  expect((await bet('dice', 10)).success).toBe(true);
  const [bonus] = (await at.ask('GET', '/wps/promotions/bonuses', { token: ann.token })).value;
  expect(bonus).toMatchObject({ state: 'RUNNING', amount: 100, required: 500, maxStake: 10 });
  await at.bet(ann.id, '10', '0');
  const held = await cashOf(at.house, ann.id);
  const [told] = (await at.ask('GET', '/wps/promotions/bonuses', { token: ann.token })).value;
  const back = await at.ask('POST', `/wps/promotions/bonuses/${bonus.id}/forfeit`, {
    token: ann.token,
    body: {},
  });
  expect(back.value.takenBack).toBe(told.forfeit);
  expect(told.forfeit).toBeGreaterThan(0);
  expect(await cashOf(at.house, ann.id)).toBe(held - money(back.value.takenBack));
  expect(await promoTurnover(ann.id)).toEqual([]);
  expect((await bet('dice', 11)).success).toBe(true);
  await expectBooked();
});

test('whoever may not play is shown and given nothing', async () => {
  const id = await at.run({
    goals: [{ metric: 'DEPOSIT_SUM' }],
    steps: [{ targets: [10], gives: { money: 5 } }],
  });
  const ann = await at.register();
  await at.fund(ann.id, '50');
  await at.settle();
  expect((await cardOf(ann.token, id)).state).toBe('CLAIM');
  const caller = { kind: 'member', operatorId: 0n, memberId: ann.id, address: '' } as const;
  await takeTimeOut(at.house, caller, { memberId: ann.id, days: 1 });
  const { cycleKey } = await cardOf(ann.token, id);
  const body = { cycleKey: cycleKey || 'once', step: 0 };
  const asked = await at.ask('POST', `/wps/promotions/activities/${id}/claim`, {
    token: ann.token,
    body,
  });
  expect(asked.success).toBe(false);
  const { value } = await at.ask('GET', '/wps/promotions/activities', { token: ann.token });
  expect(value).toEqual([]);
  const tried = await at.ops('admin', 'POST', `/ops/promotions/campaigns/${id}/try`, {
    username: ann.username,
  });
  expect(tried.value.barriers).toContain('EXCLUDED');
});

test('an application waits for an operator, is decided once, and may be made again where it may', async () => {
  const id = await at.run({
    kind: 'APPLICATION',
    how: 'APPLICATION',
    mayReapply: true,
    steps: [{ targets: [0], gives: { money: 8 } }],
  });
  const ann = await at.register();
  expect((await cardOf(ann.token, id)).state).toBe('JOIN');
  const apply = (remark: string) =>
    at.ask('POST', `/wps/promotions/activities/${id}/apply`, {
      token: ann.token,
      body: { remark },
    });
  expect((await apply('x'.repeat(141))).status).toBe(400);
  expect((await apply('please')).success).toBe(true);
  expect((await apply('again')).errorCode).toBe('prom.claim.processed');
  expect((await cardOf(ann.token, id)).state).toBe('APPLYING');
  const waiting = async () =>
    (await at.ops('support', 'GET', `/ops/promotions/applications?campaignId=${id}`)).value.list;
  const [asked] = await waiting();
  const decide = (isApproved: boolean, applicationId = asked.id) =>
    at.ops('support', 'POST', `/ops/promotions/applications/${applicationId}/decide`, {
      isApproved,
      reason: isApproved ? '' : 'The picture cannot be read',
    });
  expect((await decide(false)).success).toBe(true);
  expect(await cardOf(ann.token, id)).toMatchObject({ state: 'JOIN' });
  expect((await apply('with a better picture')).success).toBe(true);
  const [second] = await waiting();
  const both = await Promise.all([decide(true, second.id), decide(true, second.id)]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  expect((await cardOf(ann.token, id)).state).toBe('ISSUED');
  expect(await cashOf(at.house, ann.id)).toBe(money('8'));
  await expectBooked();
});

test('tickets draw from the committed seed, and a prize in stock is won once', async () => {
  const wheel = await at.run({
    kind: 'TICKETS',
    prizes: [
      { name: 'Thanks', weight: 0 },
      { name: 'The one', weight: 10, stock: 1, gives: { money: 88 } },
    ],
  });
  const code = await at.run({
    kind: 'CODE',
    how: 'CODE',
    code: `LUCKY${wheel}`,
    steps: [{ targets: [0], gives: { tickets: { campaignId: wheel, count: 1 } } }],
    costs: {},
  });
  const people = await Promise.all(Array.from({ length: 6 }, () => at.register()));
  const redeem = (token: string, text: string) =>
    at.ask('POST', '/wps/promotions/codes', { token, body: { code: text } });
  expect((await redeem(people[0]!.token, 'NONSENSE')).errorCode).toBe('promotion.code.invalid');
  for (const { token } of people) {
    expect((await redeem(token, `lucky${wheel}`)).value).toMatchObject({ tickets: 1 });
  }
  expect((await redeem(people[0]!.token, `lucky${wheel}`)).success).toBe(false);
  const open = (token: string) =>
    at.ask('POST', `/wps/promotions/tickets/${wheel}/open`, { token, body: {} });
  const opened = await Promise.all(people.map(({ token }) => open(token)));
  expect(opened.filter(({ value }) => value?.money === 88)).toHaveLength(1);
  expect((await open(people[0]!.token)).success).toBe(false);
  expect(code).not.toBe(wheel);
  await expectBooked();
});

test('help for an empty purse is called ready only while the purse is empty', async () => {
  const id = await at.run({
    kind: 'RESCUE',
    goals: [{ metric: 'LOSS' }],
    steps: [{ targets: [50], gives: { percent: { rate: 100_000 } } }],
    terms: { balanceBelow: 5 },
  });
  const ann = await at.register();
  await at.fund(ann.id, '100');
  const waiting = async () =>
    (await at.ask('GET', '/wps/promotions/rewards', { token: ann.token })).value.list.filter(
      ({ campaignId }: { campaignId: string }) => campaignId === id,
    );
  await at.bet(ann.id, '60', '0');
  expect(await cardOf(ann.token, id)).toMatchObject({ state: 'PROCESS', claimable: 0 });
  expect(await waiting()).toEqual([]);
  await at.bet(ann.id, '38', '0');
  expect(await cardOf(ann.token, id)).toMatchObject({ state: 'CLAIM', claimable: 9.8 });
  expect(await waiting()).toMatchObject([{ money: 9.8 }]);
  const { cycleKey } = await cardOf(ann.token, id);
  const claimed = await at.ask('POST', `/wps/promotions/activities/${id}/claim`, {
    token: ann.token,
    body: { cycleKey, step: 0 },
  });
  expect(claimed.success).toBe(true);
  expect(await cashOf(at.house, ann.id)).toBe(money('11.8'));
  await expectBooked();
});

test('a day is signed once, and the next day goes on with the strip', async () => {
  const id = await at.run({
    kind: 'SIGN_IN',
    cycle: 'DAILY',
    strip: [1, 1, 2, 2, 3, 3, 8].map((points) => ({ points })),
    costs: {},
  });
  const ann = await at.register();
  const sign = (token: string) =>
    at.ask('POST', `/wps/promotions/signIn/${id}`, { token, body: {} });
  const both = await Promise.all([sign(ann.token), sign(ann.token)]);
  expect(both.filter(({ success }) => success)).toHaveLength(1);
  at.advance(days(1));
  const { token } = (await at.logIn(ann.username)).value;
  expect((await sign(token)).value).toMatchObject({ day: 2, points: 1 });
  at.advance(days(2));
  const later = (await at.logIn(ann.username)).value.token;
  expect((await sign(later)).value).toMatchObject({ day: 1 });
});

test('a week of losses is shared when it has ended, and ranks are paid once', async () => {
  await at.enterDesk();
  const back = await at.run({
    kind: 'CASHBACK',
    cycle: 'WEEKLY',
    graceHours: 168,
    readyAt: 'CYCLE_END',
    goals: [{ metric: 'LOSS' }],
    steps: [{ targets: [1], gives: { percent: { rate: 50_000, cap: 100 } } }],
  });
  const cup = await at.run({
    kind: 'TOURNAMENT',
    cycle: 'WEEKLY',
    graceHours: 168,
    goals: [{ metric: 'VALID_BET' }],
    bands: [{ from: 1, to: 1, gives: { money: 30 } }],
  });
  const [ann, bob] = [await at.register(), await at.register()];
  await at.fund(ann.id, '1000');
  await at.fund(bob.id, '1000');
  await at.bet(ann.id, '333.33', '0');
  await at.bet(bob.id, '200', '400');
  const rank = await at.ask('GET', `/wps/promotions/rankings/${cup}`, { token: ann.token });
  expect(rank.value.own).toEqual({ rank: 1, value: 333.33 });
  expect((await step(ann.token, back)).errorCode).toBe('promotion.claim.fail');
  const campaign = (await findCampaign(at.house.db, back))!;
  const { key, to } = cycleAt(campaign, at.house.clock.now(), 480)!;
  // Ranks are paid four hours after the week, whatever the hour in which this runs.
  at.house.clock.moveTo(new Date(to!.getTime() + hours(4)));
  const token = (await at.logIn(ann.username)).value.token;
  const claim = { token, body: { cycleKey: key, step: 0 } };
  const given = await at.ask('POST', `/wps/promotions/activities/${back}/claim`, claim);
  expect(given.value.money).toBe(16.66);
  await payRanks(at.house);
  await payRanks(at.house);
  expect(await cashOf(at.house, ann.id)).toBe(money('713.33'));
  await expectBooked();
});

test('a rain gives what its table says while there is budget, one envelope for a chance', async () => {
  const now = at.house.clock.now();
  const minute = Math.floor((now.getTime() / 60_000 + 480) % 1_440);
  const id = await at.run({
    kind: 'RAIN',
    startsAt: now.getTime() - days(1),
    rainMinutes: [(minute + 1) % 1_440],
    rainSeconds: 600,
    rainAmounts: [{ amount: 2, weight: 1 }],
    costs: { budget: 7 },
  });
  at.advance(90_000);
  const people = await Promise.all(Array.from({ length: 6 }, () => at.register()));
  const grab = (token: string) =>
    at.ask('POST', `/wps/promotions/rain/${id}/catch`, { token, body: {} });
  const caught = await Promise.all(people.map(({ token }) => grab(token)));
  expect(caught.map(({ value }) => value?.money).sort()).toEqual([0, 0, 0, 2, 2, 2]);
  expect((await grab(people[0]!.token)).errorCode).toBe('promotion.rain.none');
  const shown = await at.ask('GET', `/wps/promotions/rain/${id}`, { token: people[0]!.token });
  expect(shown.value.caught).toMatchObject([{ amount: caught[0]!.value.money }]);
  const seed = at.house.keys.open((await findCampaign(at.house.db, id))!.seedSealed);
  for (const { token } of people) {
    const [own] = (await at.ask('GET', `/wps/promotions/rain/${id}`, { token })).value.caught;
    const drawn = drawWeighted(chanceOf({ serverSeed: seed, ...own }), own.weights);
    expect(drawn ?? -1).toBe(own.prize);
  }
  await expectBooked();
});

/** A rain that falls from the next minute on, under way when it answers. */
async function letItRain(parts: Parts): Promise<string> {
  const now = at.house.clock.now().getTime();
  const minute = Math.floor((now / 60_000 + 480) % 1_440);
  const fall = { rainMinutes: [(minute + 1) % 1_440], rainSeconds: 600 };
  const id = await at.run({ kind: 'RAIN', startsAt: now - days(1), ...fall, ...parts });
  at.advance(90_000);
  return id;
}

const UNANSWERED = ['network.timeout', 'too.much.request'];

/** The same request again and again while nobody says what became of it: a machine under load may be slow. */
async function sendUntilAnswered(path: string, token: string) {
  const body = { requestId: randomUUID() };
  for (;;) {
    const answer = await at.ask('POST', path, { token, body });
    if (answer.success || !UNANSWERED.includes(answer.errorCode ?? '')) return answer;
  }
}

test('of two hundred who reach for the last envelope or prize at once, one has it', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => at.register()));
  const rain = await letItRain({
    rainAmounts: [{ amount: 2, weight: 1 }],
    rainChances: [{ chances: 10 }],
    costs: { budget: 2 },
  });
  const raffle = await at.run({
    kind: 'TICKETS',
    prizes: [
      { name: 'The last one', weight: 1, stock: 1, gives: { money: 9 } },
      { name: 'Thanks', weight: 0 },
    ],
    costs: { budget: 900 },
  });
  const origin = (id: bigint) => ({ campaignId: BigInt(raffle), memberId: id, origin: `t.${id}` });
  await begin(at.house.db, async (tx) => {
    for (const { id } of people) {
      await handTickets(tx, { ...origin(id), count: 10, at: at.house.clock.now() });
    }
  });
  const all = Array.from({ length: 200 }, (_, n) => people[n % 20]!.token);
  const reach = (path: string) => Promise.all(all.map((token) => sendUntilAnswered(path, token)));
  const caught = await reach(`/wps/promotions/rain/${rain}/catch`);
  expect(caught.filter(({ value }) => value?.money === 2)).toHaveLength(1);
  expect(caught.filter(({ value }) => value?.money === 0)).toHaveLength(199);
  const drawn = await reach(`/wps/promotions/tickets/${raffle}/open`);
  expect(drawn.filter(({ value }) => value?.money === 9)).toHaveLength(1);
  await expectBooked();
});

test('a batch that is broken off in a rain loses nothing and doubles nothing', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => at.register()));
  const id = await letItRain({
    rainAmounts: [{ amount: 1, weight: 1 }],
    rainChances: [{ chances: 5 }],
  });
  // A day's sum that someone else holds stops the batch at its last statement, with all else written.
  const holder = await at.house.pool.connect();
  await holder.query('begin');
  await holder.query('insert into promotion_days (campaign_id, day) values ($1, $2)', [
    id,
    dayOf(at.house.clock.now(), 480),
  ]);
  const catchOne = (token: string) => sendUntilAnswered(`/wps/promotions/rain/${id}/catch`, token);
  const catching = Promise.all(
    people.flatMap(({ token }) => Array.from({ length: 7 }, () => catchOne(token))),
  );
  await vi.waitFor(async () => {
    const { rowCount } = await at.house.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'
         and query like '%promotion_days%' and pid <> pg_backend_pid()`,
    );
    expect(rowCount).toBeGreaterThan(0);
  }, patience(20_000));
  await holder.query('rollback');
  holder.release();
  const caught = await catching;
  expect(caught.filter(({ value }) => value?.money === 1)).toHaveLength(60);
  expect(caught.filter(({ errorCode }) => errorCode === 'promotion.rain.none')).toHaveLength(24);
  for (const { id: memberId } of people) {
    expect(await cashOf(at.house, memberId)).toBe(money('5'));
  }
  expect(await findCampaign(at.house.db, id)).toMatchObject({ spent: money('60'), gifts: 60 });
  await expectBooked();
});

test('an envelope that the day or the member may no longer have is empty, never refused', async () => {
  const minute = Math.floor((at.house.clock.now().getTime() / 60_000 + 480) % 1_440);
  const id = await at.run({
    kind: 'RAIN',
    startsAt: at.house.clock.now().getTime() - days(1),
    rainMinutes: [(minute + 1) % 1_440],
    rainSeconds: 600,
    rainAmounts: [{ amount: 3, weight: 1 }],
    rainChances: [{ chances: 4 }],
    costs: { budget: 100, perDay: 10, perMember: 5 },
  });
  at.advance(90_000);
  const people = await Promise.all(Array.from({ length: 4 }, () => at.register()));
  const grab = async (token: string) =>
    (await at.ask('POST', `/wps/promotions/rain/${id}/catch`, { token, body: {} })).value?.money;
  const caught: number[] = [];
  for (const { token } of people) caught.push(await grab(token), await grab(token));
  expect(caught).toEqual([3, 0, 3, 0, 3, 0, 0, 0]);
  await expectBooked();
});

test('example-3.4: chances in a rain go by what was played the day before: 100, 1,000 and 10,000', () => {
  const ladder = [
    [100, 1],
    [1_000, 3],
    [10_000, 8],
  ].map(([least, chances]) => ({ deposit: 0n, validBet: money(`${least}`), chances: chances! }));
  const chances = (played: string) =>
    chancesFor({ rainChances: ladder }, { deposited: 0n, played: money(played) });
  expect(['99.99', '100', '999.99', '1000', '10000'].map(chances)).toEqual([0, 1, 1, 3, 8]);
});

test('one for each network address: whoever shares it is told that it was given', async () => {
  const parts: Parts = {
    goals: [{ metric: 'DEPOSIT_SUM' }],
    steps: [{ targets: [10], gives: { money: 5 } }],
  };
  const shared = await at.run({ ...parts, terms: { onePer: ['ADDRESS'] } });
  const alone = await at.run({ ...parts, terms: { onePer: ['BANK', 'NAME'] } });
  const people = [await at.register(), await at.register(), await at.register()];
  for (const { id } of people) await at.fund(id, '20');
  await at.settle();
  const taken = await Promise.all(people.map(({ token }) => step(token, shared)));
  expect(taken.filter(({ success }) => success)).toHaveLength(1);
  expect(taken.find(({ success }) => !success)?.errorCode).toBe('exists.prom.claim.ip');
  const free = await Promise.all(people.map(({ token }) => step(token, alone)));
  expect(free.every(({ success }) => success)).toBe(true);
  await expectBooked();
});

test('a race is won by whoever reaches its mark first, by the bets that stand', async () => {
  const parts: Parts = {
    kind: 'TOURNAMENT',
    graceHours: 168,
    goals: [{ metric: 'VALID_BET' }],
    bands: [{ from: 1, to: 3, gives: { money: 9 } }],
  };
  await expect(
    at.run({ ...parts, goals: [{ metric: 'WIN_MULTIPLE' }], firstTo: 50 }),
  ).rejects.toThrow();
  const race = await at.run({ ...parts, firstTo: 50 });
  const [ann, bob, cat] = [await at.register(), await at.register(), await at.register()];
  for (const { id } of [ann, bob, cat]) await at.fund(id, '500');
  await at.bet(cat.id, '40');
  const early = await at.bet(ann.id, '60');
  at.advance(1_000);
  await at.bet(bob.id, '55');
  const own = async ({ token }: { token: string }) =>
    (await at.ask('GET', `/wps/promotions/rankings/${race}`, { token })).value.own?.rank;
  expect([await own(ann), await own(bob), await own(cat)]).toEqual([1, 2, 3]);
  at.advance(1_000);
  await at.bet(ann.id, '300');
  expect(await own(ann)).toBe(1);
  await at.takeBack(early);
  expect([await own(bob), await own(ann), await own(cat)]).toEqual([1, 2, 3]);
});

/** What one member did, each thing with what took it back later: announced in this order per bet. */
async function deedsOf(memberId: bigint): Promise<Deed[][]> {
  const heard: Deed[][] = [];
  for (const amount of ['20', '50', '40', '60']) {
    await at.fund(memberId, amount);
    at.advance(1_000);
  }
  const deposits = await sql<{ amount: bigint; credited_at: Date }>`
    select amount, credited_at from promoted_deposits where member_id = ${memberId}`.execute(
    at.house.db,
  );
  for (const { amount, credited_at } of deposits.rows) {
    heard.push([{ what: 'deposit', memberId, amount, at: credited_at }]);
  }
  const bets = [];
  for (const [stake, payout] of [
    ['10', '50'],
    ['4', '0'],
    ['8', '40'],
    ['5', '60'],
    ['3', '1'],
  ]) {
    const bet = await at.bet(memberId, stake!, payout);
    bets.push(bet);
    const { rows } = await sql<{
      at: Date;
    }>`select settled_at as at from bets where id = ${bet.id}`.execute(at.house.db);
    const { vendor, gameCode, category } = bet;
    const sums = { stake: money(stake!), payout: money(payout!), validBet: money(stake!) };
    heard.push([
      { what: 'bet', memberId, vendor, gameCode, category, ...sums, sign: 1n, at: rows[0]!.at },
    ]);
    at.advance(1_000);
  }
  for (const n of [3, 1]) {
    await at.takeBack(bets[n]!);
    const own = heard[deposits.rows.length + n]!;
    own.push({ ...(own[0] as Extract<Deed, { what: 'bet' }>), sign: -1n });
  }
  return heard;
}

test('progress is the same in whichever order and batches things are heard', async () => {
  const id = await at.run({
    goals: [
      { metric: 'VALID_BET' },
      { metric: 'WIN_MULTIPLE' },
      { metric: 'LOSS' },
      { metric: 'ONE_DEPOSIT' },
    ],
    steps: [{ targets: [1, 1, 1, 30], gives: { points: 1 } }],
    costs: {},
  });
  const ann = await at.register();
  const heard = await deedsOf(ann.id);
  const campaign = (await findCampaign(at.house.db, id))!;
  const keptIn = async (db: typeof at.house.db) => {
    const { rows } = await sql<{ goal: number; value: bigint; reached_at: Date }>`
      select goal, value, reached_at from promotion_progress where campaign_id = ${campaign.id}
        and member_id = ${ann.id} order by goal`.execute(db);
    return rows;
  };
  const kept = await keptIn(at.house.db);
  expect(kept.map(({ value }) => value)).toEqual([
    money('21'),
    money('5'),
    money('-70'),
    money('50'),
  ]);
  const picks = fc.array(fc.tuple(fc.nat(), fc.boolean()), { minLength: 40, maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(picks, async (order) => {
      const waiting = heard.map((deeds) => [...deeds]);
      const batches: Deed[][] = [[]];
      for (const [pick, isCut] of order) {
        const left = waiting.filter(({ length }) => length > 0);
        if (left.length === 0) break;
        batches.at(-1)!.push(left[pick % left.length]!.shift()!);
        if (isCut) batches.push([]);
      }
      const found = await begin(at.house.db, async (tx) => {
        await sql`delete from promotion_progress where campaign_id = ${campaign.id}`.execute(tx);
        for (const deeds of batches)
          await countDeeds(tx, { campaigns: [campaign], deeds, zone: 480 });
        return keptIn(tx);
      });
      expect(found).toEqual(kept);
    }),
    { numRuns: 8 },
  );
});

test('whatever a campaign may cost, no more of it is given, and the ledger says the same', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => at.register()));
  const bound = fc.option(fc.integer({ min: 3, max: 40 }), { nil: null });
  const numbers = fc.record({
    gifts: fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 })),
    budget: fc.integer({ min: 5, max: 60 }),
    perDay: bound,
    perMember: bound,
    stock: fc.option(fc.integer({ min: 1, max: 8 }), { nil: null }),
  });
  await fc.assert(
    fc.asyncProperty(numbers, async ({ gifts, budget, perDay, perMember, stock }) => {
      const id = await at.run({
        goals: [{ metric: 'DEPOSIT_SUM' }],
        steps: gifts.map((sum) => ({ targets: [1], gives: { money: sum } })),
        costs: { budget, perDay, perMember, stock },
      });
      for (const { id: memberId } of people) await at.fund(memberId, '10');
      await at.settle();
      await Promise.all(people.flatMap(({ token }) => [step(token, id, 0), step(token, id, 1)]));
      const { rows } = await sql<{ all: bigint; count: bigint; most: bigint }>`
        select coalesce(sum(money), 0)::bigint as all, coalesce(sum(n), 0)::bigint as count,
          coalesce(max(money), 0)::bigint as most
        from (select sum(money) as money, count(*) as n from promotion_gifts
          where campaign_id = ${BigInt(id)} group by member_id) g`.execute(at.house.db);
      const { all, count, most } = rows[0]!;
      const within = [budget, perDay].every((sum) => sum === null || all <= money(String(sum)));
      expect(within && (stock === null || count <= BigInt(stock))).toBe(true);
      expect(perMember === null || most <= money(String(perMember))).toBe(true);
    }),
    { numRuns: 3 },
  );
  await expectBooked();
});

test('a large campaign starts only when a second person agrees, and runs by its rules', async () => {
  // A forecast reads whole days, so that what it is to find lies on the day before, whatever the hour.
  await at.fund((await at.register()).id, '20');
  at.advance(days(1));
  await at.enterDesk();
  const content = {
    kind: 'TASK',
    words: { EN: { title: 'Large' } },
    startsAt: at.house.clock.now().getTime(),
    goals: [{ metric: 'DEPOSIT_SUM' }],
    steps: [{ targets: [10], gives: { money: 5 } }],
    costs: { budget: 50_000 },
  };
  const reason = 'the season begins';
  const saved = await at.ops('admin', 'PUT', '/ops/promotions/campaigns', {
    version: 0,
    content,
    reason,
  });
  const { id, version } = saved.value;
  const start = await at.ops('admin', 'POST', `/ops/promotions/campaigns/${id}/start`, {
    version,
    reason,
  });
  const decide = (who: string) =>
    at.ops(who, 'POST', `/ops/approvals/${start.value.approvalId}/decide`, {
      decision: 'approve',
      note: '',
    });
  expect((await decide('admin')).success).toBe(false);
  expect((await decide('finance')).message).toBe('');
  const shown = (await at.ops('admin', 'GET', `/ops/promotions/campaigns/${id}`)).value;
  expect(shown.state).toBe('RUNNING');
  const changed = { ...shown.content, steps: [{ targets: [1], gives: { money: 5 } }] };
  const refused = await at.ops('admin', 'PUT', '/ops/promotions/campaigns', {
    id,
    version,
    content: changed,
    reason,
  });
  expect(refused.errorCode).toBe('promotion.runs');
  const forecast = await at.ops('admin', 'POST', '/ops/promotions/forecast', { content, days: 2 });
  expect(forecast.value.members).toBeGreaterThan(0);
  const results = await at.ops('admin', 'GET', `/ops/promotions/campaigns/${id}/results`);
  expect(results.success).toBe(true);
  const counted = await at.ops('admin', 'POST', '/ops/promotions/audience', { who: {} });
  expect(counted.value.count).toBeGreaterThan(10);
});

test('every call of existing clients is there, answers in its shape and refuses by its name', async () => {
  const wheel = await at.run({
    kind: 'TICKETS',
    prizes: [
      { name: 'Money', weight: 1, gives: { money: 3 } },
      { name: 'Thanks', weight: 0 },
    ],
  });
  const strip = await at.run({
    kind: 'SIGN_IN',
    cycle: 'DAILY',
    goals: [{ metric: 'PHONE_PROVED' }, { metric: 'CARD_BOUND' }],
    steps: [{ targets: [1, 1] }],
    strip: [{ points: 1 }, { points: 2, tickets: { campaignId: wheel, count: 1 } }],
    costs: {},
  });
  const forProved = await at.run({
    kind: 'SIGN_IN',
    cycle: 'DAILY',
    who: { isPhoneProved: true },
    strip: [{ points: 1 }],
    costs: {},
  });
  await at.run({
    kind: 'TOURNAMENT',
    goals: [{ metric: 'BET_COUNT' }],
    bands: [{ from: 1, to: 1, gives: { money: 7 } }],
  });
  // Two of them take turns, so that neither asks for money too often.
  const [{ token }, { token: other }] = [await at.register(), await at.register()];
  const list = expect.any(Array);
  const id = expect.any(String);
  const isAmount = expect.any(Number);
  const kept = { enabled: expect.any(Boolean), unclaimedCount: isAmount };
  const kinds = Object.fromEntries(calls.promotionTypes.map((type) => [type, kept]));
  const none = 'promotion.id.invalid';
  const ticket = { rewardType: 'TICKET', type: 'PRIZE_WHEEL', ticketStyle: 'PRIZE_WHEEL' };
  const day = { id, amount: 0, hasClaimed: 'N', depositAmount: 0, validBetAmount: 0 };
  const days = {
    list: [
      { ...day, dayCount: 1, isToday: 'Y', ticket: null },
      { ...day, dayCount: 2, isToday: 'N', ticket: expect.objectContaining(ticket) },
    ],
    footer: { dayCountClaimed: 0, totalClaimedAmount: 0, totalClaimedPointAmount: 0 },
  };
  type Named = Pick<Call, 'path' | 'also'>;
  const pathsOf = ({ path, also = [] }: Named) => [path, ...also.flatMap((one) => one.path ?? [])];
  const reads: [call: Named, answer: unknown, query?: string][] = [
    [calls.availablePromotions, kinds],
    [calls.claimList, { WEB: list }],
    [boards.raffleStatus, list],
    [calls.ticketList, [], '?isApp=N&status=AVAILABLE'],
    [tickets.discountTickets, list],
    [boards.unappliedRewards, { claims: list }],
    [boards.ticketConfig, { enabled: true, types: list, styles: list }],
    [calls.claimHistory, { list: [], totalPages: 0 }],
    [boards.redeemedCodes, []],
    [calls.signInConfigs, expect.arrayContaining([expect.objectContaining({ type: 'C' })])],
    [calls.signInHistory, days, `?configId=${strip}`],
    [calls.missionSummary, { claimableCount: 0, list }],
    [boards.missionRules, list],
    [calls.missionLeaderboard, { list, own: null }],
    [boards.rescues, list],
    [boards.rankBoards, list],
    [boards.ownRankBoards, []],
    [boards.rankBoard, { list }],
    [boards.rankBoardRules, { promotionId: id, description: expect.any(String) }],
    [boards.rankBoardRewards, list],
    [calls.promotionReward, { dailyReceivedBonus: 0, totalBonus: 0, totalPoints: 0 }],
    [tickets.luckyBetEnable, { enable: false, ticketCount: 0 }],
    [tickets.luckyBetTickets, []],
    [tickets.luckyBetHistories, []],
  ];
  for (const [call, answer, query = ''] of reads) {
    for (const path of pathsOf(call)) {
      const { success, value } = await at.ask('GET', `${path}${query}`, { token });
      expect(success, path).toBe(true);
      if (Array.isArray(answer)) expect(value, path).toEqual(answer);
      else expect({ value }, path).toMatchObject({ value: answer });
    }
  }
  const refusals: [call: Named, body: object, code: string, told?: object][] = [
    [calls.claimPromotion, { promotionId: 999_999 }, none],
    [boards.claimRaffle, { promotionId: wheel }, 'promotion.ticket.none'],
    [calls.joinPromotion, { promotionId: '999999' }, none],
    [boards.claimStatus, { promotionId: '999999' }, none],
    [calls.claimTicket, { transactionId: '1', isApp: 'N' }, 'promotion.ticket.none'],
    [tickets.cancelTicket, { transactionId: 'D-999999' }, none],
    [calls.claimCode, { promoCode: 'NOBODY' }, 'promotion.code.invalid'],
    [boards.claimMission, { missionId: '999999' }, none],
    [
      calls.claimSignIn,
      { promotionConfigDetailId: `${strip}_1` },
      'required_member_information_incomplete',
      { data: { requiredInformation: ['MOBILE_VERIFIED', 'BANK_CARD'] } },
    ],
    [
      calls.claimSignIn,
      { promotionConfigDetailId: `${forProved}_1` },
      'prom.claim.req.field',
      { type: 'MOBILE_VERIFIED' },
    ],
  ];
  const asked = refusals.flatMap((one) => pathsOf(one[0]).map((path) => ({ path, one })));
  for (const [n, { path, one }] of asked.entries()) {
    const [, body, code, told] = one;
    const by = n % 2 === 0 ? token : other;
    const answer = await at.ask('POST', path, { token: by, body });
    expect([answer.success, answer.errorCode], path).toEqual([false, code]);
    if (told) expect(answer.value, path).toEqual(told);
  }
});

test('existing clients find strips, missions, tickets and claims under their names', async () => {
  const strip = await at.run({
    kind: 'SIGN_IN',
    cycle: 'DAILY',
    goals: [{ metric: 'DEPOSIT_SUM' }, { metric: 'VALID_BET' }],
    steps: [{ targets: [20, 5] }],
    strip: [{ points: 1 }, { points: 2 }],
    costs: {},
  });
  const wheel = await at.run({
    kind: 'TICKETS',
    prizes: [
      { name: 'Thanks', weight: 0 },
      { name: 'Money', weight: 1, gives: { money: 3 } },
    ],
  });
  const mission = await at.run({
    kind: 'MISSION',
    goals: [{ metric: 'DEPOSIT_SUM' }],
    steps: [{ targets: [10], gives: { money: 4, tickets: { campaignId: wheel, count: 1 } } }],
  });
  const ann = await at.register();
  const { token } = ann;
  type Named = { path: string };
  const get = async ({ path }: Named, query = '') =>
    (await at.ask('GET', `${path}${query}`, { token })).value;
  const send = ({ path }: Named, body: object) => at.ask('POST', path, { token, body });
  const sign = () => send(calls.claimSignIn, { promotionConfigDetailId: `${strip}_1` });
  const early = await sign();
  expect(early.errorCode).toBe('claim_deposit_and_bet_required');
  expect(early.value.data).toMatchObject({ requiredDepositAmount: 20, requiredValidBet: 5 });
  await at.fund(ann.id, '50');
  await at.settle();
  expect((await sign()).errorCode).toBe('claim_bet_required');
  await at.bet(ann.id, '6');
  expect((await sign()).value).toMatchObject({ pointAmount: 1, dayCount: 1 });
  const days = await get(calls.signInHistory, `?configId=${strip}`);
  expect(days.list[0]).toMatchObject({ isToday: 'Y', hasClaimed: 'Y', validBetAmount: 5 });
  const waiting = (await get(calls.claimList)).WEB;
  const own = waiting.find(({ promotionId }: { promotionId: string }) => promotionId === mission);
  expect(own).toMatchObject({ bonus: 4, turnoverMultiple: 1 });
  expect((await get(calls.availablePromotions)).MISSION.enabled).toBe(true);
  expect((await send(calls.claimPromotion, { id: own.id })).value).toMatchObject({ bonus: 4 });
  const [ticket] = await get(calls.ticketList, '?isApp=N&status=AVAILABLE');
  expect(ticket).toMatchObject({ promotionId: wheel, type: 'PRIZE_WHEEL', status: 'AVAILABLE' });
  const opened = await send(calls.claimTicket, {
    transactionId: ticket.transactionId,
    isApp: 'N',
  });
  expect(opened.value).toMatchObject({ value: 3, configId: wheel, type: 'PRIZE_WHEEL' });
  expect((await get(calls.promotionReward)).totalBonus).toBe(7);
  const missions = await get(calls.missionSummary);
  expect(missions.list.map(({ id }: { id: string }) => id)).toContain(mission);
  expect((await send(calls.claimCode, { promoCode: 'NONE' })).errorCode).toBe(
    'promotion.code.invalid',
  );
  await expectBooked();
});

test('existing clients read tables, rescue funds, missions and draws by their names', async () => {
  const board = await at.run({
    kind: 'TOURNAMENT',
    goals: [{ metric: 'WIN_SUM' }],
    bands: [{ from: 1, to: 1, gives: { money: 70 } }],
    costs: { budget: 70 },
  });
  const rescue = await at.run({
    kind: 'RESCUE',
    goals: [{ metric: 'LOSS' }],
    steps: [{ targets: [30], gives: { percent: { rate: 100_000 } } }],
  });
  const mission = await at.run({
    kind: 'MISSION',
    goals: [{ metric: 'BET_COUNT' }],
    steps: [
      { targets: [1], gives: { money: 2 } },
      { targets: [2], gives: { money: 3 } },
    ],
  });
  const draw = await at.run({
    kind: 'TICKETS',
    prizes: [
      { name: 'Five', weight: 1, gives: { money: 5 } },
      { name: 'Thanks', weight: 0 },
    ],
  });
  const [ann, bob] = [await at.register(), await at.register()];
  await at.fund(ann.id, '1000');
  await at.bet(ann.id, '10', '150');
  await at.bet(ann.id, '200', '0');
  const get = async (path: string, token = ann.token) =>
    (await at.ask('GET', path, { token })).value;
  const post = (path: string, body: object) => at.ask('POST', path, { token: ann.token, body });
  expect(await get(boards.ownRankBoards.path)).toContainEqual(
    expect.objectContaining({ promotionId: board, rank: 1, bonus: 70 }),
  );
  expect(await get(boards.ownRankBoards.path, bob.token)).toEqual([]);
  expect(await get(`${boards.rankBoard.path}?promotionId=${board}`)).toMatchObject({
    list: [{ rank: 1, bonus: 70 }],
    own: { rank: 1 },
  });
  expect(await get(`${boards.rankBoardRewards.path}?promotionId=${board}`)).toMatchObject([
    { rankFrom: 1, rankTo: 1, bonus: 70 },
  ]);
  expect(await get(`${boards.rescueDetail.path}?promotionId=${rescue}`)).toMatchObject({
    status: 'CLAIM',
    lossAmount: 60,
    requiredLoss: 30,
    bonus: 6,
  });
  expect(await get(`${boards.missionMilestones.path}?missionId=${mission}`)).toMatchObject([
    { status: 'CLAIM' },
    { status: 'CLAIM' },
  ]);
  const claimed = await post(boards.claimMission.path, { missionId: mission });
  expect(claimed.value).toEqual({ bonus: 5, points: 0 });
  expect((await post(boards.claimRaffle.path, { promotionId: draw })).success).toBe(false);
  await begin(at.house.db, (tx) =>
    handTickets(tx, {
      campaignId: BigInt(draw),
      memberId: ann.id,
      count: 1,
      origin: 'test',
      at: at.house.clock.now(),
    }),
  );
  expect((await post(boards.claimRaffle.also![0]!.path!, { id: draw })).value).toMatchObject({
    prize: 'Five',
    bonus: 5,
    ticketCount: 0,
  });
  await expectBooked();
});

test('what somebody is counts as it stands, and friends count when they first pay in', async () => {
  const standing = { metric: 'PHONE_PROVED' } as const;
  const steps = [{ targets: [1], gives: { money: 3 } }];
  await expect(at.run({ how: 'AUTO', goals: [standing], steps })).rejects.toThrow();
  const phone = await at.run({
    goals: [standing, { metric: 'CLUB_LEVEL' }],
    steps: [{ targets: [1, 0], gives: { money: 3 } }],
  });
  const friends = await at.run({ goals: [{ metric: 'FRIENDS' }], steps });
  const ann = await at.register();
  const { code } = (
    await at.ask('POST', referralInvite.createCode.path, { token: ann.token, body: {} })
  ).value;
  expect((await step(ann.token, phone)).success).toBe(false);
  const e164 = `+63917${String(ann.id).padStart(7, '0')}`;
  const proved = { memberId: ann.id, e164, diallingCode: '63', isVerified: true };
  await begin(at.house.db, (tx) => setMobile(at.house, tx, proved));
  expect((await step(ann.token, phone)).value.money).toBe(3);
  const bob = await at.register({ referralCode: code });
  await at.settle();
  expect((await step(ann.token, friends)).success).toBe(false);
  await at.fund(bob.id, '20');
  await at.fund(bob.id, '20');
  await at.settle();
  expect((await cardOf(ann.token, friends)).steps[0].values).toEqual([1]);
  expect((await step(ann.token, friends)).value.money).toBe(3);
  await expectBooked();
});

test('a deposit ticket is chosen and given up until a deposit counts, and lists go by their kind', async () => {
  const id = await at.run({
    kind: 'DEPOSIT',
    needsJoin: true,
    goals: [{ metric: 'ONE_DEPOSIT' }],
    steps: [{ targets: [10], gives: { percent: { rate: 500_000, cap: 30 } } }],
  });
  const { token, id: memberId } = await at.register();
  const own = async () =>
    (await at.ask('GET', tickets.discountTickets.path, { token })).value.find(
      (one: { promotionId: string }) => one.promotionId === id,
    );
  const cancel = () =>
    at.ask('POST', tickets.cancelTicket.path, { token, body: { transactionId: `D-${id}` } });
  expect(await own()).toMatchObject({ status: 'AVAILABLE', bonusRate: 50, maxBonus: 30 });
  expect((await cancel()).errorCode).toBe('promotion.ticket.none');
  const join = () => at.ask('POST', `/wps/promotions/activities/${id}/join`, { token, body: {} });
  await join();
  expect(await own()).toMatchObject({ status: 'APPLIED' });
  expect((await cancel()).success).toBe(true);
  expect(await own()).toMatchObject({ status: 'AVAILABLE' });
  const leave = () => at.ask('POST', `/wps/promotions/activities/${id}/leave`, { token, body: {} });
  const mayLeave = async () =>
    (await at.ask('GET', '/wps/promotions/depositOffers', { token })).value.find(
      (one: { id: string }) => one.id === id,
    ).mayLeave;
  expect(await mayLeave()).toBe(false);
  await join();
  expect(await mayLeave()).toBe(true);
  expect((await leave()).success).toBe(true);
  expect(await mayLeave()).toBe(false);
  await join();
  await at.fund(memberId, '20');
  await at.settle();
  expect((await cancel()).success).toBe(false);
  const kinds = (await at.ask('GET', tickets.promotionCategories.path, { token })).value;
  expect(kinds).toContainEqual(expect.objectContaining({ category: 'DEPOSIT' }));
  const path = `${tickets.promotionAnnouncements.path}?category=DEPOSIT`;
  const shown = (await at.ask('GET', path, { token })).value as { id: string; category: string }[];
  expect(shown.find((one) => one.id === id)).toMatchObject({
    category: 'DEPOSIT',
    status: 'CLAIM',
  });
  const lucky = await at.ask('GET', tickets.luckyBetEnable.path, { token });
  expect(lucky.value).toEqual({ enable: false, ticketCount: 0 });
});

test('a gift of an earlier week is for those who were members then', async () => {
  const id = await at.run({
    kind: 'GIFT',
    cycle: 'WEEKLY',
    graceHours: 168,
    startsAt: at.house.clock.now().getTime() - days(1),
    steps: [{ targets: [0], gives: { money: 5 } }],
    goals: [{ metric: 'VALID_BET' }],
  });
  const ann = await at.register();
  at.advance(days(7));
  const bob = await at.register();
  const annsToken = (await at.logIn(ann.username)).value.token;
  const cardsFor = async (token?: string) => {
    const { value } = await at.ask('GET', '/wps/promotions/activities', { token });
    return value.filter((card: { id: string }) => card.id === id);
  };
  const [now, before] = await cardsFor(annsToken);
  expect(before.cycleEndsAt).toBeLessThan(now.cycleEndsAt);
  expect(await cardsFor(bob.token)).toHaveLength(1);
  expect(await cardsFor()).toHaveLength(1);
  const claim = (token: string) =>
    at.ask('POST', `/wps/promotions/activities/${id}/claim`, {
      token,
      body: { cycleKey: before.cycleKey, step: 0 },
    });
  expect((await claim(bob.token)).errorCode).toBe('prom.claim.expired');
  expect((await claim(annsToken)).value.money).toBe(5);
  await expectBooked();
});
