import { randomUUID } from 'node:crypto';
import { days } from '@baize/calendar';
import {
  cashierRebates,
  cashierWithdrawals,
  loyaltyLevels,
  loyaltyOlderClients,
  promotionsRewards,
} from '@baize/contract';
import { money } from '@baize/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobNow } from '../../platform/jobs/clock.ts';
import { cashOf } from '../../testing/players.ts';
import { openPromotionsTest, type PromotionsTest } from '../../testing/promotions.ts';
import { keepReconciliation } from '../wallet/index.ts';

let at: PromotionsTest;
beforeAll(async () => {
  at = await openPromotionsTest();
});
afterAll(() => at.close());

type Person = { id: bigint; username: string; token: string };

/** Plays so much that it counts, and gets the stakes back. */
async function play({ id }: Person, total: number, most = 20_000): Promise<void> {
  for (let left = total; left > 0; left -= most) {
    await at.bet(id, String(Math.min(left, most)));
  }
}

const clubOf = async ({ token }: Person) =>
  (await at.ask('GET', loyaltyLevels.club.path, { token })).value;
const rewardsOf = async ({ token }: Person) =>
  (await at.ask('GET', promotionsRewards.rewards.path, { token })).value.list as {
    kind: string;
    money: number;
    title: string;
    cycleKey: string;
    multiple: number;
  }[];
const giftsOf = async (who: Person) =>
  (await rewardsOf(who)).map(({ kind, money }) => `${kind} ${money}`).sort();
const again = async (who: Person): Promise<Person> => ({
  ...who,
  token: (await at.logIn(who.username)).value.token,
});
/** Noon of a day, by the platform's time. */
const goTo = (day: string) => at.house.clock.moveTo(new Date(`${day}T04:00:00Z`));

test('example-V1: VIP1 with 25,000 paid in and 210,000 played becomes VIP3, with both gifts', async () => {
  let ann: Person = await at.register();
  await at.fund(ann.id, '500');
  await play(ann, 5_000, 500);
  expect(await clubOf(ann)).toMatchObject({ level: 1, name: 'VIP1' });
  expect(await giftsOf(ann)).toEqual(['VIP_UPGRADE 8']);
  await play(ann, 500, 500);
  await at.fund(ann.id, '24500');
  await play(ann, 204_500, 25_000);
  ann = await again(ann);
  expect(await clubOf(ann)).toMatchObject({
    level: 3,
    deposit: 25_000,
    validBet: 210_000,
    next: { level: 4, deposit: 60_000, validBet: 600_000 },
  });
  expect(await giftsOf(ann)).toEqual(['VIP_UPGRADE 28', 'VIP_UPGRADE 58', 'VIP_UPGRADE 8']);
  const info = await at.ask('GET', '/wps/member/info', { token: ann.token });
  expect(info.value.clubLabel).toMatchObject({ labelName: 'VIP3', type: 'AUTO' });
  const before = await cashOf(at.house, ann.id);
  const requestId = randomUUID();
  const claim = () =>
    at.ask('POST', promotionsRewards.claimAll.path, { token: ann.token, body: { requestId } });
  expect((await claim()).value).toMatchObject({ money: 94, claimed: 3, failed: [] });
  expect((await claim()).value).toMatchObject({ claimed: 0 });
  expect((await cashOf(at.house, ann.id)) - before).toBe(money('94'));
  const given = await at.ask('GET', promotionsRewards.gifts.path, { token: ann.token });
  expect(given.value).toMatchObject({ totalCount: 3, money: 94 });
  const relay = await at.ask('GET', loyaltyOlderClients.rankProgress.path, { token: ann.token });
  expect(relay.value).toMatchObject({
    playerRankName: 'VIP3',
    totalTurnover: { actual: 210_000, expected: 600_000 },
    currentProgress: { completedConditions: 0, totalExpectedConditions: 2 },
  });
});

test('no level is skipped without its gift, whatever comes first and in whatever parts', async () => {
  const { levels } = (await at.ask('GET', loyaltyLevels.levels.path)).value as {
    levels: { deposit: number; validBet: number; upgrade: number }[];
  };
  const cents = (max: number) => fc.integer({ min: 1, max: max * 100 }).map((n) => n / 100);
  const deed = fc.oneof(
    fc.record({ what: fc.constant('deposit' as const), amount: cents(60_000) }),
    fc.record({ what: fc.constant('play' as const), amount: cents(300_000) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(deed, { minLength: 2, maxLength: 6 }), async (deeds) => {
      const who = await at.register();
      const sums = { deposit: 0, play: 0 };
      for (const { what, amount } of deeds) {
        // What is played is paid in first.
        sums.deposit += amount;
        if (what === 'play') sums.play += amount;
        await at.fund(who.id, amount.toFixed(2));
        if (what === 'play') await at.bet(who.id, amount.toFixed(2));
      }
      await at.settle();
      // In cents, as nothing else adds up exactly.
      const has = (sum: number, asked: number) => Math.round(sum * 100) >= Math.round(asked * 100);
      const reached = levels.findLastIndex(
        (one) => has(sums.deposit, one.deposit) && has(sums.play, one.validBet),
      );
      const gifts = levels.slice(1, reached + 1).map(({ upgrade }) => `VIP_UPGRADE ${upgrade}`);
      expect((await clubOf(who)).level).toBe(reached);
      expect(await giftsOf(who)).toEqual(gifts.sort());
    }),
    { numRuns: 5 },
  );
});

test('a level raises limits and rates; with the club switched off everyone has the rules', async () => {
  const ann = await at.register();
  await at.fund(ann.id, '20000');
  await play(ann, 200_000);
  const terms = async () => {
    const limits = await at.ask('GET', cashierWithdrawals.withdrawSettings.path, {
      token: ann.token,
    });
    const rebate = await at.ask('GET', cashierRebates.rebate.path, { token: ann.token });
    const { maxTransactionTimes, remainingWithdrawAmount } = limits.value;
    return [maxTransactionTimes, remainingWithdrawAmount, rebate.value.total];
  };
  expect(await terms()).toEqual([6, 100_000, 1_100]);
  await at.switchModule('MEMCLUB3', false);
  expect(await terms()).toEqual([5, 50_000, 800]);
  expect((await at.ask('GET', loyaltyLevels.club.path, { token: ann.token })).success).toBe(false);
  await at.switchModule('MEMCLUB3', true);
});

test('months drop and give back; weeks and months give once, however often and by however many', async () => {
  goTo('2027-01-04');
  let ann: Person = await at.register();
  const bob = await at.register();
  await at.fund(ann.id, '20000');
  await play(ann, 200_000);
  await at.fund(bob.id, '5000');
  await play(bob, 50_000, 5_000);
  const twice = (job: string) => Promise.all([runJobNow(at.house, job), runJobNow(at.house, job)]);
  const night = async () => {
    await twice('loyalty.levels');
    await twice('loyalty.weekly');
    await twice('loyalty.monthly');
    await twice('loyalty.birthday');
  };
  goTo('2027-01-11');
  await night();
  await night();
  ann = await again(ann);
  expect((await giftsOf(ann)).filter((one) => !one.includes('UPGRADE'))).toEqual([
    'VIP_MONTHLY 18',
    'VIP_WEEKLY 8',
  ]);
  goTo('2027-02-01');
  await night();
  ann = await again(ann);
  // January was played; what nobody claimed in seven days is gone.
  expect(await clubOf(ann)).toMatchObject({ level: 3 });
  expect(await giftsOf(ann)).toEqual(['VIP_MONTHLY 18']);
  goTo('2027-03-01');
  await night();
  await night();
  ann = await again(ann);
  // February had 28 days and no play: one level less, and no weekly gift.
  expect(await clubOf(ann)).toMatchObject({
    level: 2,
    regain: { level: 3, keep: 20_000 },
  });
  expect((await clubOf(ann)).steps[0]).toMatchObject({ from: 3, to: 2, why: 'DROPPED' });
  expect(await giftsOf(ann)).toEqual(['VIP_MONTHLY 8']);
  await play(ann, 19_999);
  expect(await clubOf(ann)).toMatchObject({ level: 2 });
  await play(ann, 1);
  expect(await clubOf(ann)).toMatchObject({ level: 3, regain: null });
  // What was reached before brings no second gift.
  expect(await giftsOf(ann)).toEqual(['VIP_MONTHLY 8']);
  // Nobody looked for two months: each is judged for itself.
  goTo('2027-06-01');
  await runJobNow(at.house, 'loyalty.levels');
  ann = await again(ann);
  expect(await clubOf(ann)).toMatchObject({ level: 1 });
  expect((await keepReconciliation(at.house)).fault).toBeNull();
});

test('a birthday is given once a year, when it was known for thirty days and the age is reached', async () => {
  goTo('2027-07-01');
  const born = async (birthday: string) => {
    const who = await at.register();
    await at.ask('POST', '/wps/member/info', { token: who.token, body: { birthday } });
    await at.fund(who.id, '500');
    await play(who, 5_000, 500);
    return who;
  };
  let [ann, young] = [await born('2000-07-31'), await born('2007-07-31')];
  goTo('2027-07-02');
  let late = await born('2000-07-31');
  goTo('2027-07-31');
  await runJobNow(at.house, 'loyalty.birthday');
  await runJobNow(at.house, 'loyalty.birthday');
  [ann, young, late] = [await again(ann), await again(young), await again(late)];
  expect(await giftsOf(ann)).toContain('VIP_BIRTHDAY 18');
  expect(await giftsOf(young)).toEqual([]);
  expect(await giftsOf(late)).toEqual([]);
  expect((await clubOf(ann)).birthday.state).toBe('TAKEN');
  expect((await clubOf(young)).birthday.state).toBe('TOO_YOUNG');
});

test('a gift of the club is claimed once, in its time, and by nobody else', async () => {
  const [ann, bob] = [await at.register(), await at.register()];
  await at.fund(ann.id, '500');
  await play(ann, 5_000, 500);
  const [gift] = await rewardsOf(ann);
  const claim = ({ token }: Person) =>
    at.ask('POST', '/wps/promotions/activities/0/claim', {
      token,
      body: { cycleKey: gift!.cycleKey, step: 0, requestId: randomUUID() },
    });
  expect(await claim(bob)).toMatchObject({ status: 404 });
  const answers = await Promise.all([claim(ann), claim(ann), claim(ann)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  const carl = await at.register();
  await at.fund(carl.id, '500');
  await play(carl, 5_000, 500);
  const [late] = await rewardsOf(carl);
  at.advance(days(7));
  const asked = { token: (await again(carl)).token, body: { cycleKey: late!.cycleKey, step: 0 } };
  expect(await at.ask('POST', '/wps/promotions/activities/0/claim', asked)).toMatchObject({
    status: 409,
  });
});
