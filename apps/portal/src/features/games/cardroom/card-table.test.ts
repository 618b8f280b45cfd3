import { expect, test } from 'vitest';
import { movesSeen } from './card-table.ts';

const clock = (seat: number) => ({ seat, dueAt: 0, isOnBank: false });

test('whoever is asked alone acts on what they saw; those asked together do not wait for each other', () => {
  expect(movesSeen({ moves: 3, clocks: [clock(1)] })).toBe(3);
  expect(movesSeen({ moves: 3, clocks: [clock(1), clock(2)] })).toBeUndefined();
});
