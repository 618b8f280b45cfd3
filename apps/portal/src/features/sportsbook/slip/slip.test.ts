import { expect, test } from 'vitest';
import {
  acceptOdds,
  emptySlip,
  hasSameMatch,
  legKey,
  MAX_LEGS,
  modesFor,
  readSlip,
  removeLeg,
  type SlipLeg,
  toggleLeg,
} from './slip.ts';

const leg = (matchId: string, more: Partial<SlipLeg> = {}): SlipLeg => ({
  matchId,
  market: 'MATCH_RESULT.FULL',
  selection: 'HOME',
  odds: 192,
  sport: 'FOOTBALL',
  home: 'Harbour',
  away: 'Northgate',
  leagueName: 'Premier',
  startsAt: 0,
  ...more,
});

const slipOf = (...legs: SlipLeg[]) => legs.reduce(toggleLeg, emptySlip);

test('the same button twice takes the leg and gives it back', () => {
  expect(slipOf(leg('a')).legs).toHaveLength(1);
  expect(slipOf(leg('a'), leg('a')).legs).toHaveLength(0);
});

test('another selection of a market takes the place of the first', () => {
  const slip = slipOf(leg('a'), leg('b'), leg('a', { selection: 'AWAY', odds: 339 }));
  expect(slip.legs.map(legKey)).toEqual(['a/MATCH_RESULT.FULL/AWAY', 'b/MATCH_RESULT.FULL/HOME']);
});

test('a second leg makes a parlay, and a slip falls back to what its legs can fill', () => {
  expect(slipOf(leg('a')).mode).toBe('SINGLE');
  expect(slipOf(leg('a'), leg('b')).mode).toBe('PARLAY');
  const system = {
    ...slipOf(leg('a'), leg('b'), leg('c')),
    mode: 'SYSTEM' as const,
    sizes: [2, 3],
  };
  const two = removeLeg(system, legKey(leg('c')));
  expect(two).toMatchObject({ mode: 'PARLAY', sizes: [2] });
  expect(removeLeg(two, legKey(leg('a')))).toMatchObject({ mode: 'SINGLE' });
  expect(modesFor(3)).toEqual(['SINGLE', 'PARLAY', 'SYSTEM']);
});

test('who chose singles keeps singles with a third leg', () => {
  const singles = { ...slipOf(leg('a'), leg('b')), mode: 'SINGLE' as const };
  expect(toggleLeg(singles, leg('c')).mode).toBe('SINGLE');
});

test('a slip holds fifteen legs and no more', () => {
  const legs = Array.from({ length: MAX_LEGS + 3 }, (_, n) => leg(`m${n}`));
  expect(slipOf(...legs).legs).toHaveLength(MAX_LEGS);
});

test('two markets of one match stand in one parlay as a combination of that match', () => {
  const slip = slipOf(leg('a'), leg('a', { market: 'TOTAL.FULL.10', selection: 'OVER' }));
  expect(slip.legs).toHaveLength(2);
  expect(hasSameMatch(slip)).toBe(true);
  expect(hasSameMatch({ ...slip, mode: 'SINGLE' })).toBe(false);
});

test('odds of now are agreed to where there are any', () => {
  const slip = slipOf(leg('a'), leg('b'));
  const after = acceptOdds(slip, (key) => (key.startsWith('a/') ? 185 : undefined));
  expect(after.legs.map(({ odds }) => odds)).toEqual([185, 192]);
});

test('what was kept comes back, and what is no slip is an empty one', () => {
  const slip = { ...slipOf(leg('a'), leg('b')), stake: '20' };
  expect(readSlip(JSON.stringify(slip))).toEqual(slip);
  expect(readSlip('{"legs":[{"matchId":7}],"mode":"HOUSE"}')).toMatchObject(emptySlip);
  expect(readSlip('<html>')).toEqual(emptySlip);
  expect(readSlip(null)).toEqual(emptySlip);
});
