import { expect, test } from 'vitest';
import { createBook, priceKey } from '../book.ts';
import { handicap, matchRow, matchState, result } from '../testing/rows.ts';
import { takeNews } from './take-news.ts';

const news = (more: object) => ({
  topic: 'match:live',
  id: 1,
  at: 0,
  kind: 'matches',
  rows: [
    {
      matchId: 'm1',
      phase: 'live',
      state: matchState({ home: 1 }),
      isSuspended: false,
      markets: [result, handicap(-1, [180, 210])],
      marketCount: 80,
      version: 2,
      ...more,
    },
  ],
});

test('a score and its prices come by the socket, and the names stay', () => {
  const book = createBook();
  book.take(matchRow({}));
  expect(takeNews(book, news({}))).toBe(true);
  expect(book.row('m1')).toMatchObject({ leagueName: 'Premier Division', state: { home: 1 } });
  expect(book.prices.read(priceKey('m1', 'HANDICAP.FULL.-1', 'HOME'))).toMatchObject({
    odds: 180,
    moved: 'down',
  });
});

test('a match that nobody has seen yet, or that ended, is asked for', () => {
  const book = createBook();
  expect(takeNews(book, news({}))).toBe(false);
  book.take(matchRow({}));
  expect(takeNews(book, news({ phase: 'ended' }))).toBe(false);
  expect(book.row('m1')?.phase).toBe('ended');
  expect(book.prices.read(priceKey('m1', 'MATCH_RESULT.FULL', 'HOME'))?.isOpen).toBe(false);
});
