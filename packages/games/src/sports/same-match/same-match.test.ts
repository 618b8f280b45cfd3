import { expect, test } from 'vitest';
import { fastChance } from '../../simulate/fast-chance.ts';
import { footballBook } from '../football/football-offers.ts';
import { simulateFootball } from '../football/simulate-football.ts';
import { type Market, readMarketKey } from '../market.ts';
import { outlookOf } from '../outlook.ts';
import { reduceMatch, scheduled } from '../reduce.ts';
import { outcomeOf } from '../results/outcome.ts';
import { sameMatchChances } from './same-match.ts';

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
/** All of them, as the last place tells it. */
const together = (legs: ReturnType<typeof leg>[]) =>
  sameMatchChances('FOOTBALL', strengths, state, legs)?.at(-1) ?? null;
const alone = (of: ReturnType<typeof leg>) =>
  footballBook(strengths, state).chances(of.market, of.selection, { home: 0, away: 0 })!.win;

// It plays hundreds of matches, on a machine that may have other things to do.
test('legs that hang together are worth what they are together', () => {
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
    const joint = together(legs)!;
    const hits = ends.filter((end) =>
      legs.every(({ market, selection }) => outcomeOf(market, selection, end) === 'WIN'),
    ).length;
    const error = Math.sqrt((joint * (1 - joint)) / ends.length);
    expect(Math.abs(hits / ends.length - joint)).toBeLessThan(4.5 * error);
  }
  // Home cannot win where away keeps a clean sheet.
  expect(together([home, nil])).toBe(0);
  expect(together([home, over])!).toBeGreaterThan(alone(home) * alone(over));
});

test('what may come back in part, or twice the same, is not combined', () => {
  const home = leg('MATCH_RESULT.FULL', 'HOME');
  expect(together([home, leg('TOTAL.FULL.9', 'OVER')])).toBeNull();
  expect(together([home, leg('MATCH_RESULT.FULL', 'DRAW')])).toBeNull();
  expect(together([home, leg('RED_CARD.FULL', 'YES')])).toBeNull();
  expect(together([home])).toBeNull();
});

test('a part of the legs is worth what it is without the others', () => {
  const legs = [leg('MATCH_RESULT.FULL', 'HOME'), leg('TOTAL.FULL.10', 'OVER')];
  const corner = leg('CORNERS_TOTAL.FULL.38', 'OVER');
  const parts = sameMatchChances('FOOTBALL', strengths, state, [...legs, corner])!;
  expect(parts[0]).toBeCloseTo(1, 5);
  for (const [n, one] of [...legs, corner].entries()) {
    expect(parts[1 << n]).toBeCloseTo(alone(one), 5);
  }
  expect(parts[3]).toBeCloseTo(together(legs)!, 9);
  expect(parts[7]).toBeCloseTo(together(legs)! * alone(corner), 6);
});

const others = {
  BASKETBALL: {
    strengths: { home: 1.12, away: 1.08, pace: 24 },
    legs: [
      leg('WINNER.FULL', 'HOME'),
      leg('SPREAD.FULL.-10', 'HOME'),
      leg('POINTS_TOTAL.FULL.846', 'OVER'),
    ],
  },
  TENNIS: {
    strengths: { home: 0.65, away: 0.62, bestOf: 3 as const },
    legs: [leg('WINNER.FULL', 'HOME'), leg('SETS_TOTAL.FULL.10', 'OVER')],
  },
};

test.each(['BASKETBALL', 'TENNIS'] as const)('legs of %s hang together too', (sport) => {
  const { strengths: of, legs } = others[sport];
  const start = scheduled(sport);
  const book = outlookOf(sport, of, start);
  const parts = sameMatchChances(sport, of, start, legs)!;
  for (const [n, { market, selection }] of legs.entries()) {
    const single = book.chances(market, selection, { home: 0, away: 0 })!.win;
    expect(Math.abs(parts[1 << n]! - single)).toBeLessThan(0.002);
  }
  // Who covers the spread has won: the second leg adds nothing to the first but its own chance.
  if (sport === 'BASKETBALL') expect(parts[3]).toBeCloseTo(parts[2]!, 9);
  else
    expect(parts[3]).toBeCloseTo(
      book.chances(leg('CORRECT_SCORE.FULL', '').market, '2:1', { home: 0, away: 0 })!.win,
      9,
    );
});
