import { days, hours } from '@baize/calendar';
import {
  referralInvite as calls,
  referralFriendsOperator as desk,
  referralOlderClients as older,
  referralSettingsOperator as settings,
} from '@baize/contract';
import { money } from '@baize/money';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../platform/database.ts';
import { drainEvents } from '../../platform/events/drain.ts';
import { runJobNow } from '../../platform/jobs/clock.ts';
import { newNumber } from '../../testing/people.ts';
import { cashOf } from '../../testing/players.ts';
import { requirementsOf } from '../cashier/index.ts';
import { addPayoutAccount, openAccountFor } from '../identity/index.ts';
import { AGENT, createInviteCode, findMember, moveInTree } from '../members/index.ts';
import { keepReconciliation } from '../wallet/index.ts';
import { type FriendsTest, openFriendsTest, type Person, provePhone } from './testing/friends.ts';

let at: FriendsTest;
beforeAll(async () => {
  at = await openFriendsTest();
});
afterAll(() => at.close());

const get = (path: string, { token }: Person) => at.ask('GET', path, { token });
const overview = async (who: Person) => (await get(calls.overview.path, who)).value;
const friendsOf = async (who: Person, level = 1) =>
  (await get(`${calls.friends.path}?level=${level}`, who)).value.list;

/** A new referrer and someone who came by their code. */
async function pair(more: Parameters<FriendsTest['come']>[0] = {}) {
  const ann = await at.come();
  const bob = await at.come({ code: await at.codeOf(ann), ...more });
  await at.settle();
  return { ann, bob };
}

const runNight = async () => {
  at.advance(days(1));
  await runJobNow(at.house, 'referral.incomes');
};

/** Everything that referral says it paid is what the ledger moved. */
async function expectBooked() {
  const { rows } = await sql<{ said: bigint; booked: bigint }>`select
    (select coalesce(sum(amount), 0)::bigint from referral_payments) as said,
    (select coalesce(sum(amount), 0)::bigint from counted_transfers where reason = 'REFERRAL') as booked`.execute(
    at.house.db,
  );
  expect(rows[0]!.said).toBe(rows[0]!.booked);
  expect((await keepReconciliation(at.house)).fault).toBeNull();
}

test('a member has one code, however often it is asked for; a wrong one stops a registration', async () => {
  const ann = await at.come();
  expect((await overview(ann)).code).toBeNull();
  const codes = await Promise.all([at.codeOf(ann), at.codeOf(ann), at.codeOf(ann)]);
  expect(new Set(codes).size).toBe(1);
  const details = await get(`${older.referralDetails.path}?autoGenerate=true`, ann);
  expect(details.value).toMatchObject({ referralCode: codes[0], totalInvitations: 0 });
  await expect(at.come({ code: 'NOSUCH99' })).rejects.toThrow('invitation');
  const bob = await at.come({ code: codes[0]!.toLowerCase() });
  await drainEvents(at.house);
  expect((await overview(ann)).levels[0]).toMatchObject({ level: 1, friends: 1 });
  expect((await findMember(at.house.db, bob.id))?.upline_id).toBeNull();
});

test('agents invite by their links: an agent has no code, and their link outranks a friend', async () => {
  const agent = await openAccountFor(at.house, {
    username: 'refagent1',
    type: AGENT,
    upline: null,
    rebates: {},
    password: 'Quiet-table-7',
  });
  const { token } = (await at.logIn('refagent1')).value;
  const asked = await at.ask('POST', calls.createCode.path, { token, body: {} });
  expect(asked).toMatchObject({ status: 403, errorCode: 'referral.agent' });
  const link = await createInviteCode(at.house, at.house.db, { kind: 'agent', ownerId: agent.id });
  const ann = await at.come();
  const code = await at.codeOf(ann);
  const bob = await at.come({ code, body: { affiliateCode: link.code } });
  await drainEvents(at.house);
  expect((await findMember(at.house.db, bob.id))?.upline_id).toBe(agent.id);
  expect(await friendsOf(ann)).toEqual([]);
});

test('a friend who does all that is asked brings both their bonus, once, and it must be played', async () => {
  const { ann, bob } = await pair();
  expect(await friendsOf(ann)).toMatchObject([{ state: 'WAITING', playedPercent: 0 }]);
  await at.fund(bob.id, '1000');
  await at.bet(bob.id, '999.99');
  await at.settle();
  expect(await friendsOf(ann)).toMatchObject([
    { state: 'WAITING', hasDeposit: true, hasPhone: false, playedPercent: 99 },
  ]);
  await at.bet(bob.id, '0.01');
  await at.settle();
  expect(await cashOf(at.house, ann.id)).toBe(0n);
  await provePhone(at.house, bob.id);
  await Promise.all([at.settle(), at.settle()]);
  await at.settle();
  expect(await cashOf(at.house, ann.id)).toBe(money('18'));
  expect(await cashOf(at.house, bob.id)).toBe(money('1008'));
  const owed = await requirementsOf(at.house.db, ann.id, { isOpen: true, size: 5 });
  expect(owed.map(({ kind, required }) => [kind, required])).toEqual([['REFERRAL', money('18')]]);
  const report = (await get(older.depositRebates.path, ann)).value;
  expect(report).toMatchObject({
    list: [{ depositAmount: 1000, bonus: 18 }],
    footer: { totalDepositAmount: 1000, totalBonus: 18 },
  });
  await expectBooked();
});

test('what is asked counts within thirty days, to the instant, and the first deposit must reach it', async () => {
  const { ann, bob } = await pair();
  const cat = await at.come({ code: await at.codeOf(ann) });
  await provePhone(at.house, bob.id);
  await provePhone(at.house, cat.id);
  await at.fund(bob.id, '2000');
  await at.fund(cat.id, '99.99');
  await at.fund(cat.id, '5000');
  await at.bet(bob.id, '999');
  await at.bet(cat.id, '1000');
  at.advance(days(30));
  await at.bet(bob.id, '1000');
  await at.settle();
  expect(await cashOf(at.house, ann.id)).toBe(0n);
  const again = { ...ann, token: (await at.logIn(ann.username)).value.token };
  expect(await friendsOf(again)).toMatchObject([
    { state: 'LAPSED', hasDeposit: false },
    { state: 'LAPSED', playedPercent: 99 },
  ]);
});

const ways: [reason: string, make: () => Promise<{ ann: Person; bob: Person }>][] = [
  [
    'DEVICE',
    async () => {
      const ann = await at.come({ deviceId: 'one-telephone-1' });
      return {
        ann,
        bob: await at.come({ code: await at.codeOf(ann), deviceId: 'one-telephone-1' }),
      };
    },
  ],
  [
    'ADDRESS',
    async () => {
      const ann = await at.come({ address: '198.51.100.7' });
      const code = await at.codeOf(ann);
      at.advance(hours(23));
      return { ann, bob: await at.come({ code, address: '198.51.100.7' }) };
    },
  ],
  [
    'BANK_NAME',
    async () => {
      const { ann, bob } = await pair();
      for (const [n, { id }] of [ann, bob].entries()) {
        const member = (await findMember(at.house.db, id))!;
        const card = { cardType: 'BC', bankCode: 'BDO', holder: 'José Pérez' } as const;
        await addPayoutAccount(at.house, member, { ...card, account: `4444000${n}${id}` });
      }
      return { ann, bob };
    },
  ],
  [
    'PHONE',
    async () => {
      const { ann, bob } = await pair();
      const e164 = `+63${newNumber()}`;
      await provePhone(at.house, bob.id, { e164 });
      await provePhone(at.house, ann.id, { e164, isVerified: false });
      return { ann, bob };
    },
  ],
];

test.each(ways)(
  'nobody invites themselves: the same %s pays nothing, until support lifts it',
  async (reason, make) => {
    const { ann, bob } = await make();
    await at.fulfil(bob, { hasPhone: reason === 'PHONE' });
    expect(await cashOf(at.house, ann.id)).toBe(0n);
    expect(await cashOf(at.house, bob.id)).toBe(money('1000'));
    await at.enterDesk();
    const [told] = (
      await at.ops('support', 'GET', `${desk.listBlocks.path}?member=${bob.username}`)
    ).value.list;
    expect(told).toMatchObject({ username: bob.username, earner: ann.username, reason, level: 1 });
    const lift = {
      memberId: Number(bob.id),
      earnerId: Number(ann.id),
      isBlocked: false,
      reason: 'brothers',
    };
    const lifted = await at.ops('support', 'POST', desk.decideBlock.path, lift);
    expect(lifted.success).toBe(true);
    await at.settle();
    expect(await cashOf(at.house, ann.id)).toBe(money('18'));
    await expectBooked();
  },
);

test('one telephone is one friend: a second account on it brings nothing', async () => {
  const { ann, bob } = await pair({ deviceId: 'farm-telephone' });
  const cat = await at.come({ code: await at.codeOf(ann), deviceId: 'farm-telephone' });
  await at.fulfil(bob);
  await at.fulfil(cat);
  expect(await cashOf(at.house, ann.id)).toBe(money('18'));
  expect(await friendsOf(ann)).toMatchObject([
    { state: 'INVALID', reason: 'DEVICE' },
    { state: 'QUALIFIED' },
  ]);
});

/** Four who came one by the other's code. */
async function chain(): Promise<Person[]> {
  const people = [await at.come()];
  for (let n = 1; n < 4; n += 1) {
    people.push(await at.come({ code: await at.codeOf(people[n - 1]!) }));
  }
  await drainEvents(at.house);
  return people;
}

test('example-RF1: three levels of friends pay 50.00, 10.00 and 2.00, however often the night runs', async () => {
  const [top, one, two, three] = (await chain()) as [Person, Person, Person, Person];
  for (const [{ id }, stake] of [
    [one, '50000'],
    [two, '20000'],
    [three, '10000'],
  ] as const) {
    await at.fund(id, stake);
    await at.bet(id, stake);
  }
  at.advance(days(1));
  const run = () => runJobNow(at.house, 'referral.incomes');
  await Promise.all([run(), run()]);
  await run();
  expect(await cashOf(at.house, top.id)).toBe(money('62'));
  const again = { ...top, token: (await at.logIn(top.username)).value.token };
  expect((await get(calls.incomes.path, again)).value.list).toMatchObject([
    { level: 1, friends: 1, validBet: 50_000, amount: 50, state: 'PAID' },
    { level: 2, validBet: 20_000, amount: 10 },
    { level: 3, validBet: 10_000, amount: 2 },
  ]);
  expect((await get(older.myIncomeOverview.path, again)).value).toMatchObject({
    totalIncome: 62,
    levels: [{ income: 50 }, { income: 10 }, { income: 2 }],
  });
  expect((await get(calls.ranking.path, again)).value.own).toMatchObject({ amount: 62 });
  await expectBooked();
});

test('a bet that is taken back after it was paid is made up for by the days that follow', async () => {
  const { ann, bob } = await pair();
  await at.fund(bob.id, '9000');
  const bet = await at.bet(bob.id, '3000');
  await runNight();
  expect(await cashOf(at.house, ann.id)).toBe(money('3'));
  await at.takeBack(bet);
  await runNight();
  expect(await cashOf(at.house, ann.id)).toBe(money('3'));
  await at.bet(bob.id, '5000');
  await runNight();
  expect(await cashOf(at.house, ann.id)).toBe(money('5'));
});

test('nobody is paid twice for one person: under an agent a friend brings nothing more', async () => {
  const { ann, bob } = await pair();
  const upline = (await findMember(at.house.db, (await agentOf()).id))!;
  const member = (await findMember(at.house.db, bob.id))!;
  await begin(at.house.db, (tx) => moveInTree(tx, member, upline, at.house.clock.now()));
  await at.fulfil(bob);
  await runNight();
  expect(await cashOf(at.house, ann.id)).toBe(0n);
});

async function agentOf() {
  const opening = { username: 'refagent2', type: AGENT, upline: null, rebates: {} };
  return openAccountFor(at.house, { ...opening, password: 'Quiet-table-7' });
}

test('steps for many friends are claimed once; while referral is off nothing is earned or open', async () => {
  await at.enterDesk();
  const { value } = await at.ops('admin', 'GET', settings.readSettings.path);
  const saved = { ...value, achievements: [{ friends: 1, bonus: 10 }], reason: 'a short ladder' };
  expect((await at.ops('admin', 'PUT', settings.saveSettings.path, saved)).success).toBe(true);
  expect(await at.ops('admin', 'PUT', settings.saveSettings.path, saved)).toMatchObject({
    status: 409,
  });
  const { ann, bob } = await pair();
  const claim = () =>
    at.ask('POST', older.claimAchievement.path, { token: ann.token, body: { configId: '1' } });
  expect((await claim()).success).toBe(false);
  await at.fulfil(bob);
  expect((await get(older.achievements.path, ann)).value).toMatchObject([
    { claimStatus: 'CLAIMABLE', currentUsers: 1, depositUsers: 1, bonusAmount: 10 },
  ]);
  const answers = await Promise.all([claim(), claim(), claim()]);
  expect(answers.filter(({ success }) => success)).toHaveLength(1);
  expect(await cashOf(at.house, ann.id)).toBe(money('28'));
  await at.switchModule('REFERRAL3', false);
  expect((await get(calls.overview.path, ann)).success).toBe(false);
  await expect(at.come({ code: 'ABCD2345' })).rejects.toThrow();
  await at.bet(bob.id, '500');
  await drainEvents(at.house);
  await at.switchModule('REFERRAL3', true);
  await runNight();
  // Only what was played while it was on.
  expect(await cashOf(at.house, ann.id)).toBe(money('29'));
  await expectBooked();
});

test('referral pays at most the published share of what was played, whatever is taken back', async () => {
  const people = await chain();
  for (const { id } of people) await at.fund(id, '100000');
  const stake = fc.integer({ min: 1, max: 999_999 }).map((cents) => (cents / 100).toFixed(2));
  const played = fc.record({ who: fc.integer({ min: 1, max: 3 }), stake, isVoid: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(fc.array(played, { minLength: 1, maxLength: 6 }), async (bets) => {
      for (const bet of bets) {
        const placed = await at.bet(people[bet.who]!.id, bet.stake);
        if (bet.isVoid) await at.takeBack(placed);
      }
      await runNight();
      const { rows } = await sql<{ paid: bigint; share: bigint }>`select
        coalesce((select sum(amount) from referral_payments
          where kind = 'REVENUE' and member_id = ${people[0]!.id}), 0)::bigint as paid,
        coalesce((select sum(b.valid_bet * case b.member_id when ${people[1]!.id} then 1000
            when ${people[2]!.id} then 500 else 200 end)
          from promoted_bets b where b.member_id = any(${people.slice(1).map(({ id }) => String(id))}::bigint[])), 0)::bigint
          / 1000000 as share`.execute(at.house.db);
      expect(rows[0]!.paid <= rows[0]!.share).toBe(true);
    }),
    { numRuns: 4 },
  );
  await expectBooked();
});
