import { expect, test } from 'vitest';
import { writeXlsx } from './index.ts';

/** Reads what is stored in an archive by its own directory. */
function filesIn(bytes: Uint8Array): Map<string, string> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const text = (from: number, length: number) =>
    new TextDecoder().decode(bytes.subarray(from, from + length));
  const end = bytes.length - 22;
  expect(view.getUint32(end, true)).toBe(0x06054b50);
  const found = new Map<string, string>();
  let at = view.getUint32(end + 16, true);
  for (let n = view.getUint16(end + 10, true); n > 0; n -= 1) {
    expect(view.getUint32(at, true)).toBe(0x02014b50);
    const [size, nameLength] = [view.getUint32(at + 24, true), view.getUint16(at + 28, true)];
    const local = view.getUint32(at + 42, true);
    expect(view.getUint32(local, true)).toBe(0x04034b50);
    expect(view.getUint32(local + 14, true), 'both say the same sum').toBe(
      view.getUint32(at + 16, true),
    );
    const from = local + 30 + view.getUint16(local + 26, true);
    found.set(text(at + 46, nameLength), text(from, size));
    at += 46 + nameLength;
  }
  return found;
}

test('a workbook holds its rows: texts as texts, money as numbers, formulas as words', () => {
  const files = filesIn(
    writeXlsx('GGR [2031/05]', [
      ['game', 'ggr'],
      ['=HYPERLINK("x")', { decimal: '-480.5000' }],
      ['<b>&"千', { decimal: '12345678901234567.0001' }],
      ['line\u0000one', 7],
      [null, 0.25],
    ]),
  );
  expect([...files.keys()][0]).toBe('[Content_Types].xml');
  expect(files.get('xl/workbook.xml')).toContain('name="GGR  2031 05 "');
  const sheet = files.get('xl/worksheets/sheet1.xml')!;
  expect(sheet).toContain(
    '<c r="A2" s="0" t="inlineStr"><is><t xml:space="preserve">\'=HYPERLINK(&quot;x&quot;)</t></is></c>',
  );
  expect(sheet).toContain('<c r="B2" s="2"><v>-480.5000</v></c>');
  expect(sheet).toContain('&lt;b&gt;&amp;&quot;千');
  expect(sheet, 'more digits than a float holds stay exact').toContain(
    '>12345678901234567.0001</t>',
  );
  expect(sheet).toContain('line\ufffdone');
  expect(sheet).toContain('<row r="5"><c r="B5" s="0"><v>0.25</v></c></row>');
  expect(sheet).not.toContain('<f>');
});

test('columns beyond Z have two letters', () => {
  const sheet = filesIn(writeXlsx('wide', [Array.from({ length: 53 }, (_, n) => n)]));
  expect(sheet.get('xl/worksheets/sheet1.xml')).toMatch(/r="Z1".*r="AA1".*r="AZ1".*r="BA1"/);
});
