import { describe, expect, test } from 'vitest';
import type { Outcome } from '../book.ts';
import { lineOf, lineText, type Market, marketKey, readMarketKey } from '../market.ts';
import type { EventKind, MatchEvent } from '../match.ts';
import { recorder } from '../recorder.ts';
import { reduceMatch } from '../reduce.ts';
import type { Side } from '../sports.ts';
import { countedAtBet, outcomeOf } from './outcome.ts';

const market = (key: string): Market => readMarketKey(key)!;

/** A football match told in one line: h and a are goals, / is the break, . the end, x the abandonment. */
function played(story: string) {
  const { events, add } = recorder();
  add({ at: 0, kind: 'START', side: 'HOME', value: 1 });
  for (const [n, sign] of [...story].entries()) {
    const at = (n + 1) * 1_000;
    const goal = (side: Side) => add({ at, kind: 'GOAL', side, value: 9 });
    const told: Record<string, () => void> = {
      h: () => goal('HOME'),
      a: () => goal('AWAY'),
      c: () => add({ at, kind: 'CORNER', side: 'HOME' }),
      '/': () => {
        add({ at, kind: 'PERIOD_END', value: 1 });
        add({ at, kind: 'PERIOD_START', value: 2 });
      },
      '.': () => {
        add({ at, kind: 'PERIOD_END', value: 2 });
        add({ at, kind: 'FINISH', value: 2 });
      },
      x: () => add({ at, kind: 'ABANDON' }),
    };
    told[sign]!();
  }
  return reduceMatch('FOOTBALL', events);
}

const ends = (key: string, selection: string, story: string) =>
  outcomeOf(market(key), selection, played(story));

describe('how bets on football end', () => {
  test.each<[string, string, string, Outcome]>([
    ['HANDICAP.FULL.-3', 'HOME', 'h/.', 'HALF_WIN'],
    ['HANDICAP.FULL.-1', 'HOME', 'ha/.', 'HALF_LOSE'],
    ['TOTAL.FULL.11', 'UNDER', 'hah/.', 'HALF_LOSE'],
    ['HANDICAP.FULL.-4', 'AWAY', 'h/.', 'PUSH'],
  ])('domain-4.10 handicap settlement: %s %s, %s → %s', (key, selection, story, outcome) => {
    expect(ends(key, selection, story)).toBe(outcome);
  });

  test.each<[string, string, string, Outcome | null]>([
    ['TOTAL.FULL.10', 'OVER', 'hah', 'WIN'],
    ['TOTAL.FULL.10', 'UNDER', 'hah', 'LOSE'],
    ['TOTAL.FULL.10', 'UNDER', 'ha', null],
    ['MATCH_RESULT.HALF_1', 'HOME', 'h/a', 'WIN'],
    ['MATCH_RESULT.FULL', 'DRAW', 'h/a', null],
    ['CORRECT_SCORE.FULL', '1:0', 'hh', 'LOSE'],
    ['CORRECT_SCORE.FULL', 'OTHER', 'hhhhh', 'WIN'],
    ['CORRECT_SCORE.FULL', '2:1', 'ha/h.', 'WIN'],
    ['BOTH_SCORE.FULL', 'YES', 'ha', 'WIN'],
    ['BOTH_SCORE.FULL', 'NO', 'hh/.', 'WIN'],
    ['ODD_EVEN.FULL', 'EVEN', '/.', 'WIN'],
    ['NEXT_GOAL.FULL..2', 'AWAY', 'ha', 'WIN'],
    ['NEXT_GOAL.FULL..3', 'NONE', 'ha/.', 'WIN'],
    ['HALF_FULL.FULL', 'HOME/AWAY', 'h/aa.', 'WIN'],
    ['HALF_FULL.FULL', 'DRAW/AWAY', 'h/', 'LOSE'],
    ['HIGHEST_HALF.FULL', 'SECOND', 'h/aa.', 'WIN'],
    ['DOUBLE_CHANCE.FULL', 'DRAW_AWAY', 'h/a.', 'WIN'],
    ['DRAW_NO_BET.FULL', 'HOME', 'h/a.', 'PUSH'],
    ['HANDICAP_3WAY.FULL.-4', 'DRAW', 'h/.', 'WIN'],
    ['WIN_TO_NIL.FULL..HOME', 'YES', 'h/h.', 'WIN'],
    ['CLEAN_SHEET.FULL..HOME', 'NO', 'a', 'WIN'],
    ['TEAM_TOTAL.FULL.6.AWAY', 'OVER', 'aa', 'WIN'],
    ['EXACT_TOTAL.FULL', '6+', 'hhhaaa', 'WIN'],
    ['CORNERS_TOTAL.HALF_1.6', 'OVER', 'cc', 'WIN'],
    ['RED_CARD.FULL', 'NO', '/.', 'WIN'],
  ])('%s %s, %s → %s', (key, selection, story, outcome) => {
    expect(ends(key, selection, story)).toBe(outcome);
  });

  test('a live handicap counts from the bet on, a total counts everything', () => {
    const line = market('HANDICAP.FULL.-2');
    const from = countedAtBet(line, played('hh/'));
    expect(outcomeOf(line, 'HOME', played('hh/a.'), from)).toBe('LOSE');
    expect(outcomeOf(line, 'HOME', played('hh/a.'))).toBe('WIN');
    expect(countedAtBet(market('TOTAL.FULL.10'), played('hh/'))).toEqual({ home: 0, away: 0 });
  });

  test('an abandoned match leaves what is decided and voids the rest', () => {
    expect(ends('MATCH_RESULT.HALF_1', 'HOME', 'h/x')).toBe('WIN');
    expect(ends('MATCH_RESULT.FULL', 'HOME', 'h/x')).toBe('VOID');
    expect(ends('TOTAL.FULL.2', 'OVER', 'hx')).toBe('WIN');
    expect(ends('TOTAL.FULL.10', 'OVER', 'hx')).toBe('VOID');
  });
});

test('a set that was not played voids its bets', () => {
  const { events, add } = recorder();
  const tell = (kind: EventKind, side: Side | null, value = 1) =>
    add({ at: events.length, kind, side, value });
  tell('START', 'HOME');
  for (let set = 1; set <= 2; set += 1) {
    if (set > 1) tell('PERIOD_START', null, set);
    for (let point = 0; point < 24; point += 1) tell('POINT', 'HOME');
  }
  tell('FINISH', null, 2);
  const state = reduceMatch('TENNIS', events as MatchEvent[]);
  expect([state.home, state.away, state.periods]).toEqual([
    2,
    0,
    [
      { home: 6, away: 0 },
      { home: 6, away: 0 },
    ],
  ]);
  expect(outcomeOf(market('WINNER.SET_3'), 'HOME', state)).toBe('VOID');
  expect(outcomeOf(market('WINNER.SET_2'), 'HOME', state)).toBe('WIN');
  expect(outcomeOf(market('GAME_WINNER.SET_2..6'), 'HOME', state)).toBe('WIN');
  expect(outcomeOf(market('GAME_WINNER.SET_2..7'), 'HOME', state)).toBe('VOID');
  expect(outcomeOf(market('GAMES_TOTAL.FULL.50'), 'UNDER', state)).toBe('WIN');
});

test('a market has one text, and no other text is one', () => {
  const keys = [
    'HANDICAP.FULL.-3',
    'MATCH_RESULT.HALF_1',
    'TEAM_TOTAL.FULL.6.HOME',
    'NEXT_GOAL.FULL..2',
  ];
  expect(keys.map((key) => marketKey(market(key)))).toEqual(keys);
  const wrong = [
    'HANDICAP.FULL.-0',
    'HANDICAP.FULL.',
    'NOTHING.FULL',
    'TOTAL.FULL.2.5',
    '',
    'TOTAL',
  ];
  expect(wrong.map(readMarketKey)).toEqual(wrong.map(() => undefined));
  expect(lineOf(market('HANDICAP.FULL.-3'), 'AWAY')).toBe(3);
  expect([lineText(-3, true), lineText(6, true), lineText(10, false), lineText(0, true)]).toEqual([
    '-0.75',
    '+1.5',
    '2.5',
    '0',
  ]);
});
