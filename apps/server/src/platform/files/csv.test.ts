import { expect, test } from 'vitest';
import { csvCell } from './csv.ts';

test('what begins like a formula is text, a number with its sign stays a number', () => {
  expect(['=1+1', '+4+4', '@sum', '-2+3', '\t=1'].map(csvCell)).toEqual([
    ...["'=1+1", "'+4+4", "'@sum", "'-2+3", "'\t=1"],
  ]);
  const plain = ['-12.50', '+639171234567', 'plain'];
  expect([...plain, 7].map(csvCell)).toEqual([...plain, '7']);
  expect(csvCell('a "b", c')).toBe('"a ""b"", c"');
});
