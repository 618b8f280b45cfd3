import { expect, test } from 'vitest';
import { LONG_MS, LONGEST_MS, nextPace, SHORTEST_MS, untilTurnMs } from './pace.ts';

const settled = (utilizationAt: (againInMs: number) => number): number => {
  let pace = SHORTEST_MS;
  for (let second = 0; second < 30; second += 1) pace = nextPace(pace, utilizationAt(pace));
  return pace;
};

test('whoever shoots speaks four times a second while the server has room', () => {
  expect(settled(() => 0.5)).toBe(SHORTEST_MS);
});

test('a full server asks for a quarter as many words', () => {
  expect(nextPace(SHORTEST_MS, 1)).toBe(480);
  for (const utilization of [0.61, 0.75, 0.9]) expect(settled(() => utilization)).toBe(LONG_MS);
});

test('a machine that cannot do even that is asked for a fifth as many, and never for fewer', () => {
  expect(nextPace(LONG_MS, 0.91)).toBe(LONGEST_MS);
  expect(settled(() => 1)).toBe(LONGEST_MS);
  expect(nextPace(LONGEST_MS, 0.68)).toBe(LONGEST_MS);
  expect(nextPace(LONGEST_MS, 0.6)).toBe(LONG_MS);
});

test('what words take is brought down to what a server should give them, and then no turn changes', () => {
  const utilizationAt = (againInMs: number) => 0.1 + 160 / againInMs;
  const pace = settled(utilizationAt);
  expect(pace).toBe(320);
  for (const off of [-0.1, -0.05, 0]) expect(nextPace(pace, utilizationAt(pace) + off)).toBe(pace);
});

test('when there is room again, they speak as often as before', () => {
  let pace = LONGEST_MS;
  for (let second = 0; second < 10; second += 1) pace = nextPace(pace, 0.3);
  expect(pace).toBe(SHORTEST_MS);
});

test('all at a sea speak at one time, whenever they came, and another sea at another', () => {
  const heard = [5_000, 5_090, 5_217, 5_400.4];
  const turns = heard.map((at) => at + untilTurnMs(LONGEST_MS, 7n, at));
  const turnOf = (at: number) => Math.round(at) % LONGEST_MS;
  expect(new Set(turns.map(turnOf)).size).toBe(1);
  expect(turnOf(5_000 + untilTurnMs(LONGEST_MS, 8n, 5_000))).not.toBe(turnOf(turns[0]!));
});

test('whoever keeps the turn of their sea speaks at the pace, a little late or early', () => {
  const turn = 9_000 + untilTurnMs(LONGEST_MS, 7n, 9_000);
  for (const off of [-20, 0, 30]) {
    expect(untilTurnMs(LONGEST_MS, 7n, turn + off)).toBe(LONGEST_MS - off);
  }
});
