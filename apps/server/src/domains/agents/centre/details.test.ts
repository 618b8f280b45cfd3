import { randomUUID } from 'node:crypto';
import { days } from '@baize/calendar';
import {
  agentsCentre,
  agentsCentreDetails,
  agentsContracts,
  agentsContractsOperator,
  agentsPay,
  agentsPlacement,
  agentsRebates,
} from '@baize/contract';
import { money, percent } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import { drainEvents } from '../../../platform/events/drain.ts';
import { ask, cashOf } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { AFFILIATE, setRebates } from '../../members/index.ts';
import { openPlay, type Play, placeBet, settleBet, voidBet } from '../../play/index.ts';
import { reconcile } from '../../wallet/index.ts';
import { creditAccruals } from '../rebates/credit.ts';
import { payFixedRebates } from '../rebates/fixed-rebates.ts';
import { agentSettings, writeSettings } from '../settings.ts';
import { countTransfers } from '../sums/money-sums.ts';
import { openTree, type Tree } from '../testing/tree.ts';

let tree: Tree;
let play: Play;
const noon = Date.UTC(2031, 4, 12, 4);

beforeAll(async () => {
  tree = await openTree({ a: null, b: 'a', c: 'a', d: 'b', playerp: 'b', other: null });
  tree.house.clock.moveTo(new Date(noon));
  play = openPlay(tree.house);
  await begin(tree.house.db, async (tx) => {
    await setRebates(tx, tree.id('a'), { RNG: percent('1') });
    await setRebates(tx, tree.id('b'), { RNG: percent('0.4') });
  });
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

// biome-ignore lint/suspicious/noExplicitAny: a test looks into any answer
type Any = any;
async function get(name: string, call: { path: string }, query = ''): Promise<Any> {
  const { body } = await ask<Any>(tree.app, tree.token(name), 'GET', `${call.path}?${query}`);
  expect(body.success, body.errorCode).toBe(true);
  return body.value;
}
const desk = (method: 'POST' | 'PUT', path: string, body: object) =>
  ask<Any>(tree.app, 'operator:1:agents.edit', method, path, body);

test(
  'what an agent reads about the team, as the days go on',
  async () => {
    await rule(
      'the footer of a personal statement is that of everyone, whatever the page',
      async () => {
        for (const [name, stake] of Object.entries({ a: '10', b: '20', c: '40', d: '80' }))
          await lose(name, stake);
        const pages = await Promise.all(
          [1, 2].map((page) =>
            get('a', agentsCentre.statements, `scope=PERSONAL&size=1&page=${page}`),
          ),
        );
        expect(pages.map(({ footer }) => footer.totalBet)).toEqual([70, 70]);
        expect(pages.flatMap(({ list }) => list.map((row: Any) => row.totalBet))).toEqual([
          10, 20, 40,
        ]);
      },
    );

    await rule('a difference that is taken back is taken from the income too', async () => {
      const bet = await lose('d', '1000');
      const settle = async () => {
        await creditAccruals(tree.house, ['own', 'difference']);
        await countTransfers(tree.house);
        return (await get('a', agentsCentre.income)).list[0].rebateDifference;
      };
      const before = await settle();
      await voidBet(play, bet, { evenIfSettled: true });
      await drainEvents(tree.house);
      // 0.6 % of 1,000 and of the 80 before; a keeps those of b's and c's bets.
      expect(before - (await settle())).toBeCloseTo(6, 4);
      const lines = await get('a', agentsRebates.agentRebates);
      expect(lines.list.map((row: Any) => row.username)).toEqual(['treeb', 'treec', 'treed']);
      expect(lines.footer.amount).toBeCloseTo(0.12 + 0.4 + 0.48, 4);
      expect((await get('a', agentsRebates.lotteryCommission)).list).toEqual([]);
    });

    await rule(
      'a day on which more was made void than bet takes the fixed rebates back',
      async () => {
        const { version, ...settings } = await agentSettings(tree.house.db);
        await begin(tree.house.db, (tx) =>
          writeSettings(tx, { ...settings, rebatePlan: 'FIXED3' }, { version, at: new Date(noon) }),
        );
        const next = async (count: number) => {
          tree.house.clock.moveTo(new Date(noon + days(count)));
          await payFixedRebates(tree.house);
        };
        await next(1);
        const before = await cashOf(tree.house, tree.id('b'));
        const bet = await lose('playerp', '1000');
        await next(2);
        // 0.1 % of the thousand.
        expect((await cashOf(tree.house, tree.id('b'))) - before).toBe(money('1'));
        await voidBet(play, bet, { evenIfSettled: true });
        await drainEvents(tree.house);
        await next(3);
        await creditAccruals(tree.house, ['own', 'difference']);
        expect((await cashOf(tree.house, tree.id('b'))) - before).toBe(0n);
        await countTransfers(tree.house);
        const [day] = (await get('b', agentsCentre.income, 'from=2031-05-14&to=2031-05-14')).list;
        expect(day).toMatchObject({ commission: 1 });
      },
    );

    await rule('of two proposals at once one waits, and an affiliate signs nothing', async () => {
      const terms = { tiers: [{ validBet: 100, rate: 1 }] };
      const give = (username: string) =>
        desk('POST', agentsContractsOperator.giveContract.path, {
          username,
          kind: 'DAILY',
          terms,
          reason: 'agreed',
        });
      expect((await give('treea')).status).toBe(200);
      const propose = () =>
        ask(tree.app, tree.token('a'), 'POST', agentsContracts.proposeDaily.path, {
          username: 'treec',
          terms,
        });
      const both = await Promise.all([propose(), propose()]);
      expect(both.map(({ body }) => body.errorCode).sort()).toEqual(['contract.waits', undefined]);
      await tree.house.db
        .updateTable('members')
        .set({ type: AFFILIATE })
        .where('id', '=', tree.id('other'))
        .execute();
      expect((await give('treeother')).body.errorCode).toBe('contract.not.possible');
      const customers = await get('a', agentsPay.dividendCustomers);
      expect(customers.list.map((row: Any) => row.username)).toEqual(['treeb', 'treec']);
    });

    await rule(
      'an upline sees and changes of a direct downline what is theirs to change',
      async () => {
        const put = (path: string, body: object) =>
          ask<Any>(tree.app, tree.token('a'), 'PUT', path, { username: 'treeb', ...body });
        expect(await get('a', agentsPlacement.downlineMobile, 'username=treeb')).toEqual({
          username: 'treeb',
          mobile: null,
          isVerified: false,
        });
        const named = await put(agentsPlacement.renameDownline.path, { nickname: 'Bea' });
        expect(named.body.value).toEqual({ username: 'treeb', nickname: 'Bea' });
        const password = { password: 'Quite-new-7' };
        expect((await put(agentsPlacement.startingPassword.path, password)).status).toBe(200);
        await tree.house.db
          .updateTable('members')
          .set({ last_login_at: new Date(noon) })
          .where('id', '=', tree.id('b'))
          .execute();
        expect((await put(agentsPlacement.startingPassword.path, password)).status).toBe(403);
      },
    );

    await rule(
      'fees, promotions, one person and the running period are told from the sums',
      async () => {
        const { version, ...settings } = await agentSettings(tree.house.db);
        const fees = { depositFee: percent('1'), vendorFee: percent('10') };
        await begin(tree.house.db, (tx) =>
          writeSettings(tx, { ...settings, ...fees }, { version, at: tree.house.clock.now() }),
        );
        const days = 'from=2031-05-12&to=2031-05-15';
        expect(await get('a', agentsCentreDetails.vendorFees, days)).toMatchObject({
          won: 150,
          fee: 15,
        });
        expect((await get('a', agentsCentreDetails.bankCharges, days)).list).toHaveLength(3);
        expect((await get('a', agentsCentreDetails.paymentFees, days)).list).toHaveLength(4);
        expect((await get('a', agentsCentreDetails.promotionDetail, days)).list).toEqual([]);
        const profit = await get('a', agentsCentreDetails.memberProfit, `${days}&username=treed`);
        expect(profit.footer).toMatchObject({ bet: 80, payout: 0 });
        const now = await get('a', agentsPay.currentDaily);
        expect(now).toMatchObject({ previous: null, current: { from: '2031-05-15', gross: 0 } });
        expect(
          (await get('a', agentsCentreDetails.onlineCount, `customerId=${tree.id('b')}`)).teamCount,
        ).toBe(3);
        expect((await get('a', agentsCentreDetails.registered)).list).toEqual([]);
        expect((await get('a', agentsPay.lossSharing)).list).toEqual([]);
        expect((await get('a', agentsPay.directDividends)).list).toEqual([]);
        expect((await get('a', agentsCentre.overview)).totalLoginCount).toBe(0);
        expect((await get('a', agentsPay.realtimePay, days)).total).toBe(0);
        expect((await get('a', agentsPlacement.links)).list).toEqual([]);
        expect((await reconcile(tree.serveUrl)).fault).toBeNull();
      },
    );
  },
  STORY_MS,
);
