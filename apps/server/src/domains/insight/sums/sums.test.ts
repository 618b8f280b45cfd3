import { randomUUID } from 'node:crypto';
import { insightSumsOperator as contract } from '@baize/contract';
import { money } from '@baize/money';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { begin } from '../../../platform/database.ts';
import { catchUp } from '../../../platform/events/catch-up.ts';
import { drainEvents } from '../../../platform/events/drain.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import {
  openPlay,
  type Play,
  placeBet,
  recountBet,
  resettleBet,
  settleBet,
  voidBet,
} from '../../play/index.ts';
import { post, type Reason } from '../../wallet/index.ts';
import { betSums } from './bet-sums.ts';
import { checkDays, checkNight } from './check.ts';
import { countMoney } from './money-sums.ts';
import { rebuildPast } from './rebuild.ts';

let at: TestHouse;
let play: Play;
const READER = 'operator:1:insight.read';
const EDITOR = 'operator:2:insight.read:insight.edit';

beforeAll(async () => {
  at = await openPlayersHouse();
  at.house.clock.moveTo(new Date('2031-05-10T04:00:00Z'));
  play = openPlay(at.house);
  for (const id of [1n, 2n, 3n]) await openPlayer(at.house, id, '10000');
});
afterAll(async () => {
  await play.lanes.close();
  await at.close();
});

async function open(memberId: bigint, stake: string, gameCode = 'dice') {
  const { bet } = await placeBet(play, {
    memberId,
    currency: 'USD',
    requestId: randomUUID(),
    vendor: 'BAIZE',
    gameCode,
    category: 'RNG',
    stake: money(stake),
  });
  return bet;
}

async function bet(memberId: bigint, stake: string, payout: string, gameCode = 'dice') {
  const made = await open(memberId, stake, gameCode);
  await settleBet(play, made, { payout: money(payout) });
  return made;
}

/** What the book says of each day: bets, stake, valid bet, payout; and from its other half, the same. */
async function book() {
  const { rows } = await sql<Record<string, string>>`
    select day::text as day, sum(bets)::text as bets, sum(stake)::text as stake,
      sum(valid_bet)::text as valid, sum(payout)::text as payout
    from insight_game_hours group by 1 order by 1`.execute(at.house.db);
  const { rows: again } = await sql<Record<string, string>>`
    select day::text as day, sum(bets)::text as bets, sum(stake)::text as stake,
      sum(valid_bet)::text as valid, sum(payout)::text as payout
    from insight_member_days group by 1 order by 1`.execute(at.house.db);
  expect(again).toEqual(rows);
  return rows;
}

/** A second count by other means: every event that was ever told, added up by this program. */
async function told() {
  const { rows } = await sql<{ name: string; day: string; payload: Record<string, string> }>`
    select name, ((at at time zone 'UTC') + interval '8 hours')::date::text as day, payload
    from events where name in ('bet.settled', 'bet.voided') order by id`.execute(at.house.db);
  const days = new Map<string, [bigint, bigint, bigint, bigint]>();
  const units = (text: unknown) => BigInt(String(text).slice(2));
  const last = new Map<string, [bigint, bigint, bigint]>();
  for (const { name, day, payload } of rows) {
    const sum = days.get(day) ?? [0n, 0n, 0n, 0n];
    const was = last.get(payload.betId!);
    if (was) {
      sum[0] -= 1n;
      for (const n of [0, 1, 2] as const) sum[n + 1]! -= was[n];
      last.delete(payload.betId!);
    }
    if (name === 'bet.settled') {
      const is = [units(payload.stake), units(payload.validBet), units(payload.payout)] as const;
      sum[0] += 1n;
      for (const n of [0, 1, 2] as const) sum[n + 1]! += is[n];
      last.set(payload.betId!, [...is]);
    }
    days.set(day, sum);
  }
  return [...days].map(([day, [bets, stake, valid, payout]]) => {
    const sums = { bets, stake, valid, payout };
    return { day, ...Object.fromEntries(Object.entries(sums).map(([k, v]) => [k, String(v)])) };
  });
}

/** How many members the book holds for active in a game, in all months. */
async function activeIn(game: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(bit_count(members)), 0)::int as count from insight_active_months
    where game_code = ${game}`.execute(at.house.db);
  return rows[0]!.count;
}

const WEEK = { from: '2031-05-08', to: '2031-05-12' };
const faultsOf = async () =>
  (await checkDays(at.house, WEEK)).flatMap(({ faults }) => faults.map(({ what }) => what));

test(
  'the book of sums over three days',
  async () => {
    await rule('what was settled is counted once, by two servers that count at once', async () => {
      for (let n = 0; n < 30; n += 1) await bet(BigInt((n % 3) + 1), '10', n % 4 ? '0' : '25');
      const now = at.house.clock.now();
      await Promise.all([
        catchUp(at.house, [betSums], now),
        catchUp(at.house, [betSums], now),
        countMoney(at.house),
        countMoney(at.house),
      ]);
      const [first] = await book();
      expect(first).toMatchObject({ day: '2031-05-10', bets: '30', stake: String(money('300')) });
      expect(await book()).toEqual(await told());
      expect(await faultsOf()).toEqual([]);
    });

    await rule(
      'a void and a correction change the day on which they are made, and no day before it',
      async () => {
        const undone = await bet(1n, '7', '0', 'limbo');
        await drainEvents(at.house);
        expect(await activeIn('limbo')).toBe(1);
        await voidBet(play, undone, { evenIfSettled: true });
        const gone = await bet(1n, '40', '0');
        const mended = await bet(2n, '20', '0', 'keno');
        const twice = await bet(3n, '70', '10');
        const waits = await open(1n, '15');
        await drainEvents(at.house);
        expect(await activeIn('limbo'), 'who has no bet left was not active').toBe(0);
        const [before] = await book();
        at.house.clock.moveTo(new Date('2031-05-11T05:30:00Z'));
        await voidBet(play, gone, { evenIfSettled: true });
        await resettleBet(play, mended, { payout: money('60') });
        await resettleBet(play, twice, { payout: money('90') });
        await recountBet(play, twice, money('30'));
        await voidBet(play, waits);
        await bet(2n, '5', '0');
        expect(await faultsOf(), 'what is not heard yet is no fault').toEqual([]);
        await drainEvents(at.house);
        at.house.clock.moveTo(new Date('2031-05-12T05:30:00Z'));
        await voidBet(play, twice, { evenIfSettled: true });
        await drainEvents(at.house);
        const days = await book();
        expect(days[0]).toEqual(before);
        expect(days).toEqual(await told());
        expect(days.map(({ day }) => day)).toEqual(['2031-05-10', '2031-05-11', '2031-05-12']);
        expect(await faultsOf()).toEqual([]);
      },
    );

    await rule(
      'money besides bets is counted by its reason, and the first deposit once',
      async () => {
        const give = (reason: Reason, amount: string) => ({
          memberId: 2n,
          purpose: 'cash' as const,
          currency: 'USD' as const,
          counter: 'promotions' as const,
          reason,
          amount: money(amount),
          key: randomUUID(),
        });
        const now = at.house.clock.now();
        await begin(at.house.db, (tx) =>
          post(tx, [give('PROMO', '8'), give('BET_REBATE', '3'), give('DEPOSIT', '50')], now),
        );
        await Promise.all([countMoney(at.house), countMoney(at.house)]);
        const { rows } = await sql`select reason, times::int as times, amount::text as amount
        from insight_money_hours where day = '2031-05-12' order by 1`.execute(at.house.db);
        expect(rows).toEqual([
          { reason: 'BET_REBATE', times: 1, amount: String(money('3')) },
          { reason: 'DEPOSIT', times: 1, amount: String(money('50')) },
          { reason: 'PROMO', times: 1, amount: String(money('8')) },
        ]);
        const firsts = await sql`select day::text as day from insight_first_deposits`.execute(
          at.house.db,
        );
        expect(firsts.rows).toHaveLength(3);
        expect(new Set(firsts.rows.map((row) => (row as { day: string }).day))).toEqual(
          new Set(['2031-05-10']),
        );
        expect(await faultsOf()).toEqual([]);
      },
    );

    await rule('what is gathered from the days follows them, or is said not to', async () => {
      const gathered = [
        ['games', sql`update insight_game_days set stake = stake + 1 where day = '2031-05-11'`],
        ['games', sql`update insight_game_months set valid_bet = valid_bet + 1`],
        ['money', sql`update insight_money_months set times = times + 1`],
        ['games', sql`update insight_hour_months set payout = payout - 1 where hour = 13`],
        ['members', sql`update insight_member_spans set bets = bets + 1 where kind = 'year'`],
        ['members', sql`update insight_member_spans set costs = costs + 1 where kind = 'month'`],
        ['memberMoney', sql`delete from insight_money_spans where kind = 'quarter'`],
        ['members', sql`delete from insight_active_days where day = '2031-05-11'`],
        ['members', sql`update insight_active_months set members = ~ members`],
        ['members', sql`update insight_active_spans set members = ~ members`],
      ] as const;
      for (const [what, plant] of gathered) {
        await plant.execute(at.house.db);
        expect(new Set(await faultsOf())).toEqual(new Set([what]));
        const days = { from: '2031-05-10', to: '2031-05-12', reason: 'a fault was planted' };
        await ask(at.app, EDITOR, 'POST', contract.rebuildDays.path, days);
        expect(await faultsOf()).toEqual([]);
      }
    });

    await rule(
      'a planted fault is found, shown to who may see it, and mended by a rebuild',
      async () => {
        const right = await book();
        await sql`update insight_game_hours set payout = payout + 1
        where day = '2031-05-11' and game_code = 'keno'`.execute(at.house.db);
        await sql`delete from insight_money_hours where reason = 'PROMO'`.execute(at.house.db);
        await sql`update insight_first_deposits set amount = amount + 1 where member_id = 2`.execute(
          at.house.db,
        );
        at.house.clock.moveTo(new Date('2031-05-13T05:30:00Z'));
        const found = await checkNight(at.house);
        expect(found.filter(({ faults }) => faults.length > 0).map(({ day }) => day)).toEqual([
          '2031-05-10',
          '2031-05-11',
          '2031-05-12',
        ]);
        const shown = await ask<{ list: { day: string; faults: { place: string }[] }[] }>(
          at.app,
          READER,
          'GET',
          `${contract.listChecks.path}?pageSize=10`,
        );
        expect(shown.body.value.list.find(({ day }) => day === '2031-05-11')!.faults).toMatchObject(
          [
            { what: 'games', place: '13 BAIZE keno' },
            { what: 'games', place: 'BAIZE keno' },
          ],
        );
        const rebuild = { from: '2031-05-10', to: '2031-05-12', reason: 'the night found a fault' };
        const path = contract.rebuildDays.path;
        expect((await ask(at.app, READER, 'POST', path, rebuild)).status).toBe(403);
        await bet(3n, '11', '0');
        expect((await ask(at.app, EDITOR, 'POST', path, rebuild)).status).toBe(200);
        await drainEvents(at.house);
        expect((await book()).slice(0, 3)).toEqual(right);
        expect(await book()).toEqual(await told());
        expect(await faultsOf()).toEqual([]);
        const { rows } = await sql`select 1 from audit_entries
          where action = 'insight.book.rebuilt' and after::text like ${`%${rebuild.reason}%`}`.execute(
          at.house.db,
        );
        expect(rows).toHaveLength(1);
      },
    );

    await rule('a house older than its book has its past counted, and nothing twice', async () => {
      await bet(1n, '9', '0');
      const expected = await told();
      await sql`delete from insight_game_hours`.execute(at.house.db);
      await sql`delete from insight_member_days`.execute(at.house.db);
      await sql`update insight_book set has_past = false`.execute(at.house.db);
      await rebuildPast(at.house);
      await drainEvents(at.house);
      expect(await book()).toEqual(expected);
    });
  },
  STORY_MS,
);
