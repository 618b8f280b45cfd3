import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { type cardAt, drawCard, shoeOf } from '../cards/deck.ts';
import { chanceOf, chosenChance, pickSome } from '../chance.ts';
import { hilo } from './game.ts';
import { winningRanks } from './guess.ts';
import { hiloChance } from './return-to-player.ts';
import type { HiloAction } from './rules.ts';

const nonce1 = () => chanceOf({ serverSeed: 'server seed', clientSeed: 'client seed', nonce: 1 });
const stake = money('1');
const SUITS = { diamonds: '♦', hearts: '♥', spades: '♠', clubs: '♣' };
const NAMES = ['', 'A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const named = ({ rank, suit }: ReturnType<typeof cardAt>) => `${NAMES[rank]}${SUITS[suit]}`;
/** The float that draws a card of this rank. */
const floatOf = (rank: number) => (((rank === 1 ? 14 : rank) - 2) * 4 + 0.5) / 52;
const play = (ranks: number[], ...actions: HiloAction['action'][]) =>
  hilo.replay(
    { choice: {}, stake, actions: actions.map((action) => ({ action })) },
    chosenChance(ranks.map(floatOf)),
  );

test('nonce 1 of the published seeds deals J♠ 10♥ 5♥ K♣ 9♥ K♥, and from eight decks A♠ 3♠ 2♣ …', () => {
  const chance = nonce1();
  expect(Array.from({ length: 6 }, () => named(drawCard(chance))).join(' ')).toBe(
    'J♠ 10♥ 5♥ K♣ 9♥ K♥',
  );
  expect(pickSome(nonce1(), shoeOf(8), 12).map(named).join(' ')).toBe(
    'A♠ 3♠ 2♣ 5♠ 8♣ 2♣ 6♥ 3♥ 9♦ A♥ 6♣ 3♣',
  );
});

test('seven, higher to ten, lower: 0.99 × 13/7 × 13/10 pays 2.39', () => {
  const round = play([7, 10, 4], 'higher', 'lower', 'cashout');
  expect(round).toMatchObject({ state: 'settled', payout: money('2.39'), draws: 3 });
  expect(round.steps.at(-1)).toEqual({ step: 'end', multiplier: 2.3901 });
});

test('the same rank wins, but on an ace for higher and on a king for lower', () => {
  expect(winningRanks(1, 'higher')).toHaveLength(12);
  expect(winningRanks(1, 'lower')).toEqual([1]);
  expect(winningRanks(13, 'lower')).toHaveLength(12);
  expect(winningRanks(13, 'higher')).toEqual([13]);
  for (let rank = 2; rank <= 12; rank += 1) {
    expect(hiloChance(rank, 'higher')).toBe((14 - rank) / 13);
    expect(hiloChance(rank, 'lower')).toBe(rank / 13);
  }
  expect(play([7, 7], 'higher').state).toBe('open');
  expect(play([1, 1], 'higher')).toMatchObject({ state: 'settled', payout: 0n });
});

test('one guess on every card returns 0.99, whichever side', () => {
  for (const guess of ['higher', 'lower'] as const) {
    for (let rank = 1; rank <= 13; rank += 1) {
      let paid = 0n;
      for (let next = 1; next <= 13; next += 1) {
        const big = { choice: {}, stake: money('1000'), actions: [{ action: guess } as const] };
        const chance = () => chosenChance([rank, next].map(floatOf));
        const isOpen = hilo.replay(big, chance()).state === 'open';
        if (isOpen) paid += hilo.act(big, { action: 'cashout' }, chance())!.payout;
      }
      expect(Number(paid) / 13 / 10_000_000).toBeCloseTo(0.99, 4);
    }
  }
});

test('no cash-out before the first guess, and at most 52 skips', () => {
  const act = (before: HiloAction['action'][], action: HiloAction['action']) =>
    hilo.act(
      { choice: {}, stake, actions: before.map((action) => ({ action })) },
      { action },
      nonce1(),
    );
  expect(act([], 'cashout')).toBeUndefined();
  expect(act(['skip'], 'cashout')).toBeUndefined();
  expect(act(new Array(51).fill('skip'), 'skip')).toMatchObject({ state: 'open', draws: 53 });
  expect(act(new Array(52).fill('skip'), 'skip')).toBeUndefined();
  expect(hilo.readChoice(undefined)).toEqual({});
  expect(hilo.readChoice({ x: 1 })).toBeUndefined();
  expect(hilo.readAction({ action: 'same' })).toBeUndefined();
});

test('a round that nobody ends is cashed out, or gives the stake back before the first guess', () => {
  const so = (...actions: HiloAction['action'][]) => ({
    choice: {},
    stake,
    actions: actions.map((action) => ({ action })),
  });
  expect(hilo.lapse(so('skip'), nonce1())).toMatchObject({ state: 'void', payout: stake });
  const sure = chosenChance([2, 9].map(floatOf));
  expect(hilo.lapse(so('higher'), sure)).toMatchObject({ state: 'settled', payout: money('1.07') });
});
