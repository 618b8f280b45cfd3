import { expect, test } from 'vitest';
import { cardOfText } from '../deck.ts';
import { bestFive } from './best-five.ts';
import { kindOfRank, pokerHands, rankCards } from './rank.ts';

const cards = (text: string) => text.split(' ').map(cardOfText);

test('all 2,598,960 hands of five cards fall into the kinds as often as they are counted', () => {
  const counts = new Array<number>(pokerHands.length).fill(0);
  const ranks = new Set<number>();
  const hand = [0, 0, 0, 0, 0];
  const fill = (place: number, from: number) => {
    if (place === hand.length) {
      const rank = rankCards(hand);
      counts[rank >> 20]! += 1;
      ranks.add(rank);
      return;
    }
    for (let card = from; card < 52; card += 1) {
      hand[place] = card;
      fill(place + 1, card + 1);
    }
  };
  fill(0, 0);
  expect(Object.fromEntries(pokerHands.map((kind, i) => [kind, counts[i]]))).toEqual({
    'high-card': 1_302_540,
    pair: 1_098_240,
    'two-pairs': 123_552,
    'three-of-a-kind': 54_912,
    straight: 10_200,
    flush: 5_108,
    'full-house': 3_744,
    'four-of-a-kind': 624,
    'straight-flush': 40,
  });
  // So many hands differ in more than their suits.
  expect(ranks.size).toBe(7_462);
});

test('from the highest to the lowest', () => {
  const falling = [
    'A♠ K♠ Q♠ J♠ 10♠',
    '5♠ 4♠ 3♠ 2♠ A♠',
    '9♠ 9♥ 9♦ 9♣ 3♠',
    '8♠ 8♥ 8♦ K♣ K♠',
    '8♠ 8♥ 8♦ Q♣ Q♠',
    'A♠ 9♠ 7♠ 4♠ 2♠',
    'A♠ K♥ Q♠ J♠ 10♠',
    '5♠ 4♥ 3♠ 2♠ A♠',
    '7♠ 7♥ 7♦ A♣ 2♠',
    'K♠ K♥ 3♦ 3♣ 4♠',
    'K♠ K♥ 2♦ 2♣ A♠',
    'J♠ J♥ A♦ 9♣ 8♠',
    'J♠ J♥ A♦ 9♣ 7♠',
    'A♠ J♥ 9♦ 7♣ 6♠',
    'A♠ J♥ 9♦ 7♣ 5♠',
  ].map((text) => rankCards(cards(text)));
  expect(falling).toEqual([...falling].sort((a, b) => b - a));
  expect(new Set(falling).size).toBe(falling.length);
});

test('of seven cards the best five count', () => {
  const best = (text: string) => {
    const all = cards(text);
    const { rank, cards: five } = bestFive(all);
    expect(rankCards(all)).toBe(rank);
    return [kindOfRank(rank), new Set(five)];
  };
  const of = (kind: string, five: string) => [kind, new Set(cards(five))];
  expect(best('A♠ A♥ K♠ K♥ Q♦ J♣ J♦')).toEqual(of('two-pairs', 'A♠ A♥ K♠ K♥ Q♦'));
  expect(best('A♠ A♥ A♦ K♦ K♣ 9♣ 2♦')).toEqual(of('full-house', 'A♠ A♥ A♦ K♦ K♣'));
  expect(best('A♠ A♥ A♦ A♣ K♦ K♣ K♥').at(0)).toBe('four-of-a-kind');
  expect(best('A♠ 2♥ 3♦ 4♣ 5♦ K♣ K♥')).toEqual(of('straight', 'A♠ 2♥ 3♦ 4♣ 5♦'));
  expect(best('9♠ 8♠ 7♠ 6♠ 2♠ 5♥ 10♥').at(0)).toBe('flush');
  expect(best('9♠ 8♠ 7♠ 6♠ 5♠ A♠ 10♥').at(0)).toBe('straight-flush');
});
