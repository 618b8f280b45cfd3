import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chanceOf } from '../chance.ts';
import { judgeCard } from './draw.ts';
import { bingoCardOf, bingoHall } from './hall.ts';
import { bingoReturn } from './return-to-player.ts';

const chance = (nonce: number, word: string) =>
  chanceOf({ serverSeed: word, clientSeed: 'salt', nonce });

test('the cards of the hall are known before the first bet, and the same balls fall for all', () => {
  const known = bingoHall.foretell!(chance(1, 'before')) as { cards: number[][] };
  const round = bingoHall.draw!(chance(1, 'link'), chance(1, 'before'));
  expect(round.cards).toEqual(known.cards);
  expect(round.cards).toHaveLength(12);
  expect(new Set(round.balls).size).toBe(29);
  for (const [id, spot] of bingoHall.spots) {
    const { multiple } = judgeCard(round.cards[bingoCardOf(id) - 1]!, round.balls);
    expect(spot.back(money('2'), round)).toBe(money('2') * BigInt(multiple));
  }
});

test('every card returns what a card that is played alone returns, and its story ends with all balls', () => {
  const returns = new Set(bingoHall.returns().map(({ returnToPlayer }) => returnToPlayer));
  expect([...returns]).toEqual([bingoReturn()]);
  const round = bingoHall.draw!(chance(2, 'link'), chance(2, 'before'));
  const { steps } = bingoHall.story(round);
  expect(steps.filter(({ step }) => step === 'ball').map(({ ball }) => ball)).toEqual(round.balls);
  expect(steps.at(-1)).toMatchObject({ step: 'result' });
  expect(bingoHall.largestBack(new Map([['card-1', money('10')]]))).toBe(money('320'));
});
