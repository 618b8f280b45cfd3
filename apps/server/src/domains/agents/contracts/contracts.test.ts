import { days } from '@baize/calendar';
import { agentsContracts as contract } from '@baize/contract';
import { percent } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import { ask } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { openTree, type Tree } from '../testing/tree.ts';
import { expireProposals } from './contract-changes.ts';
import { findContracts } from './contract-rows.ts';
import { giveCompanyContract } from './proposals.ts';

let tree: Tree;
beforeAll(async () => {
  tree = await openTree({ a: null, b: 'a', c: 'b', d: 'c', e: 'a', other: null, playerp: 'a' });
  await company('2');
});
afterAll(() => tree.close());

const daily = (rate: string) => ({ tiers: [{ validBet: 100, rate: Number(rate) }] });
const tier = { activeMembers: 0, validBet: 1n, loss: 0n, singleBet: 0n, lossRate: 0n };

const company = (rate: string) =>
  begin(tree.house.db, (tx) =>
    giveCompanyContract(tree.house, tx, {
      kind: 'DAILY',
      receiverId: tree.id('a'),
      terms: { tiers: [{ ...tier, rate: percent(rate) }], period: 'HALF_MONTH', carry: 'NONE' },
    }),
  );

type Shown = { id: string; state: string };
const propose = (from: string, to: string, rate: string) =>
  ask<Shown>(tree.app, tree.token(from), 'POST', contract.proposeDaily.path, {
    username: `tree${to}`,
    terms: daily(rate),
  });

type Processed = {
  contract: Shown;
  ended: { username: string }[];
  downlines: { username: string }[];
};
const answer = (name: string, contractId: string, action: string, confirm = false) =>
  ask<Processed>(tree.app, tree.token(name), 'POST', contract.processDaily.path, {
    contractId,
    action,
    confirm,
  });

const live = async (name: string) => {
  const states = ['ACTIVE', 'TERMINATING'] as const;
  return (await findContracts(tree.house.db, { receiverIds: [tree.id(name)], states }))[0];
};

async function agree(from: string, to: string, rate: string) {
  const { body } = await propose(from, to, rate);
  expect(body.success, body.errorCode).toBe(true);
  return answer(to, body.value.id, 'ACCEPT', true);
}

test(
  'contracts are proposed, answered, lowered and left to expire',
  async () => {
    await rule('three ways to have no contract to give from are told apart', async () => {
      expect((await propose('b', 'c', '1')).body.errorCode).toBe('contract.none');
      const { body } = await propose('a', 'b', '1.8');
      expect((await propose('b', 'c', '1')).body.errorCode).toBe('contract.accept.first');
      await answer('b', body.value.id, 'ACCEPT');
      const own = await live('b');
      await answer('a', String(own!.id), 'TERMINATE');
      expect((await propose('b', 'c', '1')).body.errorCode).toBe('contract.not.valid');
      await answer('b', String(own!.id), 'REFUSE_END');
      expect((await live('b'))?.state).toBe('ACTIVE');
    });

    await rule(
      'a proposal above the own rate, to a player, or to someone not directly below is refused',
      async () => {
        expect((await propose('a', 'e', '2.0')).body.success).toBe(true);
        expect((await propose('b', 'c', '1.9')).body.errorCode).toBe('contract.rate.above.own');
        expect((await propose('a', 'playerp', '1')).body.errorCode).toBe('contract.not.possible');
        expect((await propose('a', 'c', '1')).status).toBe(404);
        expect((await propose('a', 'other', '1')).status).toBe(404);
      },
    );

    await rule(
      'accepting a lower rate warns first, then ends the contracts above it all the way down',
      async () => {
        await agree('b', 'c', '1.5');
        await agree('c', 'd', '0.5');
        const { body } = await propose('a', 'b', '1.2');
        // The old terms stay in force while the change waits.
        expect((await live('b'))?.terms.tiers[0]?.rate).toBe(percent('1.8'));
        const warned = await answer('b', body.value.id, 'ACCEPT');
        expect(warned.body.errorCode).toBe('contract.lowers.downlines');
        expect(warned.body.value.downlines.map(({ username }) => username)).toEqual([
          'treec',
          'treed',
        ]);
        expect((await live('c'))?.state).toBe('ACTIVE');
        const done = await answer('b', body.value.id, 'ACCEPT', true);
        expect(done.body.value.ended).toHaveLength(2);
        expect([await live('c'), await live('d')]).toEqual([undefined, undefined]);
        expect((await live('b'))?.terms.tiers[0]?.rate).toBe(percent('1.2'));
      },
    );

    await rule(
      'an end is asked for by one side and confirmed by the other; strangers see nothing',
      async () => {
        await agree('b', 'c', '1');
        const own = String((await live('c'))!.id);
        expect((await answer('other', own, 'TERMINATE')).status).toBe(404);
        await answer('c', own, 'TERMINATE');
        const funds = await ask<{ dailysalreqtype: { CONS: { reqtype: number } } }>(
          tree.app,
          tree.token('b'),
          'GET',
          contract.consolidatedFunds.path,
        );
        expect(funds.body.value.dailysalreqtype.CONS.reqtype).toBe(2);
        expect((await answer('c', own, 'CONFIRM_END')).status).toBe(403);
        const query = `${contract.processDaily.path}?contractId=${own}&action=CONFIRM_END`;
        expect((await ask(tree.app, tree.token('b'), 'GET', query)).status).toBe(200);
        expect(await live('c')).toBeUndefined();
      },
    );

    await rule('a proposal nobody answers expires after seven days', async () => {
      const { body } = await propose('b', 'c', '0.5');
      const later = new Date(tree.house.clock.now().getTime() + days(7) + 1_000);
      tree.house.clock.moveTo(later);
      // Another one need not wait for the clock to find the old one.
      expect((await propose('b', 'c', '0.6')).body.success).toBe(true);
      expect((await answer('c', body.value.id, 'ACCEPT')).body.errorCode).toBe('changed.meanwhile');
      tree.house.clock.moveTo(new Date(later.getTime() + days(8)));
      await expireProposals(tree.house);
      const waiting = { receiverIds: [tree.id('c')], states: ['PENDING'] } as const;
      expect(await findContracts(tree.house.db, waiting)).toEqual([]);
    });
  },
  STORY_MS,
);
