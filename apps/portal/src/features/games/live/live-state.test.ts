import { expect, test } from 'vitest';
import { afterNews, fromHouse, type LiveRound } from './live-state.ts';

const round = (number: number, more: Partial<LiveRound> = {}): LiveRound => ({
  number,
  shoe: 1,
  hand: number,
  phase: 'betting',
  opensAt: 0,
  closesAt: 20_000,
  storyAt: null,
  endsAt: null,
  nextAt: null,
  story: null,
  result: null,
  mark: null,
  open: null,
  seats: [],
  turn: null,
  ...more,
});

const table = {
  tableId: 'baccarat-jade',
  game: 'baccarat',
  category: 'LIVE' as const,
  name: 'Jade Baccarat',
  look: 'jade',
  picture: '/art/tile/one.svg',
  limits: { min: 10_000n, max: 20_000_000n },
  betSeconds: 20,
  isOpen: true,
  isPaused: false,
  seats: null,
  guestsSit: false,
  players: 0,
  round: null,
  marks: ['P'],
};

const state = fromHouse(
  {
    now: 5_000,
    table,
    spots: [],
    maxRound: 10n,
    maxPayout: 10n,
    round: round(7),
    proof: null,
    cardsLeft: 200,
    chips: { totals: { tie: { stake: 1n, players: 1 } }, players: 1, recent: [] },
    odds: {},
    mine: null,
  },
  4_000,
);

const news = (kind: string, more: object) => ({ id: 1, at: 0, topic: 't', kind, ...more });

test('a settled round adds its result to the roads, and the next one clears the chips', () => {
  const settled = afterNews(
    state,
    news('settled', { now: 9_000, round: round(7, { mark: 'B' }) }),
    9_000,
  )!;
  expect(settled.table.marks).toEqual(['P', 'B']);
  const opened = afterNews(settled, news('open', { now: 9_500, round: round(8) }), 9_000)!;
  expect(opened).toMatchObject({ aheadMs: 500, chips: { totals: {}, players: 0 }, mine: null });
});

test('a new shoe clears the roads', () => {
  const opened = afterNews(state, news('open', { now: 1, round: round(8, { shoe: 2 }) }), 1)!;
  expect(opened.table.marks).toEqual([]);
});

test('whoever missed a round asks the house again, and chips of another round say nothing', () => {
  expect(afterNews(state, news('open', { now: 1, round: round(9) }), 1)).toBeUndefined();
  expect(afterNews(state, news('chips', { number: 8, totals: {} }), 1)).toBeUndefined();
});

test('chips that others put down are money of the house', () => {
  const chips = { number: 7, totals: { tie: { stake: 2.5, players: 2 } }, players: 2 };
  const recent = [{ name: 'a***', spot: 'tie', stake: 1.5 }];
  const after = afterNews(state, news('chips', { ...chips, recent }), 1)!;
  expect(after.chips).toEqual({
    totals: { tie: { stake: 25_000n, players: 2 } },
    players: 2,
    recent: [{ name: 'a***', spot: 'tie', stake: 15_000n }],
  });
});
