import { randomUUID } from 'node:crypto';
import { days, minutes } from '@baize/calendar';
import { agentsPayOperator, agentsPlacementOperator } from '@baize/contract';
import { money, percent } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../platform/database.ts';
import { drainEvents } from '../../platform/events/drain.ts';
import { ask, cashOf } from '../../testing/players.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { setRebates } from '../members/index.ts';
import { openPlay, type Play, placeBet, settleBet, voidBet } from '../play/index.ts';
import { giveCompanyContract } from './contracts/proposals.ts';
import { runSalaries } from './pay/due-runs.ts';
import { creditAccruals } from './rebates/credit.ts';
import { checkSums } from './sums/check-sums.ts';
import { figuresOf } from './sums/figures.ts';
import { openTree, type Tree } from './testing/tree.ts';

let tree: Tree;
let play: Play;
const noon = Date.UTC(2031, 4, 12, 4);
const month = { from: '2031-05-01', to: '2031-05-31' };

beforeAll(async () => {
  tree = await openTree({ a: null, c: 'a', other: null, low: null, playerp: 'a' });
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
  return bet;
}

const desk = (method: 'GET' | 'POST', path: string, body?: object) =>
  ask<{ isPossible: boolean; rebatesAbove: string[] }>(
    tree.app,
    'operator:1:agents.edit:agents.pay:agents.read',
    method,
    path,
    body,
  );
const move = (name: string, upline: string) =>
  desk('POST', agentsPlacementOperator.moveMember.path, {
    username: `tree${name}`,
    upline: `tree${upline}`,
    reason: 'asked',
  });

async function team(name: string) {
  const asked = { memberIds: [tree.id(name)], period: month, of: 'team' as const };
  const { stake, bets } = (await figuresOf(tree.house.db, asked)).get(tree.id(name))!;
  return { stake, bets };
}

const none = { activeMembers: 0, validBet: 0n, loss: 0n, singleBet: 0n, lossRate: 0n };

test(
  'bets that are counted late, in one tree over its days',
  async () => {
    await rule(
      'what is made void after a move is taken from those who had it, and a late count finds them',
      async () => {
        const counted = await lose('c', '100');
        await drainEvents(tree.house);
        tree.house.clock.moveTo(new Date(noon + minutes(1)));
        // Settled before the move, and heard of only after it.
        await lose('c', '30');
        tree.house.clock.moveTo(new Date(noon + 120_000));
        expect((await move('c', 'other')).status).toBe(200);
        await lose('c', '7');
        await drainEvents(tree.house);
        expect(await team('a')).toEqual({ stake: money('130'), bets: 2n });
        expect(await team('other')).toEqual({ stake: money('7'), bets: 1n });
        tree.house.clock.moveTo(new Date(noon + 180_000));
        await voidBet(play, counted, { evenIfSettled: true });
        await drainEvents(tree.house);
        expect(await team('a')).toEqual({ stake: money('30'), bets: 1n });
        expect(await team('other')).toEqual({ stake: money('7'), bets: 1n });
        expect(await checkSums(tree.house)).toEqual([]);
      },
    );

    await rule(
      'what is made void on the same day is taken from the hour that counted it',
      async () => {
        const hours = async () => {
          const rows = await tree.house.db
            .selectFrom('team_hours')
            .select(['hour', 'valid_bet'])
            .where('member_id', '=', tree.id('playerp'))
            .orderBy('hour')
            .execute();
          return rows.map(({ hour, valid_bet }) => [hour, valid_bet]);
        };
        const bet = await lose('playerp', '500');
        tree.house.clock.moveTo(new Date(noon + 7_200_000));
        await voidBet(play, bet, { evenIfSettled: true });
        await lose('playerp', '200');
        await drainEvents(tree.house);
        expect(await hours()).toEqual([
          [12, 0n],
          [14, money('200')],
        ]);
      },
    );

    await rule(
      'nobody is moved below one who has less to give, and two moves make no circle',
      async () => {
        await begin(tree.house.db, async (tx) => {
          await setRebates(tx, tree.id('c'), { RNG: percent('0.8') });
          await setRebates(tx, tree.id('low'), { RNG: percent('0.5') });
          await setRebates(tx, tree.id('other'), { RNG: percent('0.9') });
        });
        expect((await move('c', 'low')).body.errorCode).toBe('rebate.above.own');
        const path = `${agentsPlacementOperator.previewMove.path}?username=treec&upline=treelow`;
        expect((await desk('GET', path)).body.value).toMatchObject({
          isPossible: false,
          rebatesAbove: ['RNG'],
        });
        const both = await Promise.all([move('low', 'a'), move('a', 'low')]);
        expect(both.map(({ status }) => status).sort()).not.toEqual([200, 200]);
        const { rows } =
          await sql`select 1 from team_members m join team_members u on u.id = m.upline_id
    where m.path not like u.path || '%'`.execute(tree.house.db);
        expect(rows).toEqual([]);
      },
    );

    await rule(
      'a run counts what was settled before its cut, and does not begin while that cannot be',
      async () => {
        await begin(tree.house.db, (tx) =>
          giveCompanyContract(tree.house, tx, {
            kind: 'DAILY',
            receiverId: tree.id('other'),
            terms: {
              tiers: [{ ...none, rate: percent('1') }],
              period: 'HALF_MONTH',
              carry: 'NONE',
            },
          }),
        );
        await lose('c', '1000');
        tree.house.clock.moveTo(new Date(noon + days(1)));
        // An event that a listener cannot take stands aside; the sums lack it.
        await sql`insert into event_detours (listener, event_id, key, attempts, error, next_at)
    select 'agents.bet-sums', max(id), max(key), 1, 'test', null from events
    where name = 'bet.settled'`.execute(tree.house.work);
        await sql`update event_cursors set after_id = (select max(id) from events)
    where listener = 'agents.bet-sums'`.execute(tree.house.work);
        const before = await cashOf(tree.house, tree.id('other'));
        await expect(runSalaries(tree.house)).rejects.toThrow('agents.bet-sums');
        const run = { kind: 'DAILY', from: '2031-05-12', to: '2031-05-12', reason: 'left out' };
        expect((await desk('POST', agentsPayOperator.startRun.path, run)).body.errorCode).toBe(
          'agent.sums.behind',
        );
        expect(await cashOf(tree.house, tree.id('other'))).toBe(before);
        await sql`delete from event_detours`.execute(tree.house.work);
        await sql`update event_cursors set after_id = 0 where listener = 'agents.bet-sums'`.execute(
          tree.house.work,
        );
        for (const table of [
          'member_bets',
          'team_bets',
          'team_hours',
          'member_spans',
          'team_heads',
        ])
          await sql`delete from ${sql.table(table)}`.execute(tree.house.work);
        await runSalaries(tree.house);
        // 1 % of 1,007: the run itself has let the listener hear what it lacked.
        expect((await cashOf(tree.house, tree.id('other'))) - before).toBe(money('10.07'));
      },
    );

    await rule('a win that a vendor takes back is corrected in what it earned', async () => {
      const { recordEarnings } = await import('./rebates/earnings.ts');
      const bet = await lose('c', '50');
      const before = {
        state: 'settled',
        payout: 0n,
        validBet: bet.stake,
        settledAt: null,
      } as const;
      const payload = {
        betId: bet.id,
        memberId: bet.memberId,
        currency: 'USD',
        vendor: 'x',
        gameCode: 'x',
        category: 'RNG' as const,
        stake: bet.stake,
        payout: 0n,
        validBet: bet.stake,
        placedAt: new Date(noon),
        settlement: 1,
      };
      const news = (id: bigint, corrects: boolean) => ({
        id,
        name: 'bet.settled' as const,
        key: 'k',
        at: new Date(noon),
        payload: { ...payload, before: corrects ? before : null },
      });
      const earning = (eventId: bigint, amount: bigint) => ({
        betId: bet.id,
        kind: 'realtime' as const,
        memberId: tree.id('other'),
        settlement: 1,
        amount,
        at: new Date(noon),
        eventId,
      });
      const both = [news(1n, false), news(2n, true)];
      await begin(tree.house.db, (tx) =>
        recordEarnings(tx, both, ['realtime'], [earning(1n, 400n), earning(2n, 900n)]),
      );
      await begin(tree.house.db, (tx) =>
        recordEarnings(tx, [news(3n, true)], ['realtime'], [earning(3n, 500n)]),
      );
      const got = await cashOf(tree.house, tree.id('other'));
      await creditAccruals(tree.house, ['realtime']);
      expect((await cashOf(tree.house, tree.id('other'))) - got).toBe(500n);
    });
  },
  STORY_MS,
);
