// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { createBook } from '../book.ts';
import { BookContext } from '../prices/use-book.ts';
import { matchRow } from '../testing/rows.ts';
import { emptySlip, type Slip } from './slip.ts';
import { asksFor, type Changes, useChanges } from './use-changes.ts';

const leg = {
  matchId: 'm1',
  market: 'MATCH_RESULT.FULL',
  selection: 'HOME',
  odds: 203,
  sport: 'FOOTBALL' as const,
  home: 'Harbour',
  away: 'Northgate',
  leagueName: 'Premier',
  startsAt: 0,
};
const key = 'm1/MATCH_RESULT.FULL/HOME';

let clear = () => {};
afterEach(() => clear());

function draw(slip: Slip) {
  const book = createBook();
  book.take(matchRow({}));
  const seen: Changes[] = [];
  function Watch() {
    seen.push(useChanges(slip));
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() =>
    root.render(
      <BookContext value={book}>
        <Watch />
      </BookContext>,
    ),
  );
  clear = () => act(() => root.unmount());
  return { book, seen };
}

test('a worse price is asked about, a better one is not, and a goal locks the leg', () => {
  const { book, seen } = draw({ ...emptySlip, legs: [leg] });
  expect(seen.at(-1)).toMatchObject({ asks: 0, locked: 0 });
  act(() => book.prices.put([{ key, odds: 190, isOpen: true }]));
  expect(seen.at(-1)).toMatchObject({ asks: 1, locked: 0 });
  act(() => book.prices.put([{ key, odds: 210, isOpen: true }]));
  expect(seen.at(-1)).toMatchObject({ asks: 0, locked: 0 });
  act(() => book.prices.close([key]));
  expect(seen.at(-1)).toMatchObject({ locked: 1 });
});

test('prices that the slip does not hold draw nothing again', () => {
  const { book, seen } = draw({ ...emptySlip, legs: [leg] });
  const before = seen.length;
  act(() => book.prices.put([{ key: 'm1/MATCH_RESULT.FULL/AWAY', odds: 400, isOpen: true }]));
  expect(seen).toHaveLength(before);
});

test('each policy asks for what it says', () => {
  const asked = (now: number) =>
    (['any', 'better', 'none'] as const).filter((policy) => asksFor(policy, 200, now));
  expect(asked(200)).toEqual([]);
  expect(asked(210)).toEqual(['none']);
  expect(asked(190)).toEqual(['better', 'none']);
});
