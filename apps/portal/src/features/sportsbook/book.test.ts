import { expect, test, vi } from 'vitest';
import { createBook, priceKey, wholeSelections } from './book.ts';
import { handicap, matchRow, result } from './testing/rows.ts';

test('an older message never overwrites a newer score', () => {
  const book = createBook();
  book.take(matchRow({ version: 5, isSuspended: true }));
  expect(book.take(matchRow({ version: 4 }))).toBe(false);
  expect(book.row('m1')?.isSuspended).toBe(true);
});

test('a goal tells its own row and locks its prices, and no other row hears of it', () => {
  const book = createBook();
  book.take(matchRow({}));
  book.take(matchRow({ matchId: 'm2' }));
  const [own, other] = [vi.fn(), vi.fn()];
  book.subscribe('m1', own);
  book.subscribe('m2', other);
  const price = priceKey('m1', 'MATCH_RESULT.FULL', 'HOME');
  const heard = vi.fn();
  book.prices.subscribe(price, heard);
  book.take(matchRow({ version: 2, isSuspended: true }));
  expect(own).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  expect(heard).toHaveBeenCalledTimes(1);
  expect(book.prices.read(price)).toMatchObject({ odds: 203, isOpen: false });
});

test('a line that is no longer offered is locked, and comes back when it is', () => {
  const book = createBook();
  const row = matchRow({});
  const old = priceKey('m1', 'HANDICAP.FULL.-1', 'HOME');
  book.takeWhole(row, [result, handicap(-1)]);
  book.takeWhole({ ...row, version: 2 }, [result, handicap(-2)]);
  expect(book.prices.read(old)?.isOpen).toBe(false);
  expect(book.prices.read(priceKey('m1', 'HANDICAP.FULL.-2', 'AWAY'))?.isOpen).toBe(true);
  book.takeWhole({ ...row, version: 3 }, [result, handicap(-1)]);
  expect(book.prices.read(old)?.isOpen).toBe(true);
});

test('what is as good as decided is locked in its place, and nothing beside it moves', () => {
  const book = createBook();
  book.take(matchRow({ markets: [result] }));
  const late = { ...result, selections: result.selections.slice(1) };
  book.take(matchRow({ version: 2, markets: [late] }));
  expect(book.prices.read(priceKey('m1', 'MATCH_RESULT.FULL', 'HOME'))?.isOpen).toBe(false);
  expect(book.prices.read(priceKey('m1', 'MATCH_RESULT.FULL', 'AWAY'))?.isOpen).toBe(true);
  expect(wholeSelections(late)).toEqual(['HOME', 'DRAW', 'AWAY']);
  const line = handicap(-1);
  expect(wholeSelections({ ...line, selections: line.selections.slice(1) })).toEqual([
    'HOME',
    'AWAY',
  ]);
});
