import { randomUUID } from 'node:crypto';
import { days } from '@baize/calendar';
import { agentsPay as contract } from '@baize/contract';
import { money, percent } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import { drainEvents } from '../../../platform/events/drain.ts';
import { ask, cashOf } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { freezeMember } from '../../members/index.ts';
import { openPlay, type Play, placeBet, settleBet } from '../../play/index.ts';
import { reconcile } from '../../wallet/index.ts';
import { startContract } from '../contracts/contract-changes.ts';
import { insertProposal } from '../contracts/proposals.ts';
import type { ContractKind, Tier } from '../contracts/terms.ts';
import { creditAccruals } from '../rebates/credit.ts';
import { openTree, type Tree } from '../testing/tree.ts';
import { recalculateRun } from './decide-runs.ts';
import { runDividends, runSalaries } from './due-runs.ts';

let tree: Tree;
let play: Play;
// The last day of a half-month, at noon in GMT+8.
const noon = Date.UTC(2031, 4, 15, 4);
const names = ['a', 'b', 'c'];

beforeAll(async () => {
  tree = await openTree({ a: null, b: 'a', c: 'b' });
  tree.house.clock.moveTo(new Date(noon));
  play = openPlay(tree.house);
});
afterAll(async () => {
  await play.lanes.close();
  await tree.close();
});

const none = { activeMembers: 0, validBet: 0n, loss: 0n, singleBet: 0n, rate: 0n, lossRate: 0n };

/** A contract in force, from the company or from the one above. */
async function sign(kind: ContractKind, name: string, giver: string | null, tier: Partial<Tier>) {
  await begin(tree.house.db, async (tx) => {
    const made = await insertProposal(tree.house, tx, {
      kind,
      receiverId: tree.id(name),
      giverId: giver === null ? null : tree.id(giver),
      terms: { tiers: [{ ...none, ...tier }], period: 'HALF_MONTH', carry: 'NONE' },
    });
    await startContract(tree.house, tx, made);
  });
}

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

async function gains(work: () => Promise<unknown>) {
  const held = () => Promise.all(names.map((name) => cashOf(tree.house, tree.id(name))));
  const before = await held();
  await work();
  return (await held()).map((cash, n) => cash - before[n]!);
}

type Listed = { list: { id: string; state: string; gross: number; paid: number }[] };
const bills = async (name: string, call: { path: string }, side = 'RECEIVED') => {
  const url = `${call.path}?side=${side}`;
  return (await ask<Listed>(tree.app, tree.token(name), 'GET', url)).body.value.list;
};

test(
  'one tree is paid: real-time, daily, and by dividend',
  async () => {
    await rule(
      'example-T1: real-time salary pays the differences bet by bet, and nothing for a small bet',
      async () => {
        const rates = { a: ['0.8', '1.5'], b: ['0.6', '1.2'], c: ['0.4', '1'] };
        for (const [n, name] of names.entries()) {
          const [rate, lossRate] = rates[name as 'a'].map(percent);
          const tier = { singleBet: money('10'), rate: rate!, lossRate: lossRate! };
          await sign('REALTIME', name, n === 0 ? null : names[n - 1]!, tier);
        }
        tree.house.clock.moveTo(new Date(noon + 300_000));
        await lose('c', '1000');
        await lose('c', '9.99');
        await drainEvents(tree.house);
        const credit = () => creditAccruals(tree.house, ['realtime']);
        const got = await gains(() => Promise.all([credit(), credit()]));
        expect(got).toEqual([money('3'), money('2'), money('10')]);
      },
    );

    await rule('a daily run pays the cascade, once by two servers, and again nothing', async () => {
      await sign('DAILY', 'a', null, { validBet: money('100'), rate: percent('2') });
      await sign('DAILY', 'b', 'a', { validBet: money('100'), rate: percent('1') });
      await sign('DAILY', 'c', 'b', { validBet: money('100'), rate: percent('0.5') });
      await sign('DIVIDEND', 'a', null, { rate: percent('10') });
      await sign('DIVIDEND', 'b', 'a', { rate: percent('5') });
      tree.house.clock.moveTo(new Date(noon + days(1)));
      const run = () => runSalaries(tree.house);
      const got = await gains(() => Promise.all([run(), run()]));
      // 2, 1 and 0.5 % of 1,009.99: 20.19, 10.09 and 5.04.
      expect(got).toEqual([money('10.1'), money('5.05'), money('5.04')]);
      expect(await gains(run)).toEqual([0n, 0n, 0n]);
      expect(await bills('a', contract.dailyBills)).toMatchObject([
        { state: 'PAID', gross: 20.19 },
      ]);
    });

    await rule(
      'a dividend takes salaries off, waits for the upline, and is paid when they press Pay',
      async () => {
        const got = await gains(() => runDividends(tree.house));
        // 1,009.99 lost, less 20.19 daily and 15.00 real-time salary of the team: 974.80.
        expect(got[0]).toBe(money('97.48'));
        const [owed] = await bills('a', contract.dividendBills, 'TO_PAY');
        expect(owed).toMatchObject({ state: 'PAYABLE', paid: 0 });
        const pay = (name: string) =>
          ask(tree.app, tree.token(name), 'POST', contract.payBills.path, { billIds: [owed!.id] });
        expect((await pay('b')).status).toBe(404);
        const paid = await gains(() => Promise.all([pay('a'), pay('a')]));
        expect(paid).toEqual([money(String(-owed!.gross)), money(String(owed!.gross)), 0n]);
        // One bill each: the day that ends a half-month is no period of its own.
        expect(await bills('b', contract.dividendBills)).toMatchObject([{ state: 'PAID' }]);
      },
    );

    await rule(
      'a run that is counted again takes back what it moved, and ends where it was',
      async () => {
        const run = await tree.house.db
          .selectFrom('pay_runs')
          .select('id')
          .where('kind', '=', 'DAILY')
          .executeTakeFirstOrThrow();
        const caller = { operatorId: 1n, address: '' } as Parameters<typeof recalculateRun>[1];
        const input = { runId: String(run.id), reason: 'asked for' };
        expect(await gains(() => recalculateRun(tree.house, caller, input))).toEqual([0n, 0n, 0n]);
        expect(await bills('a', contract.dailyBills)).toMatchObject([
          { state: 'PAID', gross: 20.19 },
        ]);
      },
    );

    await rule('a bill that was refused stays refused when its run is counted again', async () => {
      const run = await tree.house.db
        .selectFrom('pay_runs')
        .select('id')
        .where('kind', '=', 'DAILY')
        .orderBy('id')
        .executeTakeFirstOrThrow();
      await tree.house.db
        .updateTable('bills')
        .set({ state: 'REJECTED', reason: 'played against himself' })
        .where('run_id', '=', run.id)
        .where('receiver_id', '=', tree.id('a'))
        .execute();
      const caller = { operatorId: 1n, address: '' } as Parameters<typeof recalculateRun>[1];
      await recalculateRun(tree.house, caller, { runId: String(run.id), reason: 'asked for' });
      const bill = await tree.house.db
        .selectFrom('bills')
        .select(['state', 'reason', 'paid'])
        .where('run_id', '=', run.id)
        .where('receiver_id', '=', tree.id('a'))
        .executeTakeFirst();
      expect(bill).toEqual({ state: 'REJECTED', reason: 'played against himself', paid: 0n });
    });

    await rule('who is frozen is not paid, and the books are right in the end', async () => {
      await lose('c', '1000');
      await begin(tree.house.db, (tx) =>
        freezeMember(tree.house, tx, { memberId: tree.id('b'), reason: 'test' }),
      );
      await drainEvents(tree.house);
      tree.house.clock.moveTo(new Date(noon + days(2)));
      const got = await gains(() => runSalaries(tree.house));
      expect(got).toEqual([money('20'), 0n, 0n]);
      expect((await bills('b', contract.dailyBills))[0]).toMatchObject({ state: 'REJECTED' });
      expect((await bills('c', contract.dailyBills))[0]).toMatchObject({ state: 'PAYABLE' });
      expect((await reconcile(tree.serveUrl)).fault).toBeNull();
    });
  },
  STORY_MS,
);
