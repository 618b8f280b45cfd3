import { randomUUID } from 'node:crypto';
import { dice } from '@baize/games';
import { type Money, money } from '@baize/money';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Refusal } from '../../../platform/refusal.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { patience } from '../../../testing/patience.ts';
import { cashOf, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { reconcile } from '../../wallet/index.ts';
import { type Companion, openPlay, type Play, playInstantBet } from '../index.ts';

let test_: TestHouse;
let here: Play;
let there: Play;

beforeAll(async () => {
  test_ = await openPlayersHouse();
  here = openPlay(test_.house);
  // What a second server process would have: lanes, caches and connections of its own.
  there = openPlay(test_.house);
});

afterAll(async () => {
  await here.lanes.close();
  await there.lanes.close();
  const { fault } = await reconcile(test_.serveUrl);
  await test_.close();
  expect(fault).toBeNull();
});

const lose = { payout: 0n };

function bet(play: Play, memberId: bigint, stake: Money, requestId: string = randomUUID()) {
  return playInstantBet(play, {
    memberId,
    currency: 'USD',
    requestId,
    vendor: 'BAIZE',
    gameCode: 'dice',
    category: 'RNG',
    stake,
    choice: null,
    rulesVersion: 1,
    decide: () => lose,
  });
}

test('of many bets at once for the whole balance, one succeeds, on two servers too', async () => {
  for (let round = 0; round < 5; round += 1) {
    const member = 100n + BigInt(round);
    await openPlayer(test_.house, member, '50');
    const answers = await Promise.allSettled(
      Array.from({ length: 200 }, (_, n) => bet(n % 2 ? here : there, member, money('50'))),
    );
    const refused = answers.filter(
      ({ status }) => status === 'rejected',
    ) as PromiseRejectedResult[];
    expect(answers.length - refused.length).toBe(1);
    const codes = new Set(refused.map(({ reason }) => (reason as Refusal).code));
    // A machine under load tells some to come again; then there may be too few for the limit.
    const isBusy = codes.delete('BUSY');
    if (isBusy) codes.add('TOO_MANY_REQUESTS');
    expect([...codes].sort()).toEqual(['INSUFFICIENT_BALANCE', 'TOO_MANY_REQUESTS']);
    expect(await cashOf(test_.house, member)).toBe(0n);
  }
});

test('a new bet is decided while settlements hold every lane that is theirs', async () => {
  await openPlayer(test_.house, 90n, '10');
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let inside = 0;
  const waits: Companion<bigint, null> = {
    openPage: async () => {
      inside += 1;
      await gate;
      return null;
    },
    writesOf: () => [],
  };
  const settlement = (memberId: bigint) =>
    here.lanes.put({
      memberId,
      currency: 'USD',
      purposes: ['cash'],
      isSettlement: true,
      accompanied: { companion: waits, subject: memberId },
      judge: () => ({ answer: 'paid' }),
    });
  // Each begins alone, so that no lane of theirs is left.
  const held = [settlement(91n)];
  await expect.poll(() => inside).toBe(1);
  held.push(settlement(92n));
  await expect.poll(() => inside).toBe(2);
  expect((await bet(here, 90n, money('4'))).balance).toBe(money('6'));
  letGo();
  expect(await Promise.all(held)).toEqual(Array(2).fill({ answer: 'paid' }));
});

test('settlements share their lanes by the bets that they end, not by their orders', async () => {
  const before = here.lanes.counts.batches;
  const settlement = (memberId: bigint) =>
    here.lanes.put({
      memberId,
      currency: 'USD',
      purposes: ['cash'],
      isSettlement: true,
      size: 64,
      judge: () => ({ answer: 'paid' }),
    });
  const paid = await Promise.all([settlement(95n), settlement(96n)]);
  expect(paid).toEqual(Array(2).fill({ answer: 'paid' }));
  expect(here.lanes.counts.batches - before).toBe(2);
});

test('a settlement lets bets go first, and has its turn while one of them is held up', async () => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let inside = 0;
  const waits: Companion<bigint, null> = {
    openPage: async () => {
      inside += 1;
      await gate;
      return null;
    },
    writesOf: () => [],
  };
  const order = { currency: 'USD', purposes: ['cash'] } as const;
  const bet = here.lanes.put({
    ...order,
    memberId: 93n,
    accompanied: { companion: waits, subject: 93n },
    judge: () => ({ answer: 'taken' }),
  });
  await expect.poll(() => inside).toBe(1);
  const settlement = { ...order, isSettlement: true as const, judge: () => ({ answer: 'paid' }) };
  expect(await here.lanes.put({ ...settlement, memberId: 94n })).toEqual({ answer: 'paid' });
  letGo();
  expect(await bet).toEqual({ answer: 'taken' });
});

test('beside a full batch bets gather until as many wait, but not for long', async () => {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let inside = 0;
  const waits: Companion<bigint, null> = {
    openPage: async () => {
      inside += 1;
      await gate;
      return null;
    },
    writesOf: () => [],
  };
  const order = {
    currency: 'USD',
    purposes: ['cash'],
    judge: () => ({ answer: 'taken' }),
  } as const;
  const put = (first: number, count: number, more: object = {}) =>
    Array.from({ length: count }, (_, n) =>
      here.lanes.put({ ...order, ...more, memberId: BigInt(first + n) }),
    );
  const held = put(1_000, 16, { accompanied: { companion: waits, subject: 1n } });
  await expect.poll(() => inside).toBe(1);
  const before = here.lanes.counts.batches;
  // Time stands still, so that nobody's turn comes.
  const stopped = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  const gathered = put(1_100, 8);
  await looked();
  expect(here.lanes.counts.batches).toBe(before);
  gathered.push(...put(1_200, 8));
  await Promise.all(gathered);
  expect(here.lanes.counts.batches).toBe(before + 1);
  stopped.mockRestore();
  expect(await Promise.all(put(1_300, 2))).toEqual(Array(2).fill({ answer: 'taken' }));
  letGo();
  await Promise.all(held);
});

/** The lanes have looked at what waits. */
async function looked(): Promise<void> {
  for (let n = 0; n < 3; n += 1) await new Promise((resolve) => setImmediate(resolve));
}

test('one key sent fifty times at once and fifty times after has one effect and one answer', async () => {
  await openPlayer(test_.house, 1n, '100');
  const key = randomUUID();
  const send = (play: Play) => bet(play, 1n, money('10'), key);
  const atOnce = await Promise.all(
    Array.from({ length: 50 }, (_, n) => send(n % 2 ? here : there)),
  );
  const after = [];
  for (let n = 0; n < 50; n += 1) after.push(await send(n % 2 ? here : there));
  const answers = [...atOnce, ...after].map(({ bet, balance, fairness }) =>
    [bet.id, balance, fairness.nonce, fairness.serverSeedHash].join(),
  );
  expect(new Set(answers).size).toBe(1);
  expect(await cashOf(test_.house, 1n)).toBe(money('90'));
});

test('the same key with another stake, choice or game is refused and moves nothing', async () => {
  const key = randomUUID();
  await bet(here, 1n, money('1'), key);
  const before = await cashOf(test_.house, 1n);
  await expect(bet(here, 1n, money('2'), key)).rejects.toMatchObject({ code: 'REQUEST_DIFFERS' });
  const other = { requestId: key, memberId: 1n, currency: 'USD', vendor: 'BAIZE' } as const;
  const rest = { category: 'RNG', stake: money('1'), rulesVersion: 1, decide: () => lose } as const;
  for (const change of [
    { gameCode: 'limbo', choice: null },
    { gameCode: 'dice', choice: { target: 3 } },
  ]) {
    await expect(playInstantBet(there, { ...other, ...rest, ...change })).rejects.toMatchObject({
      code: 'REQUEST_DIFFERS',
    });
  }
  expect(await cashOf(test_.house, 1n)).toBe(before);
});

test('a refused bet is remembered with its key, even when there is money later', async () => {
  await openPlayer(test_.house, 2n, '5');
  const key = randomUUID();
  await expect(bet(here, 2n, money('9'), key)).rejects.toMatchObject({
    code: 'INSUFFICIENT_BALANCE',
  });
  const { rows } = await test_.house.pool.query('select nonce from accounts where member_id = 2');
  expect(rows.every(({ nonce }) => nonce === 0n)).toBe(true);
  await bet(here, 2n, money('1'));
  await expect(bet(there, 2n, money('9'), key)).rejects.toMatchObject({
    code: 'INSUFFICIENT_BALANCE',
  });
  await expect(bet(there, 2n, money('1'), key)).rejects.toMatchObject({ code: 'REQUEST_DIFFERS' });
});

test('keys are still known eleven months later', async () => {
  await openPlayer(test_.house, 3n, '100');
  const key = randomUUID();
  const first = await bet(here, 3n, money('10'), key);
  const later = new Date(test_.house.clock.now().getTime() + 11 * 31 * 86_400_000);
  test_.house.clock.moveTo(later);
  try {
    await test_.house.jobs.find('wallet.forget-requests')!.run(test_.house, {
      dueAt: later,
      payload: null,
    });
    expect((await bet(there, 3n, money('10'), key)).bet.id).toBe(first.bet.id);
  } finally {
    test_.house.clock.reset();
  }
  expect(await cashOf(test_.house, 3n)).toBe(money('90'));
});

test('the ledger keeps its order when the clock goes back', async () => {
  await openPlayer(test_.house, 4n, '100');
  const now = test_.house.clock.now().getTime();
  try {
    for (const days of [0, -1, 1, -2]) {
      test_.house.clock.moveTo(new Date(now + days * 86_400_000));
      await bet(here, 4n, money('1'));
    }
  } finally {
    test_.house.clock.reset();
  }
  const { rows } = await test_.house.pool.query(
    `select seq, balance_after from audit_transfers t join audit_accounts a on a.id = t.account_id
     where a.owner = 'member:4' and a.purpose = 'cash' order by seq`,
  );
  expect(rows.map(({ seq }) => seq)).toEqual([1n, 2n, 3n, 4n, 5n]);
  expect(rows.at(-1).balance_after).toBe(money('96'));
});

test('one poisoned bet does not take the rest of its batch with it', async () => {
  for (const member of [10n, 11n, 12n]) await openPlayer(test_.house, member, '10');
  const poisoned = playInstantBet(here, {
    memberId: 10n,
    currency: 'USD',
    requestId: randomUUID(),
    vendor: 'BAIZE',
    gameCode: 'dice',
    category: 'RNG',
    stake: money('1'),
    choice: null,
    rulesVersion: 1,
    // More than an account can hold: PostgreSQL itself refuses the row.
    decide: () => ({ payout: 10n ** 30n }),
  });
  const answers = await Promise.allSettled([
    bet(here, 11n, money('1')),
    poisoned,
    bet(here, 12n, money('1')),
  ]);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await cashOf(test_.house, 10n)).toBe(money('10'));
});

test('guards are asked under the lock, and a closed account refuses for its reason', async () => {
  const asked: string[] = [];
  const play = openPlay(test_.house, {
    guards: [
      (asks) =>
        asks.map(({ gameCode, stake }) => {
          asked.push(gameCode);
          return stake > money('5') ? 'STAKE_NOT_ALLOWED' : undefined;
        }),
    ],
  });
  await openPlayer(test_.house, 13n, '100');
  await expect(bet(play, 13n, money('6'))).rejects.toMatchObject({ code: 'STAKE_NOT_ALLOWED' });
  await bet(play, 13n, money('5'));
  expect(asked).toEqual(['dice', 'dice']);
  await test_.house.pool.query(
    "update accounts set closed_for = 'ACCOUNT_FROZEN' where member_id = 13",
  );
  await expect(bet(play, 13n, money('1'))).rejects.toMatchObject({ code: 'ACCOUNT_FROZEN' });
  await play.lanes.close();
});

test('a connection that is lost in mid-batch is replaced, and the same keys answer', async () => {
  await openPlayer(test_.house, 14n, '1000');
  const holder = new pg.Client({ connectionString: test_.migrateUrl });
  await holder.connect();
  for (let n = 0; n < 5; n += 1) {
    const key = randomUUID();
    // Whoever writes bets waits for this, and is cut off while it does.
    await holder.query('begin');
    await holder.query('lock table bets in share mode');
    const made = Promise.all([
      bet(here, 14n, money('1'), key),
      bet(here, 14n, money('1'), randomUUID()),
    ]);
    await vi.waitFor(async () => {
      const { rowCount } = await test_.house.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'
           and query like '%insert into bets%' and pid <> pg_backend_pid()`,
      );
      expect(rowCount).toBeGreaterThan(0);
    }, patience(20_000));
    await holder.query('rollback');
    const [{ bet: first }] = await made;
    expect((await bet(here, 14n, money('1'), key)).bet.id).toBe(first.id);
  }
  await holder.end();
  expect(await cashOf(test_.house, 14n)).toBe(money('1000') - 10n * money('1'));
});

test('past what can wait, a bet is turned away at once and told to come again', async () => {
  await openPlayer(test_.house, 15n, '100000');
  // Houses of tests wait longer than one that serves.
  const serving = openPlay({ ...test_.house, patience: 1 });
  const holder = await test_.house.pool.connect();
  await holder.query('begin');
  await holder.query('select from accounts where member_id = 15 for update');
  const started = performance.now();
  const answers = await Promise.allSettled(
    Array.from({ length: 3_000 }, () => bet(serving, 15n, money('1'))),
  );
  await holder.query('rollback');
  holder.release();
  expect(performance.now() - started).toBeLessThan(patience(4_000));
  const busy = answers.filter((answer) => answer.status === 'rejected') as PromiseRejectedResult[];
  expect(busy.length).toBeGreaterThan(900);
  await vi.waitFor(() => bet(serving, 15n, money('1')), { timeout: 30_000, interval: 100 });
  await serving.lanes.close();
});

test('the schema changes under load and no bet fails', async () => {
  await openPlayer(test_.house, 18n, '1000');
  const owner = new pg.Client({ connectionString: test_.migrateUrl });
  await owner.connect();
  await owner.query("set lock_timeout = '5s'");
  let isRunning = true;
  const betting = Array.from({ length: 8 }, async (_, n) => {
    let made = 0;
    for (; isRunning; made += 1) await bet(n % 2 ? here : there, 18n, money('0.01'));
    return made;
  });
  for (const table of ['accounts', 'transfers', 'bets', 'events', 'seeds']) {
    await owner.query(`alter table ${table} add column spare int`);
    await bet(here, 18n, money('0.01'));
    await owner.query(`alter table ${table} drop column spare`);
  }
  isRunning = false;
  const made = (await Promise.all(betting)).reduce((sum, count) => sum + count, 5);
  await owner.end();
  expect(await cashOf(test_.house, 18n)).toBe(money('1000') - BigInt(made) * money('0.01'));
});

test('bets go on where a new partition begins, made ahead or not, and an old key keeps its answer', async () => {
  await openPlayer(test_.house, 19n, '1000');
  const key = randomUUID();
  const first = await bet(here, 19n, money('1'), key);
  const { rows } = await test_.house.pool.query<{ below_id: bigint }>(
    "select below_id from partitions_of('bets')",
  );
  const edges = [rows[0]!.below_id, rows.at(-1)!.below_id];
  const owner = new pg.Client({ connectionString: test_.migrateUrl });
  await owner.connect();
  for (const edge of edges) {
    // Lanes keep numbers in store, so servers that start now are the first with the new ones.
    await owner.query(`select setval('bet_ids', ${edge - 256n}, false)`);
    const servers = [openPlay(test_.house), openPlay(test_.house)];
    const made = await Promise.all(
      Array.from({ length: 300 }, (_, n) => bet(servers[n % 2]!, 19n, money('0.01'))),
    );
    expect(made.some(({ bet: { id } }) => id >= edge)).toBe(true);
    const again = await Promise.all(servers.map((server) => bet(server, 19n, money('1'), key)));
    expect(again.map(({ bet: { id } }) => id)).toEqual([first.bet.id, first.bet.id]);
    await Promise.all(servers.map(({ lanes }) => lanes.close()));
  }
  await owner.end();
  expect(await cashOf(test_.house, 19n)).toBe(money('1000') - money('1') - 600n * money('0.01'));
});

test('a bet announces itself in its own transaction', async () => {
  await openPlayer(test_.house, 16n, '10');
  const { bet: made } = await bet(here, 16n, money('3'));
  const { rows } = await test_.house.pool.query(
    "select name, payload from events where key = 'member:16'",
  );
  expect(rows).toHaveLength(1);
  expect(rows[0].name).toBe('bet.settled');
  expect(rows[0].payload.betId).toBe(`$n${made.id}`);
  expect(rows[0].payload.validBet).toBe(`$n${money('3')}`);
});

test('what dice decides is what is booked', async () => {
  await openPlayer(test_.house, 17n, '1000');
  const played = await Promise.all(
    Array.from({ length: 300 }, () =>
      playInstantBet(here, {
        memberId: 17n,
        currency: 'USD',
        requestId: randomUUID(),
        vendor: 'BAIZE',
        gameCode: 'dice',
        category: 'RNG',
        stake: money('1'),
        rulesVersion: 1,
        choice: { target: 49.5, side: 'under' },
        decide: (chance) => dice.play(dice.usualChoice, money('1'), chance),
      }),
    ),
  );
  const won = played.reduce((sum, { outcome }) => sum + outcome.payout, 0n);
  expect(await cashOf(test_.house, 17n)).toBe(money('1000') - money('300') + won);
});
