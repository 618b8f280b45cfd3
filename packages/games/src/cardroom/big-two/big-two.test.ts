import { expect, test } from 'vitest';
import { pick } from '../../chance.ts';
import { fastChance } from '../../simulate/fast-chance.ts';
import { isRefused } from '../card-game.ts';
import { cardOfText, cardText, shuffledDeck } from '../deck.ts';
import { playHand } from '../hands-by-chance.ts';
import { bigTwoPlays } from './combos.ts';
import { type BigTwoState, bigTwo } from './game.ts';

const cards = (text: string) => text.split(' ').map(cardOfText);
const rules = bigTwo.rulesFor({ base: 10_000, rakeBp: 500 });
const comboOf = (text: string) => bigTwoPlays.readings(cards(text))[0];
const beats = (play: string, top: string) => bigTwoPlays.beats(comboOf(play)!, comboOf(top)!);

test('cards rise from 3♦ to 2♠, suits ♦ ♣ ♥ ♠', () => {
  const rising = ['3♦', '3♣', '3♥', '3♠', '4♦', 'A♠', '2♦', '2♠'];
  rising.slice(1).forEach((card, i) => {
    expect(beats(card, rising[i]!)).toBe(true);
    expect(beats(rising[i]!, card)).toBe(false);
  });
  expect(beats('8♦ 8♠', '8♣ 8♥')).toBe(true);
  expect(beats('8♦ 8♣ 8♥', '7♦ 7♣ 7♠')).toBe(true);
  expect(beats('2♠', '3♦ 3♣')).toBe(false);
});

test('hands of five stand above each other, and among themselves', () => {
  const rising = [
    '3♦ 4♣ 5♦ 6♦ 7♥',
    '3♣ 4♦ 5♣ 6♣ 7♠',
    '10♦ J♦ Q♦ K♦ A♣',
    '2♦ 3♥ 4♦ 5♦ 6♦',
    '2♣ 3♦ 4♣ 5♣ A♦',
    '3♦ 5♦ 7♦ 9♦ J♦',
    '3♣ 5♣ 7♣ 9♣ J♣',
    '4♦ 5♦ 7♦ 9♦ J♦',
    '3♦ 5♦ 7♦ 9♦ 2♦',
    '3♦ 3♣ 3♥ 2♦ 2♣',
    '4♦ 4♣ 4♥ 3♦ 3♣',
    '3♦ 3♣ 3♥ 3♠ 4♦',
    '2♦ 2♣ 2♥ 2♠ 4♦',
    '3♦ 4♦ 5♦ 6♦ 7♦',
    '10♠ J♠ Q♠ K♠ A♠',
  ];
  rising.slice(1).forEach((hand, i) => {
    expect([hand, rising[i], beats(hand, rising[i]!)]).toEqual([hand, rising[i], true]);
    expect([hand, rising[i], beats(rising[i]!, hand)]).toEqual([hand, rising[i], false]);
  });
  expect(comboOf('J♦ Q♦ K♦ A♦ 2♣')).toBeUndefined();
  expect(comboOf('Q♦ K♦ A♦ 2♣ 3♦')).toBeUndefined();
  expect(comboOf('3♦ 4♦ 5♦')).toBeUndefined();
  expect(comboOf('3♦ 3♣ 3♥ 3♠')).toBeUndefined();
});

test('losers pay what they hold: ten or more twice, thirteen three times', () => {
  const rest = (count: number) => shuffledDeck(fastChance('rest'), 52).slice(0, count);
  const seats = [[cardOfText('2♠')], rest(9), rest(10), rest(13)];
  const trick = {
    seats: seats.map((own, seat) => ({ seat, cards: own })),
    turn: 0,
    top: null,
    passed: [],
    mustHold: null,
    log: [],
  };
  const over = bigTwo.apply({ rules, trick }, 0, { play: [cardOfText('2♠')] });
  if (isRefused(over)) throw new Error(over.refused);
  expect(bigTwo.result(over)?.seats.map(({ putIn, won }) => won - putIn)).toEqual([
    646_000, -90_000, -200_000, -390_000,
  ]);
});

test('chips are conserved, and hostile plays are refused in every position', () => {
  const chance = fastChance('chips of big two');
  for (let hand = 0; hand < 12; hand += 1) {
    const seated = Array.from({ length: 2 + pick(chance, 3) }, (_, seat) => ({ seat, stack: 0 }));
    const choose = (state: BigTwoState, seat: number) => {
      const junk = Array.from({ length: 1 + pick(chance, 6) }, () => pick(chance, 60) - 4);
      const answer = bigTwo.apply(state, seat, { play: junk });
      const own = state.trick.seats.find((one) => one.seat === seat)!.cards;
      if (!isRefused(answer)) expect(junk.every((card) => own.includes(card))).toBe(true);
      return chance() < 0.2
        ? bigTwo.timeout(state, seat)
        : bigTwo.bot(bigTwo.view(state, seat), chance);
    };
    const { result } = playHand(bigTwo, { rules, seats: seated }, choose, chance);
    const most = bigTwo.greatestLoss(rules, seated[0]!, seated.length);
    expect(result.seats.reduce((sum, { putIn, won, rake }) => sum + putIn - won - rake, 0)).toBe(0);
    for (const { putIn } of result.seats) expect(putIn).toBeLessThanOrEqual(most);
  }
});

test('every run and every hand of five that stands on another top is offered', () => {
  const hints = bigTwoPlays.choices(cards('A♦ 2♣ 3♦ 4♦ 5♦ 6♦ 6♠ 6♥ 9♣ 9♦ K♦ 10♠ J♠'));
  const kinds = hints
    .filter(({ length }) => length === 5)
    .map((five) => comboOf(five.map(cardText).join(' '))?.kind);
  const count = (kind: string) => kinds.filter((one) => one === kind).length;
  expect([count('straight'), count('flush'), count('full-house')]).toEqual([2, 3, 1]);
  expect(kinds).not.toContain(undefined);
});
