import { randomUUID } from 'node:crypto';
import { backOf, chanceOf, handsOf, linkBefore, shuffleShoe, tableGames } from '@baize/games';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLease } from '../../../platform/database/lease.ts';
import { stopClock } from '../../../testing/clock.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, cashOf, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { openPlay, type Play, type RoundDriver } from '../../play/index.ts';
import { reconcile } from '../../wallet/index.ts';
import { findTable } from '../tables/table.ts';
import { openTableDriver } from './driver.ts';
import type { LiveRound } from './round.ts';
import { closeRound, lastRound } from './round-rows.ts';

let test_: TestHouse;
let play: Play;
const said: Record<string, unknown>[] = [];

beforeAll(async () => {
  test_ = await openPlayersHouse({ runsTables: false });
  stopClock(test_.house);
  play = openPlay(test_.house);
  for (let member = 1n; member <= 20n; member += 1n) await openPlayer(test_.house, member, '1000');
  await openPlayer(test_.house, 30n, '0', 'trial');
  test_.house.realtime.publish = (topic, body) =>
    void (topic === `table:${JADE}` && said.push(body));
});

afterAll(async () => {
  await play.lanes.close();
  const { fault } = await reconcile(test_.serveUrl);
  await test_.close();
  expect(fault).toBeNull();
});

const JADE = 'baccarat-jade';

type Placed = { betId: string; stake: number; chips: Record<string, number>; balance: number };
type Past = Placed & {
  state: string;
  payout: number;
  validBet: number;
  back: Record<string, number>;
  round: { result: unknown; phase: string; story: object | null };
  proof: { hash: string | null; previousHash: string; salt: string; link: number };
};

const standAt = (ms: number) => test_.house.clock.moveTo(new Date(Math.ceil(ms)));

function put(
  who: string,
  tableId: string,
  number: bigint,
  chips: Record<string, number>,
  requestId: string = randomUUID(),
) {
  const order = { requestId, number: Number(number), chips };
  return ask<Placed>(test_.app, who, 'POST', `/wps/live/tables/${tableId}/bet`, order);
}

const code = async (answer: ReturnType<typeof put>) => (await answer).body.errorCode ?? 'taken';

const read = async (who: string, betId: string) =>
  (await ask<Past>(test_.app, who, 'GET', `/wps/live/bets/${betId}`)).body.value;

type Table = {
  chips: {
    players: number;
    totals: Record<string, { stake: number; players: number }>;
    recent: [];
  };
};

const look = async (tableId: string) =>
  (await ask<Table>(test_.app, 'member:1', 'GET', `/wps/live/tables/${tableId}`)).body.value;

/** A round that has just opened. */
async function opened(driver: RoundDriver, tableId: string): Promise<LiveRound> {
  for (;;) {
    await driver.step(true);
    const round = await lastRound(test_.house, tableId);
    if (round?.state === 'open' && !round.isSettled) return round;
    if (round?.endsAt) standAt(round.endsAt + 5_001);
  }
}

/** Lets a round come to its end. */
async function ended(driver: RoundDriver, { table, closesAt }: LiveRound): Promise<LiveRound> {
  standAt(closesAt);
  for (;;) {
    await driver.step(true);
    const round = (await lastRound(test_.house, table.id))!;
    if (round.isSettled) return round;
    if (round.state === 'drawn') standAt(round.endsAt!);
  }
}

test(
  'rounds of a table, one after the other',
  async () => {
    const driver = openTableDriver(play, findTable(JADE));

    await rule(
      'chips are added to one bet, which is paid by the cards that everyone saw',
      async () => {
        const round = await opened(driver, JADE);
        const first = (await put('member:1', JADE, round.number, { banker: 100 })).body.value;
        const more = (await put('member:1', JADE, round.number, { banker: 50, tie: 5 })).body.value;
        expect(more).toMatchObject({
          betId: first.betId,
          stake: 155,
          chips: { banker: 150, tie: 5 },
        });
        expect(more.balance).toBe(845);
        await put('trial:30', JADE, round.number, { player: 10 });
        const done = await ended(driver, round);
        const chips = new Map([
          ['banker', money('150')],
          ['tie', money('5')],
        ]);
        const back = backOf(tableGames.get('baccarat')!, chips, done.result);
        expect(await cashOf(test_.house, 1n)).toBe(money('845') + back);
        const past = await read('member:1', first.betId);
        expect(past).toMatchObject({ state: 'settled', payout: Number(back) / 10_000 });
        expect(past.validBet).toBe(Math.min(155, Math.abs(past.payout - 155)));
        expect(past.round.story).not.toBeNull();
        expect(said.map(({ kind }) => kind)).toEqual(['open', 'closed', 'outcome', 'settled']);
      },
    );

    await rule('what lies on a table counts every chip once, whenever it is asked', async () => {
      const round = await opened(driver, JADE);
      const lying = async () => (await look(JADE)).chips;
      await put('member:18', JADE, round.number, { banker: 10 });
      // Counted before the news of the bet has come, and again after it.
      const before = await lying();
      await put('member:18', JADE, round.number, { banker: 5, tie: 1 });
      await put('member:19', JADE, round.number, { tie: 2 });
      await expect.poll(async () => (await lying()).recent.length).toBe(4);
      expect(before.totals).toEqual({ banker: { stake: 10, players: 1 } });
      expect(await lying()).toMatchObject({
        players: 2,
        totals: { banker: { stake: 15, players: 1 }, tie: { stake: 3, players: 2 } },
      });
      await ended(driver, round);
    });

    await rule(
      'the same request again is told what it was told first, and moves nothing',
      async () => {
        const round = await opened(driver, JADE);
        const id = randomUUID();
        const first = (await put('member:2', JADE, round.number, { player: 10 }, id)).body.value;
        await put('member:2', JADE, round.number, { player: 20 });
        const again = (await put('member:2', JADE, round.number, { player: 10 }, id)).body.value;
        expect(again).toEqual(first);
        expect(await code(put('member:2', JADE, round.number, { player: 11 }, id))).toBe(
          'exists.transaction',
        );
        const twice = await Promise.all(
          [1, 2, 3].map(() => put('member:3', JADE, round.number, { tie: 4 }, `${id}-3`)),
        );
        expect(new Set(twice.map(({ body }) => body.value.stake))).toEqual(new Set([4]));
        expect(await cashOf(test_.house, 3n)).toBe(money('996'));
        await ended(driver, round);
      },
    );

    await rule('a table refuses what is beyond its limits, alone or together', async () => {
      const round = await opened(driver, JADE);
      const on = (chips: Record<string, number>) =>
        code(put('member:4', JADE, round.number, chips));
      expect(await on({ banker: 0.5 })).toBe('bet.stake.err');
      expect(await on({ banker: 2_001 })).toBe('bet.stake.err');
      expect(await on({ tie: 401 })).toBe('bet.stake.err');
      expect(await on({ somewhere: 1 })).toBe('bet.choice.err');
      expect(await on({})).toBe('bet.choice.err');
      expect(await on({ 'perfect-pair': 60 })).toBe('taken');
      expect(await on({ 'perfect-pair': 41 })).toBe('bet.stake.err');
      expect(await on({ banker: 999 })).toBe('account.balance.not.enough');
      await ended(driver, round);
    });

    await rule('a bet counts that the server has strictly before the close', async () => {
      const round = await opened(driver, JADE);
      standAt(round.closesAt - 300);
      expect(await code(put('member:5', JADE, round.number, { banker: 10 }))).toBe('taken');
      standAt(round.closesAt);
      expect(await code(put('member:5', JADE, round.number, { banker: 10 }))).toBe(
        'live.bets.closed',
      );
      expect(await code(put('member:5', JADE, round.number + 1n, { banker: 10 }))).toBe(
        'live.bets.closed',
      );
      await ended(driver, round);
    });

    await rule('closed is closed, whatever a clock says', async () => {
      const round = await opened(driver, JADE);
      await closeRound(test_.house, round);
      expect(await code(put('member:6', JADE, round.number, { banker: 10 }))).toBe(
        'live.bets.closed',
      );
      driver.forget();
      await ended(driver, round);
    });

    await rule(
      'another server goes on wherever the first one stopped, and none pays twice',
      async () => {
        const round = await opened(driver, JADE);
        const bets = await Promise.all(
          [7, 8, 9, 10].map((n) =>
            put(`member:${n}`, JADE, round.number, { banker: 10, player: 10 }),
          ),
        );
        standAt(round.closesAt);
        await driver.step(true);
        // The first server is gone between the close and the cards.
        const [second, third] = [1, 2].map(() => openTableDriver(openOther(), findTable(JADE)));
        await Promise.all([second!.step(true), third!.step(true)]);
        const drawn = (await lastRound(test_.house, JADE))!;
        if (drawn.state === 'drawn') standAt(drawn.endsAt!);
        await Promise.all([ended(second!, round), ended(third!, round)]);
        const past = await Promise.all(
          bets.map(({ body }, n) => read(`member:${n + 7}`, body.value.betId)),
        );
        expect(new Set(past.map(({ state, payout }) => `${state} ${payout}`)).size).toBe(1);
        const { rows } = await test_.house.pool.query(
          `select count(*)::int as n from live_rounds where number = ${round.number} and table_id = '${JADE}'`,
        );
        expect(rows).toEqual([{ n: 1 }]);
        driver.forget();
      },
    );

    await rule('anyone deals the same shoe from its link, once another one is in use', async () => {
      // To the last hand of the shoe: nobody plays, so only time goes by.
      let round = await opened(driver, JADE);
      const shoe = round.place.link;
      while (round.place.link === shoe) {
        await ended(driver, round);
        round = await opened(driver, JADE);
      }
      type Row = { shoe: number; hand: number; result: unknown; proof: Past['proof'] };
      const { body } = await ask<{ list: Row[] }>(
        test_.app,
        '',
        'GET',
        `/wps/live/tables/${JADE}/rounds?size=200`,
      );
      const hands = body.value.list.filter((row) => row.shoe === shoe).reverse();
      const { hash, salt, link, previousHash } = hands[0]!.proof;
      expect(linkBefore(hash!)).toBe(previousHash);
      const cards = shuffleShoe(chanceOf({ serverSeed: hash!, clientSeed: salt, nonce: link }), 8);
      const deal = tableGames.get('baccarat')!.deal!;
      expect(hands.map(({ result }) => result)).toEqual(handsOf(cards, deal));
      expect(
        body.value.list.filter((row) => row.shoe !== shoe).every(({ proof }) => !proof.hash),
      ).toBe(true);
      expect(round.hand).toBe(1);
      await ended(driver, round);
    });
  },
  STORY_MS,
);

const others: Play[] = [];
function openOther(): Play {
  others.push(openPlay(test_.house));
  return others.at(-1)!;
}
afterAll(() => Promise.all(others.map(({ lanes }) => lanes.close())));

test('every other table is dealt, paid and checked by its link', async () => {
  for (const tableId of [
    'dragon-tiger-bamboo',
    'roulette-harbour',
    'sic-bo-lantern',
    'fan-tan-pearl',
    'money-wheel-comet',
    'bingo-terrace-hall',
    'arena-sol',
    'baccarat-lotus',
  ]) {
    const table = findTable(tableId);
    const driver = openTableDriver(play, table);
    const round = await opened(driver, tableId);
    const spots = [...table.game.spots.keys()].slice(0, 3);
    const chips = new Map(spots.map((spot) => [spot, money('2')]));
    const before = await cashOf(test_.house, 11n);
    const bet = await put(
      'member:11',
      tableId,
      round.number,
      Object.fromEntries(spots.map((spot) => [spot, 2])),
    );
    expect([tableId, bet.body.errorCode]).toEqual([tableId, undefined]);
    const done = await ended(driver, round);
    const back = backOf(table.game, chips, done.result);
    expect(await cashOf(test_.house, 11n)).toBe(before - money('6') + back);
    if (table.game.deal) continue;
    const { proof, round: shown } = await read('member:11', bet.body.value.betId);
    const { hash, previousHash, salt, link } = proof;
    expect(linkBefore(hash!)).toBe(previousHash);
    const chance = (serverSeed: string) => chanceOf({ serverSeed, clientSeed: salt, nonce: link });
    expect(shown.result).toEqual(table.game.draw!(chance(hash!), chance(previousHash)));
  }
});

test('a pooled fight pays what lies in it, and goes back where one side is empty', async () => {
  const table = findTable('arena-sabong');
  const driver = openTableDriver(play, table);
  const thin = await opened(driver, table.id);
  const alone = (await put('member:12', table.id, thin.number, { meron: 50, draw: 1 })).body.value;
  await ended(driver, thin);
  expect(await read('member:12', alone.betId)).toMatchObject({ state: 'void', validBet: 0 });
  expect(await cashOf(test_.house, 12n)).toBe(money('1000'));
  const round = await opened(driver, table.id);
  await put('member:12', table.id, round.number, { meron: 60 });
  await put('member:13', table.id, round.number, { wala: 40 });
  await put('trial:30', table.id, round.number, { wala: 40 });
  const { end } = (await ended(driver, round)).result as { end: string };
  const paid = { meron: ['1035', '960'], wala: ['940', '1055'] }[end] ?? ['1000', '1000'];
  const cash = await Promise.all([12n, 13n].map((member) => cashOf(test_.house, member)));
  expect([end, ...cash]).toEqual([end, ...paid.map(money)]);
});

test('one server runs the tables; another takes over when it is gone', async () => {
  const [first, second] = [openLease(test_.house.db, 'try'), openLease(test_.house.db, 'try')];
  expect(await first.take()).toBe(true);
  expect([await second.take(), second.isHeld(), first.isHeld()]).toEqual([false, false, true]);
  expect(await first.take()).toBe(true);
  await expect.poll(() => second.take(), { interval: 100 }).toBe(true);
  expect([first.isHeld(), await first.take()]).toEqual([false, false]);
  await second.release();
  expect(await first.take()).toBe(true);
});
