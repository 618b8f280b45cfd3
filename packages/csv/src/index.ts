export { type Cell, guardFormula, unguardFormula } from './formula.ts';
export { type ReadCsv, readCsv } from './read.ts';
export { type Sheet, type SheetForm, sheetFile } from './sheet-file.ts';
export { BYTE_ORDER_MARK, type CsvColumn, csvLine, toCsv, writeCsv } from './write.ts';
export { writeXlsx, XLSX_TYPE } from './xlsx.ts';
