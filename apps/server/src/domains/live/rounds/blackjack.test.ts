import { randomUUID } from 'node:crypto';
import {
  type BlackjackMove,
  type BlackjackRound,
  backOf,
  blackjackRaise,
  type Card,
  playBlackjack,
  tableGames,
} from '@baize/games';
import { money } from '@baize/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stopClock } from '../../../testing/clock.ts';
import type { TestHouse } from '../../../testing/house.ts';
import { ask, cashOf, openPlayer, openPlayersHouse } from '../../../testing/players.ts';
import { rule, STORY_MS } from '../../../testing/story.ts';
import { findBet, openPlay, type Play, type RoundDriver } from '../../play/index.ts';
import { reconcile } from '../../wallet/index.ts';
import { chipsOf } from '../bet-chips.ts';
import { findTable } from '../tables/table.ts';
import { openTableDriver } from './driver.ts';
import { decisionOrder } from './raise-order.ts';
import type { LiveRound } from './round.ts';
import { findRound, lastRound } from './round-rows.ts';

const VELVET = 'blackjack-velvet';
let test_: TestHouse;
let play: Play;
let driver: RoundDriver;

beforeAll(async () => {
  test_ = await openPlayersHouse({ runsTables: false });
  stopClock(test_.house);
  play = openPlay(test_.house);
  driver = openTableDriver(play, findTable(VELVET));
  for (let member = 1n; member <= 9n; member += 1n) await openPlayer(test_.house, member, '1000');
  await openPlayer(test_.house, 10n, '15');
  await openPlayer(test_.house, 30n, '0', 'trial');
});

afterAll(async () => {
  await play.lanes.close();
  const { fault } = await reconcile(test_.serveUrl);
  await test_.close();
  expect(fault).toBeNull();
});

const standAt = (ms: number) => test_.house.clock.moveTo(new Date(Math.ceil(ms)));

type Answer = { betId: string };

async function put(who: string, round: LiveRound, chips: Record<string, number>): Promise<string> {
  const order = { requestId: randomUUID(), number: Number(round.number), chips };
  const path = `/wps/live/tables/${round.table.id}/bet`;
  const { body } = await ask<Answer>(test_.app, who, 'POST', path, order);
  return body.errorCode ?? body.value.betId;
}

async function decide(
  who: string,
  { table, number }: LiveRound,
  [seat, decision, move]: [number, number, BlackjackMove],
  requestId: string = randomUUID(),
): Promise<string> {
  const order = { requestId, number: Number(number), seat, decision, move };
  const path = `/wps/live/tables/${table.id}/decide`;
  const { body } = await ask<object>(test_.app, who, 'POST', path, order);
  return body.errorCode ?? 'made';
}

async function opened(tableDriver = driver, tableId = VELVET): Promise<LiveRound> {
  for (;;) {
    await tableDriver.step(true);
    const round = await lastRound(test_.house, tableId);
    if (round?.state === 'open') return round;
    if (round?.endsAt) standAt(round.endsAt + 5_001);
  }
}

const again = async ({ table, number }: LiveRound) =>
  (await findRound(test_.house, table.id, number))!;

/** Lets the round begin where the shoe has the cards that a rule is about. */
async function dealFrom(round: LiveRound, isWanted: (cards: readonly Card[]) => boolean) {
  const { cards } = round.seated!;
  const at = cards.findIndex((_, from) => isWanted(cards.slice(from, from + 20)));
  expect(at).toBeGreaterThan(-1);
  await test_.house.pool.query('update live_rounds set first_card = $1 where id = $2', [
    at,
    round.id,
  ]);
  driver.forget();
}

/** Ends the bet window and deals. */
async function dealt(round: LiveRound): Promise<LiveRound> {
  standAt(round.closesAt);
  for (;;) {
    await driver.step(true);
    const now = await again(round);
    if (now.state === 'playing' || now.state === 'drawn') return now;
  }
}

/** Nobody decides any more: time does. */
async function ended(round: LiveRound, by = driver): Promise<LiveRound> {
  for (;;) {
    const waitMs = await by.step(true);
    const now = await again(round);
    if (now.isSettled) return now;
    standAt(test_.house.clock.now().getTime() + Math.max(1, waitMs));
  }
}

const payoutOf = async (betId: string) => (await findBet(test_.house.db, BigInt(betId)))!.payout;
const points = ({ rank }: Card) => Math.min(10, rank);
const isPlain = ({ rank }: Card) => rank > 1 && rank < 10;

/** One seat gets two plain cards of such a total, and the dealer shows a plain one. */
const plainTotal =
  (isWanted: (total: number) => boolean) =>
  ([first, up, second]: readonly Card[]): boolean =>
    [first, up, second].every((card) => card && isPlain(card)) &&
    isWanted(points(first!) + points(second!));

test(
  'hands of blackjack, one after the other',
  async () => {
    await rule('a table at which nobody sits waits, and deals to nobody', async () => {
      const round = await opened();
      standAt(round.closesAt);
      await driver.step(true);
      const later = await again(round);
      expect([later.state, later.closesAt > round.closesAt]).toEqual(['open', true]);
    });

    await rule(
      'a seat has one who sits; others stand behind; side bets belong to both',
      async () => {
        const round = await opened();
        const seat = await put('member:1', round, { 'seat-1': 10, 'pairs-1': 1 });
        expect(seat).toMatch(/^\d+$/);
        expect(await put('member:2', round, { 'seat-1': 10 })).toBe('card.seat.taken');
        expect(await put('member:2', round, { 'behind-1': 10, 'trio-1': 1 })).toMatch(/^\d+$/);
        expect(await put('member:2', round, { 'behind-2': 10 })).toBe('bet.choice.err');
        expect(await put('member:1', round, { 'behind-1': 10 })).toBe('bet.choice.err');
        expect(await put('member:3', round, { 'pairs-1': 1 })).toBe('bet.choice.err');
        expect(await put('member:3', round, { 'double-1': 10 })).toBe('bet.choice.err');
        expect(await put('member:3', round, { 'seat-2': 5, 'seat-3': 5, 'seat-4': 5 })).toMatch(
          /\d/,
        );
        expect(await put('member:3', round, { 'seat-5': 5 })).toBe('bet.choice.err');
        expect(await put('trial:30', round, { 'seat-6': 5 })).toBe('bet.choice.err');
        expect(await put('trial:30', round, { 'behind-1': 5 })).toMatch(/^\d+$/);
        const both = await Promise.all(
          [4, 5].map((n) => put(`member:${n}`, round, { 'seat-7': 5 })),
        );
        expect(both.filter((answer) => answer === 'card.seat.taken')).toHaveLength(1);
        const done = await ended(await dealt(round));
        const result = done.result as BlackjackRound;
        expect(result.seats).toEqual([1, 2, 3, 4, 7]);
        const chips = chipsOf((await findBet(test_.house.db, BigInt(seat)))!);
        expect(await payoutOf(seat)).toBe(backOf(tableGames.get('blackjack')!, chips, result));
        // The seat is kept for a moment.
        const next = await opened();
        expect(await put('member:2', next, { 'seat-1': 10 })).toBe('card.seat.taken');
        standAt(next.opensAt + 8_001);
        expect(await put('member:2', next, { 'seat-1': 10 })).toMatch(/^\d+$/);
        await ended(await dealt(next));
      },
    );

    await rule(
      'who stands behind follows a double, or plays on with the chips that lie',
      async () => {
        const round = await opened();
        standAt(round.opensAt + 9_000);
        await dealFrom(
          round,
          plainTotal((total) => total === 11),
        );
        const [seat, rich, poor] = [
          await put('member:1', round, { 'seat-3': 10 }),
          await put('member:2', round, { 'behind-3': 20 }),
          await put('member:10', round, { 'behind-3': 10 }),
        ];
        const cash = await Promise.all([1n, 2n, 10n].map((member) => cashOf(test_.house, member)));
        const playing = await dealt(round);
        expect(await decide('member:2', playing, [3, 0, 'double'])).toBe('card.not.seated');
        const id = randomUUID();
        expect(await decide('member:1', playing, [3, 0, 'double'], id)).toBe('made');
        expect(await decide('member:1', playing, [3, 0, 'double'], id)).toBe('made');
        expect(await decide('member:1', playing, [3, 0, 'hit'])).toBe('card.not.your.turn');
        const done = await ended(playing);
        const result = done.result as BlackjackRound;
        const game = tableGames.get('blackjack')!;
        const expected = [
          { 'seat-3': '10', 'double-3': '10' },
          { 'behind-3': '20', 'double-3': '20' },
          { 'behind-3': '10' },
        ].map((spots) => new Map(Object.entries(spots).map(([spot, chip]) => [spot, money(chip)])));
        for (const [n, betId] of [seat, rich, poor].entries()) {
          const chips = chipsOf((await findBet(test_.house.db, BigInt(betId!)))!);
          expect(chips).toEqual(expected[n]);
          expect(await payoutOf(betId!)).toBe(backOf(game, chips, result));
        }
        const raised = [money('10'), money('20'), 0n];
        for (const [n, member] of [1n, 2n, 10n].entries()) {
          const back = backOf(game, expected[n]!, result);
          expect(await cashOf(test_.house, member)).toBe(cash[n]! - raised[n]! + back);
        }
      },
    );

    await rule(
      'a pair is split, both halves are played, and time stands for who does not',
      async () => {
        const round = await opened();
        await dealFrom(
          round,
          (cards) => plainTotal(() => true)(cards) && cards[0]!.rank === cards[2]!.rank,
        );
        const seat = await put('member:1', round, { 'seat-3': 10 });
        const playing = await dealt(round);
        expect(await decide('member:1', playing, [3, 0, 'split'])).toBe('made');
        const halves = await again(round);
        const { seats } = playBlackjack({
          cards: halves.seated!.cards,
          from: halves.firstCard,
          seats: [3],
          moves: halves.seated!.moves,
        });
        expect(seats[0]!.hands).toHaveLength(2);
        const done = await ended(playing);
        const { moves } = done.result as BlackjackRound;
        expect(moves.slice(1).every(({ move }) => move === 'stand')).toBe(true);
        const chips = chipsOf((await findBet(test_.house.db, BigInt(seat)))!);
        expect(chips.get('split-3')).toBe(money('10'));
        expect(await payoutOf(seat)).toBe(backOf(tableGames.get('blackjack')!, chips, done.result));
      },
    );

    await rule('under an ace all seats are asked at once; who says nothing declines', async () => {
      const round = await opened();
      await dealFrom(round, ([, , up]) => up!.rank === 1);
      standAt(round.opensAt + 9_000);
      const insured = await put('member:1', round, { 'seat-1': 10 });
      await put('member:2', round, { 'seat-2': 10 });
      const playing = await dealt(round);
      expect(await decide('member:1', playing, [1, 0, 'insure'])).toBe('made');
      expect(await decide('member:1', playing, [1, 1, 'stand'])).toBe('card.not.your.turn');
      const done = await ended(playing);
      const result = done.result as BlackjackRound;
      expect(result.moves.slice(0, 2).map(({ seat, move }) => `${seat} ${move}`)).toEqual([
        '1 insure',
        '2 decline',
      ]);
      const chips = chipsOf((await findBet(test_.house.db, BigInt(insured)))!);
      expect(chips.get('insurance-1')).toBe(money('5'));
    });

    await rule('a server that dies in a decision is followed by one that ends it', async () => {
      const round = await opened();
      await dealFrom(
        round,
        plainTotal((total) => total < 12),
      );
      standAt(round.opensAt + 9_000);
      const seat = await put('member:1', round, { 'seat-1': 10 });
      const behind = await put('member:2', round, { 'behind-1': 10 });
      const playing = await dealt(round);
      // The money is taken and the decision stands; nobody has asked those who follow.
      const bet = (await findBet(test_.house.db, BigInt(seat)))!;
      const decision = { seat: 1, move: 'double' as const, memberId: 1n };
      const raise = blackjackRaise({ ...decision, hand: 0 }, chipsOf(bet));
      const { house } = test_;
      const requestId = randomUUID();
      await play.lanes.put(
        decisionOrder({ house, round: playing, bet, raise, requestId, decision }),
      );
      expect(await decide('member:1', playing, [1, 1, 'stand'])).toBe('card.not.your.turn');
      const other = openTableDriver(play, findTable(VELVET));
      const done = await ended(playing, other);
      driver.forget();
      const followed = chipsOf((await findBet(test_.house.db, BigInt(behind)))!);
      expect(followed.get('double-1')).toBe(money('10'));
      expect((done.result as BlackjackRound).moves.map(({ move }) => move)).toEqual(['double']);
    });

    await rule('a decision that nobody could make in time is asked for again', async () => {
      const round = await opened();
      await dealFrom(
        round,
        plainTotal((total) => total > 11),
      );
      await put('member:1', round, { 'seat-1': 10 });
      const playing = await dealt(round);
      standAt(playing.closesAt + 120_000);
      driver.forget();
      await driver.step(true);
      expect(await decide('member:1', await again(round), [1, 0, 'stand'])).toBe('made');
      const done = await ended(playing);
      expect((done.result as BlackjackRound).moves).toHaveLength(1);
    });

    await rule('anyone plays the same round again from the shoe and the decisions', async () => {
      const { body } = await ask<{
        list: { shoe: number; mark: string; result: BlackjackRound }[];
      }>(test_.app, '', 'GET', `/wps/live/tables/${VELVET}/rounds?size=20`);
      const { place, seated } = (await lastRound(test_.house, VELVET))!;
      const { cards } = seated!;
      const ofShoe = body.value.list.filter(({ shoe }) => shoe === place.link);
      expect(ofShoe.length).toBeGreaterThan(0);
      for (const { result, mark } of ofShoe) {
        const { from } = result;
        expect(cards.slice(from, from + result.cards.length)).toEqual(result.cards);
        expect(tableGames.get('blackjack')!.mark(result)).toBe(mark);
      }
    });
  },
  STORY_MS,
);

test('play money sits where guests may, and a round may be left to nobody', async () => {
  const GARDEN = 'blackjack-garden';
  const garden = openTableDriver(play, findTable(GARDEN));
  const round = await opened(garden, GARDEN);
  expect(await put('trial:30', round, { 'seat-1': 5 })).toMatch(/^\d+$/);
  standAt(round.closesAt);
  const done = await ended(round, garden);
  expect((done.result as BlackjackRound).seats).toEqual([1]);
  const next = await opened(garden, GARDEN);
  standAt(next.closesAt);
  for (let left = await again(next); !left.isSettled; left = await again(next))
    await garden.step(false);
  expect((await again(next)).mark).toBeNull();
});
