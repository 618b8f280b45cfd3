import { expect, test } from 'vitest';
import { nameOfMove } from './move-name.ts';

test('a move is called what its button said: the first of a street bets, the next raise, all is all in', () => {
  const raise = { action: 'raise', to: 500 } as const;
  expect(nameOfMove(raise, { stack: 100, last: 'bet' })).toBe('bet');
  expect(nameOfMove(raise, { stack: 100, last: 'raise' })).toBe('raiseTo');
  expect(nameOfMove(raise, { stack: 0, last: 'raise' })).toBe('allIn');
  expect(nameOfMove({ action: 'call' }, { stack: 0, last: 'call' })).toBe('call');
  expect(nameOfMove({ action: 'fold' }, undefined)).toBe('fold');
});
