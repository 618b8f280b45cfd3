import { randomUUID } from 'node:crypto';
import { days } from '@baize/calendar';
import { money, percent } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import { drainEvents } from '../../../platform/events/drain.ts';
import { cashOf } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { setRebates } from '../../members/index.ts';
import { openPlay, type Play, placeBet, settleBet, voidBet } from '../../play/index.ts';
import { agentSettings, writeSettings } from '../settings.ts';
import { openTree, type Tree } from '../testing/tree.ts';
import { creditAccruals } from './credit.ts';
import { payFixedRebates } from './fixed-rebates.ts';

let tree: Tree;
let play: Play;
const noon = Date.UTC(2031, 4, 10, 4);

beforeAll(async () => {
  tree = await openTree({ a: null, b: 'a', c: 'b' });
  tree.house.clock.moveTo(new Date(noon));
  play = openPlay(tree.house);
  const rates = { a: '0.8', b: '0.6', c: '0.5' };
  await begin(tree.house.db, async (tx) => {
    for (const [name, rate] of Object.entries(rates))
      await setRebates(tx, tree.id(name), { RNG: percent(rate) });
  });
});
afterAll(async () => {
  await play.lanes.close();
  await tree.close();
});

/** A ticket that loses, bought at a prize group or by another mode. */
async function loseTicket(stake: string, ticket: { prizeMode: string; group: number | null }) {
  const { bet } = await placeBet(play, {
    memberId: tree.id('c'),
    currency: 'USD',
    requestId: randomUUID(),
    vendor: 'BAIZE',
    gameCode: 'ssc-1',
    category: 'LOTT',
    stake: money(stake),
    detail: { ticket },
  });
  await settleBet(play, bet, { payout: 0n });
}

async function lose(stake: string) {
  const { bet } = await placeBet(play, {
    memberId: tree.id('c'),
    currency: 'USD',
    requestId: randomUUID(),
    vendor: 'BAIZE',
    gameCode: 'dice',
    category: 'RNG',
    stake: money(stake),
  });
  await settleBet(play, bet, { payout: 0n });
  return bet;
}

const gains = async (work: () => Promise<unknown>) => {
  const names = ['c', 'b', 'a'];
  const before = await Promise.all(names.map((name) => cashOf(tree.house, tree.id(name))));
  await work();
  const after = await Promise.all(names.map((name) => cashOf(tree.house, tree.id(name))));
  return after.map((cash, n) => cash - before[n]!);
};

const credit = () => creditAccruals(tree.house, ['own', 'difference']);

test(
  'rebates of one tree under its plans',
  async () => {
    await rule(
      'rebates are credited once by two servers at once, floored, and the rest of a cent is carried',
      async () => {
        await lose('3.5');
        await lose('3.5');
        await drainEvents(tree.house);
        const first = await gains(() => Promise.all([credit(), credit()]));
        // 0.5 % of 7.00 is 3.5 cents, then differences of 0.1 % and 0.2 %.
        expect(first).toEqual([money('0.03'), 0n, money('0.01')]);
        await lose('3');
        await drainEvents(tree.house);
        expect(await gains(credit)).toEqual([money('0.02'), money('0.01'), money('0.01')]);
      },
    );

    await rule('a bet that is made void takes its rebates back up the whole chain', async () => {
      const bet = await lose('1000');
      await drainEvents(tree.house);
      expect(await gains(credit)).toEqual([money('5'), money('1'), money('2')]);
      await voidBet(play, bet, { evenIfSettled: true });
      await drainEvents(tree.house);
      expect(await gains(credit)).toEqual([money('-5'), money('-1'), money('-2')]);
    });

    await rule(
      'what a bettor leaves of their own prize group comes back to them, the differences go up',
      async () => {
        await begin(tree.house.db, async (tx) => {
          for (const [name, lottery] of Object.entries({ a: '7.5', b: '7', c: '6' })) {
            const ELOTT = percent(name === 'a' ? '0.5' : '0.3');
            await setRebates(tx, tree.id(name), { LOTT: percent(lottery), ELOTT });
          }
        });
        const earned = async (ticket: { prizeMode: string; group: number | null }) => {
          await loseTicket('1000', ticket);
          await drainEvents(tree.house);
          return gains(credit);
        };
        const [b, a] = [money('10'), money('5')];
        expect(await earned({ prizeMode: 'LOTT', group: 1920 })).toEqual([0n, b, a]);
        expect(await earned({ prizeMode: 'LOTT', group: 1800 })).toEqual([money('60'), b, a]);
        // Fixed odds give the small rebate of the e-lottery, whatever game they are offered on.
        expect(await earned({ prizeMode: 'ZY', group: null })).toEqual([
          money('3'),
          0n,
          money('2'),
        ]);
      },
    );

    await rule('plan FIXED3 pays three levels for the day before, once', async () => {
      await begin(tree.house.db, async (tx) => {
        const { version, ...settings } = await agentSettings(tx);
        const fixed = { ...settings, rebatePlan: 'FIXED3' as const };
        await writeSettings(tx, fixed, { version, at: tree.house.clock.now() });
      });
      // What was bet before is rebated by differences already, and not once more.
      await lose('10');
      tree.house.clock.moveTo(new Date(noon + days(1)));
      const pay = () => payFixedRebates(tree.house);
      expect(await gains(() => Promise.all([pay(), pay()]))).toEqual([
        money('0.03'),
        money('0.01'),
        0n,
      ]);
    });

    await rule(
      'bets of the fixed plan are paid by it, though the brand has gone back to differences',
      async () => {
        await lose('1000');
        await begin(tree.house.db, async (tx) => {
          const { version, ...settings } = await agentSettings(tx);
          const back = { ...settings, rebatePlan: 'DIFFERENCE' as const };
          await writeSettings(tx, back, { version, at: tree.house.clock.now() });
        });
        await lose('100');
        tree.house.clock.moveTo(new Date(noon + days(2)));
        const got = await gains(async () => {
          await payFixedRebates(tree.house);
          await credit();
        });
        // 0.3, 0.1 and 0.05 % of the thousand; 0.5, 0.1 and 0.2 % of the hundred.
        expect(got).toEqual([money('3.5'), money('1.1'), money('0.7')]);
      },
    );
  },
  STORY_MS,
);
