import { expect, test } from 'vitest';
import { csvCell } from './csv.ts';

test('what begins like a formula is text, a negative number stays a number', () => {
  expect(['=1+1', '+44', '@sum', '-2+3', '\t=1'].map(csvCell)).toEqual([
    ...["'=1+1", "'+44", "'@sum", "'-2+3", "'\t=1"],
  ]);
  expect(['-12.50', 'plain', 7].map(csvCell)).toEqual(['-12.50', 'plain', '7']);
  expect(csvCell('a "b", c')).toBe('"a ""b"", c"');
});
