import { money } from '@baize/money';
import { expect, test } from 'vitest';
import { chainOf } from '../shared-rounds/chain.ts';
import { crash } from './game.ts';
import { crashReachRate, crashReturn } from './return-to-player.ts';
import {
  cashOutByHand,
  cashOutByItself,
  crashPoint,
  crashPointOf,
  crashTimeOf,
  crashWorthAt,
} from './round.ts';

const stake = money('10');

test('crash points are the published ones', () => {
  expect([0, 1, 2].map((k) => crashPoint('server seed', `public:${k}`))).toEqual([223, 569, 161]);
  const chain = chainOf('chain seed', 5);
  const points = [1, 2, 5].map((k) => crashPoint(chain[k]!, 'public salt'));
  expect(points).toEqual([934, 102, 118]);
});

test('the counted chance is that of the rule, value by value around the edge', () => {
  const whole = 2n ** 52n;
  for (const m of [101, 150, 200, 1_000, 123_457]) {
    const first = whole - (99n * whole) / BigInt(m);
    expect(crashPointOf(first)).toBeGreaterThanOrEqual(m);
    expect(crashPointOf(first - 1n)).toBeLessThan(m);
    expect(crashReachRate(m)).toBeCloseTo(99 / m, 12);
    expect(crashReturn(m)).toBeCloseTo(0.99, 12);
  }
  expect(1 - crashReachRate(101)).toBeCloseTo(1 - 99 / 101, 12);
  expect(crashPointOf(0n)).toBe(100);
});

test('the curve reaches 2, 5, 10 and 100 when published, and not a millisecond before', () => {
  const times = [200, 500, 1_000, 10_000].map((m) => Math.round(crashTimeOf(m)));
  expect(times).toEqual([11_552, 26_824, 38_376, 76_753]);
  for (const m of [101, 200, 500, 1_000]) {
    expect(crashWorthAt(Math.ceil(crashTimeOf(m)))).toBe(m);
    expect(crashWorthAt(Math.floor(crashTimeOf(m)))).toBe(m - 1);
  }
  expect(crashWorthAt(-50)).toBe(100);
});

test('an automatic cash-out pays when the round reaches it, the crash itself included', () => {
  expect(cashOutByItself(200, { autoCashout: 200 }, stake)).toEqual({
    at: 200,
    payout: money('20'),
  });
  expect(cashOutByItself(199, { autoCashout: 200 }, stake)).toBeUndefined();
  expect(cashOutByItself(5_000, {}, stake)).toBeUndefined();
});

test('a cash-out by hand pays the worth at its arrival, if the round had not crashed before', () => {
  const at = (elapsedMs: number, crashed: number) => cashOutByHand(crashed, elapsedMs, {}, stake);
  expect(at(10_000, 200)).toEqual({ at: 182, payout: money('18.2') });
  expect(at(11_552, 200)).toEqual({ at: 199, payout: money('19.9') });
  expect(at(11_553, 200)).toBeUndefined();
  expect(at(0, 100)).toBeUndefined();
});

test('a hand that comes after the automatic cash-out gets what was kept', () => {
  const late = cashOutByHand(300, 15_000, { autoCashout: 150 }, stake);
  expect(late).toEqual({ at: 150, payout: money('15') });
});

test('a bet leaves by itself when it is worth the largest payout', () => {
  const rich = money('5000');
  expect(cashOutByItself(20_000, {}, rich)).toEqual({ at: 10_000, payout: money('500000') });
  expect(cashOutByItself(9_999, {}, rich)).toBeUndefined();
});

test('a choice is nothing, or an automatic cash-out from 1.01', () => {
  expect(crash.readChoice(undefined)).toEqual({});
  expect(crash.readChoice({ autoCashout: 1.01 })).toEqual({ autoCashout: 101 });
  for (const autoCashout of [1, 1.005, '2', null]) {
    expect(crash.readChoice({ autoCashout })).toBeUndefined();
  }
});
