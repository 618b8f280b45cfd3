import { expect, test } from 'vitest';
import { matchRow, matchState, result } from '../testing/rows.ts';
import { afterMatchNews } from './match-news.ts';
import type { MatchEvent, MatchFacts } from './use-match.ts';

const event = (seq: number): MatchEvent => ({
  seq,
  at: seq * 1_000,
  clock: seq * 15,
  kind: 'ATTACK',
  side: 'HOME',
  value: 0,
  spot: null,
});

const facts: MatchFacts = {
  now: 0,
  match: matchRow({ version: 10 }),
  source: 'virtual',
  season: 1,
  matchday: 1,
  markets: [result],
  state: null,
  events: [event(1), event(2)],
  statistics: [],
  form: { home: [], away: [] },
  headToHead: [],
  delaySeconds: 4,
  endsAt: null,
  result: null,
  proof: null,
};

const news = (version: number, ...seqs: number[]) => ({
  topic: 'match:m1',
  id: 1,
  at: 0,
  kind: 'match',
  phase: 'live',
  state: matchState({ home: 2 }),
  isSuspended: true,
  events: seqs.map(event),
  markets: [],
  version,
});

test('events that are new are added once, with the state they add up to', () => {
  const after = afterMatchNews(facts, news(11, 1, 2, 3, 4))!;
  expect(after.events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
  expect(after.match).toMatchObject({ isSuspended: true, version: 11, state: { home: 2 } });
});

test('after a gap the house is asked, and what is older changes nothing', () => {
  expect(afterMatchNews(facts, news(11, 7, 8))).toBeUndefined();
  expect(afterMatchNews(facts, news(9, 3))).toBe(facts);
});
