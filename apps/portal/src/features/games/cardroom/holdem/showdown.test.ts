import type { HoldemView } from '@baize/games';
import { expect, test } from 'vitest';
import { showdownOf } from './showdown.ts';

const view = (shown: number): HoldemView => {
  const seats = [1, 2].map((seat) => ({ seat, hand: { kind: 'full-house', cards: [] } }));
  const awards = [{ amount: 20, rake: 0, shares: [{ seat: 2, amount: 20, rake: 0 }] }];
  const result = { seats: [], shown: Array.from({ length: shown }, () => ({})), nextLead: 1 };
  return { seats, awards, result } as never;
};

test('a showdown says who won with what, a pot that nobody called says nothing', () => {
  expect(showdownOf(view(2))).toEqual({ seats: [2], kind: 'full-house' });
  expect(showdownOf(view(0))).toBeUndefined();
});
