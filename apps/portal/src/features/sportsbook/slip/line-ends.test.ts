import { expect, test } from 'vitest';
import { lineEnds } from './line-ends.ts';

const told = (key: string, selection: string) =>
  lineEnds(key, selection)
    .map(({ from, to, end }) => `${from}..${to} ${end}`.replaceAll('Infinity', '∞'))
    .join(', ');

test('a quarter line says where half of the stake wins or loses', () => {
  expect(told('HANDICAP.FULL.-3', 'HOME')).toBe('-∞..0 LOSE, 1..1 HALF_WIN, 2..∞ WIN');
  expect(told('HANDICAP.FULL.-1', 'HOME')).toBe('-∞..-1 LOSE, 0..0 HALF_LOSE, 1..∞ WIN');
  expect(told('HANDICAP.FULL.-1', 'AWAY')).toBe('-∞..-1 LOSE, 0..0 HALF_WIN, 1..∞ WIN');
});

test('a whole line gives the stake back at its own number', () => {
  expect(told('HANDICAP.FULL.4', 'HOME')).toBe('-∞..-2 LOSE, -1..-1 PUSH, 0..∞ WIN');
  expect(told('TOTAL.FULL.12', 'UNDER')).toBe('-∞..2 WIN, 3..3 PUSH, 4..∞ LOSE');
  expect(told('TOTAL.FULL.11', 'UNDER')).toBe('-∞..2 WIN, 3..3 HALF_LOSE, 4..∞ LOSE');
  expect(told('TOTAL.FULL.11', 'OVER')).toBe('-∞..2 LOSE, 3..3 HALF_WIN, 4..∞ WIN');
});

test('a plain half and a market without a line need no explaining', () => {
  expect(lineEnds('TOTAL.FULL.10', 'OVER')).toEqual([]);
  expect(lineEnds('MATCH_RESULT.FULL', 'HOME')).toEqual([]);
});
