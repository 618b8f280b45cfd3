import { randomUUID } from 'node:crypto';
import { cashierReports, languages, wallet } from '@baize/contract';
import { translate } from '@baize/i18n';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin, SERVING } from '../../platform/database.ts';
import type { TestHouse } from '../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse, rollDice } from '../../testing/players.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { post, reconcile } from './index.ts';

let test_: TestHouse;

beforeAll(async () => {
  test_ = await openPlayersHouse();
  await openPlayer(test_.house, 1n, '500');
  await openPlayer(test_.house, 2n, '0', 'trial');
});

afterAll(async () => {
  const { fault } = await reconcile(test_.serveUrl);
  await test_.close();
  expect(fault).toBeNull();
});

type Named = { list: [{ txTypeName: string; nameCn: string; remark: string }] };

type Rows = {
  list: { txTypeCode: string; amount: number; currentAvailBalance: number; txId: string }[];
  totalPages: number;
  totalCount: number;
  after: string | null;
};

const statement = (query: string, token = 'member:1') =>
  ask<Rows>(test_.app, token, 'GET', `${wallet.statement.path}?${query}`);

test(
  'one wallet, read and moved by its calls',
  async () => {
    await rule('the balance shows the main wallet as SAFE_BOX, in numbers', async () => {
      const { body } = await ask(
        test_.app,
        'member:1',
        'GET',
        '/wps/v2/wallets/balance?typeId=0&_=1',
      );
      expect(body.value).toMatchObject({
        sumBalance: 500,
        mainWalletBalance: 500,
        frozenBalance: 0,
        currency: 'USD',
        currencySymbol: '$',
        currencyPosition: 'F',
        balance: [{ accountTypeId: 2, accountName: 'SAFE_BOX', availBalance: 500 }],
      });
      const old = await ask(test_.app, 'member:1', 'GET', '/wps/wallets/balance');
      expect(old.body.value).toMatchObject({
        balances: [{ accountTypeId: 2, accountName: 'LOTT', availBalance: 500 }],
      });
      const wallets = await ask(test_.app, 'member:1', 'GET', '/wps/wallets');
      expect(wallets.body.value).toMatchObject([{ accountName: 'LOTT', availBalance: 500 }]);
      for (const path of ['lockTransStatus', 'lockStatusByType?accountType=LOTT&x=1']) {
        const lock = await ask(test_.app, 'member:1', 'GET', `/wps/wallets/${path}`);
        expect(lock.body.value, path).toMatchObject({ isLocked: false, lockStatus: 'UNLOCKED' });
      }
      const locks = await ask(test_.app, 'member:1', 'GET', '/wps/wallets/lockStatus');
      expect(locks.body.value).toMatchObject([{ accountName: 'LOTT', isLocked: false }]);
      const strange = '/wps/wallets/lockStatusByType?accountType=NOBODY';
      expect((await ask(test_.app, 'member:1', 'GET', strange)).status).toBe(404);
      const fun = await ask(test_.app, 'trial:2', 'GET', '/wps/v2/wallets/balance');
      expect(fun.body.value).toMatchObject({ currency: 'FUN', mainWalletBalance: 10_000 });
    });

    await rule('visitors see no balance, and a brand without vendor wallets says so', async () => {
      const visitor = await test_.app.inject({ method: 'GET', url: '/wps/v2/wallets/balance' });
      expect(visitor.statusCode).toBe(401);
      const { body } = await ask(test_.app, 'member:1', 'GET', wallet.merchantWallet.path);
      expect(body.value).toEqual({ isSingle: 1, vendors: [] });
    });

    await rule(
      'the account record is paged by number and by key, and both show every row once',
      async () => {
        for (let n = 0; n < 25; n += 1) await rollDice(test_.app, 'member:1');
        const whole = (await statement('size=999')).body.value;
        expect(whole.totalCount).toBe(whole.list.length);
        const byPage: string[] = [];
        for (let page = 1; page <= Math.ceil(whole.totalCount / 10); page += 1) {
          const { list, totalPages } = (await statement(`page=${page}&size=10`)).body.value;
          expect(totalPages).toBe(Math.ceil(whole.totalCount / 10));
          byPage.push(...list.map(({ txId }) => txId));
        }
        const byKey: string[] = [];
        for (let after: string | null = '999999999'; after; ) {
          const part: Rows = (await statement(`size=10&after=${after}`)).body.value;
          byKey.push(...part.list.map(({ txId }) => txId));
          after = part.after;
        }
        const all = whole.list.map(({ txId }) => txId);
        expect(byPage).toEqual(all);
        expect(byKey).toEqual(all);
      },
    );

    await rule('each row follows from the one before, and the filters pick by type', async () => {
      const { list } = (await statement('size=999')).body.value;
      for (const [n, row] of list.entries()) {
        const before = list[n + 1]?.currentAvailBalance ?? 0;
        expect(money(row.currentAvailBalance)).toBe(money(before) + money(row.amount));
      }
      const types = async (query: string) =>
        new Set((await statement(query)).body.value.list.map(({ txTypeCode }) => txTypeCode));
      expect(await types('codeTypes=betting&size=999')).toEqual(new Set(['BET']));
      expect(await types('codeTypes=deposit&size=999')).toEqual(new Set(['DEPOSIT']));
      expect(await types('codeTypes=deposit,betting&size=999')).toEqual(
        new Set(['DEPOSIT', 'BET']),
      );
      expect(await types('excludeTxTypeIds=301,401&size=999')).toEqual(new Set(['DEPOSIT']));
      expect(await types('txTypeIds=401&codeTypes=betting&size=999')).toEqual(new Set());
    });

    await rule(
      'types and games are named in the language that is asked for, else in that of the caller',
      async () => {
        const named = async (language: string, headers: Record<string, string> = {}) => {
          const url = `${wallet.statement.path}?codeTypes=betting&size=1&language=${language}`;
          const { body } = await ask<Named>(test_.app, 'member:1', 'GET', url, undefined, headers);
          const [{ txTypeName, nameCn, remark }] = body.value.list;
          return [txTypeName, nameCn, remark];
        };
        expect(await named('')).toEqual(['Bet', 'Bet', 'Dice']);
        for (const { code } of languages) {
          const type = translate(code, 'name.movement.BET');
          const game = translate(code, 'name.game.dice');
          expect(await named(code), code).toEqual([type, type, game]);
          expect(await named('', { language: code }), code).toEqual([type, type, game]);
        }
        expect(await named('zh-TW', { language: 'DE' })).toEqual(await named('TW'));
        expect(await named('XX', { language: 'DE' })).toEqual(await named('DE'));
        const codes = await ask<{ code: string; txTypeName: string }[]>(
          test_.app,
          'member:1',
          'GET' as const,
          cashierReports.transactionTypes.path,
          undefined,
          { language: 'JA' },
        );
        const bet = codes.body.value.find(({ code }) => code === 'BET');
        expect(bet?.txTypeName).toBe(translate('JA', 'name.movement.BET'));
      },
    );

    await rule('a period of more than 31 days, and rows of others, are not shown', async () => {
      const long = await statement(
        `startTime=${Date.UTC(2026, 0, 1)}&endTime=${Date.UTC(2026, 3, 1)}`,
      );
      expect(long.body.errorCode).toBe('PARAMETER_ERROR');
      const old = await statement(
        `startTime=${Date.UTC(2020, 0, 1)}&endTime=${Date.UTC(2020, 0, 9)}`,
      );
      expect(old.body.value.list).toEqual([]);
      expect((await statement('subordinateName=bob')).status).toBe(404);
      expect((await statement('account=points')).body.value.list).toEqual([]);
    });

    await rule('points are money of another currency in the same ledger', async () => {
      const at = test_.house.clock.now();
      const points = { memberId: 1n, purpose: 'points', currency: 'PTS' } as const;
      const earned = { counter: 'points', amount: money('12'), reason: 'POINTS_EARN' } as const;
      await begin(test_.house.db, (tx) => post(tx, [{ ...points, ...earned, key: '#day.1' }], at));
      const { list } = (await statement('account=points')).body.value;
      expect(list).toMatchObject([
        { txTypeCode: 'POINTS_EARN', amount: 12, currentAvailBalance: 12 },
      ]);
    });

    await rule(
      'with every connection of the pool held, a read ends in 503 with Retry-After, and bets go on',
      async () => {
        const { options } = test_.house.pool;
        const held = await Promise.all(
          Array.from({ length: options.max }, () => test_.house.pool.connect()),
        );
        // Houses of tests wait longer than one that serves.
        const patience = options.connectionTimeoutMillis;
        options.connectionTimeoutMillis = SERVING.connectWithinMs;
        const read = await ask(test_.app, 'member:1', 'GET', '/wps/v2/wallets/balance');
        expect(read.status).toBe(503);
        expect(Number(read.headers['retry-after'])).toBeGreaterThan(0);
        expect((await rollDice(test_.app, 'member:1', { stake: '0.10' })).status).toBe(200);
        for (const connection of held) connection.release();
        options.connectionTimeoutMillis = patience;
        expect((await ask(test_.app, 'member:1', 'GET', '/wps/v2/wallets/balance')).status).toBe(
          200,
        );
      },
    );

    await rule('a client of 2017 moves between wallets by forms', async () => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded' };
      for (const { path } of [wallet.transferToMain, wallet.transferFromMain]) {
        const payload = 'accountName=NOBODY&amount=5';
        const url = path;
        const answer = await test_.app.inject({
          method: 'POST',
          url,
          payload,
          headers: { ...headers, authorization: 'member:1' },
        });
        expect([answer.statusCode, answer.json().errorCode]).toEqual([404, 'vendor.not.found']);
      }
    });

    await rule('a transfer to an unknown vendor wallet is refused', async () => {
      const wish = { requestId: randomUUID(), from: 'MAIN', to: 'NOBODY', amount: 5 };
      const first = await ask(test_.app, 'member:1', 'POST', wallet.transfer.path, wish);
      expect([first.status, first.body.errorCode]).toEqual([404, 'vendor.not.found']);
    });
  },
  STORY_MS,
);
