import { expect, test } from 'vitest';
import { inOrder, orderedRows } from './sheet-order.ts';

test('the head of a statement puts its rows in order, and each still opens what it opened', () => {
  const sheet = {
    columns: [
      { id: 'member', kind: 'text' as const },
      { id: 'times paid in', kind: 'count' as const },
    ],
    rows: [
      ['a', '2'],
      ['b', null],
      ['c', '10'],
    ],
    opens: ['/a', '/b', '/c'],
  };
  const shown = (sort?: string) => orderedRows(sheet, sort).map(({ opens }) => opens);
  expect(shown()).toEqual(['/a', '/b', '/c']);
  expect(shown('times paid in')).toEqual(['/c', '/a', '/b']);
  expect(shown('-times paid in')).toEqual(['/a', '/c', '/b']);
  expect(shown('something else')).toEqual(['/a', '/b', '/c']);
  const saved = inOrder(sheet, 'times paid in').rows.map(([member]) => member);
  expect(saved, 'a file holds them in the same order').toEqual(['c', 'a', 'b']);
});
