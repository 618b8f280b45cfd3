import { guardFormula } from './formula.ts';
import { zip } from './zip.ts';

/** A text, a number, or a decimal number in its own digits; nothing: an empty cell. */
export type SheetCell = string | number | { decimal: string } | null;

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A spreadsheet counts in floats: what has more digits than those hold is written as text, exactly. */
const MAX_DIGITS = 15;
/** A cell takes no more. */
const MAX_TEXT = 32_767;
const MAX_SHEET_NAME = 31;

/** The rows as a workbook of one sheet, its first row in bold and kept in sight. */
export function writeXlsx(name: string, rows: readonly (readonly SheetCell[])[]) {
  return zip([
    { name: '[Content_Types].xml', text: TYPES },
    { name: '_rels/.rels', text: relations([['officeDocument', 'xl/workbook.xml']]) },
    { name: 'xl/workbook.xml', text: workbook(name) },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    },
    { name: 'xl/styles.xml', text: STYLES },
    { name: 'xl/worksheets/sheet1.xml', text: sheet(rows) },
  ]);
}

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PARTS = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${PARTS}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${PARTS}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${PARTS}.styles+xml"/></Types>`;

/** Plain, bold for the first row, and money with its thousands apart. */
const STYLES = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="#,##0.00##"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`;
const [PLAIN, BOLD, MONEY] = [0, 1, 2];

function relations(targets: readonly (readonly [type: string, target: string])[]): string {
  const each = targets.map(
    ([type, target], n) =>
      `<Relationship Id="rId${n + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${HEAD}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

function workbook(name: string): string {
  const allowed = name.replace(/[[\]:*?/\\']/g, ' ').slice(0, MAX_SHEET_NAME) || 'Sheet';
  return `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(allowed)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
}

function sheet(rows: readonly (readonly SheetCell[])[]): string {
  const lines = rows.map((cells, row) => {
    const each = cells.map((cell, column) => written(cell, `${columnName(column)}${row + 1}`, row));
    return `<row r="${row + 1}">${each.join('')}</row>`;
  });
  return `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15" defaultColWidth="14"/><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

function written(cell: SheetCell, place: string, row: number): string {
  if (cell === null) return '';
  if (typeof cell === 'number' && Number.isFinite(cell)) return numeric(place, String(cell), PLAIN);
  if (typeof cell === 'object') {
    const digits = cell.decimal.replace(/\D/g, '').replace(/^0+/, '');
    if (/^-?\d+(\.\d+)?$/.test(cell.decimal) && digits.length <= MAX_DIGITS) {
      return numeric(place, cell.decimal, MONEY);
    }
    return textual(place, cell.decimal, PLAIN);
  }
  return textual(place, guardFormula(cell), row === 0 ? BOLD : PLAIN);
}

const numeric = (place: string, value: string, style: number) =>
  `<c r="${place}" s="${style}"><v>${value}</v></c>`;

const textual = (place: string, value: string, style: number) =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(value.slice(0, MAX_TEXT))}</t></is></c>`;

/** A, B, …, Z, AA, AB, … */
function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${columnName(Math.floor(column / 26) - 1)}${letter}`;
}

// XML has no place for most control characters, not even escaped.
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are meant
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Cs}/gu;

function escaped(text: string): string {
  return text
    .replace(FORBIDDEN, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}
