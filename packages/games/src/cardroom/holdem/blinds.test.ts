import { expect, test } from 'vitest';
import { fastChance } from '../../simulate/fast-chance.ts';
import { shuffledDeck } from '../deck.ts';
import { blindsOf, isPassedOver, leadAfter } from './blinds.ts';
import { holdem } from './game.ts';

const rules = holdem.rulesFor({ base: 5_0000, rakeBp: 500 });
const deck = shuffledDeck(fastChance('blinds'), holdem.cards);

/** Who was dealt to post, as the cards say it. */
function posted(seats: readonly number[], lead: number | null) {
  const state = holdem.deal({
    rules,
    seats: seats.map((seat) => ({ seat, stack: 500_0000 })),
    deck,
    lead: lead ?? undefined,
  });
  const of = (word: string) => state.seats.find(({ last }) => last === word)!.seat;
  return { small: of('small-blind'), big: of('big-blind'), button: state.button };
}

test('who posts is told of a lead as it is dealt', () => {
  for (const seats of [
    [1, 4],
    [0, 3, 5],
    [2, 0, 8, 6],
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
  ]) {
    for (const lead of [null, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) {
      const { small, big } = posted(seats, lead);
      expect(blindsOf(seats, lead)).toEqual({ small, big });
    }
  }
});

test('the big blind goes on by one seat, whoever comes and goes', () => {
  const bigAfter = (seats: readonly number[], last: number) =>
    posted(seats, leadAfter(seats, last));
  expect(bigAfter([1, 3, 5, 7], 3)).toEqual({ button: 1, small: 3, big: 5 });
  // Who had it last has got up, or sits out.
  expect(bigAfter([1, 5, 7], 3)).toEqual({ button: 7, small: 1, big: 5 });
  expect(bigAfter([1, 5], 3)).toEqual({ button: 1, small: 1, big: 5 });
  // From two to three: whoever waited between them has it when it comes to them.
  expect(bigAfter([0, 1, 2], 2)).toEqual({ button: 1, small: 2, big: 0 });
  expect(bigAfter([1, 7], 7)).toEqual({ button: 7, small: 7, big: 1 });
});

test('everyone has the big blind once in a round, among any number', () => {
  for (let count = 2; count <= 9; count += 1) {
    const seats = Array.from({ length: count }, (_, n) => n);
    let last = 3 % count;
    const bigs = seats.map(() => {
      last = posted(seats, leadAfter(seats, last)).big;
      return last;
    });
    expect([...bigs].sort()).toEqual(seats);
  }
});

test('only chairs between the blinds are passed over by them', () => {
  const passed = (small: number, big: number) =>
    Array.from({ length: 9 }, (_, seat) => seat).filter((seat) =>
      isPassedOver(seat, { small, big }),
    );
  expect(passed(2, 5)).toEqual([3, 4]);
  expect(passed(7, 1)).toEqual([0, 8]);
  expect(passed(3, 4)).toEqual([]);
  expect(passed(8, 0)).toEqual([]);
});
