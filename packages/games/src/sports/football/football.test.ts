import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../chance.ts';
import { type Market, readMarketKey } from '../market.ts';
import type { MatchState } from '../match.ts';
import { outlookOf } from '../outlook.ts';
import { oddsOf, priceMatch } from '../price.ts';
import { reduceMatch, scheduled } from '../reduce.ts';
import { fairProbability } from '../results/line.ts';
import type { Strengths } from '../sports.ts';
import { simulateFootball } from './simulate-football.ts';

const NONE = { home: 0, away: 0 };
const vector: Strengths['FOOTBALL'] = {
  home: 1.5,
  away: 1.1,
  corners: { home: 5.5, away: 4.5 },
  cards: { home: 1.7, away: 2.1 },
  reds: NONE,
};
const market = (key: string): Market => readMarketKey(key)!;
const before = scheduled('FOOTBALL');
const probability = (key: string, selection: string, state: MatchState = before) =>
  fairProbability(outlookOf('FOOTBALL', vector, state).chances(market(key), selection, NONE)!);
const fair = (key: string, selection: string) => 1 / probability(key, selection);

describe('domain-4.10 pricing, goals 1.5 and 1.1', () => {
  test('1X2 is 0.464244, 0.257667, 0.278089 and 2.03, 3.66, 3.39', () => {
    const sides = ['HOME', 'DRAW', 'AWAY'];
    const chances = sides.map((side) => probability('MATCH_RESULT.FULL', side));
    expect(chances.map((chance) => chance.toFixed(6))).toEqual([
      '0.464244',
      '0.257667',
      '0.278089',
    ]);
    const priced = priceMatch('FOOTBALL', vector, before);
    const result = priced.find(({ key }) => key === 'MATCH_RESULT.FULL')!;
    expect(result.selections.map(({ odds }) => odds)).toEqual([203, 366, 339]);
  });

  test('over 2.5 is 0.481570, and quarter lines have their fair prices', () => {
    expect(probability('TOTAL.FULL.10', 'OVER')).toBeCloseTo(0.48157, 6);
    expect(fair('TOTAL.FULL.10', 'OVER')).toBeCloseTo(2.0765, 4);
    expect(fair('TOTAL.FULL.10', 'UNDER')).toBeCloseTo(1.9289, 4);
    expect(fair('TOTAL.FULL.9', 'OVER')).toBeCloseTo(1.8159, 4);
    expect(fair('TOTAL.FULL.11', 'OVER')).toBeCloseTo(2.3907, 4);
  });

  test.each([
    [-1, 1.8765],
    [-2, 2.154],
    [-3, 2.5393],
    [0, 1.599],
    [-4, 3.3106],
    [1, 1.4689],
  ])('home at %i quarters is fair at %f', (line, price) => {
    expect(fair(`HANDICAP.FULL.${line}`, 'HOME')).toBeCloseTo(price, 4);
  });

  test.each([
    ['1:1', 0.12255],
    ['1:0', 0.11141],
    ['2:1', 0.09191],
    ['2:0', 0.08356],
  ])('%s has %f', (score, chance) => {
    expect(probability('CORRECT_SCORE.FULL', score)).toBeCloseTo(chance, 5);
  });

  test('after 60 minutes at 1:0 it is 0.797312, 0.168695, 0.033992 and 1.16, 5.48, 27.23', () => {
    const state: MatchState = {
      ...before,
      phase: 'PLAYING',
      clock: 3_600,
      home: 1,
      periods: [{ home: 1, away: 0 }, NONE],
      periodsDone: 1,
      sequence: ['HOME'],
    };
    const chances = ['HOME', 'DRAW', 'AWAY'].map((s) => probability('MATCH_RESULT.FULL', s, state));
    expect(chances.map((chance) => chance.toFixed(6))).toEqual([
      '0.797312',
      '0.168695',
      '0.033992',
    ]);
    expect(chances.map((chance) => oddsOf(chance, 1.08))).toEqual([116, 548, 2723]);
  });
});

describe('a simulated football match', () => {
  const strengths = { ...vector, reds: { home: 0.4, away: 0.5 } };
  const play = (nonce: number) =>
    simulateFootball(strengths, chanceOf({ serverSeed: 'match', clientSeed: 'salt', nonce }));

  test('has a believable number of things to see, in order, and one end', () => {
    const events = play(1);
    expect(events.map(({ seq }) => seq)).toEqual(events.map((_, n) => n + 1));
    expect(events.every(({ at }, n) => n === 0 || at >= events[n - 1]!.at)).toBe(true);
    expect(events.length).toBeGreaterThan(90);
    expect(events.length).toBeLessThan(260);
    const state = reduceMatch('FOOTBALL', events);
    expect(state.phase).toBe('FINISHED');
    expect(state.sequence).toHaveLength(state.home + state.away);
    expect(events.at(-1)!.at).toBe(380_000);
  });

  test('one seed is one match', () => {
    expect(play(7)).toEqual(play(7));
    expect(play(7)).not.toEqual(play(8));
  });
});
