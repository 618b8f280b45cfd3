import { expect, test } from 'vitest';
import { cardOfText, cardText, chanceOfHand, jointSeed, shuffledDeck } from './deck.ts';

const seeds = {
  serverSeed: 'server seed',
  clientSeeds: [
    { seat: 4, seed: 'four' },
    { seat: 1, seed: 'one' },
  ],
  hand: 1,
};

test('a card is written as people write it, and read back', () => {
  const texts = Array.from({ length: 54 }, (_, card) => cardText(card));
  expect(texts.slice(0, 5)).toEqual(['2♦', '2♥', '2♠', '2♣', '3♦']);
  expect(texts.slice(50)).toEqual(['A♠', 'A♣', 'Joker', 'JOKER']);
  expect(texts.map(cardOfText)).toEqual(Array.from({ length: 54 }, (_, card) => card));
});

test("every seat's seed is mixed in, in the order of seats", () => {
  expect(jointSeed(seeds.clientSeeds)).toBe('1=one,4=four');
  const deck = shuffledDeck(chanceOfHand(seeds), 52);
  expect(new Set(deck).size).toBe(52);
  const again = { ...seeds, clientSeeds: seeds.clientSeeds.toReversed() };
  expect(shuffledDeck(chanceOfHand(again), 52)).toEqual(deck);
  const other = { ...seeds, clientSeeds: [{ seat: 1, seed: 'other' }] };
  expect(shuffledDeck(chanceOfHand(other), 52)).not.toEqual(deck);
  expect(shuffledDeck(chanceOfHand({ ...seeds, hand: 2 }), 52)).not.toEqual(deck);
});
