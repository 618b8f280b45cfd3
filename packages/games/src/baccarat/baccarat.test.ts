import { money } from '@baize/money';
import { expect, test } from 'vitest';
import type { Card } from '../cards/deck.ts';
import { chanceOf } from '../chance.ts';
import { handsOf, isLastHand, shuffleShoe } from '../tables/shoe.ts';
import { type BaccaratHands, dealBaccarat, totalOf } from './deal.ts';
import { factsOfHands } from './facts.ts';
import { baccarat, baccaratNoCommission } from './game.ts';
import { ALL_CASES, baccaratCases } from './return-to-player.ts';

const RANKS: Readonly<Record<string, number>> = { A: 1, J: 11, Q: 12, K: 13 };
const cards = (text: string): Card[] =>
  text.split(' ').map((word) => ({ rank: RANKS[word] ?? Number(word), suit: 'spades' }));

/** Cards as they lie in the shoe: player, banker, player, banker, then the third ones. */
const dealt = (text: string) => dealBaccarat(cards(text), 0).result;
const totals = ({ player, banker }: BaccaratHands) => [totalOf(player), totalOf(banker)];
const back = (spot: string, hands: BaccaratHands, stake = '100') =>
  baccarat.spots.get(spot)!.back(money(stake), hands);

test('the worked hands of the handbook are dealt as written', () => {
  const natural = dealt('7 K 2 8');
  expect([totals(natural), factsOfHands(natural).winner]).toEqual([[9, 8], 'player']);
  const tie = dealt('3 A 2 2 8 5');
  expect([totals(tie), tie.banker.length, factsOfHands(tie).winner]).toEqual([[3, 3], 2, 'tie']);
  const stood = dealt('6 2 A 3 4');
  expect([stood.player.length, stood.banker.length, totals(stood)]).toEqual([2, 3, [7, 9]]);
  const six = dealt('4 3 K 3 6 2');
  expect([six.player.length, six.banker.length]).toEqual([3, 3]);
  const banker = dealt('2 4 A 3 K K');
  expect(factsOfHands(banker).winner).toBe('banker');
  expect(back('banker', banker)).toBe(money('195'));
  expect(back('player', tie)).toBe(money('100'));
});

test('the exact cases of a whole shoe are those of the handbook', () => {
  const sum = (winner: string) =>
    baccaratCases()
      .filter(({ facts }) => facts.winner === winner)
      .reduce((all, { weight }) => all + weight, 0);
  expect(ALL_CASES).toBe(4_998_398_275_503_360);
  expect(['banker', 'player', 'tie'].map(sum)).toEqual([
    2_292_252_566_437_888, 2_230_518_282_592_256, 475_627_426_473_216,
  ]);
});

test('every bet returns what the handbook says', () => {
  const edges = new Map(
    baccarat.returns().map(({ bet, returnToPlayer }) => [bet, (returnToPlayer - 1) * 100]),
  );
  const expected = {
    banker: -1.0579,
    player: -1.2351,
    tie: -14.3596,
    'player-pair': -10.3614,
    'banker-pair': -10.3614,
    'either-pair': -13.7099,
    'perfect-pair': -8.047,
    big: -4.3457,
    small: -5.2829,
    'lucky-six': -16.6836,
    'dragon-seven': -7.6113,
    'panda-eight': -10.1876,
    'player-bonus': -2.6517,
    'banker-bonus': -9.3731,
  };
  expect([...edges.keys()].sort()).toEqual(Object.keys(expected).sort());
  for (const [bet, edge] of Object.entries(expected)) expect(edges.get(bet)).toBeCloseTo(edge, 3);
  const plain = baccaratNoCommission.returns().find(({ bet }) => bet === 'banker')!;
  expect((plain.returnToPlayer - 1) * 100).toBeCloseTo(-1.4581, 3);
  const pair = baccarat.returns().find(({ bet }) => bet === 'player-pair')!;
  expect(pair.hitRate).toBeCloseTo(31 / 415, 12);
});

test('a shoe burns what its first card counts, and ends with the hand that begins at the cut card', () => {
  const shoe = shuffleShoe(
    chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 }),
    8,
  );
  const words = shoe.cards.slice(0, 12).map(({ rank, suit }) => `${rank} ${suit}`);
  expect(words).toEqual([
    '1 spades',
    '3 spades',
    '2 clubs',
    '5 spades',
    '8 clubs',
    '2 clubs',
    '6 hearts',
    '3 hearts',
    '9 diamonds',
    '1 hearts',
    '6 clubs',
    '3 clubs',
  ]);
  expect(shoe.burnt).toBe(2);
  expect(new Set(shoe.cards.map(({ rank, suit }) => `${rank} ${suit}`)).size).toBe(52);
  const hands = handsOf(shoe, dealBaccarat);
  const used = hands.reduce((sum, { player, banker }) => sum + player.length + banker.length, 2);
  expect(used).toBeGreaterThan(402);
  expect(used).toBeLessThanOrEqual(414);
  expect([isLastHand(shoe, 401), isLastHand(shoe, 402)]).toEqual([false, true]);
});

test('no bet pays more than the rules say it can at most', () => {
  const { best } = baccarat.rules as { best: Record<string, number> };
  for (let nonce = 1; nonce <= 3; nonce += 1) {
    const chance = chanceOf({ serverSeed: 'most', clientSeed: 'cloth', nonce });
    for (const hands of handsOf(shuffleShoe(chance, 8), dealBaccarat)) {
      for (const spot of baccarat.spots.values()) {
        const most = BigInt(Math.round(best[spot.kind]! * 1_000));
        expect(spot.back(money('1'), hands) <= (money('1') * most) / 1_000n).toBe(true);
      }
    }
  }
});
