import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openBuckets, takeToken } from './bucket.ts';

const bets = { perSecond: 20, burst: 250 };

function take(count: number, budget: typeof bets, clock: { ms: number }, stepMs = 0): number {
  const bucket = openBuckets(() => clock.ms);
  let granted = 0;
  for (let i = 0; i < count; i++) {
    if (bucket('a', budget) === 0) granted++;
    clock.ms += stepMs;
  }
  return granted;
}

test('a burst is granted at once, and not one more', () => {
  expect(take(300, bets, { ms: 0 })).toBe(250);
  expect(take(5, { perSecond: 1, burst: 1 }, { ms: 0 })).toBe(1);
  expect(take(50, { perSecond: 10 / 60, burst: 10 }, { ms: 0 })).toBe(10);
});

test('who keeps to the rate is never turned away', () => {
  expect(take(2_000, bets, { ms: 0 }, 50)).toBe(2_000);
});

test('whoever must wait gets through after exactly that wait', () => {
  const budget = { perSecond: 1, burst: 2 };
  const clock = { ms: 10_000 };
  const bucket = openBuckets(() => clock.ms);
  void bucket('a', budget);
  void bucket('a', budget);
  const waitMs = bucket('a', budget) as number;
  expect(waitMs).toBeCloseTo(1_000);
  clock.ms += waitMs - 1;
  expect(bucket('a', budget)).toBeGreaterThan(0);
  clock.ms += 1;
  expect(bucket('a', budget)).toBe(0);
});

test('one name does not pay for another', () => {
  const bucket = openBuckets(() => 0);
  const budget = { perSecond: 1, burst: 1 };
  expect([bucket('a', budget), bucket('b', budget)]).toEqual([0, 0]);
});

test('over any time, no more is granted than the burst and the rate allow', () => {
  const gaps = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 200 });
  const budget = fc.record({
    perSecond: fc.integer({ min: 1, max: 50 }),
    burst: fc.integer({ min: 1, max: 20 }),
  });
  fc.assert(
    fc.property(gaps, budget, (steps, { perSecond, burst }) => {
      let nowMs = 0;
      let fullAtMs: number | undefined;
      let granted = 0;
      for (const step of steps) {
        nowMs += step;
        const taken = takeToken(fullAtMs, { perSecond, burst }, nowMs);
        fullAtMs = taken.fullAtMs;
        if (taken.waitMs === 0) granted++;
      }
      expect(granted).toBeLessThanOrEqual(burst + (nowMs / 1_000) * perSecond + 1e-6);
    }),
  );
});

test('a flood of names does not fill the memory, and does not free those in use', () => {
  const clock = { ms: 0 };
  const bucket = openBuckets(() => clock.ms, 100);
  const slow = { perSecond: 0.001, burst: 1 };
  for (let i = 0; i < 1_000; i++) void bucket(`flood ${i}`, { perSecond: 1_000, burst: 1 });
  void bucket('used', slow);
  for (let i = 0; i < 50; i++) void bucket(`later ${i}`, slow);
  expect(bucket('used', slow)).toBeGreaterThan(0);
});
