import { randomUUID } from 'node:crypto';
import { playRecords as contract } from '@baize/contract';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drainEvents } from '../../../platform/events/drain.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { savePage, storedPage } from '../../system/index.ts';
import { openPlay, type Play, placeBet, settleBet, voidBet } from '../index.ts';

let test_: TestHouse;
let play: Play;
const DAY = 86_400_000;
// Noon of a day in GMT+8, so that no test runs into midnight.
const noon = Date.UTC(2031, 4, 10, 4);

beforeAll(async () => {
  test_ = await openPlayersHouse();
  play = openPlay(test_.house);
  await openPlayer(test_.house, 1n, '10000');
  await openPlayer(test_.house, 2n, '0', 'trial');
});

afterAll(async () => {
  await play.lanes.close();
  await test_.close();
});

type Made = { at: number; payout: string | 'void' | 'open'; gameCode?: string; fun?: true };

async function make({ at, payout, gameCode = 'dice', fun }: Made) {
  test_.house.clock.moveTo(new Date(at));
  const who = fun
    ? { memberId: 2n, currency: 'FUN' as const }
    : { memberId: 1n, currency: 'USD' as const };
  const { bet } = await placeBet(play, {
    ...who,
    requestId: randomUUID(),
    vendor: 'BAIZE',
    gameCode,
    category: gameCode === 'match' ? 'SPORTS' : 'RNG',
    stake: money('10'),
  });
  if (payout === 'void') await voidBet(play, bet);
  else if (payout !== 'open') await settleBet(play, bet, { payout: money(payout) });
  return String(bet.id);
}

type Summed = {
  list: { key: string; profitAndLoss: number }[];
  footer: Record<string, number>;
};

type Listed = {
  list: { orderNo: string; status: number; profitAndLoss: number }[];
  footer: Record<string, number>;
  total: number;
  totalPages: number;
  after: string | null;
};

async function list(query = '', call = contract.rngOrders, token = 'member:1') {
  const { body } = await ask<Listed>(test_.app, token, 'GET', `${call.path}?${query}`);
  return body.value;
}

test(
  'one record of bets, as it is read in several ways',
  async () => {
    await rule(
      'the record lists settled bets newest first, with sums of all that was asked for',
      async () => {
        const won = await make({ at: noon, payout: '35' });
        const lost = await make({ at: noon + 1_000, payout: '0' });
        const tied = await make({ at: noon + 2_000, payout: '10', gameCode: 'limbo' });
        const gone = await make({ at: noon + 3_000, payout: 'void' });
        await make({ at: noon + 4_000, payout: '0', gameCode: 'match' });
        await make({ at: noon + 5_000, payout: 'open' });
        const all = await list();
        expect(all.list.map(({ orderNo, status }) => [orderNo, status])).toEqual([
          [gone, 4],
          [tied, 3],
          [lost, 2],
          [won, 1],
        ]);
        expect(all.footer).toEqual({
          betAmount: 30,
          validBetAmount: 30,
          validBetting: 30,
          winAmount: 45,
          profitAndLoss: 15,
        });
        const only = async (query: string) =>
          (await list(query)).list.map(({ orderNo }) => orderNo);
        expect(await only('status=1')).toEqual([won]);
        expect(await only('winLossDraw=D')).toEqual([tied]);
        expect(await only('gameCode=limbo')).toEqual([tied]);
        expect(await only(`orderNoSearch=${lost}`)).toEqual([lost]);
        expect(await only('accountType=AWAY')).toEqual([]);
        expect(await only(`startDate=${noon + 2_000}&endDate=${noon + 3_000}`)).toEqual([tied]);
        expect((await list('', contract.sportsOrders)).total).toBe(1);
        expect((await list('', contract.openSportsOrders)).total).toBe(0);
      },
    );

    await rule(
      'pages follow each other by number and by the last row seen, and meet no row twice',
      async () => {
        const first = await list('size=3');
        expect(first).toMatchObject({ total: 4, totalPages: 2 });
        const byNumber = await list('size=3&page=2');
        const byKey = await list(`size=3&after=${first.after}`);
        expect(byKey.list).toEqual(byNumber.list);
        const orders = [...first.list, ...byKey.list].map(({ orderNo }) => orderNo);
        expect(new Set(orders).size).toBe(4);
        const long = await ask(
          test_.app,
          'member:1',
          'GET',
          `${contract.rngOrders.path}?startDate=1`,
        );
        expect(long.body.errorCode).toBe('PARAMETER_ERROR');
      },
    );

    await rule(
      'profit and loss is summed by the day of settlement, by category and by game',
      async () => {
        const midnight = noon + 12 * 3_600_000;
        await make({ at: midnight - 1_000, payout: '0' });
        await make({ at: midnight + 1_000, payout: '25' });
        const by = async (groupBy: string) => {
          const query = `${contract.profitAndLoss.path}?groupBy=${groupBy}`;
          const { body } = await ask<Summed>(test_.app, 'member:1', 'GET', query);
          return body.value;
        };
        const days = await by('day');
        expect(days.list.map(({ key, profitAndLoss }) => [key, profitAndLoss])).toEqual([
          ['2031-05-11', 15],
          ['2031-05-10', -5],
        ]);
        expect((await by('category')).list.map(({ key }) => key)).toEqual(['SPORTS', 'RNG']);
        expect((await by('game')).list.map(({ key }) => key)).toContain('BAIZE:limbo');
        expect(days.footer).toMatchObject({ betCount: 6, betAmount: 60, winAmount: 70 });
      },
    );

    await rule(
      'the board shows real wins of the last day by masked names, and nothing else',
      async () => {
        const at = noon + 10 * DAY;
        await make({ at, payout: '19' });
        await make({ at, payout: '5000', fun: true });
        await make({ at, payout: '120' });
        await make({ at: at + 1, payout: '300' });
        const taken = await make({ at: at + 2, payout: '900' });
        const said: object[] = [];
        const { publish } = test_.house.realtime;
        test_.house.realtime.publish = (topic, body) =>
          void (topic === 'winners' && said.push(body));
        await drainEvents(test_.house);
        await voidBet(
          play,
          { id: BigInt(taken), memberId: 1n, currency: 'USD' },
          { evenIfSettled: true },
        );
        await drainEvents(test_.house);
        test_.house.realtime.publish = publish;
        type Row = { vo: { winAmount: number; customerName: string } };
        const board = async (query = '') =>
          (await ask<{ list: Row[] }>(test_.app, '', 'GET', `${contract.winners.path}?${query}`))
            .body.value.list;
        expect((await board()).map(({ vo }) => vo.winAmount)).toEqual([300, 120]);
        expect((await board())[0]!.vo.customerName).toContain('***');
        expect(await board('limitNum=1')).toHaveLength(1);
        expect(said.length).toBeGreaterThanOrEqual(3);
        const leaders = async (query: string) =>
          (
            await ask<{ list: { won: number; wins: number; rank: number }[] }>(
              test_.app,
              '',
              'GET',
              `${contract.leaderboard.path}?${query}`,
            )
          ).body.value.list;
        expect(await leaders('period=DAY')).toMatchObject([{ rank: 1, won: 420, wins: 2 }]);
        expect(await leaders('period=DAY&gameCategory=LIVE')).toEqual([]);
        test_.house.clock.moveTo(new Date(at + DAY + 1_000));
        expect(await board()).toEqual([]);
        expect((await board('period=MONTH')).length).toBeGreaterThanOrEqual(2);
      },
    );

    await rule("how much a win must be to be on the board is the brand's to say", async () => {
      const { version, content } = storedPage(test_.house, 'brand');
      const change = { version, content: { ...content, winnersFrom: 500 } };
      await savePage(test_.house, { operatorId: 0n }, 'brand', change);
      const at = noon + 20 * DAY;
      for (const payout of ['499', '500']) await make({ at, payout });
      await drainEvents(test_.house);
      type Row = { vo: { winAmount: number } };
      const { body } = await ask<{ list: Row[] }>(test_.app, '', 'GET', contract.winners.path);
      expect(body.value.list.map(({ vo }) => vo.winAmount)).toEqual([500]);
    });
  },
  STORY_MS,
);
