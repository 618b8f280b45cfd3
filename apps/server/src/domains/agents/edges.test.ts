import { randomUUID } from 'node:crypto';
import { agentsPay, agentsPayOperator, agentsContracts as contract } from '@baize/contract';
import { money, percent } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../platform/database.ts';
import { drainEvents } from '../../platform/events/drain.ts';
import { ask, cashOf } from '../../testing/players.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { openPlay, type Play, placeBet, settleBet } from '../play/index.ts';
import { post, reconcile } from '../wallet/index.ts';
import { findContracts } from './contracts/contract-rows.ts';
import { giveCompanyContract } from './contracts/proposals.ts';
import type { ContractKind } from './contracts/terms.ts';
import { runDividends, runSalaries } from './pay/due-runs.ts';
import { creditAccruals } from './rebates/credit.ts';
import { openTree, type Tree } from './testing/tree.ts';

let tree: Tree;
let play: Play;
const chain = ['a', 'b', 'c', 'd', 'e'];

beforeAll(async () => {
  tree = await openTree({
    a: null,
    b: 'a',
    c: 'b',
    d: 'c',
    e: 'd',
    half: null,
    real: null,
    w: null,
    x: 'w',
  });
  play = openPlay(tree.house);
});
afterAll(async () => {
  await play.lanes.close();
  await tree.close();
});

const at = (instant: string) => tree.house.clock.moveTo(new Date(instant));
const none = { activeMembers: 0, validBet: 0n, loss: 0n, singleBet: 0n, rate: 0n, lossRate: 0n };

const company = (kind: ContractKind, name: string, rates: { rate?: bigint; lossRate?: bigint }) =>
  begin(tree.house.db, (tx) =>
    giveCompanyContract(tree.house, tx, {
      kind,
      receiverId: tree.id(name),
      terms: { tiers: [{ ...none, ...rates }], period: 'HALF_MONTH', carry: 'NONE' },
    }),
  );

async function lose(name: string, stake: string) {
  const { bet } = await placeBet(play, {
    memberId: tree.id(name),
    currency: 'USD',
    requestId: randomUUID(),
    vendor: 'BAIZE',
    gameCode: 'dice',
    category: 'RNG',
    stake: money(stake),
  });
  await settleBet(play, bet, { payout: 0n });
}

type Bill = {
  id: string;
  from: string;
  to: string;
  gross: number;
  paid: number;
  state: string;
};
async function bills(name: string, call: { path: string }) {
  const { body } = await ask<{ list: Bill[] }>(tree.app, tree.token(name), 'GET', call.path);
  return body.value.list;
}

async function agree(from: string, to: string, rate: number) {
  const post = (who: string, path: string, body: object) =>
    ask<{ id: string }>(tree.app, tree.token(who), 'POST', path, body);
  const wanted = { username: `tree${to}`, terms: { tiers: [{ rate }] } };
  const { body } = await post(from, contract.proposeDaily.path, wanted);
  expect(body.success, body.errorCode).toBe(true);
  const answer = { contractId: body.value.id, action: 'ACCEPT', confirm: true };
  expect((await post(to, contract.processDaily.path, answer)).status).toBe(200);
}

test(
  'the edges of pay, in one tree over its weeks',
  async () => {
    await rule(
      'example-D5: the last minute of a half-month is its own, the one after is not',
      async () => {
        at('2028-02-14T04:00:00Z');
        await company('DIVIDEND', 'half', { rate: percent('10') });
        at('2028-02-15T15:59:20Z');
        await lose('half', '100');
        at('2028-02-15T16:00:00Z');
        await lose('half', '200');
        at('2028-02-29T15:59:20Z');
        await lose('half', '400');
        at('2028-02-29T16:00:00Z');
        await lose('half', '800');
        at('2028-03-15T18:30:00Z');
        await runDividends(tree.house);
        const list = await bills('half', agentsPay.dividendBills);
        expect(list.map(({ from, to, gross }) => [from, to, gross]).sort()).toEqual([
          ['2028-02-01', '2028-02-15', 10],
          ['2028-02-16', '2028-02-29', 60],
          ['2028-03-01', '2028-03-15', 80],
        ]);
      },
    );

    await rule(
      'real-time salary begins with the window after the signature, on the clock',
      async () => {
        at('2028-04-03T04:02:00Z');
        await company('REALTIME', 'real', { lossRate: percent('1') });
        at('2028-04-03T04:04:20Z');
        await lose('real', '100');
        at('2028-04-03T04:05:00Z');
        await lose('real', '200');
        await drainEvents(tree.house);
        const before = await cashOf(tree.house, tree.id('real'));
        await Promise.all([1, 2].map(() => creditAccruals(tree.house, ['realtime'])));
        expect((await cashOf(tree.house, tree.id('real'))) - before).toBe(money('2'));
      },
    );

    await rule(
      'a lower rate ends four levels while bets settle, each billed up to that moment',
      async () => {
        at('2028-05-08T04:00:00Z');
        await company('DAILY', 'a', { rate: percent('2') });
        for (const [n, name] of chain.slice(1).entries())
          await agree(chain[n]!, name, 1.8 - n * 0.2);
        for (const name of chain) await lose(name, '100');
        at('2028-05-08T05:00:00Z');
        await Promise.all([agree('a', 'b', 1), ...chain.map((name) => lose(name, '10'))]);
        at('2028-05-08T06:00:00Z');
        await lose('e', '50');
        const states = ['ACTIVE', 'TERMINATING'] as const;
        for (const name of ['c', 'd', 'e'])
          expect(
            await findContracts(tree.house.db, { receiverIds: [tree.id(name)], states }),
          ).toEqual([]);
        at('2028-05-09T04:00:00Z');
        await Promise.all([runSalaries(tree.house), runSalaries(tree.house)]);
        // The whole day of 600 at 2 % above, of 490 at the new 1 % below.
        expect((await bills('a', agentsPay.dailyBills))[0]).toMatchObject({
          gross: 12,
          state: 'PAID',
        });
        expect((await bills('b', agentsPay.dailyBills))[0]).toMatchObject({ gross: 4.9 });
        const [c, d, e] = await Promise.all(
          ['c', 'd', 'e'].map(async (name) => (await bills(name, agentsPay.dailyBills))[0]!.gross),
        );
        // 1.6, 1.4 and 1.2 % of what each team had bet by then: the small bets of that moment or not.
        expect(c).toBeGreaterThanOrEqual(4.8);
        expect(c).toBeLessThanOrEqual(5.28);
        expect(d).toBeGreaterThanOrEqual(2.8);
        expect(d).toBeLessThanOrEqual(3.08);
        expect(e).toBeGreaterThanOrEqual(1.2);
        expect(e).toBeLessThanOrEqual(1.32);
        expect((await reconcile(tree.serveUrl)).fault).toBeNull();
      },
    );

    await rule(
      'example-W2: what the upline lacks stays owed, and both bills are paid once they pay',
      async () => {
        at('2028-06-05T04:00:00Z');
        await begin(tree.house.db, (tx) =>
          giveCompanyContract(tree.house, tx, {
            kind: 'DAILY',
            receiverId: tree.id('w'),
            terms: {
              period: 'HALF_MONTH',
              carry: 'NONE',
              tiers: [{ ...none, validBet: money('1000000'), rate: percent('2') }],
            },
          }),
        );
        await agree('w', 'x', 1.4);
        await lose('x', '10000');
        await lose('w', '9900');
        at('2028-06-06T04:00:00Z');
        await runSalaries(tree.house);
        const [owed] = await bills('x', agentsPay.dailyBills);
        expect(owed).toMatchObject({ gross: 140, paid: 100, state: 'PART_PAID' });
        const own = async () => (await bills('w', agentsPay.dailyBills))[0];
        expect(await own()).toMatchObject({
          gross: 0,
          owed: 140,
          owedPaid: 100,
          state: 'INSUFFICIENT',
        });
        const cash = { memberId: tree.id('w'), purpose: 'cash', currency: 'USD' } as const;
        const paidIn = { counter: 'bank', reason: 'DEPOSIT', key: randomUUID() } as const;
        await begin(tree.house.db, (tx) =>
          post(tx, [{ ...cash, ...paidIn, amount: money('500') }], tree.house.clock.now()),
        );
        const pay = { billIds: [owed!.id] };
        await ask(tree.app, tree.token('w'), 'POST', agentsPay.payBills.path, pay);
        expect((await bills('x', agentsPay.dailyBills))[0]).toMatchObject({ state: 'PAID' });
        expect(await own()).toMatchObject({ state: 'PAID', owedPaid: 140 });
      },
    );

    await rule('a run is counted again though its receivers have spent what they got', async () => {
      const run = await tree.house.db
        .selectFrom('pay_runs')
        .select('id')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      await lose('x', '140');
      const path = agentsPayOperator.recalculateRun.path.replace(':runId', String(run.id));
      const again = { reason: 'asked for' };
      const answer = await ask(tree.app, 'operator:1:agents.pay', 'POST', path, again);
      expect(answer.body.errorCode).toBeUndefined();
      expect((await bills('x', agentsPay.dailyBills))[0]).toMatchObject({
        state: 'PAID',
        paid: 140,
      });
      expect((await reconcile(tree.serveUrl)).fault).toBeNull();
    });
  },
  STORY_MS,
);
