import { randomUUID } from 'node:crypto';
import { money } from '@baize/money';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { cashOf, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import {
  accountsOf,
  moveRows,
  post,
  postTogether,
  reconcile,
  type Transfer,
  writeHouseMove,
} from '../index.ts';
import { enter, openBooks } from './books.ts';

let test_: TestHouse;

beforeAll(async () => {
  test_ = await openPlayersHouse();
  for (const member of [1n, 2n, 3n]) await openPlayer(test_.house, member, '1000');
});

afterAll(async () => {
  const { fault } = await reconcile(test_.serveUrl);
  await test_.close();
  expect(fault).toBeNull();
});

const cash = (memberId: bigint) => ({ memberId, purpose: 'cash', currency: 'USD' }) as const;

function give(memberId: bigint, amount: string, key: string = randomUUID()): Transfer {
  return { ...cash(memberId), counter: 'promotions', amount: money(amount), reason: 'PROMO', key };
}

const postNow = (transfers: Transfer[]) =>
  begin(test_.house.db, (tx) => post(tx, transfers, test_.house.clock.now()));

test(
  'one ledger under postings of every kind',
  async () => {
    await rule('each transfer of a posting is answered by itself', async () => {
      const key = randomUUID();
      const answers = await postNow([
        give(1n, '5', key),
        give(1n, '5', key),
        give(1n, '6', key),
        give(1n, '-100000'),
        give(999n, '1'),
        give(2n, '1'),
      ]);
      expect(answers.map(({ outcome }) => outcome)).toEqual([
        'posted',
        'replayed',
        'differs',
        'notCovered',
        'unknown',
        'posted',
      ]);
      const [again] = await postNow([give(1n, '5', key)]);
      expect(again).toEqual({ outcome: 'replayed', balance: money('1005') });
    });

    await rule('a posting that must stand together is refused whole', async () => {
      const before = await cashOf(test_.house, 3n);
      const move = moveRows({
        from: cash(1n),
        to: cash(3n),
        amount: money('50000'),
        key: randomUUID(),
        reasons: ['TRANSFER_OUT', 'TRANSFER_IN'],
      });
      const posting = begin(test_.house.db, (tx) =>
        postTogether(tx, move, test_.house.clock.now()),
      );
      await expect(posting).rejects.toMatchObject({ code: 'INSUFFICIENT_BALANCE' });
      expect(await cashOf(test_.house, 3n)).toBe(before);
    });

    await rule('transfers in opposite order between two members never fail', async () => {
      const before = (await cashOf(test_.house, 1n)) + (await cashOf(test_.house, 2n));
      const one = (n: number) => {
        const [from, to] = n % 2 ? [1n, 2n] : [2n, 1n];
        const reasons = ['TRANSFER_OUT', 'TRANSFER_IN'] as const;
        const rows = moveRows({
          from: cash(from!),
          to: cash(to!),
          amount: money('0.01'),
          reasons,
          key: randomUUID(),
        });
        return begin(test_.house.db, (tx) => postTogether(tx, rows, test_.house.clock.now()));
      };
      const workers = Array.from({ length: 8 }, async (_, worker) => {
        for (let n = 0; n < 40; n += 1) await one(n + worker);
      });
      await Promise.all(workers);
      expect((await cashOf(test_.house, 1n)) + (await cashOf(test_.house, 2n))).toBe(before);
    });

    await rule(
      'every read during a storm of transfers sees the same total per currency',
      async () => {
        let isRunning = true;
        const writers = Array.from({ length: 8 }, async (_, n) => {
          for (let i = 0; isRunning; i += 1) {
            await postNow([give(BigInt(1 + ((n + i) % 3)), i % 2 ? '1' : '-1')]);
          }
        });
        for (let reads = 0; reads < 40; reads += 1) {
          const { rows } = await test_.house.pool.query(
            'select currency, sum(balance)::text as total from audit_accounts group by 1 order by 1',
          );
          expect(rows).toEqual(['FUN', 'PTS', 'USD'].map((currency) => ({ currency, total: '0' })));
        }
        isRunning = false;
        await Promise.all(writers);
      },
    );

    await rule(
      'money between accounts of the house carries no sequence and balances too',
      async () => {
        await begin(test_.house.db, async (tx) => {
          const move = {
            from: 'promotions',
            to: 'fees',
            currency: 'USD',
            amount: money('7'),
          } as const;
          const at = test_.house.clock.now();
          await writeHouseMove(tx, { ...move, reason: 'ADJUST_ADD', key: '#fees.1' }, at);
          await writeHouseMove(tx, { ...move, reason: 'ADJUST_ADD', key: '#fees.1' }, at);
        });
        const { rows } = await test_.house.pool.query(
          "select balance from audit_accounts where owner = 'house' and purpose = 'fees' and currency = 'USD'",
        );
        expect(rows).toEqual([{ balance: money('7') }]);
      },
    );

    await rule('the serving role can neither change, delete nor empty the ledger', async () => {
      for (const sql of [
        'update transfers set amount = 0',
        'delete from transfers',
        'truncate transfers',
        'update game_rules set hash = null',
        'delete from reconciliations',
      ]) {
        await expect(test_.house.pool.query(sql)).rejects.toMatchObject({ code: '42501' });
      }
    });

    await rule(
      'a balance below zero, a key twice and a sequence twice are errors of the database',
      async () => {
        const insert = (seq: number, after: number, key: string) =>
          test_.house.pool.query(
            `insert into transfers (account_id, counter_account_id, seq, amount, balance_after, at, reason, key)
       values (900001, 1, $1, 1, $2, now(), 'PROMO', $3)`,
            [seq, after, key],
          );
        await expect(insert(1, -1, 'a')).rejects.toMatchObject({ code: '23514' });
        const client = await test_.house.pool.connect();
        await client.query('begin');
        const row = `insert into transfers (account_id, counter_account_id, seq, amount, balance_after, at, reason, key)
    values (900001, 1, $1, 1, 1, now(), 'PROMO', $2)`;
        await client.query(row, [1, 'a']);
        await client.query('savepoint here');
        await expect(client.query(row, [2, 'a'])).rejects.toMatchObject({ code: '23505' });
        await client.query('rollback to here');
        await expect(client.query(row, [1, 'b'])).rejects.toMatchObject({ code: '23505' });
        await client.query('rollback');
        client.release();
        await expect(
          test_.house.pool.query('update accounts set balance = -1 where member_id = 1'),
        ).rejects.toMatchObject({ code: '23514' });
      },
    );

    await rule('no other table keeps a balance', async () => {
      const { rows } = await test_.house.pool.query(
        `select table_name, column_name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE'
       and column_name ~ 'balance|funds|wallet_amount'`,
      );
      expect(rows.map((row) => `${row.table_name}.${row.column_name}`).sort()).toEqual([
        'accounts.balance',
        // Rows of transfers that are in files, as they were written.
        'archived_papers.balance_after',
        // What the last night's proof added up, for the next one to go on from.
        'proved_house.balance',
        'transfers.balance_after',
        // What a vendor was told once, so that the same message is answered alike.
        'vendor_messages.balance',
      ]);
    });

    await rule('random sequences of movements equal plain big-integer arithmetic', () => {
      const amounts = fc.array(fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n }), {
        maxLength: 40,
      });
      fc.assert(
        fc.property(amounts, (moves) => {
          const books = openBooks([[1n, 1n, 'cash', 'USD', 0n, 0n, null, 0n, null]]);
          let balance = 0n;
          let seq = 0n;
          for (const [n, amount] of moves.entries()) {
            const outcome = enter(books, { ...give(1n, '0', String(n)), amount });
            expect(outcome).toBe(balance + amount < 0n ? 'notCovered' : 'posted');
            if (balance + amount < 0n) continue;
            balance += amount;
            seq += 1n;
            expect(books.rows.at(-1)).toMatchObject({ seq, balanceAfter: balance });
          }
          expect(books.accounts.get('1/cash/USD')).toMatchObject({ balance, seq });
        }),
        { numRuns: 2_000 },
      );
    });

    await rule('a trial member holds FUN and nothing else', async () => {
      await openPlayer(test_.house, 50n, '0', 'trial');
      const held = await accountsOf(test_.house.db, 50n);
      expect(new Set(held.map(({ currency }) => currency))).toEqual(new Set(['FUN']));
      expect(held.find(({ purpose }) => purpose === 'cash')?.balance).toBe(money('10000'));
    });
  },
  STORY_MS,
);
