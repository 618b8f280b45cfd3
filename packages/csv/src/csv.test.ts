import { expect, test } from 'vitest';
import { csvLine, guardFormula, readCsv, toCsv, unguardFormula, writeCsv } from './index.ts';

const FORMULAS = ['=1+1', '+4+4', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '  =1', '-cmd', "'=1+1"];
const WIDE = [
  '＝1+1',
  '＋4',
  '－2+3',
  '＠SUM(A1)',
  '\t＝1',
  '\r\n＋1',
  '\u3000＝1',
  '\u200B=1',
  "'＝1",
  '﹦1',
  '\n=1',
];

test.each([...FORMULAS, ...WIDE])('a cell that begins like a formula is only text: %j', (text) => {
  expect(guardFormula(text)).toBe(`'${text}`);
  expect(unguardFormula(`'${text}`)).toBe(text);
});

test.each(['-480.00', '+639171234567', '-480.5', '7', 'plain', "it's", "'tis"])(
  'a number with its sign and a plain text stay as they are: %s',
  (text) => {
    expect(guardFormula(text)).toBe(text);
    expect(unguardFormula(text)).toBe(text);
  },
);

test('numbers of any kind are written as numbers', () => {
  expect(csvLine([-480.5, 12n, 7])).toBe('-480.5,12,7\r\n');
});

test('a formula with quotes and commas is guarded before it is quoted', () => {
  expect(csvLine(['=HYPERLINK("http://x","y")'])).toBe('"\'=HYPERLINK(""http://x"",""y"")"\r\n');
});

test('commas, quotes and line breaks stay inside their cell', () => {
  const csv = toCsv(
    [{ header: 'Name', value: (row: string) => row }],
    ['a,b', 'say "no"', 'two\nlines'],
  );
  expect(csv).toBe('Name\r\n"a,b"\r\n"say ""no"""\r\n"two\nlines"\r\n');
});

test('what was written is read back as it was', () => {
  const rows = [
    ['name', 'note', 'last'],
    FORMULAS.slice(0, 3),
    FORMULAS.slice(3, 6),
    FORMULAS.slice(6, 9),
    WIDE.slice(0, 3),
    WIDE.slice(3, 6),
    ["''@x", 'a "b", c', ''],
    ['', 'two\r\nlines', '-12.50'],
    ['ünïcode 千', ' spaces ', '+639171234567'],
  ];
  expect(readCsv(writeCsv(rows))).toEqual({ rows });
  expect(readCsv(`\uFEFF${writeCsv(rows)}`)).toEqual({ rows });
});

test('line ends of any kind end a row, and empty rows are left out', () => {
  expect(readCsv('a,b\n\r\nc,d\re,')).toEqual({
    rows: [
      ['a', 'b'],
      ['c', 'd'],
      ['e', ''],
    ],
  });
  expect(readCsv('')).toEqual({ rows: [] });
});

test('a quote that never ends is a fault of its row', () => {
  expect(readCsv('a,b\n"open')).toEqual({ faultyRow: 2 });
  expect(readCsv('a"b')).toEqual({ faultyRow: 1 });
});
