import { expect, test } from 'vitest';
import { stackLeft } from './stack-left.ts';

test('whoever goes all in and is folded to is shown with what came back and what they won', () => {
  const own = { seat: 2, stack: 0, putIn: 1_500 };
  expect(stackLeft({ result: null }, own)).toBe(0);
  const seats = [{ seat: 2, putIn: 20, won: 50, rake: 0 }];
  expect(stackLeft({ result: { seats } as never }, own)).toBe(1_530);
});

test('whoever went all in and won is shown with all that they have now', () => {
  const own = { seat: 2, stack: 0, putIn: 1_500 };
  const seats = [{ seat: 2, putIn: 1_500, won: 2_900, rake: 100 }];
  expect(stackLeft({ result: { seats } as never }, own)).toBe(2_900);
});
