import { randomUUID } from 'node:crypto';
import { money } from '@baize/money';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestHouse } from '../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse, rollDice } from '../../testing/players.ts';
import { openPlay, placeBet } from '../play/index.ts';
import { reconcile } from './index.ts';

let test_: TestHouse;
let owner: pg.Client;

beforeAll(async () => {
  test_ = await openPlayersHouse();
  owner = new pg.Client({ connectionString: test_.migrateUrl });
  await owner.connect();
  await openPlayer(test_.house, 1n, '100');
  await openPlayer(test_.house, 2n, '100');
  for (let n = 0; n < 20; n += 1) await rollDice(test_.app, 'member:1');
  const play = openPlay(test_.house);
  await placeBet(play, {
    ...{ memberId: 2n, currency: 'USD', requestId: randomUUID(), vendor: 'BAIZE' },
    ...{ gameCode: 'match', category: 'SPORTS', stake: money('5') },
  });
  await play.lanes.close();
});

afterAll(async () => {
  await owner.end();
  await test_.close();
});

beforeEach(async () => {
  expect((await reconcile(test_.serveUrl)).fault).toBeNull();
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
    'insert into transfers overriding system value select * from spare; delete from spare',
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
    'a transfer of nobody',
    `insert into transfers (account_id, counter_account_id, seq, amount, balance_after, at, reason, key)
     values (800000, 1, 1, 5, 5, now(), 'PROMO', 'x')`,
    'delete from transfers where account_id = 800000',
    /a transfer belongs to an account.*account 800000/,
  ],
];

test.each(harms)('reconciliation finds %s', async (_what, harm, mend, found) => {
  await owner.query('create table if not exists spare (like transfers)');
  await owner.query(harm);
  const { fault } = await reconcile(test_.serveUrl);
  await owner.query(mend);
  expect(`${fault?.check} ${fault?.row}`).toMatch(found);
});

test('the nightly proof is kept, and the operators can read it', async () => {
  await test_.house.jobs.find('wallet.reconcile')!.run(test_.house, {
    ...{ dueAt: test_.house.clock.now(), payload: null },
  });
  const answer = await ask<{ list: { fault: unknown; transfers: number }[] }>(
    ...([test_.app, 'operator:1', 'GET', '/ops/ledger/reconciliations'] as const),
  );
  expect(answer.body.value.list[0]).toMatchObject({ fault: null });
  expect(answer.body.value.list[0]!.transfers).toBeGreaterThan(20);
});
