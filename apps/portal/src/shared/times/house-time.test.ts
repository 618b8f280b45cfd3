import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { houseTime } from './house-time.ts';

const HOUSE = Date.parse('2026-03-01T12:00:00Z');
const TEN_MINUTES = 600_000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** The device says this when the house's clock says what it does. */
function exchangeAt(deviceAt: number, houseAt: number, { there = 40, back = 60 } = {}): void {
  vi.setSystemTime(deviceAt);
  const sentAt = Date.now();
  vi.setSystemTime(deviceAt + there + back);
  houseTime.learn(answerOf(houseAt + there), sentAt);
}

const answerOf = (at: number | string, cached = 'no-store') =>
  new Response('', { headers: { 'x-house-time': String(at), 'cache-control': cached } });

test.each([
  ['ten minutes fast', TEN_MINUTES],
  ['ten minutes slow', -TEN_MINUTES],
  ['right', 0],
])('a device that is %s counts by the house', (_name, wrongMs) => {
  exchangeAt(HOUSE + wrongMs, HOUSE);
  const after = HOUSE + 100;
  expect(Math.abs(houseTime.now() - after)).toBeLessThanOrEqual(100);
});

test('each answer makes it surer, and a slow one does not spoil it', () => {
  exchangeAt(HOUSE + TEN_MINUTES, HOUSE, { there: 3_000, back: 2_000 });
  exchangeAt(HOUSE + TEN_MINUTES + 10_000, HOUSE + 10_000, { there: 5, back: 5 });
  const isRight = () => Math.abs(houseTime.now() - (Date.now() - TEN_MINUTES)) <= 10;
  expect(isRight()).toBe(true);
  exchangeAt(HOUSE + TEN_MINUTES + 20_000, HOUSE + 20_000, { there: 4_000, back: 1 });
  expect(isRight()).toBe(true);
});

test('a clock that is put right while the page is open is noticed with the next answer', () => {
  exchangeAt(HOUSE + TEN_MINUTES, HOUSE);
  exchangeAt(HOUSE + 60_000, HOUSE + 60_000);
  expect(Math.abs(houseTime.now() - Date.now())).toBeLessThanOrEqual(100);
});

test('an answer that says no time, was kept, or came across a change of the clock, teaches nothing', () => {
  exchangeAt(HOUSE, HOUSE);
  const before = houseTime.now();
  houseTime.learn(new Response(''), Date.now());
  houseTime.learn(answerOf('soon'), Date.now());
  houseTime.learn(answerOf(1), Date.now() + 1);
  houseTime.learn(answerOf(1, 'public, max-age=60'), Date.now());
  expect(houseTime.now()).toBe(before);
});
