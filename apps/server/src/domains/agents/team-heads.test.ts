import { randomUUID } from 'node:crypto';
import { days } from '@baize/calendar';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../platform/database.ts';
import { drainEvents } from '../../platform/events/drain.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { findMember } from '../members/index.ts';
import { openPlay, type Play, placeBet, settleBet, voidBet } from '../play/index.ts';
import { post } from '../wallet/index.ts';
import { moveMember } from './placement/moves.ts';
import { agentSettings, writeSettings } from './settings.ts';
import { countActive } from './sums/figures.ts';
import { countTransfers } from './sums/money-sums.ts';
import { factsOfTeams, headsOf } from './sums/team-people.ts';
import { openTree, type Tree } from './testing/tree.ts';

let tree: Tree;
let play: Play;
// A Thursday in the second half of a month, at noon in GMT+8.
const noon = Date.UTC(2031, 4, 22, 4);
const day = { from: '2031-05-22', to: '2031-05-22' };
const week = { from: '2031-05-19', to: '2031-05-25' };
const month = { from: '2031-05-01', to: '2031-05-31' };
const odd = { from: '2031-05-20', to: '2031-05-24' };

beforeAll(async () => {
  tree = await openTree({ a: null, b: 'a', c: 'b', d: 'b', other: null });
  tree.house.clock.moveTo(new Date(noon));
  play = openPlay(tree.house);
});
afterAll(async () => {
  await play.lanes.close();
  await tree.close();
});

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
  await drainEvents(tree.house);
  return bet;
}

async function heads(name: string, period: { from: string; to: string }) {
  const leader = (await findMember(tree.house.db, tree.id(name)))!;
  return headsOf(tree.house, leader, period);
}

async function deposit(name: string) {
  const cash = { memberId: tree.id(name), purpose: 'cash', currency: 'USD' } as const;
  const paid = { counter: 'bank', reason: 'DEPOSIT', key: randomUUID() } as const;
  const at = tree.house.clock.now();
  await begin(tree.house.db, (tx) => post(tx, [{ ...cash, ...paid, amount: money('10') }], at));
  await countTransfers(tree.house);
}

test(
  'how many of a team are active, as people come over the threshold',
  async () => {
    await rule(
      'someone is active once they come over the threshold, in the day and in the longer span apart',
      async () => {
        await lose('c', '499.99');
        expect((await heads('a', day)).active).toBe(0);
        const last = await lose('c', '0.01');
        expect((await heads('a', day)).active).toBe(1);
        expect((await heads('a', week)).active).toBe(0);
        await lose('c', '500');
        expect((await heads('a', week)).active).toBe(1);
        expect((await heads('a', month)).active).toBe(1);
        expect((await heads('a', odd)).active).toBe(1);
        expect((await heads('other', month)).active).toBe(0);
        await voidBet(play, last, { evenIfSettled: true });
        await drainEvents(tree.house);
        expect((await heads('b', week)).active).toBe(0);
      },
    );

    await rule('who pays in twice is one depositor, of a week as of a month', async () => {
      await deposit('d');
      tree.house.clock.moveTo(new Date(noon + days(1)));
      await deposit('d');
      await deposit('c');
      expect((await heads('b', day)).depositors).toBe(1);
      expect((await heads('b', week)).depositors).toBe(2);
      expect((await heads('a', odd)).depositors).toBe(2);
    });

    await rule(
      'after a move and after another threshold people are counted anew, and rightly',
      async () => {
        await lose('d', '600');
        const caller = { operatorId: 1n, address: '' } as Parameters<typeof moveMember>[1];
        const move = { username: 'treed', upline: 'treeother', reason: 'asked' };
        await moveMember(tree.house, caller, move);
        await lose('d', '600');
        // 600 in each place: both lines saw less than 1,000 of them.
        expect((await heads('b', month)).active).toBe(0);
        expect((await heads('other', month)).active).toBe(0);
        // They keep all of it, wherever they stood.
        expect((await heads('d', month)).active).toBe(1);
        const { version, ...settings } = await agentSettings(tree.house.db);
        const lower = { ...settings, activePerPeriod: money('500') };
        await begin(tree.house.db, (tx) =>
          writeSettings(tx, lower, { version, at: tree.house.clock.now() }),
        );
        expect((await heads('b', month)).active).toBe(2);
        const all = {
          leaderIds: [tree.id('b'), tree.id('a')],
          period: month,
          threshold: money('500'),
        };
        const counted = await countActive(tree.house.db, all);
        expect(counted.get(tree.id('b'))).toBe((await heads('b', month)).active);
        expect(counted.get(tree.id('a'))).toBe((await heads('a', month)).active);
      },
    );

    await rule('what teams hold is the same read team by team or all at once', async () => {
      const found = await Promise.all(
        ['a', 'b', 'c', 'other'].map((name) => findMember(tree.house.db, tree.id(name))),
      );
      const leaders = found.map((one) => one!);
      const one = await factsOfTeams(tree.house.db, leaders);
      expect(await factsOfTeams(tree.house.db, leaders, 0)).toEqual(one);
      expect(one.get(tree.id('a'))?.teamCount).toBe(3);
    });
  },
  STORY_MS,
);
