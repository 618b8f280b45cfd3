import { expect, test } from 'vitest';
import { openScale, slopeOf } from './live-memory.ts';

test('a rise is told from what only sways, with how far off it may be', () => {
  const sway = [0, 1, -1, 1, 0, -1, 1, -1, 0];
  const points = (perHour: number) =>
    sway.map((off, n) => ({ hours: n / 8, value: 100 + (perHour * n) / 8 + off }));
  const [still, rising] = [slopeOf(points(0)), slopeOf(points(6))];
  expect(Math.abs(still.perHour)).toBeLessThan(still.plusMinus);
  expect(rising.perHour - rising.plusMinus).toBeGreaterThan(2);
});

test('what nobody holds any more weighs nothing', () => {
  const weigh = openScale();
  const kept: number[][] = [];
  const fill = () => Array.from({ length: 200_000 }, (_, n) => n + 0.5);
  const before = weigh().heap;
  fill();
  expect(weigh().heap - before).toBeLessThan(1_000_000);
  kept.push(fill());
  expect(weigh().heap - before).toBeGreaterThan(1_000_000);
  expect(kept).toHaveLength(1);
});
