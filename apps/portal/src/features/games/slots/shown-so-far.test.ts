// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { Scene } from './engine/plan.ts';
import { shownSoFar } from './shown-so-far.ts';

const spin: Scene = { scene: 'spin', free: 0, left: 0, stops: [], board: [], eager: [] };
const end: Scene = { scene: 'end', payout: 0n, isCapped: false, board: [], stops: [] };
const scenes = [spin, spin, spin, end];

test('a round goes on with the spin it was in, and another one begins at its beginning', () => {
  expect(shownSoFar.of('koi-moon', '7', scenes)).toBe(0);
  shownSoFar.keep('koi-moon', { betId: '7', scene: 2 });
  expect(shownSoFar.of('koi-moon', '7', scenes)).toBe(2);
  expect(shownSoFar.of('koi-moon', '8', scenes)).toBe(0);
  expect(shownSoFar.of('fox-fire', '7', scenes)).toBe(0);
  shownSoFar.forget('koi-moon');
  expect(shownSoFar.of('koi-moon', '7', scenes)).toBe(0);
});

test('a place where no spin begins is not gone on from', () => {
  shownSoFar.keep('koi-moon', { betId: '7', scene: 3 });
  expect(shownSoFar.of('koi-moon', '7', scenes)).toBe(0);
  shownSoFar.keep('koi-moon', { betId: '7', scene: 99 });
  expect(shownSoFar.of('koi-moon', '7', scenes)).toBe(0);
});
