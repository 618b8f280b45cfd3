import { type Money, money } from '@baize/money';
import { expect, test } from 'vitest';
import { lotteryKinds } from '../lottery/every-lottery.ts';
import type { LotteryPlay } from '../lottery/lottery.ts';
import { mustPlay, mustRead } from '../lottery/settle-alone.ts';
import { roulette } from '../roulette/game.ts';
import { sicBo } from '../sic-bo/game.ts';
import { coveredStake, type Leg } from './coverage.ts';

const LIMIT = 70;

const legsOf = (play: LotteryPlay, marked: unknown, perNote: Money): Leg[] =>
  play
    .legs(mustRead(play, marked).selection)
    .map(({ notes, looks }) => ({ looks, stake: BigInt(notes) * perNote }));

/** What of these rows of one issue counts nothing, at 1.00 a note. */
function uncounted(kind: string, rows: [play: string, marked: unknown][]): number {
  const legs = rows.flatMap(([play, marked]) =>
    legsOf(mustPlay(lotteryKinds.get(kind)!, play), marked, money('1')),
  );
  return Number(coveredStake(legs, LIMIT)) / Number(money('1'));
}

const upTo = (count: number, from = 0) => Array.from({ length: count }, (_, n) => n + from);
const onFirst = (digits: number[], places = 5) => ({
  positions: upTo(places).map((place) => (place === 0 ? digits : [])),
});

test('both sides of a ball count nothing, in one row or two; sides of two balls are two bets', () => {
  const side = (...spots: string[]): [string, unknown] => ['ball-side', { spots }];
  expect(uncounted('ssc', [side('1-big', '1-small')])).toBe(2);
  expect(uncounted('ssc', [side('1-big'), side('1-small')])).toBe(2);
  expect(uncounted('ssc', [side('1-big', '2-small')])).toBe(0);
  expect(uncounted('ssc', [side('1-big', '1-small', '2-big')])).toBe(2);
  expect(uncounted('ssc', [['sum-side', { spots: ['odd', 'even'] }]])).toBe(2);
  expect(uncounted('ssc', [['dragon-tiger', { spots: ['dragon', 'tiger'] }]])).toBe(2);
});

test('seven of ten digits on one place count, eight count nothing', () => {
  expect(uncounted('ssc', [['fixed', onFirst(upTo(7))]])).toBe(0);
  expect(uncounted('ssc', [['fixed', onFirst(upTo(8))]])).toBe(8);
  expect(uncounted('pk10', [['position-number', onFirst(upTo(7, 1), 10)]])).toBe(0);
  expect(uncounted('pk10', [['position-number', onFirst(upTo(8, 1), 10)]])).toBe(8);
  expect(uncounted('wingo', [['number', { numbers: upTo(8) }]])).toBe(8);
});

test('the same outcomes by another play are the same outcomes', () => {
  const big: [string, unknown] = ['ball-side', { spots: ['1-big'] }];
  expect(uncounted('ssc', [big, ['fixed', onFirst(upTo(2))]])).toBe(0);
  expect(uncounted('ssc', [big, ['fixed', onFirst(upTo(3))]])).toBe(4);
  // Every digit marked on the second place makes a bet on two places one on the first.
  const two = { positions: [upTo(5), upTo(10)] };
  expect(uncounted('ssc', [big, ['first2-direct', two]])).toBe(51);
  expect(
    uncounted('wingo', [
      ['side', { spots: ['big'] }],
      ['number', { numbers: upTo(3) }],
    ]),
  ).toBe(4);
  expect(
    uncounted('k3', [
      ['sum-side', { spots: ['big'] }],
      ['sum', { spots: ['8', '9', '10'] }],
    ]),
  ).toBe(4);
});

test('one car at eight of its ten places is one bet and its other side', () => {
  const at = (count: number) => ({
    positions: upTo(10).map((place) => (place < count ? [1] : [])),
  });
  expect(uncounted('pk10', [['position-number', at(7)]])).toBe(0);
  expect(uncounted('pk10', [['position-number', at(8)]])).toBe(8);
});

test('25 numbers of roulette count, 26 count nothing; red and black count nothing', () => {
  const stakeOf = (spots: Record<string, number>) =>
    Number(coveredStake(roulette.legs!(roulette.readChoice({ spots })!), LIMIT)) /
    Number(money('1'));
  const numbers = (count: number) =>
    Object.fromEntries(upTo(count).map((number) => [`straight:${number}`, 1]));
  expect(stakeOf(numbers(25))).toBe(0);
  expect(stakeOf(numbers(26))).toBe(26);
  expect(stakeOf({ red: 5, black: 5 })).toBe(10);
  expect(stakeOf({ 'dozen:1': 5, 'dozen:2': 5 })).toBe(0);
  expect(stakeOf({ 'dozen:1': 5, 'dozen:2': 5, 'straight:36': 1, 'straight:35': 1 })).toBe(12);
});

test('big and small of sic bo count nothing', () => {
  const legs = (spots: object) => sicBo.legs!(sicBo.readChoice({ spots })!);
  expect(coveredStake(legs({ big: 1, small: 1 }), LIMIT)).toBe(money('2'));
  expect(coveredStake(legs({ big: 1, 'total:10': 1 }), LIMIT)).toBe(0n);
  expect(coveredStake(legs({ big: 1, small: 1 }), 98)).toBe(0n);
});

const everyPlay = [...lotteryKinds.values()].flatMap((kind) =>
  kind.plays.map((play) => [`${kind.code} ${play.code}`, play] as const),
);

test.each(everyPlay)(
  '%s: a usual bet looks at something, and its notes are all there',
  (_name, play) => {
    const { selection, notes } = mustRead(play, play.usual);
    const legs = play.legs(selection);
    expect(legs.reduce((sum, leg) => sum + leg.notes, 0)).toBe(notes);
    for (const { looks } of legs) {
      expect(looks.length).toBeGreaterThan(0);
      for (const look of looks) {
        const weights = look.weights();
        const hit = weights.reduce(
          (sum, weight, place) => sum + (look.backs(place) ? weight : 0),
          0,
        );
        const share = hit / weights.reduce((sum, weight) => sum + weight, 0);
        // A sample of draws is a few per cent off at most.
        expect(share).toBeLessThanOrEqual((look.atMost ?? 1) + 0.03);
      }
    }
  },
);
