import { randomUUID } from 'node:crypto';
import { money } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import { drainEvents } from '../../../platform/events/drain.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import {
  openPlay,
  type Play,
  placeBet,
  resettleBet,
  settleBet,
  voidBet,
} from '../../play/index.ts';
import { post, type Reason, type Transfer } from '../../wallet/index.ts';
import { openTree, type Tree } from '../testing/tree.ts';
import { checkSums } from './check-sums.ts';
import { countActive, figuresOf, netOf } from './figures.ts';
import { countTransfers } from './money-sums.ts';

let tree: Tree;
let play: Play;
const DAY = '2031-05-10';
const noon = new Date('2031-05-10T04:00:00Z');
const period = { from: DAY, to: DAY };

beforeAll(async () => {
  tree = await openTree({ a: null, b: 'a', c: 'b', d: 'b', e: 'a', other: null });
  tree.house.clock.moveTo(noon);
  play = openPlay(tree.house);
});
afterAll(async () => {
  await play.lanes.close();
  await tree.close();
});

async function bet(name: string, stake: string, payout: string) {
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
  return bet;
}

async function team(name: string) {
  const found = await figuresOf(tree.house.db, { memberIds: [tree.id(name)], period, of: 'team' });
  return found.get(tree.id(name))!;
}

test(
  'the sums of one tree, and the check of the night',
  async () => {
    await rule(
      'a settled bet counts for its member and everyone above, and for no one else',
      async () => {
        await bet('c', '600', '0');
        await bet('d', '100', '150');
        await bet('e', '50', '0');
        await bet('other', '10', '0');
        await drainEvents(tree.house);
        expect(await team('a')).toMatchObject({
          bets: 3n,
          stake: money('750'),
          payout: money('150'),
        });
        expect(await team('b')).toMatchObject({ bets: 2n, validBet: money('700') });
        expect(await team('other')).toMatchObject({ bets: 1n });
        const leaderIds = [tree.id('a'), tree.id('b'), tree.id('e')];
        const active = await countActive(tree.house.db, {
          leaderIds,
          period,
          threshold: money('100'),
        });
        expect([...active].sort()).toEqual([
          [tree.id('a'), 2],
          [tree.id('b'), 2],
        ]);
      },
    );

    await rule('a void and a correction take out what was counted before', async () => {
      const gone = await bet('c', '40', '0');
      const mended = await bet('d', '20', '0');
      await voidBet(play, gone, { evenIfSettled: true });
      await resettleBet(play, mended, { payout: money('60') });
      await drainEvents(tree.house);
      expect(await team('b')).toMatchObject({
        bets: 3n,
        stake: money('720'),
        payout: money('210'),
      });
      expect(await checkSums(tree.house)).toEqual([]);
    });

    await rule('example-O1: the net is what came back less what was staked', async () => {
      const give = (reason: Reason, amount: string): Transfer => ({
        memberId: tree.id('e'),
        purpose: 'cash',
        currency: 'USD',
        counter: 'promotions',
        reason,
        amount: money(amount),
        key: randomUUID(),
      });
      const before = await team('e');
      await begin(tree.house.db, (tx) =>
        post(
          tx,
          [
            give('BET_REBATE', '60'),
            give('PROMO', '10'),
            give('DAILY_SALARY', '5'),
            give('DEPOSIT', '70'),
          ],
          noon,
        ),
      );
      await countTransfers(tree.house);
      await countTransfers(tree.house);
      const sums = await team('e');
      expect(sums).toMatchObject({
        rebate: money('60'),
        promotion: money('10'),
        salary: money('5'),
      });
      expect(netOf(sums) - netOf(before)).toBe(money('75'));
      expect(await checkSums(tree.house)).toEqual([]);
      const o1 = { ...sums, stake: money('2000000'), payout: money('1850000'), dividend: 0n };
      const given = { rebate: money('60000'), promotion: money('10000'), salary: money('5000') };
      expect(netOf({ ...o1, ...given })).toBe(money('-75000'));
    });

    await rule(
      'what a member loses after they excluded themselves earns nobody anything',
      async () => {
        await drainEvents(tree.house);
        const before = await team('a');
        const { bet: open } = await placeBet(play, {
          memberId: tree.id('d'),
          currency: 'USD',
          requestId: randomUUID(),
          vendor: 'BAIZE',
          gameCode: 'dice',
          category: 'RNG',
          stake: money('30'),
        });
        await sql`insert into protection_members (member_id, bar_kind, bar_from, barred_until)
    values (${tree.id('d')}, 'exclusion', ${tree.house.clock.now()}, '2099-01-01')`.execute(
          tree.house.db,
        );
        await settleBet(play, open, { payout: 0n });
        await drainEvents(tree.house);
        expect(await team('a')).toEqual(before);
      },
    );

    await rule('the nightly check finds a sum that is not what its bets add up to', async () => {
      await sql`update member_bets set payout = payout + 1 where member_id = ${tree.id('c')}`.execute(
        tree.house.db,
      );
      const faults = (await checkSums(tree.house)).map(({ what }) => what);
      expect(faults).toEqual(['bets', 'team bets']);
    });
  },
  STORY_MS,
);
