import { addDays, daysBetween } from '@baize/calendar';
import { expect, test } from 'vitest';
import { piecesOf, spanAt, spanKinds } from './spans.ts';

/** Every day that the pieces stand for, in order. */
function daysOf(pieces: ReturnType<typeof piecesOf>): string[] {
  const spans = spanKinds.flatMap((kind) => pieces[kind].map((day) => spanAt(kind, day)));
  return [...spans, ...pieces.days]
    .flatMap(({ from, to }) =>
      Array.from({ length: daysBetween(from, to) + 1 }, (_, n) => addDays(from, n)),
    )
    .sort();
}

test('a period is put together from each of its days once, whatever its ends', () => {
  const today = '2031-11-17';
  for (const from of ['2029-11-18', '2029-12-31', '2030-01-01', '2031-02-03', '2031-11-17']) {
    for (const to of ['2030-02-28', '2031-03-31', '2031-06-30', '2031-10-08', '2031-11-16']) {
      if (from > to) continue;
      for (const kinds of [spanKinds, ['month'] as const]) {
        const wanted = Array.from({ length: daysBetween(from, to) + 1 }, (_, n) =>
          addDays(from, n),
        );
        expect(daysOf(piecesOf({ from, to }, today, kinds)), `${from} ${to}`).toEqual(wanted);
      }
    }
  }
});

test('what reaches today takes the rest of the year, in which nothing is booked yet', () => {
  const pieces = piecesOf({ from: '2029-11-18', to: '2031-11-17' }, '2031-11-17', spanKinds);
  expect(pieces).toEqual({
    year: ['2030-01-01', '2031-01-01'],
    quarter: [],
    month: ['2029-12-01'],
    days: [{ from: '2029-11-18', to: '2029-11-30' }],
  });
});
