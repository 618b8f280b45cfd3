import type { Market, MatchRow, MatchState } from '../book.ts';

const sideOf = (name: string) => ({
  teamId: name.toLowerCase(),
  name,
  crest: { shape: 'round', first: 'red', second: 'white' },
});

export const result: Market = {
  key: 'MATCH_RESULT.FULL',
  code: 'MATCH_RESULT',
  period: 'FULL',
  line: null,
  subject: null,
  isSuspended: false,
  selections: [
    { code: 'HOME', odds: 203 },
    { code: 'DRAW', odds: 366 },
    { code: 'AWAY', odds: 339 },
  ],
};

export const handicap = (line: number, odds: [number, number] = [192, 196]): Market => ({
  key: `HANDICAP.FULL.${line}`,
  code: 'HANDICAP',
  period: 'FULL',
  line,
  subject: null,
  isSuspended: false,
  selections: [
    { code: 'HOME', odds: odds[0] },
    { code: 'AWAY', odds: odds[1] },
  ],
});

export const total = (line: number): Market => ({
  key: `TOTAL.FULL.${line}`,
  code: 'TOTAL',
  period: 'FULL',
  line,
  subject: null,
  isSuspended: false,
  selections: [
    { code: 'OVER', odds: 189 },
    { code: 'UNDER', odds: 199 },
  ],
});

/** A match as a row of a list, for tests that need one. */
export const matchRow = (more: Partial<MatchRow>): MatchRow => ({
  matchId: 'm1',
  sport: 'FOOTBALL',
  leagueId: 'premier',
  leagueName: 'Premier Division',
  startsAt: 1_000_000,
  phase: 'live',
  home: sideOf('Harbour Athletic'),
  away: sideOf('Northgate United'),
  state: null,
  isSuspended: false,
  markets: [result, handicap(-1), total(10)],
  marketCount: 84,
  version: 1,
  ...more,
});

/** Under way, with nothing scored yet. */
export const matchState = (more: Partial<MatchState>): MatchState => ({
  sport: 'FOOTBALL',
  phase: 'PLAYING',
  seq: 1,
  at: 0,
  clock: 0,
  home: 0,
  away: 0,
  periods: [{ home: 0, away: 0 }],
  periodsDone: 0,
  points: { home: 0, away: 0 },
  serving: null,
  sequence: [],
  corners: [],
  cards: [],
  reds: { home: 0, away: 0 },
  kills: [],
  firstBloods: [],
  stoppedAt: null,
  ...more,
});
