import { expect, test } from 'vitest';
import { type LobbyState, lobbyAfter, lobbyFrom, type TableTile } from './lobby-state.ts';

const tile = (tableId: string): TableTile => ({
  tableId,
  game: 'baccarat',
  category: 'LIVE',
  name: tableId,
  look: 'jade',
  picture: '/art/tile/one.svg',
  limits: { min: 10_000n, max: 20_000_000n },
  betSeconds: 20,
  isOpen: true,
  isPaused: false,
  seats: null,
  guestsSit: false,
  players: 3,
  round: { number: 7, phase: 'betting', closesAt: 20_000, nextAt: null },
  marks: ['P', 'B'],
});
const state: LobbyState = { tables: [tile('one'), tile('two')], aheadMs: 0, coming: {} };
const news = (kind: string, more: object = {}) => ({
  id: 1,
  at: 0,
  topic: 'table:lobby',
  kind,
  tableId: 'two',
  now: 5_000,
  round: { number: 7, phase: 'dealing', closesAt: 20_000, nextAt: 40_000 },
  mark: null,
  isNewShoe: false,
  ...more,
});

test('a result goes on the road of its own table when its story is over, not before', () => {
  const told = lobbyAfter(state, news('outcome', { mark: 'B' }), 4_000)!;
  expect(told.tables[1]!.marks).toEqual(['P', 'B']);
  const over = lobbyAfter(told, news('settled'), 4_000)!;
  expect(over.tables.map(({ marks }) => marks.join(''))).toEqual(['PB', 'PBB']);
  expect(over.aheadMs).toBe(1_000);
  expect(over.coming).toEqual({});
});

test('a look at the house in between neither loses a result nor shows it twice', () => {
  const told = lobbyAfter(state, news('outcome', { mark: 'B' }), 4_000)!;
  const dealing = lobbyFrom({ now: 5_000, tables: [...told.tables] }, 4_000, told);
  expect(lobbyAfter(dealing, news('settled'), 4_000)!.tables[1]!.marks).toEqual(['P', 'B', 'B']);
  const round = { number: 7, phase: 'result' as const, closesAt: 20_000, nextAt: 40_000 };
  const shown = { ...tile('two'), marks: ['P', 'B', 'B'], round };
  const ended = lobbyFrom({ now: 5_000, tables: [tile('one'), shown] }, 4_000, told);
  expect(lobbyAfter(ended, news('settled'), 4_000)!.tables[1]!.marks).toEqual(['P', 'B', 'B']);
});

test('a new shoe clears the road; who missed an outcome, or hears of an unknown table, asks', () => {
  expect(lobbyAfter(state, news('open', { isNewShoe: true }), 0)!.tables[1]!.marks).toEqual([]);
  expect(lobbyAfter(state, news('settled'), 0)).toBeUndefined();
  expect(lobbyAfter(state, news('open', { tableId: 'three' }), 0)).toBeUndefined();
});
