import { expect, test } from 'vitest';
import type { Mark } from './roads.ts';
import { trendOf } from './trends.ts';

const WORDS: Readonly<Record<string, Mark>> = { B: 'first', P: 'second', T: 'tie' };
const trend = (shoe: string) => trendOf([...shoe].map((word) => WORDS[word]!));

test('four wins of a side are a streak, and ties do not break it', () => {
  expect(trend('PBBB')).toBeUndefined();
  expect(trend('PBBTBTB')).toEqual({ kind: 'streak', side: 'first', length: 4 });
  expect(trend('BBBBP')).toBeUndefined();
});

test('five wins that alternate are a ping-pong, three runs of two are pairs', () => {
  expect(trend('BBPBPB')).toBeUndefined();
  expect(trend('BBPBPBP')).toEqual({ kind: 'ping-pong', length: 5 });
  expect(trend('BBPPBB')).toEqual({ kind: 'pairs', length: 3 });
  expect(trend('BBPPBBP')).toEqual({ kind: 'pairs', length: 3 });
  expect(trend('BBPPBBB')).toBeUndefined();
  expect(trend('')).toBeUndefined();
  expect(trend('TT')).toBeUndefined();
});
