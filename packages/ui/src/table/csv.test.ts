import { expect, test } from 'vitest';
import { csvCell, toCsv } from './csv.ts';

test.each(['=1+1', '+639171234567', '-2+3', '@SUM(A1)', '\t=1', '  =1', '-cmd'])(
  'a cell that begins like a formula is only text: %s',
  (text) => {
    expect(csvCell(text)).toBe(`'${text}`);
  },
);

test('a formula with quotes and commas is neutralised before it is quoted', () => {
  expect(csvCell('=HYPERLINK("http://x","y")')).toBe('"\'=HYPERLINK(""http://x"",""y"")"');
});

test('plain numbers stay numbers, also below zero', () => {
  expect(csvCell(-480.5)).toBe('-480.5');
  expect(csvCell('-480.00')).toBe('-480.00');
  expect(csvCell(12n)).toBe('12');
});

test('commas, quotes and line breaks stay inside their cell', () => {
  const csv = toCsv(
    [{ header: 'Name', value: (row: string) => row }],
    ['a,b', 'say "no"', 'two\nlines'],
  );
  expect(csv).toBe('Name\r\n"a,b"\r\n"say ""no"""\r\n"two\nlines"\r\n');
});
