import { expect, test } from 'vitest';
import { fastChance } from '../../simulate/fast-chance.ts';
import { type Market, readMarketKey } from '../market.ts';
import { reduceMatch, scheduled } from '../reduce.ts';
import { outcomeOf } from '../results/outcome.ts';
import { footballBook } from './football-offers.ts';
import { sameMatchChance } from './same-match.ts';
import { simulateFootball } from './simulate-football.ts';

const strengths = {
  home: 1.5,
  away: 1.1,
  corners: { home: 5.4, away: 4.5 },
  cards: { home: 1.8, away: 2.2 },
  reds: { home: 0.2, away: 0.3 },
};
const state = scheduled('FOOTBALL');
const leg = (key: string, selection: string) => ({
  market: readMarketKey(key) as Market,
  selection,
});
const alone = (of: ReturnType<typeof leg>) =>
  footballBook(strengths, state).chances(of.market, of.selection, { home: 0, away: 0 })!.win;

// It plays hundreds of matches, on a machine that may have other things to do.
test('legs that hang together are worth what they are together', { timeout: 60_000 }, () => {
  const home = leg('MATCH_RESULT.FULL', 'HOME');
  const over = leg('TOTAL.FULL.10', 'OVER');
  const nil = leg('CLEAN_SHEET.FULL..AWAY', 'YES');
  const corners = leg('CORNERS_TOTAL.FULL.38', 'OVER');
  const chance = fastChance('same match');
  const ends = Array.from({ length: 400 }, () =>
    reduceMatch('FOOTBALL', simulateFootball(strengths, chance)),
  );
  for (const legs of [
    [home, over],
    [home, over, corners],
    [leg('HALF_FULL.FULL', 'HOME/HOME'), leg('BOTH_SCORE.FULL', 'YES')],
  ]) {
    const joint = sameMatchChance(strengths, state, legs)!;
    const hits = ends.filter((end) =>
      legs.every(({ market, selection }) => outcomeOf(market, selection, end) === 'WIN'),
    ).length;
    const error = Math.sqrt((joint * (1 - joint)) / ends.length);
    expect(Math.abs(hits / ends.length - joint)).toBeLessThan(4.5 * error);
  }
  // Home cannot win where away keeps a clean sheet.
  expect(sameMatchChance(strengths, state, [home, nil])).toBe(0);
  expect(sameMatchChance(strengths, state, [home, over])!).toBeGreaterThan(
    alone(home) * alone(over),
  );
});

test('what may come back in part, or twice the same, is not combined', () => {
  const home = leg('MATCH_RESULT.FULL', 'HOME');
  expect(sameMatchChance(strengths, state, [home, leg('TOTAL.FULL.9', 'OVER')])).toBeNull();
  expect(sameMatchChance(strengths, state, [home, leg('MATCH_RESULT.FULL', 'DRAW')])).toBeNull();
  expect(sameMatchChance(strengths, state, [home, leg('RED_CARD.FULL', 'YES')])).toBeNull();
  expect(sameMatchChance(strengths, state, [home])).toBeNull();
});
