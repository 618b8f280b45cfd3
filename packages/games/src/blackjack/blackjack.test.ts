import { money } from '@baize/money';
import { expect, test } from 'vitest';
import type { Card, Suit } from '../cards/deck.ts';
import { backOf } from '../tables/table-game.ts';
import { blackjack } from './game.ts';
import { type BlackjackMove, type BlackjackRound, playBlackjack } from './play.ts';
import { countBlackjack } from './return-to-player.ts';
import { blackjackReturn } from './rules.ts';
import { raiseOf } from './spots.ts';

const SUITS: Readonly<Record<string, Suit>> = {
  d: 'diamonds',
  h: 'hearts',
  s: 'spades',
  c: 'clubs',
};
const RANKS = 'A23456789TJQK';

/** `Ah Td`: ace of hearts, ten of diamonds. */
const cardsOf = (text: string): Card[] =>
  text.split(' ').map((word) => ({ rank: RANKS.indexOf(word[0]!) + 1, suit: SUITS[word[1]!]! }));

/** One seat unless more are named; cards come to seats, dealer, seats, dealer, then as they are drawn. */
function round(cards: string, moves: BlackjackMove[] = [], seats: number[] = [1]): BlackjackRound {
  const made = moves.map((move, n) => ({ seat: seats[0]!, move, atMs: 10_000 + n }));
  return { from: 0, seats, moves: made, cards: cardsOf(cards) };
}

const chips = (spots: Record<string, string>) =>
  new Map(Object.entries(spots).map(([spot, stake]) => [spot, money(stake)]));

const back = (of: BlackjackRound, spots: Record<string, string>) =>
  backOf(blackjack, chips(spots), of);

test('blackjack pays three to two, stands against one, and a split hand never has it', () => {
  expect(back(round('Ah 9d Kd 8c'), { 'seat-1': '100' })).toBe(money('250'));
  expect(back(round('Ah Ad Kd Kc', ['decline']), { 'seat-1': '100' })).toBe(money('100'));
  const split = round('Ah 9d Ad 8c Ks Qs', ['split']);
  expect(back(split, { 'seat-1': '100', 'split-1': '100' })).toBe(money('400'));
});

test('the dealer stands on all 17, and draws only against a hand that can win or lose by it', () => {
  const soft = playBlackjack(round('Th Ad 9d 6c', ['decline', 'stand']));
  expect(soft.dealer).toHaveLength(2);
  expect(back(round('Th Ad 9d 6c', ['decline', 'stand']), { 'seat-1': '10' })).toBe(money('20'));
  const busted = playBlackjack(round('Th 6d 6h 5c Kd', ['hit']));
  expect([busted.dealer.length, busted.turn]).toEqual([2, null]);
  expect(playBlackjack(round('Ah 6d Kh 5c')).dealer).toHaveLength(2);
  expect(playBlackjack(round('Th 6d 9h 5c 6d', ['stand'])).dealer).toHaveLength(3);
});

test('under a ten the dealer looks at once: a blackjack takes the chip and nobody decides', () => {
  const peeked = round('Th Kd 6h Ac');
  expect(playBlackjack(peeked).turn).toBeNull();
  expect(back(peeked, { 'seat-1': '10' })).toBe(0n);
});

test('under an ace all seats are asked, and insurance pays two to one', () => {
  const asked = playBlackjack(round('9h 9d Ad 9c 9s Kc', [], [2, 5]));
  expect(asked.turn).toMatchObject({ seats: [2, 5], moves: ['insure', 'decline'] });
  const insured = round('Th Ad 6h Kc', ['insure']);
  expect(back(insured, { 'seat-1': '10', 'insurance-1': '5' })).toBe(money('15'));
  const lost = round('Th Ad 9h 9c', ['insure', 'stand']);
  expect(back(lost, { 'seat-1': '10', 'insurance-1': '5' })).toBe(0n);
});

test('any two cards may be doubled, after a split too; a pair is split once, aces get one card', () => {
  expect(playBlackjack(round('5h 6d 6h Tc')).turn!.moves).toEqual(['hit', 'stand', 'double']);
  const doubled = round('5h 6d 6h Tc 9d Kd', ['double']);
  expect(back(doubled, { 'seat-1': '10', 'double-1': '10' })).toBe(money('40'));
  const tens = playBlackjack(round('Th 6d Kh Tc'));
  expect(tens.turn!.moves).toContain('split');
  const again = playBlackjack(round('8h 6d 8d Tc 8s 3c', ['split']));
  expect(again.turn).toMatchObject({ seats: [1], hand: 0, moves: ['hit', 'stand', 'double'] });
  const both = round('8h 6d 8d Tc 3s 2c Td 9d 5h', ['split', 'double', 'double']);
  const all = { 'seat-1': '10', 'split-1': '10', 'double-1': '10', 'split-double-1': '10' };
  expect(back(both, all)).toBe(money('20'));
  expect(playBlackjack(round('Ah 6d Ad Tc 5s 2c 5d', ['split'])).turn).toBeNull();
});

test('a decision adds chips to those who sit there and those who stand behind', () => {
  const on = (move: BlackjackMove, hand: number, lying: Record<string, string>) =>
    Object.fromEntries(raiseOf({ seat: 3, hand, move }, chips(lying)));
  expect(on('double', 0, { 'seat-3': '10' })).toEqual({ 'double-3': money('10') });
  expect(on('split', 0, { 'behind-3': '7' })).toEqual({ 'split-3': money('7') });
  expect(on('insure', 0, { 'seat-3': '1.01' })).toEqual({ 'insurance-3': money('0.50') });
  // Who did not follow the split has nothing on the second hand.
  expect(on('double', 1, { 'behind-3': '7' })).toEqual({});
  expect(on('double', 0, { 'pairs-3': '7' })).toEqual({});
  expect(() => playBlackjack(round('5h 6d 6h Tc', ['split']))).toThrow();
});

test('perfect pairs and 21+3 return what their exact count says', () => {
  const returns = Object.fromEntries(
    blackjack.returns().map(({ bet, returnToPlayer }) => [bet, returnToPlayer]),
  );
  expect(returns.pairs).toBeCloseTo(0.959036, 6);
  expect(returns.trio).toBeCloseTo(11_470_944 / 11_912_160, 9);
  expect(returns.insurance).toBeCloseTo((3 * 128) / 415, 9);
  const side = (cards: string, spot: string) => back(round(cards, ['stand']), { [spot]: '1' });
  expect(side('7h 9d 7h 8c Td', 'pairs-1')).toBe(money('26'));
  expect(side('7h 9d 7d 8c Td', 'pairs-1')).toBe(money('13'));
  expect(side('7h 9d 7s 8c Td', 'pairs-1')).toBe(money('7'));
  expect(side('Kh Qh 5h 8c', 'pairs-1')).toBe(0n);
  expect(side('7h 7h 7h 8c Td', 'trio-1')).toBe(money('101'));
  expect(side('7h 9h 8h 8c', 'trio-1')).toBe(money('41'));
  expect(side('7h 7d 7h 8c Td', 'trio-1')).toBe(money('31'));
  expect(side('3h 2d 4s 8c Td', 'trio-1')).toBe(money('11'));
  expect(side('Kh 5h 9h 8c Td', 'trio-1')).toBe(money('6'));
  const low = round('2h Ad 3s 8c', ['decline', 'stand']);
  expect(back(low, { 'trio-1': '1' })).toBe(money('11'));
});

test('basic strategy returns what is published, counted over every order of cards', () => {
  const { returnToPlayer, hitRate } = countBlackjack();
  expect(returnToPlayer).toBeCloseTo(blackjackReturn.returnToPlayer, 6);
  expect(hitRate).toBeCloseTo(blackjackReturn.hitRate, 6);
});
