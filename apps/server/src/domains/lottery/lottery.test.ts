import { randomUUID } from 'node:crypto';
import { minutes } from '@baize/calendar';
import { lotteryOlderClients, playRecords } from '@baize/contract';
import { chanceOfRound, isOfChain, lotteryKinds } from '@baize/games';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHouse } from '../../testing/house.ts';
import { ask, cashOf, openPlayer, openPlayersHouse } from '../../testing/players.ts';
import { rule, STORY_MS } from '../../testing/story.ts';
import { openPlay, type Play } from '../play/index.ts';
import { reconcile } from '../wallet/index.ts';
import { runDraws } from './draws/draws.ts';
import { lotteryCalls, type Row } from './testing/lottery-calls.ts';

let test_: TestHouse;
let play: Play;
let calls: ReturnType<typeof lotteryCalls>;
const said: Record<string, unknown>[] = [];

/** Ten seconds into a minute of the brand's day. */
const START = Date.UTC(2031, 4, 10, 4, 0, 10);

beforeAll(async () => {
  test_ = await openPlayersHouse({ drivesCrash: false });
  play = openPlay(test_.house);
  calls = lotteryCalls(test_);
  calls.standAt(START);
  for (let member = 1n; member <= 60n; member += 1n) {
    await openPlayer(test_.house, member, '100000');
  }
  test_.house.realtime.publish = (topic, body) => void (topic === 'game:ssc-1' && said.push(body));
});

afterAll(async () => {
  await play.lanes.close();
  const { fault } = await reconcile(test_.serveUrl);
  await test_.close();
  expect(fault).toBeNull();
});

/** All ten digits of the first ball: ten notes, of which one always wins 18.00 at group 1800. */
const everyDigit: Row = {
  play: 'fixed',
  selection: { positions: [[0, 1, 2, 3, 4, 5, 6, 7, 8, 9], [], [], [], []] },
  unit: '2',
  multiple: 1,
};
const bigAndSmall: Row = { play: 'sum-side', selection: { spots: ['big', 'small'] }, amount: 10 };
const cash = (member: number) => cashOf(test_.house, BigInt(member));

async function next(later = 0) {
  calls.standAt(START + minutes(later));
  const [issue] = await calls.issues(1);
  return issue!;
}

/** Moves on to the draw of an issue, and does what is due. */
async function draw({ drawsAt }: { drawsAt: number }) {
  calls.standAt(drawsAt + 500);
  await runDraws(play);
}

test(
  'one lottery over its issues',
  async () => {
    await rule(
      'a ticket is counted on the server, closes to the second, is drawn and paid',
      async () => {
        const issue = await next();
        expect(issue).toMatchObject({
          number: '20310510-0721',
          drawsAt: Date.UTC(2031, 4, 10, 4, 1),
          closesAt: Date.UTC(2031, 4, 10, 4, 0, 55),
        });
        const issues = [{ issue: issue.number }];
        const bought = await calls.buy(1, { rows: [everyDigit], issues, stake: 20 });
        expect(bought.body.value).toMatchObject({
          balance: 99_980,
          tickets: [{ state: 'open', stake: 20, group: 1800, rows: [{ notes: 10 }] }],
        });
        const other = await calls.buy(1, { rows: [everyDigit], issues, stake: 19.98 });
        expect(other.body.errorCode).toBe('bet.stake.err');
        calls.standAt(issue.closesAt + 5);
        const late = await calls.buy(1, { rows: [everyDigit], issues, stake: 20 });
        expect(late.body.errorCode).toBe('lottery.issue.closed');
        said.length = 0;
        await draw(issue);
        const [ticket] = await calls.tickets(1);
        expect(ticket).toMatchObject({ state: 'settled', payout: 18, rows: [{ payout: 18 }] });
        expect(await cash(1)).toBe(money('99998'));
        const whole = await ask(test_.app, 'member:1', 'GET', `/wps/game/bets/${ticket!.betId}`);
        expect(whole.body.value).toMatchObject({ state: 'settled', payout: 18, category: 'LOTT' });
        const record = await ask(test_.app, 'member:1', 'GET', playRecords.lottOrders.path);
        expect(record.body.value).toMatchObject({
          list: [{ orderNo: ticket!.betId, winAmount: 18 }],
        });
        expect(said).toMatchObject([{ kind: 'draw', draw: { number: issue.number } }]);
      },
    );

    await rule(
      'anyone can recompute a result from its link, and no link is told before its draw',
      async () => {
        type Draws = {
          list: { number: string; hash: string; link: number; result: unknown; chainId: string }[];
          chains: { chainId: string; commitment: string; salt: string }[];
        };
        const read = async () =>
          (await ask<Draws>(test_.app, '', 'GET', '/wps/lottery/games/ssc-1/draws')).body.value;
        const issue = await next(1);
        const before = await read();
        expect(before.list.map(({ number }) => number)).not.toContain(issue.number);
        await draw(issue);
        const { list, chains } = await read();
        const [last] = list;
        const chain = chains.find(({ chainId }) => chainId === last!.chainId)!;
        expect(last!.number).toBe(issue.number);
        expect(
          isOfChain({ round: last!.link, link: last!.hash }, { round: 0, link: chain.commitment }),
        ).toBe(true);
        const chance = chanceOfRound({ link: last!.hash, salt: chain.salt, round: last!.link });
        expect(lotteryKinds.get('ssc')!.draw(chance, '2031-05-10')).toEqual(last!.result);
      },
    );

    await rule('the same request buys once; with other content it is refused', async () => {
      const issue = await next(2);
      const order = {
        rows: [everyDigit],
        stake: 40,
        requestId: randomUUID(),
        issues: (await calls.issues(2)).map(({ number }) => ({ issue: number })),
      };
      const before = await cash(2);
      const [first, again] = await Promise.all([calls.buy(2, order), calls.buy(2, order)]);
      expect(again.body).toEqual(first.body);
      expect(await cash(2)).toBe(before - money('40'));
      const differs = await calls.buy(2, { ...order, stopOnWin: true });
      expect(differs.body.errorCode).toBe('exists.transaction');
      await draw(issue);
    });

    await rule('selections, units, groups and modes that are none are refused', async () => {
      const issue = await next(4);
      const issues = [{ issue: issue.number }];
      const buy = (row: object, more: object = {}) =>
        calls.buy(3, { rows: [row as Row], issues, stake: 2, ...more });
      const one = { ...everyDigit, selection: { positions: [[1], [], [], [], []] } };
      for (const [row, more] of [
        [{ ...one, play: 'nothing' }],
        [{ ...one, selection: { positions: [[11], [], [], [], []] } }],
        [{ ...one, selection: { positions: [[1, 1], [], [], [], []] } }],
        [{ ...one, unit: '3' }],
        [{ ...one, unit: undefined }],
        [one, { group: 1960 }],
        [one, { group: 1801 }],
        [one, { rows: [one, bigAndSmall], stake: 22 }],
        [one, { issues: [...issues, ...issues], stake: 4 }],
      ] as [object, object?][]) {
        const { body } = await buy(row, more);
        expect(body.errorCode).toBe('bet.choice.err');
      }
      const poor = await buy({ ...one, unit: '0.002' }, { stake: 0.01 });
      expect(poor.status).toBe(400);
      expect((await buy(one, { issues: [{ issue: '20310510-0001' }] })).body.errorCode).toBe(
        'lottery.issue.closed',
      );
      expect((await buy(one)).status).toBe(200);
    });

    await rule(
      'a chase buys all its issues or none, and its first win gives the rest back',
      async () => {
        await next(6);
        const list = await calls.issues(5);
        const issues = list.map(({ number }, n) => ({ issue: number, multiple: n + 1 }));
        const before = await cash(4);
        const wins = await calls.buy(4, {
          rows: [bigAndSmall],
          issues,
          stake: 300,
          stopOnWin: true,
        });
        expect(wins.body.value.tickets.map(({ stake }) => stake)).toEqual([20, 40, 60, 80, 100]);
        const goesOn = await calls.buy(5, { rows: [bigAndSmall], issues, stake: 300 });
        expect(goesOn.body.success).toBe(true);
        const tooMuch = { rows: [{ ...bigAndSmall, amount: 5_000 }], issues, stake: 150_000 };
        expect((await calls.buy(6, tooMuch)).body.errorCode).toBe('account.balance.not.enough');
        expect(await calls.tickets(6)).toEqual([]);
        await draw(list[0]!);
        const ended = await calls.tickets(4);
        expect(ended.map(({ state }) => state)).toEqual([
          'void',
          'void',
          'void',
          'void',
          'settled',
        ]);
        expect(await cash(4)).toBe(before - money('0.2'));
        const open = await calls.tickets(5, 'state=open');
        expect(open.map(({ chase }) => chase!.n)).toEqual([5, 4, 3, 2]);
      },
    );

    await rule('a ticket goes back whole until its issue closes, and not after', async () => {
      const issue = await next(20);
      const before = await cash(7);
      const rows = [bigAndSmall];
      const issues = [{ issue: issue.number }];
      const [first, second] = await Promise.all(
        [1, 2].map(() => calls.buy(7, { rows, issues, stake: 20 })),
      );
      const id = first!.body.value.tickets[0]!.betId;
      expect((await calls.cancel(8, [id])).body.errorCode).toBe('not.exists.transaction');
      const gone = await calls.cancel(7, [id]);
      expect(gone.body.value.tickets).toMatchObject([{ state: 'void' }]);
      expect((await calls.cancel(7, [id])).status).toBe(200);
      expect(await cash(7)).toBe(before - money('20'));
      calls.standAt(issue.closesAt + 1);
      const late = await calls.cancel(7, [second!.body.value.tickets[0]!.betId]);
      expect(late.body.errorCode).toBe('lottery.issue.closed');
    });

    await rule(
      'draws missed while the house stood still are made up for in order, once on two servers',
      async () => {
        await next(40);
        const list = await calls.issues(4);
        const issues = list.map(({ number }) => ({ issue: number }));
        const before = await cash(9);
        await calls.buy(9, { rows: [everyDigit], issues, stake: 80 });
        const stop = { rows: [everyDigit], issues, stake: 80, stopOnWin: true };
        const stopped = await cash(10);
        await calls.buy(10, stop);
        calls.standAt(list[3]!.drawsAt + 30_000);
        const other = openPlay(test_.house);
        said.length = 0;
        await Promise.all([runDraws(play), runDraws(other)]);
        await runDraws(play);
        await other.lanes.close();
        const told = said.map(({ draw }) => (draw as { number: string }).number);
        expect(told).toEqual([...new Set(told)].toSorted());
        expect(told).toEqual(expect.arrayContaining(list.map(({ number }) => number)));
        expect(await cash(9)).toBe(before - money('8'));
        expect(await cash(10)).toBe(stopped - money('2'));
      },
    );

    await rule('a single pick and an issue pay no more than is published, and say so', async () => {
      const issue = await next(60);
      const { numbers } = await calls.foresee(issue.number);
      const last3 = numbers.slice(2).map((digit) => [digit]);
      const issues = [{ issue: issue.number }];
      const single: Row = {
        play: 'last3-direct',
        selection: { positions: last3 },
        unit: '2',
        multiple: 100,
      };
      expect((await calls.buy(11, { rows: [single], issues, stake: 200 })).status).toBe(200);
      const others = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
      const wide: Row = {
        play: 'last3-direct',
        selection: { positions: [others, last3[1]!, others] },
        unit: '2',
        multiple: 100,
      };
      const stake = 20_000;
      for (let n = 0; n < 2; n += 1) {
        expect((await calls.buy(12, { rows: [wide], issues, stake })).status).toBe(200);
      }
      await draw(issue);
      expect(await calls.tickets(11)).toMatchObject([{ payout: 20_000, capped: true }]);
      const paid = (await calls.tickets(12)).map(({ payout }) => payout).toReversed();
      expect(paid).toEqual([180_000, 120_000]);
    });

    await rule(
      'a ticket that was still being written when its issue ended is found and paid',
      async () => {
        const issue = await next(70);
        const bought = await calls.buy(6, {
          rows: [everyDigit],
          issues: [{ issue: issue.number }],
          stake: 20,
        });
        expect(bought.status).toBe(200);
        // The issue ends as if nobody had bought anything yet.
        const result = JSON.stringify(await calls.foresee(issue.number));
        await test_.house.db
          .updateTable('lottery_issues')
          .set({
            state: 'settled',
            result,
            hash: '0'.repeat(64),
            drawn_at: new Date(issue.drawsAt),
            settled_at: new Date(issue.drawsAt),
          })
          .where('game_code', '=', 'ssc-1')
          .where('number', '=', issue.number)
          .execute();
        await draw(issue);
        const [ticket] = await calls.tickets(6);
        expect(ticket).toMatchObject({ issue: issue.number, state: 'settled', payout: 18 });
      },
    );

    await rule(
      'hundreds of tickets of an issue, more than are read at once, are settled in a few batches',
      async () => {
        const issue = await next(80);
        const issues = [{ issue: issue.number }];
        const members = Array.from({ length: 40 }, (_, n) => n + 20);
        // Each member's tickets one after another: who buys all at once may be told to wait.
        const buyAll = async (member: number) => {
          for (let n = 0; n < 13; n += 1) {
            const { status } = await calls.buy(member, { rows: [everyDigit], issues, stake: 20 });
            expect(status).toBe(200);
          }
        };
        await Promise.all(members.map(buyAll));
        const { batches } = play.lanes.counts;
        await draw(issue);
        expect(play.lanes.counts.batches - batches).toBeLessThan(24);
        const held = await Promise.all(members.map(cash));
        expect(new Set(held)).toEqual(new Set([money('99974')]));
      },
    );

    await rule(
      'the older names answer the same: results, running issue, tickets, cancelling',
      async () => {
        const issue = await next(100);
        await calls.buy(13, { rows: [everyDigit], issues: [{ issue: issue.number }], stake: 20 });
        const bare = async (path: string) => (await ask(test_.app, 'member:13', 'GET', path)).body;
        const opened = (await bare('/lotto/lgw/games/opened/numero')) as unknown as Record<
          string,
          object
        >;
        expect(opened['ssc-1']).toMatchObject({ gameCode: 'ssc-1', status: 'settled' });
        expect(await bare('/lgw/vn/numeros/opened/game')).toMatchObject({
          'vn-north-1': {
            gameCode: 'vn-north-1',
            winNo: expect.stringMatching(/^\d{5}(,\d+){26}$/),
          },
        });
        expect(await bare('/lgw/vn/games/game_menu?prizeMode=LOTT&device=WEB')).toMatchObject({
          VN: {
            gameMenus: expect.arrayContaining([expect.objectContaining({ code: 'vn-south' })]),
          },
        });
        expect(await bare('/lgw/numeros/near?gameId=ssc-1')).toMatchObject({
          currentNumero: { numero: issue.number, winNumber: '' },
        });
        expect(await bare('/lgw/draw/ssc-1?page=0&size=2')).toMatchObject({ content: [{}, {}] });
        expect(await bare('/lgw/numeros/near?gameId=ssc-1&language=CN')).toMatchObject({
          currentNumero: { gameName: '时时彩 1分' },
        });
        expect(await bare('/lotto/lgw/customers/series')).toContainEqual({
          gameGroupCode: 'SSC',
          maxSeries: 1800,
        });
        type Orders = {
          list: { orderDetailId: string; orderStatus: number; betContent: string }[];
        };
        const orders = async () =>
          (
            await ask<Orders & { footer: object }>(
              test_.app,
              'member:13',
              'GET',
              `${lotteryOlderClients.memberBets.path}?prizeModeId=1&page=1&size=10`,
            )
          ).body.value;
        const { list, footer } = await orders();
        expect(footer).toEqual({ betAmount: 20, winAmount: 0 });
        expect(list).toMatchObject([
          { orderStatus: 0, betContent: 'fixed 0,1,2,3,4,5,6,7,8,9 | - | - | - | -' },
        ]);
        const body = { orderDetailId: [list[0]!.orderDetailId], lottoArea: '' };
        const done = await ask(
          test_.app,
          'member:13',
          'PUT',
          '/wps/game/lotto/cancelSubOrders',
          body,
        );
        expect(done.body.success).toBe(true);
        expect((await orders()).list).toMatchObject([{ orderStatus: 4 }]);
      },
    );
  },
  STORY_MS,
);
