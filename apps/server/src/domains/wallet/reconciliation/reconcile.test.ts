import { randomUUID } from 'node:crypto';
import { money } from '@baize/money';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { begin, connectionSettings, REPORTING } from '../../../platform/database.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse, rollDice } from '../../../testing/players.ts';
import { depositByCashier } from '../../cashier/index.ts';
import { openPlay, placeBet, settleBet, voidBet } from '../../play/index.ts';
import { moveRows, postTogether, reconcile } from '../index.ts';
import { proveNight } from './prove-night.ts';
import type { Proof } from './reconcile.ts';

let test_: TestHouse;
let owner: pg.Client;

beforeAll(async () => {
  test_ = await openPlayersHouse();
  owner = new pg.Client({ connectionString: test_.migrateUrl });
  await owner.connect();
  // All that follows is of the day after the first proof.
  await proveTonight();
  await openPlayer(test_.house, 1n, '100');
  await openPlayer(test_.house, 2n, '100');
  for (let n = 0; n < 20; n += 1) await rollDice(test_.app, 'member:1');
  await openPayer(3n);
  const play = openPlay(test_.house);
  await placeBet(play, {
    memberId: 2n,
    currency: 'USD',
    requestId: randomUUID(),
    vendor: 'BAIZE',
    gameCode: 'match',
    category: 'SPORTS',
    stake: money('5'),
  });
  await play.lanes.close();
});

async function proveTonight() {
  const dueAt = test_.house.clock.now();
  await test_.house.jobs.find('wallet.reconcile')!.run(test_.house, { dueAt, payload: null });
  const { rows } = await owner.query('select * from reconciliations order by id desc limit 1');
  return { fault: rows[0].fault, transfers: Number(rows[0].transfers) };
}

/** What a night would find now, without going on from it. */
async function findTonight(): Promise<Proof['fault']> {
  const client = new pg.Client(connectionSettings(test_.serveUrl, REPORTING));
  await client.connect();
  const at = test_.house.clock.now();
  const { fault } = await proveNight(client, { upTo: undefined, at });
  await client.end();
  return fault;
}

/** A member who paid in, and has some of it on its way out. */
async function openPayer(memberId: bigint): Promise<void> {
  const { house } = test_;
  await openPlayer(house, memberId, '0');
  await depositByCashier(house, { memberId, amount: money('50'), key: randomUUID() });
  const { rows } = await owner.query(
    `insert into withdrawals (member_id, payout_account_id, kind, bank_code, account_shown, amount, fee,
       remaining, state, applied_on, applied_at)
     values ($1, 1, 'BC', 'BDO', '***', $2, 0, $2, 'APPLIED', now(), now()) returning id`,
    [memberId, money('20')],
  );
  const own = { memberId, currency: 'USD' } as const;
  const held = moveRows({
    from: { ...own, purpose: 'cash' },
    to: { ...own, purpose: 'payouts' },
    amount: money('20'),
    key: `#withdraw.${rows[0].id}`,
    reasons: ['WITHDRAW_APPLY', 'WITHDRAW_APPLY'],
  });
  await begin(house.db, (tx) => postTogether(tx, held, house.clock.now()));
}

afterAll(async () => {
  await owner.end();
  await test_.close();
});

beforeEach(async () => {
  expect((await reconcile(test_.serveUrl)).fault).toBeNull();
  expect(await findTonight()).toBeNull();
});

/** Harm that no rule of the house would do: behind its back, then undone. */
const harms: [string, string, string, RegExp][] = [
  [
    'a balance that is not the sum of its transfers',
    "update accounts set balance = balance + 1 where member_id = 1 and purpose = 'cash'",
    "update accounts set balance = balance - 1 where member_id = 1 and purpose = 'cash'",
    /balance is the sum .*account \d+ \(member 1, cash USD\)/,
  ],
  [
    'a changed amount',
    'update transfers set amount = amount - 1 where id = (select max(id) - 3 from transfers where seq > 1)',
    'update transfers set amount = amount + 1 where id = (select max(id) - 3 from transfers where seq > 1)',
    /balance follows .*transfer \d+ \(account \d+, seq \d+/,
  ],
  [
    'a missing transfer',
    `with gone as (delete from transfers where id = (select min(id) from transfers where seq = 5) returning *)
     insert into spare select * from gone`,
    `delete from transfer_keys k using spare s where k.transfer_id = s.id;
     insert into transfers overriding system value select * from spare; delete from spare`,
    /seq without a gap/,
  ],
  [
    'a bet paid twice',
    "update bets set payout = payout + 100 where id = (select min(id) from bets where state = 'settled')",
    "update bets set payout = payout - 100 where id = (select min(id) from bets where state = 'settled')",
    /a settled bet moved stake and payout once.*bet \d+/,
  ],
  [
    'an open bet that was never paid for',
    "update bets set stake = stake + 1 where state = 'open'",
    "update bets set stake = stake - 1 where state = 'open'",
    /stake waits in stakes/,
  ],
  [
    'a bet without transfers',
    `insert into bets (id, member_id, stake, placed_at, settled_at, settlements, state, currency, category,
      vendor, game_code, request_id) values (999999, 1, 100, now(), now(), 1, 'settled', 'USD', 'RNG', 'X', 'x', 'x')`,
    'delete from bets where id = 999999',
    /a bet was booked.*bet 999999/,
  ],
  [
    'a counter account of another currency',
    `update transfers set counter_account_id = (select id from accounts where purpose = 'games' and currency = 'PTS')
     where id = (select max(id) from transfers)`,
    `update transfers set counter_account_id = (select id from accounts where purpose = 'clearing' and currency = 'USD')
     where id = (select max(id) from transfers)`,
    /both sides share one currency/,
  ],
  [
    'a key that would move money again',
    `update transfer_keys set key = key || '.gone' where transfer_id = (select max(id) from transfers)`,
    `update transfer_keys set key = replace(key, '.gone', '') where transfer_id = (select max(id) from transfers)`,
    /a transfer is known by its key.*transfer \d+/,
  ],
  [
    'a transfer of nobody',
    `insert into transfers (account_id, counter_account_id, seq, amount, balance_after, at, reason, key)
     values (800000, 1, 1, 5, 5, now(), 'PROMO', 'x')`,
    'delete from transfers where account_id = 800000; delete from transfer_keys where account_id = 800000',
    /a transfer belongs to an account.*account 800000/,
  ],
  [
    'a payout of no bet',
    `with last as (update accounts set balance = balance + 5, seq = seq + 1
       where member_id = 1 and purpose = 'cash' and currency = 'USD' returning id, seq, balance)
     insert into transfers (account_id, counter_account_id, seq, amount, balance_after, at, reason, key)
     select last.id, g.id, last.seq, 5, last.balance, now(), 'PAYOUT', 'free money'
     from last, accounts g where g.purpose = 'games' and g.currency = 'USD' and g.member_id is null`,
    `delete from transfers where key = 'free money';
     delete from transfer_keys where key = 'free money';
     update accounts set balance = balance - 5, seq = seq - 1
     where member_id = 1 and purpose = 'cash' and currency = 'USD'`,
    /stakes and payouts belong to a bet/,
  ],
  [
    'a gap in the nonces of a seed',
    'update bets set nonce = nonce + 1000 where id = (select max(id) from bets where nonce is not null)',
    'update bets set nonce = nonce - 1000 where id = (select max(id) from bets where nonce is not null)',
    /the nonces of a seed have no gap.*member 1/,
  ],
  [
    'a pot that says more than was put into it',
    "update jackpot_pots set pool = pool + 1 where pot = 'mini'",
    "update jackpot_pots set pool = pool - 1 where pot = 'mini'",
    /a pot holds what its account holds.*jackpot:mini/,
  ],
  [
    'a deposit that says more than was booked',
    'update deposits set credited = credited * 2 where member_id = 3',
    'update deposits set credited = credited / 2 where member_id = 3',
    /a deposit credited what was booked.*member 3/,
  ],
  [
    'a withdrawal that says more than it took',
    'update withdrawals set amount = amount + 1 where member_id = 3',
    'update withdrawals set amount = amount - 1 where member_id = 3',
    /a withdrawal took what it says.*member 3/,
  ],
  [
    'money on its way out that is said to be back',
    "update withdrawals set state = 'REFUNDED' where member_id = 3",
    "update withdrawals set state = 'APPLIED' where member_id = 3",
    /payouts hold what is on its way out.*member 3/,
  ],
];

test.each(harms)('reconciliation finds %s', async (_what, harm, mend, found) => {
  await owner.query('create table if not exists spare (like transfers)');
  await owner.query(harm);
  const { fault } = await reconcile(test_.serveUrl);
  const tonight = await findTonight();
  await owner.query(mend);
  expect(`${fault?.check} ${fault?.row}`).toMatch(found);
  expect(`${tonight?.check} ${tonight?.row}`).toMatch(found);
});

test('a night proves what the day booked, and what it goes on from stays true', async () => {
  const play = openPlay(test_.house);
  const asked = {
    memberId: 4n,
    currency: 'USD',
    vendor: 'BAIZE',
    gameCode: 'match',
    category: 'SPORTS',
    stake: money('5'),
  } as const;
  await openPlayer(test_.house, 4n, '100');
  const { bet: first } = await placeBet(play, { ...asked, requestId: randomUUID() });
  const { bet: second } = await placeBet(play, { ...asked, requestId: randomUUID() });
  expect((await proveTonight()).fault).toBeNull();
  await settleBet(play, first, { payout: money('9') });
  for (let n = 0; n < 3; n += 1) await rollDice(test_.app, 'member:4');
  const day = await proveTonight();
  expect(day.fault).toBeNull();
  expect(day.transfers).toBeGreaterThan(0);
  expect(day.transfers).toBeLessThan(12);
  await voidBet(play, first, { evenIfSettled: true });
  await settleBet(play, second, { payout: 0n });
  expect((await proveTonight()).fault).toBeNull();
  expect(
    (await owner.query('select 1 from proved_bets where bet_id = $1', [first.id])).rows,
  ).toEqual([]);
  await play.lanes.close();
});

test('a stake that waited over night and is lost in the day is found', async () => {
  const play = openPlay(test_.house);
  await openPlayer(test_.house, 5n, '100');
  await placeBet(play, {
    memberId: 5n,
    currency: 'USD',
    requestId: randomUUID(),
    vendor: 'BAIZE',
    gameCode: 'match',
    category: 'SPORTS',
    stake: money('5'),
  });
  await play.lanes.close();
  expect((await proveTonight()).fault).toBeNull();
  const lost = "where state = 'open' and member_id = 5";
  await owner.query(`update bets set stake = stake - 1 ${lost}`);
  expect((await proveTonight()).fault?.check).toBe("an open bet's stake waits in stakes");
  await owner.query(`update bets set stake = stake + 1 ${lost}`);
  expect((await proveTonight()).fault).toBeNull();
});

test('the nightly proof is kept, and the operators can read it', async () => {
  await rollDice(test_.app, 'member:1');
  await proveTonight();
  const answer = await ask<{ list: { fault: unknown; transfers: number }[] }>(
    test_.app,
    'operator:1',
    'GET',
    '/ops/ledger/reconciliations',
  );
  expect(answer.body.value.list[0]).toMatchObject({ fault: null });
  expect(answer.body.value.list[0]!.transfers).toBeGreaterThan(0);
});
