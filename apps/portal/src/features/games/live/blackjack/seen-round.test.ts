import { type BlackjackMove, type Card, playBlackjack } from '@baize/games';
import { expect, test } from 'vitest';
import { endOfHand, seenRound, totalText } from './seen-round.ts';

const RANKS = 'A23456789TJQK';
const cards = (text: string): Card[] =>
  [...text].map((letter) => ({ rank: RANKS.indexOf(letter) + 1, suit: 'spades' }));

const seen = (text: string, moves: BlackjackMove[], upTo = 100) => {
  const made = moves.map((move) => ({ seat: 4, move, atMs: 0 }));
  const { steps } = playBlackjack({ from: 0, seats: [4], moves: made, cards: cards(text) });
  return seenRound({ steps: steps.slice(0, upTo) });
};

test('a split makes two hands of one, each with its own cards and its own end', () => {
  const round = seen('8687T35TT', ['split', 'stand', 'double']);
  const hands = round.seats.get(4)!;
  expect(hands.map(({ cards: lying }) => totalText(lying))).toEqual(['18', '16']);
  expect(hands.map(({ isDoubled }) => isDoubled)).toEqual([false, true]);
  expect(hands.map((hand) => endOfHand(hand, round, true))).toEqual(['win', 'win']);
});

test('the dealer’s second card lies face down until it is turned', () => {
  const round = seen('A6A5', [], 4);
  expect(round.dealer.map(({ card }) => card?.rank)).toEqual([6, undefined]);
  expect(totalText(round.seats.get(4)![0]!.cards)).toBe('2/12');
});
