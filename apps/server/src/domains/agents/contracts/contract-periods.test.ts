import { randomUUID } from 'node:crypto';
import { hours } from '@baize/calendar';
import {
  agentsContractsOperator,
  agentsPay,
  agentsPlacementOperator,
  agentsContracts as contract,
} from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainEvents } from '../../../platform/events/drain.ts';
import { ask } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { openPlay, type Play, placeBet, settleBet } from '../../play/index.ts';
import { runDividends } from '../pay/due-runs.ts';
import { openTree, type Tree } from '../testing/tree.ts';

let tree: Tree;
let play: Play;

beforeAll(async () => {
  tree = await openTree({ a: null, b: 'a', c: 'a', d: 'a', e: 'a', f: 'a', other: null });
  await at('2031-05-02');
  play = openPlay(tree.house);
  for (const name of ['a', 'other'])
    await desk('POST', agentsContractsOperator.giveContract.path, {
      username: `tree${name}`,
      kind: 'DIVIDEND',
      reason: 'agreed',
      terms: terms('MONTHLY', 30),
    });
});
afterAll(async () => {
  await play.lanes.close();
  await tree.close();
});

const terms = (period: string, rate = 10, carry = 'NONE') => ({
  tiers: [{ rate }],
  period,
  carry,
});

const desk = (method: 'GET' | 'POST', path: string, body?: object) =>
  ask(tree.app, 'operator:1:agents.edit', method, path, body);

/** Noon of a day in GMT+8, or another hour of it; the night's runs before it are made. */
async function at(day: string, hour = 12) {
  tree.house.clock.moveTo(new Date(Date.parse(`${day}T00:00:00Z`) + hours(hour - 8)));
  await runDividends(tree.house);
}

async function sign(upline: string, name: string, wanted: object) {
  const post = (who: string, path: string, body: object) =>
    ask<{ id: string }>(tree.app, tree.token(who), 'POST', path, body);
  const path = contract.proposeDividend.path;
  const { body } = await post(upline, path, { username: `tree${name}`, terms: wanted });
  expect(body.success, body.errorCode).toBe(true);
  const answer = { contractId: body.value.id, action: 'ACCEPT', confirm: true };
  expect((await post(name, contract.processDividend.path, answer)).status).toBe(200);
  return body.value.id;
}

async function end(upline: string, name: string, contractId: string) {
  const post = (who: string, action: string) =>
    ask(tree.app, tree.token(who), 'POST', contract.processDividend.path, {
      contractId,
      action,
    });
  await post(upline, 'TERMINATE');
  expect((await post(name, 'CONFIRM_END')).status).toBe(200);
}

async function lose(name: string, stake: string, payout = '0') {
  const { bet } = await placeBet(play, {
    memberId: tree.id(name),
    currency: 'USD',
    requestId: randomUUID(),
    vendor: 'BAIZE',
    gameCode: 'dice',
    category: 'RNG',
    stake: money(stake),
  });
  await settleBet(play, bet, { payout: money(payout) });
  await drainEvents(tree.house);
}

type Bill = { from: string; to: string; gross: number; payer: string };
async function bills(name: string) {
  const path = agentsPay.dividendBills.path;
  const { body } = await ask<{ list: Bill[] }>(tree.app, tree.token(name), 'GET', path);
  return body.value.list
    .map(({ from, to, gross, payer }) => `${from.slice(5)} ${to.slice(5)} ${gross} ${payer}`)
    .sort();
}

test(
  'contracts change their periods, and no day is paid twice',
  async () => {
    await rule('a change of period pays no day twice and leaves none out', async () => {
      await sign('a', 'b', terms('HALF_MONTH'));
      await sign('a', 'c', terms('MONTHLY'));
      await sign('a', 'd', terms('WEEKLY'));
      for (const name of ['b', 'c', 'd']) await lose(name, '100');
      await at('2031-05-20');
      for (const name of ['b', 'c', 'd']) await lose(name, '200');
      await sign('a', 'b', terms('MONTHLY'));
      await sign('a', 'c', terms('HALF_MONTH'));
      await sign('a', 'd', terms('MONTHLY'));
      await at('2031-05-28');
      for (const name of ['b', 'c', 'd']) await lose(name, '400');
      await at('2031-06-03');
      for (const name of ['b', 'c', 'd']) await lose(name, '800');
      await at('2031-07-02');
      // From half a month to a month: what is left of May, then June.
      expect(await bills('b')).toEqual([
        '05-01 05-15 10 treea',
        '05-16 05-31 60 treea',
        '06-01 06-30 80 treea',
      ]);
      // From a month to half of it: all of May, and none of it again.
      expect(await bills('c')).toEqual([
        '05-01 05-31 70 treea',
        '06-01 06-15 80 treea',
        '06-16 06-30 0 treea',
      ]);
      // From weeks to a month: from the week in which it was changed.
      expect(await bills('d')).toEqual([
        '04-28 05-04 10 treea',
        '05-05 05-11 0 treea',
        '05-12 05-18 0 treea',
        '05-19 05-31 60 treea',
        '06-01 06-30 80 treea',
      ]);
    });

    await rule(
      'what a team won is carried over a change of terms, and forgotten when the contract ends',
      async () => {
        await at('2031-08-03');
        await sign('a', 'e', terms('HALF_MONTH', 10, 'CARRY'));
        await lose('e', '100', '400');
        await at('2031-08-17');
        const changed = await sign('a', 'e', terms('HALF_MONTH', 20, 'CARRY'));
        await lose('e', '500');
        await at('2031-09-01');
        // 500 lost, less 300 won before, by the new rate.
        expect(await bills('e')).toEqual(['08-01 08-15 0 treea', '08-16 08-31 40 treea']);
        await lose('e', '100', '400');
        await at('2031-09-16');
        await end('a', 'e', changed);
        await sign('a', 'e', terms('HALF_MONTH', 20, 'CARRY'));
        await lose('e', '50');
        await at('2031-10-01');
        expect((await bills('e')).at(-1)).toBe('09-16 09-30 10 treea');
      },
    );

    await rule(
      'an end is billed up to its moment by its own terms, and what comes after by the next',
      async () => {
        await at('2031-11-03');
        await sign('a', 'f', terms('MONTHLY', 10));
        await lose('f', '100');
        await at('2031-11-10', 9);
        await lose('f', '200');
        const move = { username: 'treef', upline: 'treeother', reason: 'asked' };
        expect((await desk('POST', agentsPlacementOperator.moveMember.path, move)).status).toBe(
          200,
        );
        await lose('f', '400');
        await sign('other', 'f', terms('HALF_MONTH', 20));
        await lose('f', '800');
        await at('2031-11-20');
        await lose('f', '1000');
        await at('2031-12-02');
        expect(await bills('f')).toEqual([
          // 20 % of 1,200 since the move, and of the second half.
          '11-01 11-15 240 treeother',
          '11-01 11-30 30 treea',
          '11-16 11-30 200 treeother',
        ]);
      },
    );

    await rule(
      'who signs again with the same upline is billed for the whole period by the new terms',
      async () => {
        await at('2031-12-03');
        const first = await sign('other', 'f', terms('MONTHLY', 20));
        await lose('f', '100');
        await end('other', 'f', first);
        await lose('f', '100');
        await sign('other', 'f', terms('HALF_MONTH', 10));
        await at('2032-01-02');
        expect((await bills('f')).filter((bill) => bill.startsWith('12'))).toEqual([
          '12-01 12-15 20 treeother',
          '12-16 12-31 0 treeother',
        ]);
      },
    );
  },
  STORY_MS,
);
